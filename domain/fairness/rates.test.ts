/** Checks the tables against worked examples, one for each kind that the rules require, and properties of every table. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { categoriesOf, type Race, type Sex } from "./categories.ts";
import { type CategoryCount, medianOf, rate } from "./rates.ts";
import { type AnswerCount, auditTables, countBy, minCellSize, tableOf } from "./tables.ts";

const answersOf = (
  sex: Sex | null,
  race: Race | null,
  people: number,
  interviewed: number,
  more: Partial<AnswerCount> = {},
): AnswerCount => ({ sex, race, people, interviewed, hired: 0, scored: 0, above: 0, ...more });

const summarize = (rows: ReturnType<typeof rate>) =>
  rows.map(({ category, people, selected, impactRatio, fourFifths }) => [
    category,
    people,
    selected,
    impactRatio === null ? null : Number(impactRatio.toFixed(4)),
    fourFifths.status,
  ]);

test("computes selection rates and impact ratios by sex", () => {
  // By hand: 48 of 80 men (0.60), 12 of 40 women (0.30): 0.30 / 0.60 = 0.50. Fourteen did not answer.
  const counts = [answersOf("male", null, 80, 48), answersOf("female", null, 40, 12), answersOf(null, null, 14, 3)];
  const table = tableOf("sex", "interview", counts);
  expect(summarize(table.rows)).toEqual([
    ["female", 40, 12, 0.5, "below"],
    ["male", 80, 48, 1, "reference"],
  ]);
  expect(table.rows.map((row) => row.rate)).toEqual([0.3, 0.6]);
  expect(table.unknown).toBe(14);
  const [female] = table.rows;
  expect(female?.fourFifths).toMatchObject({ against: "Male", ratio: 0.5 });
  // In whole numbers, by binomial coefficients: 0.0034092217…
  expect(female?.fourFifths.p).toBeCloseTo(0.003_409_221_767_8, 10);
});

test("computes scoring rates by race and sets small categories apart", () => {
  // By hand: 300 White, 165 above (0.55); 120 Black, 48 (0.40); 60 Asian, 36 (0.60, the highest); 25 Hispanic, 10 (0.40); 8 Native, 7.
  // 8 of 513 are 1.56 %: set apart, although their 0.875 would be the highest rate.
  const scored = (race: Race, people: number, above: number) =>
    answersOf(null, race, people, 0, { scored: people, above });
  const table = tableOf("race", "score", [
    scored("white", 300, 165),
    scored("black", 120, 48),
    scored("asian", 60, 36),
    scored("hispanic", 25, 10),
    scored("native", 8, 7),
    answersOf(null, null, 31, 0, { scored: 31, above: 12 }),
  ]);
  expect(summarize(table.rows)).toEqual([
    ["hispanic", 25, 10, 0.6667, "too-few"],
    ["white", 300, 165, 0.9167, "within"],
    ["black", 120, 48, 0.6667, "below"],
    ["asian", 60, 36, 1, "reference"],
    ["native", 8, 7, null, "too-few"],
  ]);
  expect(table.rows.filter(({ isSetApart }) => isSetApart).map(({ category, rate }) => [category, rate])).toEqual([
    ["native", 0.875],
  ]);
  expect(table.unknown).toBe(31);
});

test("computes rates by sex and race, with missing answers as unknown", () => {
  // By hand, selected by people: 20/50 = 0.40; 18/60 = 0.30; 16/32 = 0.50, the highest; 12/40 = 0.30.
  const table = tableOf("both", "interview", [
    answersOf("female", "hispanic", 50, 20),
    answersOf("male", "hispanic", 60, 18),
    answersOf("female", "black", 32, 16),
    answersOf("male", "black", 40, 12),
    answersOf("male", "pacific", 4, 4),
    answersOf("female", null, 9, 9),
    answersOf(null, "white", 7, 0),
    answersOf(null, null, 3, 1),
  ]);
  expect(summarize(table.rows)).toEqual([
    ["hispanic/female", 50, 20, 0.8, "within"],
    ["hispanic/male", 60, 18, 0.6, "below"],
    ["black/female", 32, 16, 1, "reference"],
    ["black/male", 40, 12, 0.6, "below"],
  ]);
  expect(table.unknown).toBe(4 + 9 + 7 + 3);
});

const categoryCount = (category: string, people: number, selected: number): CategoryCount => ({
  category,
  label: category,
  people,
  selected,
});

test("treats exactly four fifths, two percent and thirty people as enough", () => {
  expect(summarize(rate([categoryCount("a", 30, 12), categoryCount("b", 30, 15)]))).toMatchObject([
    ["a", 30, 12, 0.8, "within"],
    ["b", 30, 15, 1, "reference"],
  ]);
  expect(summarize(rate([categoryCount("a", 29, 2), categoryCount("b", 30, 15)]))[0]?.[4]).toBe("too-few");
  expect(rate([categoryCount("a", 98, 50), categoryCount("b", 2, 1)])[1]?.isSetApart).toBe(false);
  expect(rate([categoryCount("a", 99, 50), categoryCount("b", 2, 1)])[1]?.isSetApart).toBe(true);
  // The flag compares with the best group that is large enough, the ratio with the highest rate of all.
  const [small, large, other] = rate([
    categoryCount("a", 10, 10),
    categoryCount("b", 60, 30),
    categoryCount("c", 60, 27),
  ]);
  expect([small?.impactRatio, large?.impactRatio, other?.impactRatio]).toEqual([1, 0.5, 0.45]);
  expect([small, large, other].map((row) => row?.fourFifths.status)).toEqual(["too-few", "reference", "within"]);
  expect(other?.fourFifths).toMatchObject({ against: "b", ratio: 0.9 });
  expect(rate([categoryCount("a", 40, 0), categoryCount("b", 40, 0)])[0]).toMatchObject({ rate: 0, impactRatio: null });
});

const statusOf = (counts: readonly AnswerCount[], outcome: "interview" | "hired" | "score" = "interview") => {
  const { status, rows, unknown } = tableOf("sex", outcome, counts);
  expect([rows.length > 0, unknown !== null]).toEqual([status === "shown", status === "shown"]);
  return status;
};

test("hides tables with few answers or with identifiable people", () => {
  const knownRow = (people: number, interviewed: number, more: Partial<AnswerCount> = {}) => [
    answersOf("female", "white", people / 2, interviewed, more),
    answersOf("male", "white", people / 2, 0),
  ];
  expect(statusOf(knownRow(28, 10))).toBe("few-answers");
  expect(statusOf(knownRow(30, 10))).toBe("shown");
  expect(statusOf(knownRow(30, 4))).toBe("few-outcomes");
  expect(statusOf([answersOf("female", "white", 30, 27), answersOf("male", "white", 10, 9)])).toBe("few-outcomes");
  expect(statusOf(knownRow(40, 12, { hired: 8 }), "hired")).toBe("few-outcomes");
  expect(statusOf(knownRow(40, 13, { hired: 8 }), "hired")).toBe("shown");
  const scores = (scored: number) => [
    answersOf("female", "white", 30, 9, { scored, above: 15 }),
    answersOf("male", "white", 30, 9, { scored: 30, above: 15 }),
  ];
  expect([30, 29, 26, 25].map((scored) => statusOf(scores(scored), "score"))).toEqual([
    "shown",
    "few-outcomes",
    "few-outcomes",
    "shown",
  ]);
});

const part = (total: number, percent: number) => Math.floor((total * percent) / 100);

const answerArbitrary = fc
  .record({
    sex: fc.constantFrom("female", "male", "another", null),
    race: fc.constantFrom("hispanic", "white", "black", "pacific", "asian", "native", "several", null),
    people: fc.integer({ min: 0, max: 60 }),
    parts: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100)),
  })
  .map(({ sex, race, people, parts: [a, b, c, d] }): AnswerCount => {
    const [interviewed, scored] = [part(people, a), part(people, c)];
    return {
      sex,
      race,
      people,
      interviewed,
      hired: part(interviewed, b),
      scored,
      above: part(scored, d),
    };
  });

test("counts everyone once with rows of at least five, in any input order", () => {
  fc.assert(
    fc.property(fc.array(answerArbitrary, { maxLength: 30 }), (counts) => {
      const tables = auditTables(counts);
      for (const { rows, unknown, outcome, grouping, status } of tables) {
        const total = counts.reduce((sum, each) => sum + (outcome === "score" ? each.scored : each.people), 0);
        const all = countBy(grouping, outcome, counts);
        expect(all.unknown + all.categories.reduce((sum, { people }) => sum + people, 0)).toBe(total);
        if (status !== "shown") continue;
        expect((unknown ?? 0) + rows.reduce((sum, { people }) => sum + people, 0)).toBe(total);
        for (const row of rows) {
          expect(row.people).toBeGreaterThanOrEqual(minCellSize);
          expect(row.impactRatio ?? 0).toBeLessThanOrEqual(1);
          expect(row.selected).toBeLessThanOrEqual(row.people);
        }
        const ratios = rows.map(({ impactRatio }) => impactRatio);
        expect(ratios.includes(1)).toBe(ratios.some((ratio) => ratio !== null));
        expect(rows.filter(({ fourFifths }) => fourFifths.status === "reference").length).toBeLessThanOrEqual(1);
      }
      expect(auditTables(counts.toReversed())).toEqual(tables);
    }),
    { numRuns: 120 },
  );
});

test("compares with no reference when no large category was selected", () => {
  const counts = [
    { category: "a", label: "A", people: 40, selected: 0 },
    { category: "b", label: "B", people: 60, selected: 0 },
    { category: "c", label: "C", people: 20, selected: 6 },
  ];
  expect(rate(counts).map(({ fourFifths }) => fourFifths.status)).toEqual(["too-few", "too-few", "too-few"]);
  expect(rate(counts).map(({ impactRatio }) => impactRatio)).toEqual([0, 0, 1]);
});

test("uses the categories of the EEO-1 report", () => {
  expect(categoriesOf("sex").map(([, label]) => label)).toEqual(["Female", "Male", "Nonbinary or another"]);
  expect(categoriesOf("race")).toHaveLength(7);
  expect(categoriesOf("both")).toHaveLength(21);
});

test("averages the two middle values for an even count", () => {
  expect([medianOf([]), medianOf([7]), medianOf([9, 1, 5]), medianOf([40, 10, 30, 20])]).toEqual([null, 7, 5, 25]);
});
