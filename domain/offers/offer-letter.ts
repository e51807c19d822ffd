/** The words of an offer's letter. What stands in braces is taken from the terms, so that letter and terms never disagree. */
import type { OfferTerms } from "./offer-terms.ts";
import { dayWords, deadlineWords, payWords } from "./offer-words.ts";

export interface LetterFacts extends Omit<OfferTerms, "letter"> {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly sender: string;
}

/** A map, which knows nothing but what stands in it: "{constructor}" is no place. */
const filled: ReadonlyMap<string, (facts: LetterFacts) => string> = new Map([
  ["first name", ({ firstName }: LetterFacts) => firstName],
  ["job", ({ job }: LetterFacts) => job],
  ["company", ({ company }: LetterFacts) => company],
  ["pay", payWords],
  ["start date", ({ startsOn }: LetterFacts) => dayWords(startsOn)],
  ["answer by", ({ answerBy, timeZone }: LetterFacts) => deadlineWords(answerBy, timeZone)],
  ["your name", ({ sender }: LetterFacts) => sender],
]);

export const letterPlaces: readonly string[] = [...filled.keys()];

/** Braces around anything that is not known stay as they were written. */
export const fillLetter = (text: string, facts: LetterFacts): string =>
  text.replaceAll(/\{([a-z ]+)\}/g, (whole, word: string) => filled.get(word)?.(facts) ?? whole);

/** Braces that nothing is known for: somebody has mistyped, and the candidate would read them. */
export const unknownPlaces = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\{([^{}\n]{1,40})\}/g)].flatMap(([whole, word]) => (filled.has(word ?? "") ? [] : [whole])),
  ),
];

export interface JobForLetter {
  readonly location: string | null;
  readonly isRemote: boolean;
  readonly type: string;
  readonly benefits: string | null;
}

const placeSentence = ({ location, isRemote }: JobForLetter): string => {
  if (location !== null && location !== "")
    return isRemote ? ` You work remotely or from ${location}.` : ` You work in ${location}.`;
  return isRemote ? " You work remotely." : "";
};

const benefitsParagraph = ({ benefits }: JobForLetter): readonly string[] => {
  const plain = (benefits ?? "").replaceAll(/\s+/g, " ").trim();
  return plain === "" ? [] : [`Besides your pay you have what the position comes with: ${plain}`];
};

/** What the letter says until somebody writes their own. */
export const proposeLetter = (job: JobForLetter): string =>
  [
    "Dear {first name},",
    "We have enjoyed our conversations and would be glad to have you with us. {company} offers you the position of {job}.",
    `Your pay is {pay}, and your first day is {start date}.${placeSentence(job)} The position is ${job.type}.`,
    ...benefitsParagraph(job),
    "Please tell us by {answer by} whether you accept. You can do so on the page from which you have this letter; no printer and no stamp is needed. If you have a question, answer the mail that brought you here.",
    "With kind regards",
    "{your name}\n{company}",
  ].join("\n\n");

/** As paragraphs, each with its lines. */
export const letterParagraphs = (text: string): readonly (readonly string[])[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    )
    .filter((paragraph) => paragraph.length > 0);
