import { X } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { mostBlockedCompanies } from "#domain/privacy/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

interface BlockedCompaniesProps {
  readonly companies: readonly string[];
  /** Where the person works now, if that is not blocked. */
  readonly employer: string | null;
  readonly isPublic: boolean;
  readonly onChange: (companies: string[]) => void;
}

export const BlockedCompanies = ({ companies, employer, isPublic, onChange }: BlockedCompaniesProps) => {
  const [typed, setTyped] = useState("");
  const [objection, setObjection] = useState<string>();
  const block = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = typed.trim();
    if (name === "") {
      setObjection("Please enter a company's name");
    } else if (companies.some((each) => each.toLowerCase() === name.toLowerCase())) {
      setObjection(`${name} is already blocked`);
    } else if (companies.length >= mostBlockedCompanies) {
      setObjection(`There is room for ${mostBlockedCompanies} companies`);
    } else {
      setTyped("");
      onChange([...companies, name]);
    }
  };
  return (
    <>
      {employer !== null && companies.length < mostBlockedCompanies && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 rounded-card border border-line bg-paper-2 px-4.5 py-3.5">
          <p className="min-w-0 flex-1 basis-52 text-[15px]/6 wrap-anywhere">
            You work at <span className="font-[600]">{employer}</span>. Hide from them?
          </p>
          <Button look="secondary" size="small" onClick={() => onChange([...companies, employer])}>
            Hide from them
          </Button>
        </div>
      )}
      <form noValidate aria-label="Block a company" onSubmit={block}>
        <Field label="Company name" error={objection}>
          <div className="flex gap-2.5">
            <Input
              autoComplete="off"
              maxLength={255}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setObjection(undefined);
              }}
            />
            <Button type="submit" look="secondary" size="large">
              Block
            </Button>
          </div>
        </Field>
      </form>
      {companies.length > 0 && (
        <ul aria-label="Blocked companies" className="mt-3 flex flex-wrap gap-2">
          {companies.map((company) => (
            <li
              key={company}
              className="flex min-h-9 max-w-full items-center rounded-tag bg-tag pl-3 text-[15px]/6 pointer-coarse:min-h-11"
            >
              <span className="wrap-anywhere">{company}</span>
              <button
                type="button"
                aria-label={`Unblock ${company}`}
                onClick={() => onChange(companies.filter((each) => each !== company))}
                className="ml-0.5 grid size-9 shrink-0 place-items-center rounded-tag text-ink-3 transition-colors hover:text-ink pointer-coarse:size-11"
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isPublic && companies.length > 0 && (
        <p className="mt-3 max-w-[62ch] text-sm/5 text-ink-3">
          If your profile is public, someone at a blocked company who has the link and isn’t signed in can still open
          your public page. With Recruiters Only there is no public page.
        </p>
      )}
    </>
  );
};
