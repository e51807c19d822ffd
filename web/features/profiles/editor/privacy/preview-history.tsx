import type { ReactNode } from "react";
import type { Education } from "#domain/profiles/history.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { formatEmploymentPeriod } from "#domain/profiles/employment-period.ts";
import { EntryParts } from "../../../../sections/entries/entry-parts.tsx";

const yearText = ({ startYear, year }: Pick<Education, "startYear" | "year">): string =>
  [startYear, year].filter((each) => each !== undefined).join(" to ");

interface EntryProps {
  readonly title: string;
  readonly subtitle: string;
  readonly time: string;
  readonly description?: string | undefined;
}

const Entry = ({ title, subtitle, time, description }: EntryProps) => (
  <li className="wrap-anywhere">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="text-[15px]/6 font-[560]">{title}</p>
      {time !== "" && <p className="text-sm/6 text-ink-3 tabular-nums">{time}</p>}
    </div>
    {subtitle !== "" && <p className="text-[15px]/6 text-ink-2">{subtitle}</p>}
    {description !== undefined && description !== "" && (
      <p className="mt-1.5 text-sm/[22px] whitespace-pre-line text-ink-2">{description}</p>
    )}
  </li>
);

const joinParts = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join(", ");

/** Inside the builder's card, or as a page. */
export type PreviewVariant = "card" | "page";

interface HistoryPartProps {
  readonly variant: PreviewVariant;
  readonly title: string;
  readonly children: ReactNode;
}

const HistoryPart = ({ variant, title, children }: HistoryPartProps) =>
  variant === "page" ? (
    <section className="border-t border-line py-7 md:grid md:grid-cols-[176px_1fr] md:gap-8 md:py-9">
      <h2 className="mb-3 font-text text-[15px]/6 font-[560] tracking-normal text-ink-3">{title}</h2>
      {children}
    </section>
  ) : (
    <section className="border-t border-line py-5">
      <h4 className="mb-2.5 font-text text-sm/5 font-[560] tracking-normal text-ink-3">{title}</h4>
      {children}
    </section>
  );

interface PreviewHistoryProps {
  readonly profile: Pick<Profile, "experience" | "education" | "credentials" | "languages" | "volunteering">;
  readonly variant?: PreviewVariant;
}

const listClass: Readonly<Record<PreviewVariant, string>> = { card: "grid gap-4.5", page: "grid gap-7" };

/** Work, education, credentials, languages and volunteer work. Hidden while there are no entries. */
export const PreviewHistory = ({
  profile: { experience, education, credentials, languages, volunteering },
  variant = "card",
}: PreviewHistoryProps) => (
  <>
    {experience.length > 0 && (
      <HistoryPart variant={variant} title="Experience">
        <ul className={listClass[variant]}>
          {experience.map((position, index) => (
            <Entry
              // oxlint-disable-next-line react/no-array-index-key -- entries have no identity of their own
              key={index}
              title={position.title || position.company || "Title not shown"}
              subtitle={joinParts(position.title === "" ? undefined : position.company, position.location)}
              time={formatEmploymentPeriod(position)}
              description={position.description}
            />
          ))}
        </ul>
      </HistoryPart>
    )}
    {education.length > 0 && (
      <HistoryPart variant={variant} title="Education">
        <ul className={listClass[variant]}>
          {education.map((entry, index) => (
            <Entry
              // oxlint-disable-next-line react/no-array-index-key -- entries have no identity of their own
              key={index}
              title={joinParts(entry.degree, entry.field) || entry.school || "Degree not shown"}
              subtitle={entry.degree === "" && entry.field === undefined ? "" : entry.school}
              time={yearText(entry)}
            />
          ))}
        </ul>
      </HistoryPart>
    )}
    <EntryParts
      entries={{ credentials, languages, volunteering }}
      renderPart={(title, content) => (
        <HistoryPart key={title} variant={variant} title={title}>
          {content}
        </HistoryPart>
      )}
    />
  </>
);
