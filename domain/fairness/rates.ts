/**
 * The arithmetic of a bias audit, as the rules of New York City's Local Law 144 have it (6 RCNY § 5-301), and the four-fifths rule of the
 * federal guidelines (29 CFR § 1607.4 D). Pure: counts go in, a table comes out.
 */
import { fisherP, type Group } from "./fisher.ts";

/** Categories below this share of the people whose category is known have no impact ratio. */
export const leastShare = 0.02;
/** Below this many people the four-fifths rule says nothing. */
export const fewestToSay = 30;

export interface Counted extends Group {
  readonly category: string;
  readonly label: string;
}

export const flagStatuses = ["reference", "within", "below", "too-few"] as const;
export type FlagStatus = (typeof flagStatuses)[number];

export interface FourFifths {
  readonly status: FlagStatus;
  /** The label of the category it is held against: the highest rate of those with enough people. */
  readonly against: string | null;
  readonly ratio: number | null;
  /** Fisher's exact p, two-sided. */
  readonly p: number | null;
}

export interface Rated extends Counted {
  readonly rate: number;
  /** The rate by the highest rate of all categories that have a ratio; none for a category set apart, or where nobody was selected. */
  readonly impactRatio: number | null;
  readonly isSetApart: boolean;
  readonly fourFifths: FourFifths;
}

const rateOf = ({ people, selected }: Group): number => selected / people;

/** By cross-multiplication, so that equal fractions are equal. */
const isHigher = (one: Group, other: Group): boolean => one.selected * other.people > other.selected * one.people;
const isBelowFourFifths = (one: Group, other: Group): boolean =>
  5 * one.selected * other.people < 4 * other.selected * one.people;

/** The first of the highest, in the order of the table. */
const highestOf = (rows: readonly Counted[]): Counted | undefined => {
  let highest: Counted | undefined;
  for (const row of rows) if (highest === undefined || isHigher(row, highest)) highest = row;
  return highest;
};

const ratioTo = (row: Group, highest: Group | undefined): number | null =>
  highest === undefined || highest.selected === 0
    ? null
    : (row.selected * highest.people) / (highest.selected * row.people);

const fourFifthsOf = (row: Counted, reference: Counted | undefined): FourFifths => {
  if (reference === undefined) return { status: "too-few", against: null, ratio: null, p: null };
  if (row.category === reference.category) return { status: "reference", against: null, ratio: null, p: null };
  const compared = { against: reference.label, ratio: ratioTo(row, reference), p: fisherP(row, reference) };
  if (row.people < fewestToSay) return { status: "too-few", ...compared };
  return { status: isBelowFourFifths(row, reference) ? "below" : "within", ...compared };
};

/** Categories without anybody have no rate and no row. */
export const rate = (counts: readonly Counted[]): readonly Rated[] => {
  const rows = counts.filter(({ people }) => people > 0);
  const known = rows.reduce((sum, { people }) => sum + people, 0);
  const isSetApart = ({ people }: Counted): boolean => people < leastShare * known;
  const rated = rows.filter((row) => !isSetApart(row));
  const highest = highestOf(rated);
  // Four fifths of nothing is nothing: where nobody of them was selected there is no rate to be held against.
  const highestOfMany = highestOf(rated.filter(({ people }) => people >= fewestToSay));
  const reference = highestOfMany?.selected === 0 ? undefined : highestOfMany;
  return rows.map((row) => ({
    ...row,
    rate: rateOf(row),
    isSetApart: isSetApart(row),
    impactRatio: isSetApart(row) ? null : ratioTo(row, highest),
    fourFifths: fourFifthsOf(row, reference),
  }));
};

/** Of an even number, the mean of the two in the middle; of none, nothing. */
export const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};
