/** The trace, sorted by what a recruiter would say of it. */
import type { JobRecord } from "../job-needs.ts";
import type { ElementTrace, MatchTrace, NeedTrace } from "../trace.ts";
import { asNamed, asNamedBriefly } from "./name-need.ts";

/** What the words need to know of the job; all of it is public. */
export type JobInWords = Pick<JobRecord, "title" | "location" | "remote" | "salaryMin" | "salaryMax">;

export const heaviestFirst = (needs: readonly NeedTrace[]): readonly NeedTrace[] =>
  needs.toSorted((a, b) => b.weight - a.weight || (a.need < b.need ? -1 : 1));

export const mustsOf = (trace: MatchTrace): readonly NeedTrace[] => trace.needs.filter(({ must }) => must);

export const inState = (needs: readonly NeedTrace[], state: NeedTrace["state"]): readonly NeedTrace[] =>
  heaviestFirst(needs.filter((need) => need.state === state));

const startsInTheMiddle = /^(?:and|or|not|only|with|of|in|for|to|the|a|an|but|incl\w*|etc)\b/i;

/** What is left of a need when its skills are taken out may have holes in it: "A structured method ( / , or )". */
const isRemnant = (need: NeedTrace, { label }: ElementTrace): boolean => {
  const words = need.words.toLowerCase();
  const choice = label.toLowerCase().split(" or ");
  const isInAd =
    words.includes(label.toLowerCase()) || choice.every((each) => /^[^(),;/]{2,}$/.test(each) && words.includes(each));
  return !isInAd || choice.some((each) => startsInTheMiddle.test(each));
};

/** The label as it stands in the ad; where it is a remnant, the whole need speaks. */
const labelOf = (need: NeedTrace, element: ElementTrace): string =>
  isRemnant(need, element) ? need.words : element.label;

/** A need by its one element's name, or by the words of the ad where it names several. */
export const nameOf = (need: NeedTrace): string => {
  const [only] = need.elements;
  return asNamed(need.elements.length === 1 && only !== undefined ? labelOf(need, only) : need.words);
};

/** What is met needs no explaining. */
export const namesOfMet = (needs: readonly NeedTrace[]): readonly string[] => [
  ...new Set(
    needs.map((need) => {
      const [only] = need.elements;
      return asNamedBriefly(need.elements.length === 1 && only !== undefined ? labelOf(need, only) : need.words);
    }),
  ),
];

const sameWord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export interface Evidence {
  readonly need: NeedTrace;
  readonly element: ElementTrace;
  /** The element as the ad says it, or the candidate's own skill where the ad names a choice or says it at length. */
  readonly name: string;
  /** The skill that met it, where it goes by another name. */
  readonly by: string | null;
}

const nameOfEvidence = (need: NeedTrace, element: ElementTrace): string => {
  const label = asNamed(labelOf(need, element));
  const clumsy = label.startsWith('"') || /,| (?:or|and) /.test(label);
  return element.how === "itself" && element.by !== null && clumsy ? asNamed(element.by) : label;
};

/** Every element of the needs that the record says something about, the heaviest need first. */
export const evidenceOf = (needs: readonly NeedTrace[]): readonly Evidence[] =>
  heaviestFirst(needs).flatMap((need) =>
    need.elements
      .filter(({ how }) => how !== "not-met")
      .map((element) => ({
        need,
        element,
        name: nameOfEvidence(need, element),
        by: element.by === null || sameWord(element.by, element.label) ? null : asNamed(element.by),
      })),
  );

const absentElements = (need: NeedTrace): readonly string[] => {
  const absent = need.elements.filter(({ how }) => how === "not-met");
  // Beside what was found, a remnant of the ad's sentence says nothing.
  const telling = absent.length < need.elements.length ? absent.filter((each) => !isRemnant(need, each)) : absent;
  return telling.map((element) => asNamed(labelOf(need, element)));
};

/** The parts of missing and partly met needs for which nothing at all was found. */
export const absentIn = (needs: readonly NeedTrace[]): readonly string[] => [
  ...new Set(
    heaviestFirst(needs).flatMap((need) => (need.elements.length === 0 ? [asNamed(need.words)] : absentElements(need))),
  ),
];

export const isSolid = ({ element }: Evidence): boolean =>
  (element.how === "itself" || element.how === "implied") &&
  (element.evidence === "role" || element.evidence === "held");

export const isListedOnly = ({ element }: Evidence): boolean =>
  element.how === "itself" && (element.evidence === "listed" || element.evidence === "summary");

/** Used for a year and more in dated roles, and something one uses. */
export const isLongUse = (each: Evidence): boolean =>
  isSolid(each) &&
  each.element.how === "itself" &&
  (each.element.months ?? 0) >= 12 &&
  !isOnPaper(`${each.element.label} ${each.element.by ?? ""}`);

/** What is held on paper, and can be asked for: a licence, a certificate, a degree. */
export const isOnPaper = (words: string): boolean =>
  /\b(?:licen[cs]e[ds]?|certifi\w+|credential\w*|registration|registered|degree|diploma|bachelor\w*|master'?s|mba|phd|doctorate|permit|clearance|card|accredit\w*|board[- ]certified|apprenticeship)\b/i.test(
    words,
  );

/** The months of relevant work that the ad asks for; null where it asks for none. */
export const monthsAsked = ({ experience: { minimumMonths } }: MatchTrace): number | null =>
  minimumMonths === null || minimumMonths < 1 ? null : minimumMonths;
