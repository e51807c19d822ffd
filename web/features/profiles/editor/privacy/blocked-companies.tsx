import { X } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { maxBlockedCompanies } from "#domain/privacy/settings.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";

interface BlockedCompaniesProps {
  readonly companies: readonly string[];
  /** The person's current employer, if it isn't blocked. */
  readonly employer: string | null;
  readonly isPublic: boolean;
  readonly onChange: (companies: string[]) => void;
}

export const BlockedCompanies = ({ companies, employer, isPublic, onChange }: BlockedCompaniesProps) => {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const block = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = text.trim();
    if (name === "") {
      setProblem("Enter a company name");
    } else if (companies.some((each) => each.toLowerCase() === name.toLowerCase())) {
      setProblem(`${name} is already blocked`);
    } else if (companies.length >= maxBlockedCompanies) {
      setProblem(`You can block up to ${maxBlockedCompanies} companies`);
    } else {
      setText("");
      onChange([...companies, name]);
    }
  };
  return (
    <>
      {employer !== null && companies.length < maxBlockedCompanies && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 rounded-card border border-line bg-paper-2 px-4.5 py-3.5">
          <p className="min-w-0 flex-1 basis-52 text-[15px]/6 wrap-anywhere">
            You work at <span className="font-[600]">{employer}</span>. Hide your profile from them?
          </p>
          <Button variant="secondary" size="small" onClick={() => onChange([...companies, employer])}>
            Hide from them
          </Button>
        </div>
      )}
      <form noValidate aria-label="Block a company" onSubmit={block}>
        <Field label="Company name" error={problem}>
          <div className="flex gap-2.5">
            <Input
              autoComplete="off"
              maxLength={255}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setProblem(undefined);
              }}
            />
            <Button type="submit" variant="secondary" size="large">
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
          If your profile is public, someone at a blocked company who has the link and isn't signed in can still open
          your public page. With Recruiters Only there is no public page.
        </p>
      )}
    </>
  );
};
