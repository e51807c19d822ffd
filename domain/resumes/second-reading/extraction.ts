/** What a language model may say about a resume, and which of it is believed: only words that are in the text. */
import { z } from "zod";
import { dateRangesIn, meansPresent, singleDatesIn } from "../fields/dates.ts";
import type { Span } from "../read-resume.ts";

const text = z.string().max(255).nullish();

/** Contact details aren't asked for: they aren't sent. */
export const resumeExtraction = z.object({
  title: text,
  skills: z.array(z.string().max(100)).max(100).nullish(),
  experience: z
    .array(z.object({ title: text, company: text, start: text, end: text }))
    .max(40)
    .nullish(),
  education: z
    .array(z.object({ institution: text, degree: text, year: text }))
    .max(20)
    .nullish(),
});

export type ResumeExtraction = z.infer<typeof resumeExtraction>;

export interface Quote {
  readonly text: string;
  readonly span: Span;
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where the words are printed, as they are printed. Lines and spaces may be broken differently. Null if they aren't in the text. */
export const quoteIn = (text: string, words: string | null | undefined): Quote | null => {
  const parts = words?.trim().split(/\s+/) ?? [];
  if (parts.length === 0 || parts[0] === "" || parts.length > 40) return null;
  // Whole words: "Java" isn't quoted from "JavaScript".
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${parts.map(escaped).join(String.raw`\s+`)}(?![\p{L}\p{N}])`,
    "u",
  );
  const match = pattern.exec(text);
  return match
    ? { text: match[0].replaceAll(/\s+/g, " "), span: { start: match.index, end: match.index + match[0].length } }
    : null;
};

/** YYYY-MM or YYYY. Null means until now; undefined that the words are no printed date. */
export const dateOf = (words: string | null | undefined, text: string): string | null | undefined => {
  if (words === null || words === undefined || quoteIn(text, words) === null) return undefined;
  if (meansPresent(words)) return null;
  return (singleDatesIn(words)[0] ?? dateRangesIn(words)[0])?.start;
};
