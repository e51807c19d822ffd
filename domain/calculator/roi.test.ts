import { describe, expect, test } from "vitest";
import { type Roi, roi } from "./roi.ts";
import {
  type Assumptions,
  assumptionNames,
  type CalculatorInputs,
  defaultAssumptions,
  defaultInputs,
  industryFactors,
  industryTypes,
  parseNumber,
} from "./scenario.ts";
import { savingLines, usd, wholeDays, wholePercent } from "./report.ts";

const run = (inputs: Partial<CalculatorInputs> = {}, assumptions: Partial<Assumptions> = {}): Roi =>
  roi({ inputs: { ...defaultInputs, ...inputs }, assumptions: { ...defaultAssumptions, ...assumptions } });

/** A worked result as the page shows it: annual cost, cost per hire, days, quality, revenue impact. */
const shown = (result: Roi["inHouse"]) => [
  usd(result.totalAnnualCost),
  usd(result.costPerHire),
  wholeDays(result.timeToHire),
  result.qualityScore,
  usd(result.revenueImpact),
];
const savingTexts = (result: Roi) => savingLines(result).map(({ amount, note }) => [amount, note]);

test("[CALC-10] lists the twenty assumptions by name", () => {
  expect(assumptionNames).toEqual([
    "recruiterSalary",
    "hiresPerRecruiter",
    "toolsCostBase",
    "toolsCostPerEmployee",
    "jobBoardCostPerHire",
    "trainingCostAnnual",
    "inHouseTimeMultiplier",
    "inHouseQualityScore",
    "agencyFeeRate",
    "traditionalTimeMultiplier",
    "traditionalQualityScore",
    "platformFeeRate",
    "aiProcessingCostPerHire",
    "expertConsultingCostPerHire",
    "monthlyEngagementFee",
    "minimumHiresThreshold",
    "cohireAITimeMultiplier",
    "cohireAIQualityScore",
    "cohireAIQualityMultiplier",
    "revenueMultiplier",
  ]);
});

test("[CALC-13] has the specified default for each assumption", () => {
  expect(Object.values(defaultAssumptions)).toEqual([
    65_000, 20, 25_000, 50, 500, 15_000, 1.2, 75, 0.2, 1.1, 70, 0.12, 200, 800, 5000, 2, 0.4, 95, 1.2, 0.8,
  ]);
});

test("[CALC-11] returns the same six fields for each model", () => {
  const result = run();
  for (const model of [result.inHouse, result.agency, result.cohire]) {
    expect(Object.keys(model)).toEqual([
      "totalAnnualCost",
      "costPerHire",
      "timeToHire",
      "qualityScore",
      "revenueImpact",
      "details",
    ]);
    const parts = Object.values(model.details).reduce((total, part) => total + part, 0);
    expect(parts).toBeCloseTo(model.totalAnnualCost, 6);
  }
});

test("[CALC-14] multiplies the salary by the industry's factor", () => {
  const adjusted = industryTypes.map((industryType) => Math.round(run({ industryType }).adjustedSalary));
  expect(adjusted).toEqual([90_000, 82_500, 86_250, 71_250, 75_000]);
  expect(Object.values(industryFactors).map(({ complexity }) => complexity)).toEqual([1.3, 1.4, 1.2, 1, 1]);
});

test("[CALC-15] ignores complexity in every result", () => {
  const before = JSON.stringify(run({ industryType: "healthcare" }));
  const factors = industryFactors.healthcare as { complexity: number };
  factors.complexity = 99;
  expect(JSON.stringify(run({ industryType: "healthcare" }))).toBe(before);
  factors.complexity = 1.4;
});

describe("all defaults", () => {
  const result = run();
  test("[CALC-22 CALC-18] in-house", () => {
    expect(result.inHouse.details).toEqual({ recruiters: 65_000, tools: 30_000, jobBoards: 6000, training: 15_000 });
    expect(shown(result.inHouse)).toEqual(["$116,000", "$9,667", "54 days", 75, "-$129,600"]);
  });
  test("[CALC-23 CALC-19] agency", () => {
    expect(shown(result.agency)).toEqual(["$216,000", "$18,000", "50 days", 70, "-$118,800"]);
  });
  test("[CALC-24 CALC-20] ours", () => {
    expect(shown(result.cohire)).toEqual(["$60,000", "$5,000", "18 days", 95, "$64,800"]);
  });
  test("[CALC-25] savings", () => {
    expect(savingTexts(result)).toEqual([
      ["$56,000", "48% reduction"],
      ["$156,000", "72% reduction"],
      ["36 days", "67% faster"],
    ]);
  });
});

describe("a finance company with 30 hires", () => {
  const result = run({
    companySize: 500,
    hiresPerYear: 30,
    averageSalary: 80_000,
    timeToHire: 60,
    industryType: "finance",
  });
  test("[CALC-26] in-house and agency", () => {
    expect(result.inHouse.details).toEqual({ recruiters: 130_000, tools: 50_000, jobBoards: 15_000, training: 15_000 });
    expect(shown(result.inHouse)).toEqual(["$210,000", "$7,000", "72 days", 75, "-$176,640"]);
    expect(shown(result.agency)).toEqual(["$552,000", "$18,400", "66 days", 70, "-$161,920"]);
  });
  test("[CALC-27] ours and the savings", () => {
    const { platformFee, aiProcessing, expertConsulting, engagement } = result.cohire.details;
    expect([platformFee, aiProcessing, expertConsulting, engagement].map((part) => Math.round(part ?? 0))).toEqual([
      66_240, 1200, 4800, 60_000,
    ]);
    expect(shown(result.cohire)).toEqual(["$132,240", "$4,408", "24 days", 95, "$88,320"]);
    expect(savingTexts(result)).toEqual([
      ["$77,760", "37% reduction"],
      ["$419,760", "76% reduction"],
      ["48 days", "67% faster"],
    ]);
  });
});

describe("a manufacturer with 60 hires", () => {
  const result = run({
    companySize: 250,
    hiresPerYear: 60,
    averageSalary: 90_000,
    timeToHire: 30,
    industryType: "manufacturing",
  });
  test("[CALC-28] in-house and agency", () => {
    expect(shown(result.inHouse)).toEqual(["$277,500", "$4,625", "36 days", 75, "-$82,080"]);
    expect(shown(result.agency)).toEqual(["$1,026,000", "$17,100", "33 days", 70, "-$75,240"]);
  });
  test("[CALC-29 CALC-33] shows a negative saving when ours costs more than in-house", () => {
    expect(shown(result.cohire)).toEqual(["$465,360", "$7,756", "12 days", 95, "$41,040"]);
    expect(savingTexts(result)).toEqual([
      ["-$187,860", "-68% vs. in-house"],
      ["$560,640", "55% reduction"],
      ["24 days", "67% faster"],
    ]);
    expect(savingLines(result)[0]?.label).toBe("More expensive than in-house");
  });
});

const ourCosts = (hiresPerYear: number) => {
  const { cohire, inHouse } = run({ hiresPerYear });
  return [usd(cohire.totalAnnualCost), usd(cohire.costPerHire), usd(inHouse.totalAnnualCost)];
};

test("[CALC-30] bills extra from the 25th hire on", () => {
  expect(ourCosts(24)).toEqual(["$60,000", "$2,500", "$187,000"]);
  expect(ourCosts(25)).toEqual(["$71,800", "$2,872", "$187,500"]);
});

const inHouseCosts = (hiresPerYear: number) => {
  const { inHouse } = run({ hiresPerYear });
  return [usd(inHouse.totalAnnualCost), usd(inHouse.costPerHire)];
};

test("[CALC-31] adds a recruiter at hire 21, and finds an agency cheapest for one hire", () => {
  expect(inHouseCosts(20)).toEqual(["$120,000", "$6,000"]);
  expect(inHouseCosts(21)).toEqual(["$185,500", "$8,833"]);
  const one = run({ hiresPerYear: 1 });
  expect([one.inHouse, one.agency, one.cohire].map((model) => usd(model.totalAnnualCost))).toEqual([
    "$110,500",
    "$18,000",
    "$60,000",
  ]);
  expect([usd(one.savings.versusAgency.amount), wholePercent(one.savings.versusAgency.percent)]).toEqual([
    "-$42,000",
    "-233%",
  ]);
});

test("[CALC-32] computes results from edited assumptions", () => {
  const result = run(
    { hiresPerYear: 18 },
    {
      hiresPerRecruiter: 5,
      agencyFeeRate: 0.25,
      cohireAITimeMultiplier: 0.5,
      minimumHiresThreshold: 1,
      monthlyEngagementFee: 4000,
    },
  );
  expect(shown(result.inHouse).slice(0, 2)).toEqual(["$314,000", "$17,444"]);
  expect(shown(result.agency).slice(0, 2)).toEqual(["$405,000", "$22,500"]);
  expect(shown(result.cohire)).toEqual(["$118,800", "$6,600", "23 days", 95, "$81,000"]);
  expect(savingTexts(result)).toEqual([
    ["$195,200", "62% reduction"],
    ["$286,200", "71% reduction"],
    ["32 days", "58% faster"],
  ]);
});

test.each([
  { hiresPerYear: 0 },
  { timeToHire: 0 },
  { companySize: 0, hiresPerYear: 0, averageSalary: 0, timeToHire: 0 },
])("[CALC-09] returns zeros, never NaN or Infinity, for %o", (inputs) => {
  // JSON writes both of them as null.
  expect(JSON.stringify(run(inputs))).not.toContain("null");
});

test("[CALC-09] reports zero cost per hire and zero percent faster for zero input", () => {
  const { inHouse, agency, cohire, savings } = run({ hiresPerYear: 0 });
  expect([inHouse.costPerHire, agency.costPerHire, cohire.costPerHire]).toEqual([0, 0, 0]);
  expect(savings.versusAgency.percent).toBe(0);
  expect(run({ timeToHire: 0 }).savings.time).toEqual({ amount: 0, percent: 0 });
});

test("[CALC-08] reads invalid numbers as 0, and hires per recruiter as 1", () => {
  const parsedNumbers = ["abc", "", "-5", "1e999", "75,000", "$1,200.50", " 12 "].map((text) =>
    parseNumber(text, "averageSalary"),
  );
  expect(parsedNumbers).toEqual([0, 0, 0, 0, 75_000, 1200.5, 12]);
  expect(["abc", "", "0", "7"].map((text) => parseNumber(text, "hiresPerRecruiter"))).toEqual([1, 1, 1, 7]);
});

test("[CALC-21] formats dollars without cents, whole days and whole percent", () => {
  expect([usd(116_000), usd(9666.67), usd(-0.2), usd(-187_860)]).toEqual(["$116,000", "$9,667", "$0", "-$187,860"]);
  expect([wholeDays(49.500_000_000_000_01), wholeDays(31.5)]).toEqual(["50 days", "32 days"]);
  expect([wholePercent(48.27), wholePercent(-67.7), wholePercent(-0.3)]).toEqual(["48%", "-68%", "0%"]);
});
