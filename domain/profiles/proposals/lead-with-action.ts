/** Rewrites a job description so that every sentence begins with the action. Only the form of the verbs changes. */
import { capitalized, sentencesOf, tidySentence } from "./sentences.ts";

const irregular: Readonly<Record<string, readonly [present: string, past: string]>> = {
  building: ["build", "built"],
  leading: ["lead", "led"],
  running: ["run", "ran"],
  writing: ["write", "wrote"],
  overseeing: ["oversee", "oversaw"],
  keeping: ["keep", "kept"],
  making: ["make", "made"],
  taking: ["take", "took"],
  teaching: ["teach", "taught"],
  selling: ["sell", "sold"],
  buying: ["buy", "bought"],
  driving: ["drive", "drove"],
  growing: ["grow", "grew"],
  giving: ["give", "gave"],
  meeting: ["meet", "met"],
  setting: ["set", "set"],
  cutting: ["cut", "cut"],
  finding: ["find", "found"],
  winning: ["win", "won"],
  holding: ["hold", "held"],
  sending: ["send", "sent"],
  bringing: ["bring", "brought"],
  dealing: ["deal", "dealt"],
  feeding: ["feed", "fed"],
};

const regular = new Map(
  `manage coordinate supervise organize organise provide maintain develop design support handle assist train process
  prepare schedule monitor create implement plan perform conduct ensure improve review analyze analyse test deliver clean
  operate repair install inspect document track order answer greet serve cook recruit hire coach mentor negotiate
  forecast budget report research update administer evaluate assess treat resolve troubleshoot configure deploy
  automate migrate audit reconcile translate edit publish promote advise counsel educate collect load pack ship
  stock weld assemble program code present facilitate care check help measure record reduce increase launch`
    .split(/\s+/)
    .map((verb): [string, readonly [string, string]] => {
      const doubled = /^(?:plan|ship|program)$/.test(verb) ? `${verb}${verb.at(-1) ?? ""}` : verb;
      const past = doubled.endsWith("e")
        ? `${doubled}d`
        : /[^aeiou]y$/.test(doubled)
          ? `${doubled.slice(0, -1)}ied`
          : `${doubled}ed`;
      const gerund = doubled.endsWith("e") && !doubled.endsWith("ee") ? `${doubled.slice(0, -1)}ing` : `${doubled}ing`;
      return [gerund, [verb, past]];
    }),
);

const conjugate = (gerund: string, isCurrent: boolean): string | undefined => {
  const forms = irregular[gerund] ?? regular.get(gerund);
  return forms?.[isCurrent ? 0 : 1];
};

const dutyPrefix =
  /^(?:(?:i|we)\s+)?(?:(?:was|were|am|are)\s+)?(?:mainly |primarily |also |directly |fully |solely )?(?:responsible for|in charge of|tasked with|charged with)\s+/i;
const heading =
  /^(?:(?:my |key |main |daily |the )*(?:duties|responsibilities|tasks|role)(?: and responsibilities)?\s*(?:included?|involved?|were|was|are|is)?\s*:?\s*)/i;
const person =
  /^(?:i|we)\s+(?:(?:have|had|also|then|was|am)\s+)*(?=\p{Ll}+(?:ed|t|d|ew|an|ove|ote|aught|ought|ung|ing)\b)/iu;
const firstWord = /^(\p{L}+)/u;

/** "was responsible for managing and training" becomes "managed and trained". */
const startWithVerb = (rest: string, isCurrent: boolean): string | undefined => {
  const [gerund = ""] = firstWord.exec(rest) ?? [];
  const verb = conjugate(gerund.toLowerCase(), isCurrent);
  if (verb === undefined) return undefined;
  return `${verb}${rest
    .slice(gerund.length)
    .replaceAll(/(,\s+(?:and\s+)?|(?<!\s)\s+and\s+)(\p{L}+ing)\b/gu, (whole, conjunction: string, next: string) => {
      const form = conjugate(next.toLowerCase(), isCurrent);
      return form === undefined ? whole : `${conjunction}${form}`;
    })}`;
};

const leadWithAction = (sentence: string, isCurrent: boolean): string => {
  const withoutHeading = sentence.replace(heading, "");
  const body = withoutHeading === "" ? sentence : withoutHeading;
  const withoutDuty = body.replace(dutyPrefix, "");
  const startingWithVerb = startWithVerb(withoutDuty, isCurrent);
  if (startingWithVerb !== undefined) return startingWithVerb;
  if (withoutDuty !== body) return `responsible for ${withoutDuty}`;
  return body.replace(person, "");
};

/** One line per action, without duplicates. */
export const actionLed = (description: string, isCurrent: boolean): string => {
  const lines = sentencesOf(description).map((sentence) =>
    tidySentence(capitalized(leadWithAction(tidySentence(sentence), isCurrent))),
  );
  const seenSentences = new Set<string>();
  return lines
    .filter((line) => line !== "" && !seenSentences.has(line.toLowerCase()) && seenSentences.add(line.toLowerCase()))
    .join("\n");
};
