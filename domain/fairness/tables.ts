/** The tables of an audit, made from counts so that nobody's own answer can be read off them. */
import { categoriesOf, categoryOf, type Answered, type Grouping, groupings } from "./categories.ts";
import { type Counted, fewestToSay, rate, type Rated } from "./rates.ts";

/** Both ways of being selected are decided by people; the score is the engine's. */
export const outcomes = ["interview", "hired", "score"] as const;
export type Outcome = (typeof outcomes)[number];

export const outcomeWords: Readonly<Record<Outcome, { title: string; people: string; selected: string }>> = {
  interview: { title: "Asked to an interview", people: "Applied", selected: "Interviewed" },
  hired: { title: "Hired", people: "Applied", selected: "Hired" },
  score: { title: "Scored above the median", people: "Scored", selected: "Above" },
};

/** How many people gave the same two answers, and what became of them. */
export interface AnswerCount extends Answered {
  readonly people: number;
  readonly interviewed: number;
  readonly hired: number;
  readonly scored: number;
  readonly above: number;
}

/** A category of fewer people would tell what one of them answered. */
export const smallestCell = 5;
/** So few answers say nothing, and could be guessed. */
export const fewestAnswers = fewestToSay;
/** Who was selected is known by name, so there must be several of them, and several who were not. */
export const fewestOutcomes = 5;

export const tableStatuses = ["shown", "few-answers", "few-outcomes"] as const;
export type TableStatus = (typeof tableStatuses)[number];

export interface AuditTable {
  readonly outcome: Outcome;
  readonly grouping: Grouping;
  readonly status: TableStatus;
  readonly rows: readonly Rated[];
  /** People whose category is not known, and those of categories that are too small to show; null where nothing is shown. */
  readonly unknown: number | null;
}

const groupFor = (outcome: Outcome, count: AnswerCount) => {
  if (outcome === "score") return { people: count.scored, selected: count.above };
  return { people: count.people, selected: outcome === "hired" ? count.hired : count.interviewed };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Every category of the grouping, and how many are in none. */
export const countBy = (
  grouping: Grouping,
  outcome: Outcome,
  counts: readonly AnswerCount[],
): { readonly categories: readonly Counted[]; readonly unknown: number } => {
  const groups = counts.map((count) => ({ category: categoryOf(grouping, count), ...groupFor(outcome, count) }));
  const of = (category: string | null) => groups.filter((group) => group.category === category);
  return {
    categories: categoriesOf(grouping).map(([category, label]) => ({
      category,
      label,
      people: sum(of(category).map(({ people }) => people)),
      selected: sum(of(category).map(({ selected }) => selected)),
    })),
    unknown: sum(of(null).map(({ people }) => people)),
  };
};

/** Whom another table of the same audit counts and this one does not: subtracting the two would tell about them. */
const missedBy = (outcome: Outcome, known: readonly AnswerCount[]): number => {
  if (outcome === "score") return sum(known.map(({ people, scored }) => people - scored));
  return outcome === "hired" ? sum(known.map(({ interviewed, hired }) => interviewed - hired)) : 0;
};

const isTelling = (people: number): boolean => people > 0 && people < fewestOutcomes;

const statusOf = (shown: readonly Counted[], missed: number): TableStatus => {
  const people = sum(shown.map((each) => each.people));
  const selected = sum(shown.map((each) => each.selected));
  if (people < fewestAnswers) return "few-answers";
  const isFew = selected < fewestOutcomes || people - selected < fewestOutcomes || isTelling(missed);
  return isFew ? "few-outcomes" : "shown";
};

export const tableOf = (grouping: Grouping, outcome: Outcome, counts: readonly AnswerCount[]): AuditTable => {
  const { categories, unknown } = countBy(grouping, outcome, counts);
  const shown = categories.filter(({ people }) => people >= smallestCell);
  const small = categories.filter(({ people }) => people < smallestCell);
  const known = counts.filter((count) => categoryOf(grouping, count) !== null);
  const status = statusOf(shown, missedBy(outcome, known));
  if (status !== "shown") return { outcome, grouping, status, rows: [], unknown: null };
  // Together, so that neither can be told from the other.
  return { outcome, grouping, status, rows: rate(shown), unknown: unknown + sum(small.map(({ people }) => people)) };
};

export const auditTables = (counts: readonly AnswerCount[]): readonly AuditTable[] =>
  outcomes.flatMap((outcome) => groupings.map((grouping) => tableOf(grouping, outcome, counts)));
