/** Fisher's exact p against published values, and against sums of whole numbers. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { fisherP } from "./fisher.ts";

/** `a` and `b` are selected and not selected of the first group, `c` and `d` of the second. */
const pValue = ([a, b, c, d]: readonly [number, number, number, number]): number =>
  fisherP({ selected: a, people: a + b }, { selected: c, people: c + d });

test("matches published values", () => {
  // Fisher's own lady tasting tea; R prints 0.4857.
  expect(pValue([3, 1, 1, 3])).toBeCloseTo(34 / 70, 12);
  // The dieting example of the usual textbooks and of Wikipedia: 0.002759456.
  expect(pValue([1, 9, 11, 3])).toBeCloseTo(0.002_759_456_185_220_088, 12);
  // SciPy's manual: [[8, 2], [1, 5]] has p = 0.03496503496503495.
  expect(pValue([8, 2, 1, 5])).toBeCloseTo(0.034_965_034_965_034_95, 12);
  // R's manual, the convictions of twins (Fisher 1962), [[2, 15], [10, 3]] has p = 0.0005367.
  expect(pValue([2, 15, 10, 3])).toBeCloseTo(0.000_536_724_1, 9);
});

const binomial = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let index = 1; index <= k; index += 1) ways = (ways * BigInt(n - k + index)) / BigInt(index);
  return ways;
};

/** The same by exact counting: sums every table with these margins that is at most as likely as the observed one. */
const exactPValue = ([a, b, c, d]: readonly [number, number, number, number]): number => {
  const tableCount = (k: number): bigint => binomial(a + b, k) * binomial(c + d, a + c - k);
  let atMostAsLikely = 0n;
  for (let k = Math.max(0, a - d); k <= Math.min(a + b, a + c); k += 1) {
    if (tableCount(k) <= tableCount(a)) atMostAsLikely += tableCount(k);
  }
  return Number((atMostAsLikely * 10n ** 15n) / binomial(a + b + c + d, a + c)) / 1e15;
};

test("equals an exact integer count for any two groups of up to 150", () => {
  const count = fc.integer({ min: 0, max: 75 });
  fc.assert(
    fc.property(fc.tuple(count, count, count, count), (table) => {
      expect(Math.abs(pValue(table) - exactPValue(table))).toBeLessThan(1e-9);
    }),
    { numRuns: 150 },
  );
});

test("returns the same p with the groups or the outcomes swapped", () => {
  const count = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(count, count, count, count, (a, b, c, d) => {
      const p = pValue([a, b, c, d]);
      expect(p).toBeGreaterThanOrEqual(0);
      expect(p).toBeLessThanOrEqual(1);
      for (const equivalent of [pValue([c, d, a, b]), pValue([b, a, d, c])])
        expect(Math.abs(p - equivalent)).toBeLessThan(1e-9);
    }),
    { numRuns: 200 },
  );
});
