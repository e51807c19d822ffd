/** Fisher's exact test for two groups of people, of whom some were selected. */

/** A cache of the logarithms of factorials, filled on demand. */
const logFactorials = [0];
const logFactorial = (n: number): number => {
  for (let index = logFactorials.length; index <= n; index += 1)
    logFactorials.push((logFactorials[index - 1] ?? 0) + Math.log(index));
  return logFactorials[n] ?? 0;
};

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Sums of logarithms are not exact, so a table as likely as the observed one may differ in the last digits. */
const tolerance = 1 + 1e-7;

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
  const logProbability = (k: number): number =>
    Math.exp(logChoose(one.people, k) + logChoose(other.people, selected - k) - all);
  const observed = logProbability(one.selected);
  let p = 0;
  for (let k = Math.max(0, selected - other.people); k <= Math.min(one.people, selected); k += 1) {
    const chance = logProbability(k);
    if (chance <= observed * tolerance) p += chance;
  }
  return Math.min(1, p);
};
