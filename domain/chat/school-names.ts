/** The name of a school out of the words around it. */
import { institutionScore } from "../resumes/fields/education-words.ts";
import { degreesIn, isField } from "./degree-words.ts";
import { isLetteredSchool } from "./kind-of-school.ts";
import { asTitle, trimmed } from "./spoken-text.ts";
import { schoolAfter } from "./study-phrases.ts";

export const notSchool =
  /\b(?:never|regret\w*|only|left|still|nah|joking|kidding|home-?schooled|dropped|quit)\b|^(?:(?:didn't|did not|never|not|\d+(?:st|nd|rd|th) grade|half|late|early|top|last in|first in|an? (?:year|semester|term)|one year|two years)\b|[\d\W]+$|(?:college|university|uni|school|high school|secondary school|community college)(?: in .*)?$|the (?:age|time|moment|same|start|job|side)|home|work|night|there|here|it|that|those|these|them|any|least|all|my|youtube|books|scratch|myself|life|experience|an? (?:early|young|good|local|small))\b/i;

export const tidySchool = (given: string): string | undefined => {
  const text = trimmed(
    given
      .replace(/^(?:an?|my|the)\s+(?=\p{L})/u, "")
      .replace(/^(?:i )?(?:went to|attended|graduated(?: from)?|finished|studied at|still at|now at|at|from)\s+/i, "")
      .replace(/\s+(?:and|in|too|last year|this year|years? ago|ago|now)$/i, "")
      .replace(/\s+(?:in|class of|graduating)\s*$/i, ""),
  );
  if (text === "" || notSchool.test(text) || text.length > 120 || text.split(" ").length > 10) return undefined;
  return text === text.toLowerCase()
    ? asTitle(text).replace(/^(?:Mit|Ucla|Lse|Nyu|Usc|Eth|Mmu|Ucl|Kcl|Iit|Bu|Asu|Unc|Tcd|Ucd|Dcu)\b/, (name) =>
        name.toUpperCase(),
      )
    : text;
};

/** Many schools are called by their last word alone: "Jesuit High". */
const endsAsSchool =
  /\s(?:high|hs|prep|poly|tech|state|grammar|uni|academy|comp|comprehensive|secondary|sixth form)$|(?:^|\s)(?:univers|üniversit|uniwersyt|univerz|yliopisto|egyetem|politechn)\p{L}*(?=\s|$)/iu;

const isSchool = (text: string): boolean => {
  const found = degreesIn(text);
  return (
    (institutionScore(text) > 0 || endsAsSchool.test(text) || isLetteredSchool(text)) &&
    !/\bdrop ?outs?\b/i.test(text) &&
    !/^(?:high school|secondary school|college|university|some college)$/i.test(text) &&
    !found.some(({ degree }) => degree.length >= text.length - 6)
  );
};

const grade =
  /^(?:hons?\.?|honou?rs|(?:with )?(?:distinction|merit|honou?rs)|first(?: class)?|upper second.*|lower second.*|(?:summa |magna )?cum laude|gpa.*|pass|in progress|ongoing|online|part[- ]time|full[- ]time)$/i;

export const partsOf = (text: string): string[] =>
  text
    .split(/\s*[,;|·•]\s*|\s[-–—]\s|\s*[()]\s*|\s*:\s+/u)
    .map(trimmed)
    .filter((part) => /\p{L}/u.test(part) && !grade.test(part));

/** "Level 2 childcare croydon college": the school begins after the words for what is studied. */
export const afterField = (text: string): { field: string; house: string } | undefined => {
  if (/[,;(@]|\b(?:at|from)\b/i.test(text)) return undefined;
  const words = text.trim().split(" ");
  const at = words.findIndex((_word, index) => index > 0 && !isField(words.slice(0, index + 1).at(-1) ?? ""));
  const [field, house] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
  return at > 0 && isField(field) && words.length - at > 1 && institutionScore(house) > 0
    ? { field, house }
    : undefined;
};

export const schoolIn = (text: string): string | undefined => {
  const after = schoolAfter.exec(text)?.groups?.["school"];
  const own = after === undefined ? undefined : tidySchool(after);
  if (own !== undefined) return own;
  const part = partsOf(text).find(isSchool);
  if (part === undefined) return undefined;
  const [first] = degreesIn(part);
  // "BSc Nursing University of Salford": the school begins after what is studied.
  const named =
    first !== undefined && first.from > 3 && institutionScore(part.slice(0, first.from)) > 0
      ? part.slice(0, first.from)
      : first !== undefined && first.from === 0
        ? (afterField(part.slice(first.to))?.house ??
          /(?<school>(?:the )?(?:university|college|institute|school|academy) of .+)$/iu.exec(part)?.groups?.[
            "school"
          ] ??
          part)
        : part;
  return tidySchool(named);
};
