/** One candidate as a client reviewer sees them. */
import { Quote } from "lucide-react";
import type { ReactNode } from "react";
import type { CandidateByLink } from "#domain/shortlists/shortlist-by-link.ts";

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3 className="font-text text-sm/5 font-[600] tracking-normal text-ink-3">{title}</h3>
    <div className="mt-2">{children}</div>
  </section>
);

const Roles = ({ roles }: Pick<CandidateByLink, "roles">) => (
  <ol className="grid gap-3">
    {roles.map(({ title, company, time, description }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- two roles may be identical
      <li key={index} className="grid gap-x-6 sm:grid-cols-[1fr_auto]">
        <p className="text-base/6 wrap-anywhere">
          <span className="font-[560]">{title ?? "Other work"}</span>
          {company !== null && <span className="text-ink-2">, {company}</span>}
        </p>
        {time !== "" && <p className="text-[15px]/6 text-ink-3 tabular-nums">{time}</p>}
        {description !== null && (
          <p className="max-w-[72ch] text-[15px]/6 whitespace-pre-line wrap-anywhere text-ink-2 sm:col-span-2">
            {description}
          </p>
        )}
      </li>
    ))}
  </ol>
);

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Section title={title}>
      <ul className="grid gap-1 text-base/6 wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );

export const CandidateForReviewer = ({ candidate }: { readonly candidate: CandidateByLink }) => {
  const { title, years, place, summary, skills, credentials, languages, roles, education, why } = candidate;
  const facts = [title, years === null ? null : `${years} ${years === 1 ? "year" : "years"} of experience`, place];
  return (
    <div className="grid min-w-0 gap-6">
      <p className="text-[17px]/7 wrap-anywhere text-ink-2">{facts.filter((fact) => fact !== null).join(", ")}</p>
      {why !== "" && (
        <figure className="flex gap-3 rounded-control bg-paper-2 px-4 py-3.5">
          <Quote className="mt-1 size-4 shrink-0 text-brand" aria-hidden="true" />
          <blockquote className="min-w-0 text-base/[26px] whitespace-pre-line wrap-anywhere">{why}</blockquote>
          <figcaption className="sr-only">Why they're recommended</figcaption>
        </figure>
      )}
      {summary !== null && (
        <Section title="Summary">
          <p className="max-w-[72ch] text-base/[26px] whitespace-pre-line wrap-anywhere">{summary}</p>
        </Section>
      )}
      {skills.length > 0 && (
        <Section title="Skills">
          <ul className="flex flex-wrap gap-1.5">
            {skills.map((skill) => (
              <li
                key={skill}
                className="rounded-tag bg-tag px-2.5 py-1 text-[13px]/5 font-[560] wrap-anywhere text-ink-2"
              >
                {skill}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Lines title="Licenses and certifications" lines={credentials} />
      <Lines title="Languages" lines={languages} />
      {roles.length > 0 && (
        <Section title="Experience">
          <Roles roles={roles} />
        </Section>
      )}
      <Lines title="Education" lines={education} />
    </div>
  );
};
