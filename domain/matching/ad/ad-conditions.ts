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

/** "Substitute licenses, tutoring and pending tests do not count", "NOT Type I": the sentence says what is not accepted. */
const notAccepted = new RegExp(String.raw`\b${negation}\.?$`, "i");
/** "A license from another state will not do", "We can't hold the desk": the firm explains its rule. */
const explanation =
  /\b(?:(?:will not|won['’]t|would not) (?:do|help|be (?:enough|considered|accepted))|(?:is not|isn['’]t) (?:it|one|the same)|(?:is|are) (?:not an?|an? different|good .{0,30}but)|(?:do|does) not (?:meet|cover|let|help|replace|substitute)|(?:do|does)n['’]t (?:meet|cover|let|help|care|replace|count|matter)|we (?:cannot|can['’]t|won['’]t|will not) \w+|only helps)\b/i;

const isExclusion = (sentence: string): boolean =>
  /^NOT\s/.test(sentence) ||
  // "If you hold another one, that's OK until March": an exception.
  (/^if\b/i.test(sentence) && /\b(?:ok|okay|fine|good enough)\b/i.test(sentence)) ||
  (explanation.test(sentence) && !/\b(?:must|need|required?|you (?:have|hold|know|can))\b/i.test(sentence)) ||
  (notAccepted.test(sentence) && !/[;:]|\s[-–—]\s|\b(?:must|need|required?)\b/i.test(sentence));

/** "(we don't care about certificates)" */
const unneeded = /\([^()]*\b(?:do not|don['’]t) (?:care|mind|need|ask|insist)\b[^()]*\)/gi;

/** Conditions that follow an offer. People don't write them in a resume. */
const formality =
  /(?<=^|[,;.+] ?)[^,;.+]*\b(?:drug (?:test|screen)s?|background checks?|\d+ (?:lbs?|pounds)|ladders?|hair|urine)\b[^,;.+]*/gi;

/** "Active license - by law we can't work without it": text after a dash may explain. */
const withoutExplanations = (sentence: string): string =>
  sentence
    .split(/(?=\s[-–—]\s)/)
    .filter((part) => !isExclusion(part.replace(/^\s[-–—]\s/, "").trim()))
    .join("");

/** The part of an item that is required now. Empty if there is none. */
export const currentRequirement = (words: string): string =>
  words
    .split(/(?<=\p{L}{2}\.)\s+(?=\p{Lu})/u)
    .map(withoutExplanations)
    .join(" ")
    .replaceAll(unneeded, " ")
    .replaceAll(exclusion, " ")
    .replaceAll(afterOffer, " ")
    .replaceAll(formality, " ")
    .replace(/^[\s;,.+–—-]+|(?<![\s;,–—-])[\s;,–—-]+$/g, "");

const hour =
  /\b(?:nights?|weekends?|holidays?|evenings?|overnights?|saturdays?|sundays?|monday|shifts?|on-call|overtime)\b/i;
const wordsAroundHours =
  /\b(?:every|each|third|second|fourth|[1-4](?:st|nd|rd|th)|other|rotating|rotation|flexible|nights?|weekends?|holidays?|evenings?|mornings?|overnights?|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|through|to|until|and|or|out|away|shifts?|some|occasional(?:ly)?|available|availability|willing(?:ness)?|able|ability|work(?:ing)?|must|for|the|an?|on|in|be|is|are|schedules?|hours|overtime|as|needed|required|including|may|can|you|weekly|per|month|one|two|three|four|of|with|us|our|comfortable|home|on-call|call)\b/gi;

/** True for hours and days only: they belong to the job's schedule, not to the skills. */
export const isAboutHours = (words: string): boolean =>
  hour.test(words) && !/\p{L}{2}/u.test(words.replaceAll(wordsAroundHours, " "));
