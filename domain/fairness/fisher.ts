/** Fisher's exact test for two groups of people, of whom some were selected. */

/** A cache of the logarithms of factorials, filled on demand. */
const logs = [0];
const logFactorial = (n: number): number => {
  for (let at = logs.length; at <= n; at += 1) logs.push((logs[at - 1] ?? 0) + Math.log(at));
  return logs[n] ?? 0;
};

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Sums of logarithms are not exact, so a table as likely as the observed one may differ in the last digits. */
const slack = 1 + 1e-7;

export interface Group {
  readonly people: number;
  readonly selected: number;
}

/**
 * The two-sided p: if both groups have the same selection rate, the probability of a table at most as likely as this one, with fixed
 * margins.
 */
export const fisherP = (one: Group, other: Group): number => {
  const selected = one.selected + other.selected;
  const all = logChoose(one.people + other.people, selected);
  const likely = (k: number): number =>
    Math.exp(logChoose(one.people, k) + logChoose(other.people, selected - k) - all);
  const seen = likely(one.selected);
  let p = 0;
  for (let k = Math.max(0, selected - other.people); k <= Math.min(one.people, selected); k += 1) {
    const chance = likely(k);
    if (chance <= seen * slack) p += chance;
  }
  return Math.min(1, p);
};
