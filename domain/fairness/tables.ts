/** The tables of an audit, computed from counts so that no single answer can be inferred. */
import { categoriesOf, categoryOf, type Answers, type Grouping, groupings } from "./categories.ts";
import { type CategoryCount, minGroupSize, rate, type CategoryRate } from "./rates.ts";

/** People decide about interviews and hires; the engine computes the score. */
export const outcomes = ["interview", "hired", "score"] as const;
export type Outcome = (typeof outcomes)[number];

export const outcomeLabels: Readonly<Record<Outcome, { title: string; people: string; selected: string }>> = {
  interview: { title: "Invited to an interview", people: "Applied", selected: "Interviewed" },
  hired: { title: "Hired", people: "Applied", selected: "Hired" },
  score: { title: "Scored above the median", people: "Scored", selected: "Above median" },
};

/** How many people gave the same two answers, with the outcomes of their applications. */
export interface AnswerCount extends Answers {
  readonly people: number;
  readonly interviewed: number;
  readonly hired: number;
  readonly scored: number;
  readonly above: number;
}

/** A smaller category would reveal single answers. */
export const minCellSize = 5;
/** Fewer answers have no meaning and could be guessed. */
export const minAnswers = minGroupSize;
/** Selected people are known by name, so a table needs several selected and several not selected. */
const minOutcomes = 5;

export const tableStatuses = ["shown", "few-answers", "few-outcomes"] as const;
type TableStatus = (typeof tableStatuses)[number];

export interface AuditTable {
  readonly outcome: Outcome;
  readonly grouping: Grouping;
  readonly status: TableStatus;
  readonly rows: readonly CategoryRate[];
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
): { readonly categories: readonly CategoryCount[]; readonly unknown: number } => {
  const groups = counts.map((count) => ({ category: categoryOf(grouping, count), ...groupFor(outcome, count) }));
  const groupsIn = (category: string | null) => groups.filter((group) => group.category === category);
  return {
    categories: categoriesOf(grouping).map(([category, label]) => ({
      category,
      label,
      people: sum(groupsIn(category).map(({ people }) => people)),
      selected: sum(groupsIn(category).map(({ selected }) => selected)),
    })),
    unknown: sum(groupsIn(null).map(({ people }) => people)),
  };
};

/** How many people this table lacks that another table of the audit counts: subtracting the two would reveal them. */
const countMissing = (outcome: Outcome, knownCounts: readonly AnswerCount[]): number => {
  if (outcome === "score") return sum(knownCounts.map(({ people, scored }) => people - scored));
  return outcome === "hired" ? sum(knownCounts.map(({ interviewed, hired }) => interviewed - hired)) : 0;
};

const isIdentifying = (people: number): boolean => people > 0 && people < minOutcomes;

const statusOf = (shownCounts: readonly CategoryCount[], notShown: number): TableStatus => {
  const people = sum(shownCounts.map((each) => each.people));
  const selected = sum(shownCounts.map((each) => each.selected));
  if (people < minAnswers) return "few-answers";
  const hasFewOutcomes = selected < minOutcomes || people - selected < minOutcomes || isIdentifying(notShown);
  return hasFewOutcomes ? "few-outcomes" : "shown";
};

export const tableOf = (grouping: Grouping, outcome: Outcome, counts: readonly AnswerCount[]): AuditTable => {
  const { categories, unknown } = countBy(grouping, outcome, counts);
  const shownCounts = categories.filter(({ people }) => people >= minCellSize);
  const small = categories.filter(({ people }) => people < minCellSize);
  const knownCounts = counts.filter((count) => categoryOf(grouping, count) !== null);
  const status = statusOf(shownCounts, countMissing(outcome, knownCounts));
  if (status !== "shown") return { outcome, grouping, status, rows: [], unknown: null };
  // Unknown and small categories are added up, so that neither can be inferred from the other.
  return {
    outcome,
    grouping,
    status,
    rows: rate(shownCounts),
    unknown: unknown + sum(small.map(({ people }) => people)),
  };
};

export const auditTables = (counts: readonly AnswerCount[]): readonly AuditTable[] =>
  outcomes.flatMap((outcome) => groupings.map((grouping) => tableOf(grouping, outcome, counts)));
