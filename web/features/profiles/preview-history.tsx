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

const headClass = "mb-2.5 font-text text-sm/5 font-[560] tracking-normal text-ink-3";

/** Where somebody worked and learned; left out until there is something. */
export const PreviewHistory = ({ profile: { experience, education } }: { readonly profile: Profile }) => (
  <>
    {experience.length > 0 && (
      <section className="border-t border-line py-5">
        <h4 className={headClass}>Experience</h4>
        <ul className="grid gap-4.5">
          {experience.map((position, index) => (
            <Entry
              // oxlint-disable-next-line react/no-array-index-key -- entries have no identity of their own
              key={index}
              title={position.title || position.company}
              under={joined(position.title === "" ? undefined : position.company, position.location)}
              time={timeWords(position)}
              description={position.description}
            />
          ))}
        </ul>
      </section>
    )}
    {education.length > 0 && (
      <section className="border-t border-line py-5">
        <h4 className={headClass}>Education</h4>
        <ul className="grid gap-4.5">
          {education.map((entry, index) => (
            <Entry
              // oxlint-disable-next-line react/no-array-index-key -- entries have no identity of their own
              key={index}
              title={joined(entry.degree, entry.field) || entry.school}
              under={entry.degree === "" && entry.field === undefined ? "" : entry.school}
              time={yearWords(entry)}
            />
          ))}
        </ul>
      </section>
    )}
  </>
);
