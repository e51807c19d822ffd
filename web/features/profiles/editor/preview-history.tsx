import type { ReactNode } from "react";
import type { Education } from "#domain/profiles/history.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { timeWords } from "#domain/profiles/time-words.ts";

const yearWords = ({ startYear, year }: Pick<Education, "startYear" | "year">): string =>
  [startYear, year].filter((each) => each !== undefined).join(" to ");

interface EntryProps {
  readonly title: string;
  readonly under: string;
  readonly time: string;
  readonly description?: string | undefined;
}

const Entry = ({ title, under, time, description }: EntryProps) => (
  <li className="wrap-anywhere">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="text-[15px]/6 font-[560]">{title}</p>
      {time !== "" && <p className="text-sm/6 text-ink-3 tabular-nums">{time}</p>}
    </div>
    {under !== "" && <p className="text-[15px]/6 text-ink-2">{under}</p>}
    {description !== undefined && description !== "" && (
      <p className="mt-1.5 text-sm/[22px] whitespace-pre-line text-ink-2">{description}</p>
    )}
  </li>
);

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join(", ");

/** In the builder's card, or as a page of its own. */
export type PreviewLook = "card" | "page";

interface HistoryPartProps {
  readonly look: PreviewLook;
  readonly title: string;
  readonly children: ReactNode;
}

const HistoryPart = ({ look, title, children }: HistoryPartProps) =>
  look === "page" ? (
    <section className="border-t border-line py-7 md:grid md:grid-cols-[176px_1fr] md:gap-8 md:py-9">
      <h2 className="mb-3 font-text text-[15px]/6 font-[560] tracking-normal text-ink-3">{title}</h2>
      <ul className="grid gap-7">{children}</ul>
    </section>
  ) : (
    <section className="border-t border-line py-5">
      <h4 className="mb-2.5 font-text text-sm/5 font-[560] tracking-normal text-ink-3">{title}</h4>
      <ul className="grid gap-4.5">{children}</ul>
    </section>
  );

interface PreviewHistoryProps {
  readonly profile: Pick<Profile, "experience" | "education">;
  readonly look?: PreviewLook;
}

/** Where somebody worked and learned; left out until there is something. */
export const PreviewHistory = ({ profile: { experience, education }, look = "card" }: PreviewHistoryProps) => (
  <>
    {experience.length > 0 && (
      <HistoryPart look={look} title="Experience">
        {experience.map((position, index) => (
          <Entry
            // oxlint-disable-next-line react/no-array-index-key -- entries have no identity of their own
            key={index}
            title={position.title || position.company || "Title not shown"}
            under={joined(position.title === "" ? undefined : position.company, position.location)}
            time={timeWords(position)}
            description={position.description}
          />
        ))}
      </HistoryPart>
    )}
    {education.length > 0 && (
      <HistoryPart look={look} title="Education">
        {education.map((entry, index) => (
          <Entry
            // oxlint-disable-next-line react/no-array-index-key -- entries have no identity of their own
            key={index}
            title={joined(entry.degree, entry.field) || entry.school || "Degree not shown"}
            under={entry.degree === "" && entry.field === undefined ? "" : entry.school}
            time={yearWords(entry)}
          />
        ))}
      </HistoryPart>
    )}
  </>
);
