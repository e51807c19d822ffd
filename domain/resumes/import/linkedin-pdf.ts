/**
 * Reads a profile that LinkedIn saved as PDF. Its jobs have one shape: the company, the title in a smaller size, the dates
 * with the duration in brackets, then a location. Several jobs at one company are listed under its name once, with their
 * total duration.
 */
import { cut, sliceOf, type Line, type Slice } from "../layout/document-lines.ts";
import { foundDates, type FoundDate } from "../sections/entry-parts.ts";
import type { FoundJob } from "../fields/experience.ts";
import { describe } from "../fields/job-description.ts";
import { locationScore } from "../fields/locations.ts";

/** Every such PDF prints the profile URL in this form, in any language. */
export const isLinkedinPdf = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => text.endsWith("(LinkedIn)")) && lines.some(({ text }) => text.includes("linkedin.com/in/"));

const pageNumber = /^\p{L}+ \d+ \p{L}+ \d+$/u;
const durationInBrackets = /^\s*\(\D*\d[^()]*\)$/u;
const durationAlone = /^(?:\p{L}+ )*\d+ \p{L}+(?: \d+ \p{L}+)?$/u;

interface Entry {
  readonly date: FoundDate;
  readonly title: number;
  /** Undefined if the company is the one of the job above. */
  readonly company: number | undefined;
}

const entriesOf = (lines: readonly Line[]): Entry[] => {
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const date = foundDates(line, index, true).find(
      (each) => !each.single && durationInBrackets.test(line.text.slice(each.slice.end - line.start)),
    );
    const title = lines[index - 1];
    const above = lines[index - 2];
    if (date === undefined || date.slice.start !== line.start || title === undefined) continue;
    const isFirst = entries.length === 0;
    const hasTotal = above !== undefined && durationAlone.test(above.text) && index >= 3;
    const isCompany = above !== undefined && (isFirst || above.size > title.size + 0.2);
    const company = hasTotal ? index - 3 : isCompany ? index - 2 : undefined;
    entries.push({ date, title: index - 1, company });
  }
  return entries;
};

const slicesAt = (lines: readonly Line[], index: number | undefined): Slice | null => {
  const line = index === undefined ? undefined : lines[index];
  return line === undefined ? null : sliceOf(line);
};

const capitalized = /^\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}.'’-]*){0,5}$/u;

/** A town may be missing from our lists. The description is written in sentences. */
const isLocation = ({ text }: Line): boolean =>
  text.length < 70 && !/[.!?:;]$/.test(text) && (locationScore(text) >= 0.5 || capitalized.test(text));

/** Undefined if the section does not have this shape. */
export const readLinkedinJobs = (section: readonly Line[]): FoundJob[] | undefined => {
  const lines = section.filter(({ text }) => !pageNumber.test(text));
  const entries = entriesOf(lines);
  if (entries.length === 0) return undefined;
  let company: Slice | null = null;
  return entries.map((entry, order): FoundJob => {
    company = slicesAt(lines, entry.company) ?? company;
    const next = entries[order + 1];
    const below = lines.slice(entry.date.line + 1, next === undefined ? lines.length : (next.company ?? next.title));
    const place = below[0] !== undefined && isLocation(below[0]) ? below[0] : undefined;
    return {
      title: slicesAt(lines, entry.title),
      company,
      location: place === undefined ? null : sliceOf(place),
      certainty: 1,
      method: "LinkedIn print",
      date: entry.date,
      description: describe(place === undefined ? below : below.slice(1)),
    };
  });
};

/** "Senior Accountant at Northlake": the company is stored with the job. */
export const titleInHeadline = (headline: Slice, jobs: readonly FoundJob[]): Slice => {
  const company = jobs.find(
    (job) => job.company !== null && headline.text.endsWith(` at ${job.company.text}`),
  )?.company;
  return company ? cut(headline, 0, headline.text.length - ` at ${company.text}`.length) : headline;
};
