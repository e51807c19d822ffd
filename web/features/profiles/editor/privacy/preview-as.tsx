/** The person's own profile as another viewer would get it from the server. */
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { type Preview, previewProfile, type PreviewViewer } from "#domain/privacy/preview.ts";
import { call } from "../../../../lib/api/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { NativeSelect } from "../../../../ui/native-select.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { VisibleProfileView } from "./visible-profile.tsx";
import { hiddenFieldLabels, hiddenReasonText } from "./visibility-text.ts";
import { TabSection } from "../tab-section.tsx";

const viewers: readonly (readonly [PreviewViewer, string])[] = [
  ["public", "A visitor to your public page"],
  ["recruiter", "A recruiter"],
  ["company", "A company by name"],
];

interface PreviewRequest {
  readonly as: PreviewViewer;
  readonly company: string;
}

const subjectOf = ({ as, company }: PreviewRequest): string =>
  as === "public" ? "a visitor sees" : as === "recruiter" ? "a recruiter sees" : `${company} sees`;

const HiddenProfile = ({ because }: { readonly because: NonNullable<Preview["because"]> }) => (
  <div className="flex items-start gap-3 px-5 py-5">
    <EyeOff className="mt-0.5 size-5 shrink-0 text-ink-3" aria-hidden="true" />
    <div className="min-w-0">
      <p className="text-[17px]/7 font-[600]">They see nothing</p>
      <p className="text-[15px]/6 text-ink-2">{hiddenReasonText[because]}</p>
    </div>
  </div>
);

const VisibleProfile = ({ preview: { because, seen, hidden } }: { readonly preview: Preview }) => {
  if (because !== null || seen === null) return <HiddenProfile because={because ?? "private"} />;
  return (
    <>
      <div className="px-5">
        <VisibleProfileView profile={seen} variant="card" />
      </div>
      <div className="border-t border-line bg-paper-2 px-5 py-4">
        <p className="text-sm/5 font-[560]">Hidden from them</p>
        {hidden.length === 0 ? (
          <p className="mt-1 text-sm/5 text-ink-2">Nothing you've filled in.</p>
        ) : (
          <ul aria-label="Hidden from them" className="mt-2 flex flex-wrap gap-1.5">
            {hidden.map((field) => (
              <li key={field} className="rounded-tag border border-line bg-card px-2.5 py-1 text-[13px]/5 text-ink-2">
                {hiddenFieldLabels[field]}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
};

const PreviewResult = ({ request }: { readonly request: PreviewRequest }) => {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [previewProfile.path, request.as, request.company],
    queryFn: () => call(previewProfile, { query: request }),
    // The preview is always fetched again, since it must reflect what is stored now.
    staleTime: 0,
    gcTime: 0,
  });
  if (isError) {
    return (
      <ErrorState
        title="We couldn't load the preview"
        text="Nothing has changed. Try again."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <section
      aria-label="What they see"
      aria-busy={isFetching}
      className="overflow-hidden rounded-card border border-line bg-card"
    >
      <h4 className="border-b border-line px-5 py-3 font-text text-[15px]/6 font-[560] tracking-normal wrap-anywhere">
        What {subjectOf(request)}
      </h4>
      {data === undefined ? (
        <div className="grid gap-3 px-5 py-5">
          <Skeleton className="h-8 w-56 max-w-full" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-3 h-20" />
        </div>
      ) : (
        <output className="block">
          <VisibleProfile preview={data} />
        </output>
      )}
    </section>
  );
};

export const PreviewAs = () => {
  const [as, setAs] = useState<PreviewViewer>("public");
  const [company, setCompany] = useState("");
  const [problem, setProblem] = useState<string>();
  const [request, setRequest] = useState<PreviewRequest>();
  const show = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = company.trim();
    if (as === "company" && name === "") setProblem("Enter a company name or web address");
    else setRequest({ as, company: as === "company" ? name : "" });
  };
  return (
    <TabSection title="Preview as…" text="See your profile the way others see it right now.">
      <form noValidate aria-label="Preview as" onSubmit={show} className="grid gap-3.5">
        <Field label="View as">
          <NativeSelect
            value={as}
            onChange={({ target }) => {
              setAs(target.value as PreviewViewer);
              setRequest(undefined);
              setProblem(undefined);
            }}
          >
            {viewers.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {as === "company" && (
          <Field label="Company" error={problem} hint="A name or a web address, such as Acme or acme.com.">
            <Input
              autoComplete="off"
              maxLength={255}
              value={company}
              onChange={({ target }) => {
                setCompany(target.value);
                setProblem(undefined);
              }}
            />
          </Field>
        )}
        <div>
          <Button type="submit" variant="secondary">
            Show preview
          </Button>
        </div>
      </form>
      {request !== undefined && (
        <div className="mt-5">
          <PreviewResult request={request} />
        </div>
      )}
    </TabSection>
  );
};
