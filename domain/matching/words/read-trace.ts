/** Extracts from the trace what a recruiter would mention. */
import type { JobRecord } from "../ad/job-needs.ts";
import type { ElementTrace, MatchTrace, NeedTrace } from "../score/trace.ts";
import { formatNeed, formatNeedBriefly } from "./format-need.ts";

/** The job data that the text needs. All of it is public. */
export type JobTextInput = Pick<JobRecord, "title" | "location" | "remote" | "salaryMin" | "salaryMax">;

export const heaviestFirst = (needs: readonly NeedTrace[]): readonly NeedTrace[] =>
  needs.toSorted((a, b) => b.weight - a.weight || (a.need < b.need ? -1 : 1));

export const mustHavesOf = (trace: MatchTrace): readonly NeedTrace[] => trace.needs.filter(({ must }) => must);

export const needsInState = (needs: readonly NeedTrace[], state: NeedTrace["state"]): readonly NeedTrace[] =>
  heaviestFirst(needs.filter((need) => need.state === state));

const startsMidSentence = /^(?:and|or|not|only|with|of|in|for|to|the|a|an|but|incl\w*|etc)\b/i;

/** True if the need, without its skills, is left with gaps: "A structured method ( / , or )". */
const isRemnant = (need: NeedTrace, { label }: ElementTrace): boolean => {
  const words = need.words.toLowerCase();
  const choice = label.toLowerCase().split(" or ");
  const isInAd =
    words.includes(label.toLowerCase()) || choice.every((each) => /^[^(),;/]{2,}$/.test(each) && words.includes(each));
  return !isInAd || choice.some((each) => startsMidSentence.test(each));
};

/** The label as the ad has it. If it is a remnant, the whole need is used. */
const labelOf = (need: NeedTrace, element: ElementTrace): string =>
  isRemnant(need, element) ? need.words : element.label;

/** A need by the name of its one element, or by the ad's words if it has several. */
export const nameOf = (need: NeedTrace): string => {
  const [only] = need.elements;
  return formatNeed(need.elements.length === 1 && only !== undefined ? labelOf(need, only) : need.words);
};

/** Names of met needs, without explanation. */
export const namesOfMet = (needs: readonly NeedTrace[]): readonly string[] => [
  ...new Set(
    needs.map((need) => {
      const [only] = need.elements;
      return formatNeedBriefly(need.elements.length === 1 && only !== undefined ? labelOf(need, only) : need.words);
    }),
  ),
];

const sameWord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export interface Evidence {
  readonly need: NeedTrace;
  readonly element: ElementTrace;
  /** The element in the ad's words, or the candidate's own skill if the ad names a choice or is long. */
  readonly name: string;
  /** The skill that met it, if it has another name. */
  readonly by: string | null;
}

const nameOfEvidence = (need: NeedTrace, element: ElementTrace): string => {
  const label = formatNeed(labelOf(need, element));
  const isAwkwardLabel = label.startsWith('"') || /,| (?:or|and) /.test(label);
  return element.how === "itself" && element.by !== null && isAwkwardLabel ? formatNeed(element.by) : label;
};

/** Every element with evidence in the record, the heaviest need first. */
export const evidenceOf = (needs: readonly NeedTrace[]): readonly Evidence[] =>
  heaviestFirst(needs).flatMap((need) =>
    need.elements
      .filter(({ how }) => how !== "not-met")
      .map((element) => ({
        need,
        element,
        name: nameOfEvidence(need, element),
        by: element.by === null || sameWord(element.by, element.label) ? null : formatNeed(element.by),
      })),
  );

/** Looked for by more than the ad's words: it names a skill, a license or a degree. */
const namesSkill = ({ searched = [] }: ElementTrace): boolean => searched.length > 1;

const absentElements = (need: NeedTrace): readonly string[] => {
  const absent = need.elements.filter(({ how }) => how === "not-met");
  // If something was found, a remnant of the ad's sentence or a scrap of it adds nothing.
  const relevant =
    absent.length < need.elements.length ? absent.filter((each) => !isRemnant(need, each) && namesSkill(each)) : absent;
  return relevant.map((element) => formatNeed(labelOf(need, element)));
};

/** The parts of missing and partly met needs without any evidence. */
export const absentIn = (needs: readonly NeedTrace[]): readonly string[] => [
  ...new Set(
    heaviestFirst(needs).flatMap((need) =>
      need.elements.length === 0 ? [formatNeed(need.words)] : absentElements(need),
    ),
  ),
];

export const hasStrongEvidence = ({ element }: Evidence): boolean =>
  (element.how === "itself" || element.how === "implied") &&
  (element.evidence === "role" || element.evidence === "held");

export const isListedOnly = ({ element }: Evidence): boolean =>
  element.how === "itself" && (element.evidence === "listed" || element.evidence === "summary");

/** True for a skill used for at least a year in dated roles, unless it is a credential. */
export const isLongUse = (evidence: Evidence): boolean =>
  hasStrongEvidence(evidence) &&
  evidence.element.how === "itself" &&
  (evidence.element.months ?? 0) >= 12 &&
  !isCredentialLabel(`${evidence.element.label} ${evidence.element.by ?? ""}`);

/** Credentials that can be asked for: a license, a certificate, a degree. */
export const isCredentialLabel = (words: string): boolean =>
  /\b(?:licen[cs]e[ds]?|certifi\w+|credential\w*|registration|registered|degree|diploma|bachelor\w*|master'?s|mba|phd|doctorate|permit|clearance|card|accredit\w*|board[- ]certified|apprenticeship)\b/i.test(
    words,
  );

/** The months of relevant work that the ad asks for. Null if it asks for none. */
export const requiredMonths = ({ experience: { minimumMonths } }: MatchTrace): number | null =>
  minimumMonths === null || minimumMonths < 1 ? null : minimumMonths;
