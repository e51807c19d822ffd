/** What a year of hiring costs with a team of one's own, with an agency, and with us. */
import { type Assumptions, type CalculatorInputs, industryFactors, type Scenario } from "./scenario.ts";

export const models = ["inHouse", "agency", "cohire"] as const;
export type Model = (typeof models)[number];

export interface ModelResult {
  readonly totalAnnualCost: number;
  readonly costPerHire: number;
  /** Days, unrounded. */
  readonly timeToHire: number;
  readonly qualityScore: number;
  /** A loss is negative. */
  readonly revenueImpact: number;
  /** The parts of the annual cost, by name. */
  readonly details: Readonly<Record<string, number>>;
}

export interface Saving {
  readonly amount: number;
  readonly percent: number;
}

export interface Roi {
  readonly adjustedSalary: number;
  readonly inHouse: ModelResult;
  readonly agency: ModelResult;
  readonly cohire: ModelResult;
  readonly savings: {
    readonly versusInHouse: Saving;
    readonly versusAgency: Saving;
    /** Days and percent faster than in-house, unrounded. */
    readonly time: Saving;
  };
}

const sum = (details: Readonly<Record<string, number>>): number =>
  Object.values(details).reduce((total, part) => total + part, 0);

/** Nothing divided by nothing is nothing: a year without hires has no cost per hire. */
const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const daysPerMonth = 30;

/** A recruiter's salary for every started batch of hires, tools by head count, job boards by hire, training once. */
const inHouse = (inputs: CalculatorInputs, given: Assumptions, salary: number): ModelResult => {
  const recruiters = Math.max(1, Math.ceil(inputs.hiresPerYear / given.hiresPerRecruiter));
  const details = {
    recruiters: recruiters * given.recruiterSalary,
    tools: given.toolsCostBase + inputs.companySize * given.toolsCostPerEmployee,
    jobBoards: inputs.hiresPerYear * given.jobBoardCostPerHire,
    training: given.trainingCostAnnual,
  };
  const totalAnnualCost = sum(details);
  const timeToHire = inputs.timeToHire * given.inHouseTimeMultiplier;
  return {
    totalAnnualCost,
    costPerHire: ratio(totalAnnualCost, inputs.hiresPerYear),
    timeToHire,
    qualityScore: given.inHouseQualityScore,
    revenueImpact: -(salary * given.revenueMultiplier * (timeToHire / daysPerMonth)),
    details,
  };
};

/** A share of the first year's salary for each hire. */
const agency = (inputs: CalculatorInputs, given: Assumptions, salary: number): ModelResult => {
  const details = { placementFees: inputs.hiresPerYear * salary * given.agencyFeeRate };
  const timeToHire = inputs.timeToHire * given.traditionalTimeMultiplier;
  return {
    totalAnnualCost: sum(details),
    costPerHire: inputs.hiresPerYear === 0 ? 0 : salary * given.agencyFeeRate,
    timeToHire,
    qualityScore: given.traditionalQualityScore,
    revenueImpact: -(salary * given.revenueMultiplier * (timeToHire / daysPerMonth)),
    details,
  };
};

/** A monthly fee that covers hires up to the threshold; each hire beyond it costs a share of salary and two flat fees. */
const cohire = (inputs: CalculatorInputs, given: Assumptions, salary: number): ModelResult => {
  const billableHires = Math.max(0, inputs.hiresPerYear - given.minimumHiresThreshold * 12);
  const details = {
    platformFee: billableHires * salary * given.platformFeeRate,
    aiProcessing: billableHires * given.aiProcessingCostPerHire,
    expertConsulting: billableHires * given.expertConsultingCostPerHire,
    engagement: given.monthlyEngagementFee * 12,
  };
  const totalAnnualCost = sum(details);
  const timeToHire = inputs.timeToHire * given.cohireAITimeMultiplier;
  return {
    totalAnnualCost,
    costPerHire: ratio(totalAnnualCost, inputs.hiresPerYear),
    timeToHire,
    qualityScore: given.cohireAIQualityScore,
    revenueImpact: salary * given.cohireAIQualityMultiplier * (timeToHire / daysPerMonth),
    details,
  };
};

/** Signed: where we are dearer, the amount and the percent are negative. */
const saving = (other: number, ours: number): Saving => ({
  amount: other - ours,
  percent: ratio(other - ours, other) * 100,
});

export const roi = ({ inputs, assumptions }: Scenario): Roi => {
  const adjustedSalary = inputs.averageSalary * industryFactors[inputs.industryType].salary;
  const results = {
    inHouse: inHouse(inputs, assumptions, adjustedSalary),
    agency: agency(inputs, assumptions, adjustedSalary),
    cohire: cohire(inputs, assumptions, adjustedSalary),
  };
  return {
    adjustedSalary,
    ...results,
    savings: {
      versusInHouse: saving(results.inHouse.totalAnnualCost, results.cohire.totalAnnualCost),
      versusAgency: saving(results.agency.totalAnnualCost, results.cohire.totalAnnualCost),
      time: saving(results.inHouse.timeToHire, results.cohire.timeToHire),
    },
  };
};
