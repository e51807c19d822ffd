import { expect, test } from "vitest";
import { cheapestRanges, costCurve } from "./break-even.ts";
import { breakEvenSentences, scenarioCsv } from "./report.ts";
import { roi } from "./roi.ts";
import { defaultScenario, type Scenario } from "./scenario.ts";
import { scenarioFromQuery, scenarioToQuery } from "./share.ts";

test("matches the calculator's result at each number of hires", () => {
  const curve = costCurve(defaultScenario);
  expect(curve).toHaveLength(100);
  for (const hires of [1, 24, 25, 60, 100]) {
    const result = roi({ ...defaultScenario, inputs: { ...defaultScenario.inputs, hiresPerYear: hires } });
    expect(curve[hires - 1]).toEqual({
      hires,
      inHouse: result.inHouse.totalAnnualCost,
      agency: result.agency.totalAnnualCost,
      cohire: result.cohire.totalAnnualCost,
    });
  }
});

test("covers every number of hires once and names the cheapest model", () => {
  const curve = costCurve(defaultScenario);
  const ranges = cheapestRanges(curve);
  expect(
    ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_none, index) => from + index)),
  ).toEqual(curve.map((point) => point.hires));
  for (const { from, to, cheapest } of ranges) {
    for (const point of curve.slice(from - 1, to)) {
      expect(point[cheapest]).toBe(Math.min(point.inHouse, point.agency, point.cohire));
    }
  }
});

test("states where others are cheaper than us with default inputs", () => {
  const sentences = breakEvenSentences(defaultScenario);
  expect(sentences[0]).toBe("With 1 to 3 hires a year, an agency is cheapest.");
  expect(sentences[1]).toMatch(/^With 4 to \d+ hires a year, Cohire is cheapest\.$/);
  expect(sentences.at(-1)).toMatch(/^With \d+ or more hires a year, an in-house team is cheapest\.$/);
});

test("does not count a tie as a win for us", () => {
  expect(cheapestRanges([{ hires: 1, inHouse: 5, agency: 5, cohire: 5 }])).toEqual([
    { from: 1, to: 1, cheapest: "inHouse" },
  ]);
});

const changed: Scenario = {
  inputs: { companySize: 250, hiresPerYear: 60, averageSalary: 90_000, timeToHire: 30, industryType: "manufacturing" },
  assumptions: { ...defaultScenario.assumptions, agencyFeeRate: 0.25, hiresPerRecruiter: 5 },
};

test("restores the scenario from a link that holds only the differences", () => {
  expect(scenarioToQuery(defaultScenario)).toEqual({});
  expect(scenarioFromQuery(scenarioToQuery(changed))).toEqual(changed);
  expect(Object.keys(scenarioToQuery(changed))).toHaveLength(7);
});

test("falls back to the default for each invalid value of a link", () => {
  const odd = {
    hiresPerYear: "-4",
    averageSalary: "1e9",
    companySize: "<b>",
    industryType: "mining",
    hiresPerRecruiter: "0",
  };
  expect(scenarioFromQuery({ ...odd, timeToHire: "60" })).toEqual({
    inputs: { ...defaultScenario.inputs, timeToHire: 60 },
    assumptions: { ...defaultScenario.assumptions, hiresPerRecruiter: 1 },
  });
});

test("writes inputs, assumptions, results and the curve to the CSV, unrounded", () => {
  const lines = scenarioCsv(changed).split("\r\n");
  expect(lines).toContain("Hires per year,60");
  expect(lines).toContain("Agency fee,0.25");
  expect(lines).toContain("Result,In-House Team,Traditional Agency,Cohire");
  expect(lines.filter((line) => /^\d+,/.test(line))).toHaveLength(100);
  expect(lines.find((line) => line.startsWith("60,"))).toBe(
    `60,${costCurve(changed)[59]?.inHouse},${costCurve(changed)[59]?.agency},${costCurve(changed)[59]?.cohire}`,
  );
});
