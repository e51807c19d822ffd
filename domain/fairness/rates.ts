/**
 * The arithmetic of a bias audit, as the rules of New York City's Local Law 144 have it (6 RCNY § 5-301), and the four-fifths rule of the
 * federal guidelines (29 CFR § 1607.4 D). Pure functions from counts to tables.
 */
import { fisherP, type Group } from "./fisher.ts";

/** Categories below this share of the people whose category is known have no impact ratio. */
const minShare = 0.02;
/** Below this many people the four-fifths rule is not applied. */
export const minGroupSize = 30;

export interface CategoryCount extends Group {
  readonly category: string;
  readonly label: string;
}

export const flagStatuses = ["reference", "within", "below", "too-few"] as const;
export type FlagStatus = (typeof flagStatuses)[number];

interface FourFifths {
  readonly status: FlagStatus;
  /** The label of the reference category: the highest rate among categories with enough people. */
  readonly against: string | null;
  readonly ratio: number | null;
  /** Fisher's exact p, two-sided. */
  readonly p: number | null;
}

export interface CategoryRate extends CategoryCount {
  readonly rate: number;
  /** The rate divided by the highest rate of all categories with a ratio; null for a category set apart, or if none were selected. */
  readonly impactRatio: number | null;
  readonly isSetApart: boolean;
  readonly fourFifths: FourFifths;
}

const rateOf = ({ people, selected }: Group): number => selected / people;

/** Compares by cross-multiplication, so that equal fractions are equal. */
const isHigher = (one: Group, other: Group): boolean => one.selected * other.people > other.selected * one.people;
const isBelowFourFifths = (one: Group, other: Group): boolean =>
  5 * one.selected * other.people < 4 * other.selected * one.people;

/** The category with the highest rate; at a tie, the first in the table. */
const highestOf = (rows: readonly CategoryCount[]): CategoryCount | undefined => {
  let highest: CategoryCount | undefined;
  for (const row of rows) if (highest === undefined || isHigher(row, highest)) highest = row;
  return highest;
};

const ratioTo = (row: Group, highest: Group | undefined): number | null =>
  highest === undefined || highest.selected === 0
    ? null
    : (row.selected * highest.people) / (highest.selected * row.people);

const fourFifthsOf = (row: CategoryCount, reference: CategoryCount | undefined): FourFifths => {
  if (reference === undefined) return { status: "too-few", against: null, ratio: null, p: null };
  if (row.category === reference.category) return { status: "reference", against: null, ratio: null, p: null };
  const compared = { against: reference.label, ratio: ratioTo(row, reference), p: fisherP(row, reference) };
  if (row.people < minGroupSize) return { status: "too-few", ...compared };
  return { status: isBelowFourFifths(row, reference) ? "below" : "within", ...compared };
};

/** Empty categories have no rate and no row. */
export const rate = (counts: readonly CategoryCount[]): readonly CategoryRate[] => {
  const rows = counts.filter(({ people }) => people > 0);
  const knownPeople = rows.reduce((sum, { people }) => sum + people, 0);
  const isSetApart = ({ people }: CategoryCount): boolean => people < minShare * knownPeople;
  const rowsWithRatio = rows.filter((row) => !isSetApart(row));
  const highest = highestOf(rowsWithRatio);
  // A highest rate of zero is no reference: four fifths of zero is zero.
  const highestOfLarge = highestOf(rowsWithRatio.filter(({ people }) => people >= minGroupSize));
  const reference = highestOfLarge?.selected === 0 ? undefined : highestOfLarge;
  return rows.map((row) => ({
    ...row,
    rate: rateOf(row),
    isSetApart: isSetApart(row),
    impactRatio: isSetApart(row) ? null : ratioTo(row, highest),
    fourFifths: fourFifthsOf(row, reference),
  }));
};

/** The median; for an even count the mean of the two middle values, null without values. */
export const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};
