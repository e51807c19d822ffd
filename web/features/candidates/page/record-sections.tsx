/** The record: work history, education, skills and single fields. */
import type { ReactNode } from "react";
import { formatAvailability } from "#domain/candidates/availability.ts";
import type { CandidateFields } from "#domain/candidates/candidate-fields.ts";
import { EntryParts } from "../../../sections/entries/entry-parts.tsx";
import { EmptyText, Section } from "./section.tsx";

const formatMonth = (value: string | null | undefined): string => {
  if (value === undefined || value === null) return "present";
  const [year = "", month] = value.split("-");
  if (month === undefined) return year;
  const day = new Date(Date.UTC(Number(year), Number(month) - 1));
  return day.toLocaleDateString("en-US", { year: "numeric", month: "short", timeZone: "UTC" });
};

const formatPeriod = ({ start, end }: CandidateFields["workHistory"][number]): string =>
  start === undefined ? "No dates" : `${formatMonth(start)} to ${formatMonth(end)}`;

export const AboutSection = ({ fields }: { readonly fields: CandidateFields }) => (
  <>
    {fields.summary !== null && fields.summary !== "" && (
      <Section title="Summary">
        <p className="max-w-[72ch] text-[15px]/6 whitespace-pre-line wrap-anywhere">{fields.summary}</p>
      </Section>
    )}
    <Section title="Work history">
      {fields.workHistory.length === 0 ? (
        <EmptyText>No work history yet.</EmptyText>
      ) : (
        <ol aria-label="Work history" className="grid gap-4">
          {fields.workHistory.map((role, index) => (
            <li key={`${role.title} ${role.company} ${role.start} ${index}`}>
              <p className="text-[15px]/6 wrap-anywhere">
                <span className="font-[580]">{role.title}</span>
                {role.company !== "" && `, ${role.company}`}
              </p>
              <p className="text-sm/5 text-ink-3">{[formatPeriod(role), role.location].filter(Boolean).join(" · ")}</p>
              {role.description !== undefined && role.description !== "" && (
                <p className="mt-1 max-w-[72ch] text-[15px]/6 whitespace-pre-line wrap-anywhere text-ink-2">
                  {role.description}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Section>
    {fields.education.length > 0 && (
      <Section title="Education">
        <ul aria-label="Education" className="grid gap-1.5 text-[15px]/6">
          {fields.education.map(({ degree, field, school, year }, index) => (
            <li key={`${degree} ${school} ${index}`} className="wrap-anywhere">
              {[degree, field, school].filter((each) => each !== undefined && each !== "").join(", ")}
              {year !== undefined && <span className="text-ink-3"> · {year}</span>}
            </li>
          ))}
        </ul>
      </Section>
    )}
    <EntryParts
      entries={fields}
      renderPart={(title, content) => (
        <Section key={title} title={title}>
          {content}
        </Section>
      )}
    />
  </>
);

const factsOf = (fields: CandidateFields): readonly (readonly [string, ReactNode])[] => [
  ["Desired salary", fields.desiredSalary === null ? null : `$${fields.desiredSalary.toLocaleString("en-US")}/year`],
  ["Experience", fields.years === null ? null : `${fields.years} ${fields.years === 1 ? "year" : "years"}`],
  ["Available", formatAvailability(fields.availability)],
];

export const FactsSection = ({ fields, note }: { readonly fields: CandidateFields; readonly note: string | null }) => (
  <Section title="Details">
    <dl className="grid gap-2 text-[15px]/6">
      {factsOf(fields)
        .filter(([, value]) => value !== null && value !== "")
        .map(([label, value]) => (
          <div key={label} className="grid grid-cols-[104px_1fr] gap-3">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
    {note !== null && note !== "" && (
      <p className="mt-3 text-[15px]/6 whitespace-pre-line wrap-anywhere text-ink-2">{note}</p>
    )}
  </Section>
);

export const SkillsSection = ({ skills }: { readonly skills: readonly string[] }) => (
  <Section title="Skills" count={skills.length}>
    {skills.length === 0 ? (
      <EmptyText>No skills listed.</EmptyText>
    ) : (
      <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
        {skills.map((skill) => (
          <li key={skill} className="rounded-tag bg-tag px-2.5 py-1 text-[13px]/5 wrap-anywhere text-ink-2">
            {skill}
          </li>
        ))}
      </ul>
    )}
  </Section>
);
