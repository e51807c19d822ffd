/** Degrees as people write them: "BS Accounting", "B.Tech", "MSc Informatics", "PhD Psychology". */
import { stemsOf } from "../occupations/stems.ts";

const steps = ["associate", "bachelor", "master", "doctor"] as const;
export type DegreeLevel = (typeof steps)[number];

// Abbreviations count in capitals only: "as" and "ma" are words.
const words: readonly (readonly [DegreeLevel, RegExp])[] = [
  ["doctor", /\b(?:[Pp][Hh]\.?[Dd]|[Dd]octor(?:ate|al)?|M\.?D|J\.?D|Pharm\.?D|DPT|DNP|Ed\.?D|DDS|DMD|DVM)\b/],
  [
    "master",
    /\b(?:[Mm]aster['’]?s|[Mm]aster of|M\.?S\.?c?|M\.?A|MBA|M\.?Ed|M\.?Eng|MSN|MPH|MHA|MAcc|MFA|MDes|MSW|MPA|LL\.?M|M\.?Tech)\b(?! [Oo]ffice)/,
  ],
  [
    "bachelor",
    /\b(?:[Bb]achelor['’]?s?|B\.?S\.?(?:c|E|EE|ME|CS|N)?|B\.?A\.?Sc|B\.?A|B\.?B\.?A|B\.?E|B\.?Eng|B\.?Tech|B\.?Com|BSN|BFA|BDes|BSW|LL\.?B|B\.?Arch|[Uu]ndergraduate degree|(?:[Ff]our|4)[ -]year degree|[Cc]ollege degree|[Uu]niversity degree)\b/,
  ],
  ["associate", /\b(?:[Aa]ssociate['’]?s? (?:degree|of|in)|A\.?A\.?S?|A\.?S|ADN|(?:[Tt]wo|2)[ -]year degree)\b/],
];

/** The highest degree a text names. */
export const highestDegreeIn = (text: string): DegreeLevel | undefined =>
  words.find(([, pattern]) => pattern.test(text))?.[0];

const unfinishedDegree =
  /\b(?:in progress|expected|candidate|studying|pursuing|incomplete|did not finish|unfinished|some college|coursework)\b/i;

/** The degree, the lower degrees that it includes, and the field of study. */
export const readDegree = (text: string): readonly string[] => {
  if (unfinishedDegree.test(text)) return [];
  const step = highestDegreeIn(text);
  if (step === undefined) return [];
  const heldDegrees = steps.slice(0, steps.indexOf(step) + 1);
  const [, pattern] = words.find(([name]) => name === step) ?? ["", /$/];
  return [...heldDegrees, ...stemsOf(text.replace(pattern, " ")).map((stem) => `field:${stem}`)];
};
