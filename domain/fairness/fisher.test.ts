/** Fisher's exact p against published values, and against sums of whole numbers. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { fisherP } from "./fisher.ts";

/** `a` and `b` are selected and not selected of the first group, `c` and `d` of the second. */
const pOf = ([a, b, c, d]: readonly [number, number, number, number]): number =>
  fisherP({ selected: a, people: a + b }, { selected: c, people: c + d });

test("matches published values", () => {
  // Fisher's own lady tasting tea; R prints 0.4857.
  expect(pOf([3, 1, 1, 3])).toBeCloseTo(34 / 70, 12);
  // The dieting example of the usual textbooks and of Wikipedia: 0.002759456.
  expect(pOf([1, 9, 11, 3])).toBeCloseTo(0.002_759_456_185_220_088, 12);
  // SciPy's manual: [[8, 2], [1, 5]] has p = 0.03496503496503495.
  expect(pOf([8, 2, 1, 5])).toBeCloseTo(0.034_965_034_965_034_95, 12);
  // R's manual, the convictions of twins (Fisher 1962), [[2, 15], [10, 3]] has p = 0.0005367.
  expect(pOf([2, 15, 10, 3])).toBeCloseTo(0.000_536_724_1, 9);
});

const choose = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let at = 1; at <= k; at += 1) ways = (ways * BigInt(n - k + at)) / BigInt(at);
  return ways;
};

/** The same by exact counting: sums every table with these margins that is at most as likely as the observed one. */
const exactly = ([a, b, c, d]: readonly [number, number, number, number]): number => {
  const waysOf = (k: number): bigint => choose(a + b, k) * choose(c + d, a + c - k);
  let asUnlikely = 0n;
  for (let k = Math.max(0, a - d); k <= Math.min(a + b, a + c); k += 1) {
    if (waysOf(k) <= waysOf(a)) asUnlikely += waysOf(k);
  }
  return Number((asUnlikely * 10n ** 15n) / choose(a + b + c + d, a + c)) / 1e15;
};

test("equals an exact integer count for any two groups of up to 150", () => {
  const count = fc.integer({ min: 0, max: 75 });
  fc.assert(
    fc.property(fc.tuple(count, count, count, count), (table) => {
      expect(Math.abs(pOf(table) - exactly(table))).toBeLessThan(1e-9);
    }),
    { numRuns: 150 },
  );
});

test("returns the same p with the groups or the outcomes swapped", () => {
  const count = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(count, count, count, count, (a, b, c, d) => {
      const p = pOf([a, b, c, d]);
      expect(p).toBeGreaterThanOrEqual(0);
      expect(p).toBeLessThanOrEqual(1);
      for (const same of [pOf([c, d, a, b]), pOf([b, a, d, c])]) expect(Math.abs(p - same)).toBeLessThan(1e-9);
    }),
    { numRuns: 200 },
  );
});
