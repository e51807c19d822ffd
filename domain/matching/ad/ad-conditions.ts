/** Parts of an ad's item that a candidate's record can't show: post-offer conditions, exclusions, hours. */

const negation = String.raw`(?:will not|won['’]t|do(?:es)? not|doesn['’]t|don['’]t|is not|are not|isn['’]t|not|cannot)(?: be)? (?:enough|count(?:ed|s)?|considered|sufficient|suffice|accepted|necessary|needed|required|qualify)`;
const number = String.raw`(?:\d+|an?|one|two|three|four|six|nine|twelve|thirty|sixty|ninety)`;
const period = String.raw`(?:days?|weeks?|months?|years?)`;
const afterHire = String.raw`\bwithin (?:the first )?(?:${number} )?${period}\b|\bwe(?:['’]ll| will| can)? (?:help|train|teach|sponsor|pay for)\b|\b(?:before|upon|after|at|prior to) (?:start|hire|offer|hiring|employment|your first)|\b(?:pass(?:es|ing)?|clear) (?:[\w-]+ ){0,3}(?:drug|background|fingerprint|physical)|\bfingerprint clearance|\bcan be (?:obtained|earned) (?:after|within)`;

/** "Quick service alone will not be enough", "(student teaching not counted)". */
const exclusion = new RegExp(
  String.raw`\([^()]*\b${negation}\b[^()]*\)|(?:\s[-–—]\s|[,;]|^)(?:(?!\s[-–—]\s)[^,;()])*\b${negation}\b(?:(?!\s[-–—]\s)[^,;()])*`,
  "gi",
);
/** "ACLS within six months", "(we can help you get it)". */
const afterOffer = new RegExp(
  String.raw`\([^()]*(?:${afterHire})[^()]*\)|(?:[;,]|^)[^;,()]*(?:${afterHire})[^;,()]*`,
  "gi",
);

/** The part of an item that is required now. Empty if there is none. */
export const currentRequirement = (words: string): string =>
  words
    .replaceAll(exclusion, " ")
    .replaceAll(afterOffer, " ")
    .replace(/^[\s;,–—-]+|(?<![\s;,–—-])[\s;,–—-]+$/g, "");

const hour =
  /\b(?:nights?|weekends?|holidays?|evenings?|overnights?|saturdays?|sundays?|monday|shifts?|on-call|overtime)\b/i;
const wordsAroundHours =
  /\b(?:every|each|third|second|fourth|other|rotating|rotation|flexible|nights?|weekends?|holidays?|evenings?|mornings?|overnights?|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|through|to|until|and|or|out|away|shifts?|some|occasional(?:ly)?|available|availability|willing(?:ness)?|able|ability|work(?:ing)?|must|for|the|an?|on|in|be|is|are|schedules?|hours|overtime|as|needed|required|including|may|can|you|weekly|per|month|one|two|three|four|of|with|home)\b/gi;

/** True for hours and days only: they belong to the job's schedule, not to the skills. */
export const isAboutHours = (words: string): boolean =>
  hour.test(words) && !/\p{L}{2}/u.test(words.replaceAll(wordsAroundHours, " "));
