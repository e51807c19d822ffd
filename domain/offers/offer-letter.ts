/** The text of an offer letter. Placeholders in braces are filled from the terms, so that letter and terms agree. */
import type { OfferTerms } from "./offer-terms.ts";
import { formatLongDay, formatDeadline, formatPay } from "./offer-text.ts";

export interface OfferLetterFacts extends Omit<OfferTerms, "letter"> {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly sender: string;
}

/** A map instead of an object, so that "{constructor}" is not a known placeholder. */
const placeholderValues: ReadonlyMap<string, (facts: OfferLetterFacts) => string> = new Map([
  ["first name", ({ firstName }: OfferLetterFacts) => firstName],
  ["job", ({ job }: OfferLetterFacts) => job],
  ["company", ({ company }: OfferLetterFacts) => company],
  ["pay", formatPay],
  ["start date", ({ startsOn }: OfferLetterFacts) => formatLongDay(startsOn)],
  ["answer by", ({ answerBy, timeZone }: OfferLetterFacts) => formatDeadline(answerBy, timeZone)],
  ["your name", ({ sender }: OfferLetterFacts) => sender],
]);

export const offerLetterPlaceholders: readonly string[] = [...placeholderValues.keys()];

/** Unknown placeholders stay as written. */
export const fillOfferLetter = (text: string, facts: OfferLetterFacts): string =>
  text.replaceAll(/\{([a-z ]+)\}/g, (placeholder, word: string) => placeholderValues.get(word)?.(facts) ?? placeholder);

/** Unknown placeholders, most likely typos, which the candidate would see. */
export const unknownPlaceholders = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\{([^{}\n]{1,40})\}/g)].flatMap(([placeholder, word]) =>
      placeholderValues.has(word ?? "") ? [] : [placeholder],
    ),
  ),
];

export interface OfferLetterJob {
  readonly location: string | null;
  readonly isRemote: boolean;
  readonly type: string;
  readonly benefits: string | null;
}

const locationSentence = ({ location, isRemote }: OfferLetterJob): string => {
  if (location !== null && location !== "")
    return isRemote ? ` You'll work remotely or from ${location}.` : ` You'll work in ${location}.`;
  return isRemote ? " You'll work remotely." : "";
};

const benefitsParagraph = ({ benefits }: OfferLetterJob): readonly string[] => {
  const plain = (benefits ?? "").replaceAll(/\s+/g, " ").trim();
  return plain === "" ? [] : [`In addition to your pay, the position includes: ${plain}`];
};

/** The default text of an offer letter. */
export const proposeOfferLetter = (job: OfferLetterJob): string =>
  [
    "Dear {first name},",
    "We have enjoyed our conversations and would love to have you join us. {company} is pleased to offer you the position of {job}.",
    `Your pay will be {pay}, and your first day will be {start date}.${locationSentence(job)} This is ${/^[aeiou]/.test(job.type) ? "an" : "a"} ${job.type} position.`,
    ...benefitsParagraph(job),
    "Please let us know by {answer by} whether you accept. You can respond on the page where you opened this letter, so there is nothing to print. If you have any questions, reply to the email we sent you.",
    "Sincerely,",
    "{your name}\n{company}",
  ].join("\n\n");

/** Paragraphs, each as a list of lines. */
export const offerLetterParagraphs = (text: string): readonly (readonly string[])[] =>
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
