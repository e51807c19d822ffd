/** What a year of hiring costs with an in-house team, with an agency, and with us. */
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

interface Saving {
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

/** Zero when the divisor is zero: a year without hires has no cost per hire. */
const ratio = (part: number, total: number): number => (total === 0 ? 0 : part / total);

const daysPerMonth = 30;

/** A recruiter's salary for every started batch of hires, tools by head count, job boards by hire, training once. */
const inHouse = (inputs: CalculatorInputs, assumptions: Assumptions, salary: number): ModelResult => {
  const recruiters = Math.max(1, Math.ceil(inputs.hiresPerYear / assumptions.hiresPerRecruiter));
  const details = {
    recruiters: recruiters * assumptions.recruiterSalary,
    tools: assumptions.toolsCostBase + inputs.companySize * assumptions.toolsCostPerEmployee,
    jobBoards: inputs.hiresPerYear * assumptions.jobBoardCostPerHire,
    training: assumptions.trainingCostAnnual,
  };
  const totalAnnualCost = sum(details);
  const timeToHire = inputs.timeToHire * assumptions.inHouseTimeMultiplier;
  return {
    totalAnnualCost,
    costPerHire: ratio(totalAnnualCost, inputs.hiresPerYear),
    timeToHire,
    qualityScore: assumptions.inHouseQualityScore,
    revenueImpact: -(salary * assumptions.revenueMultiplier * (timeToHire / daysPerMonth)),
    details,
  };
};

/** A share of the first year's salary for each hire. */
const agency = (inputs: CalculatorInputs, assumptions: Assumptions, salary: number): ModelResult => {
  const details = { placementFees: inputs.hiresPerYear * salary * assumptions.agencyFeeRate };
  const timeToHire = inputs.timeToHire * assumptions.traditionalTimeMultiplier;
  return {
    totalAnnualCost: sum(details),
    costPerHire: inputs.hiresPerYear === 0 ? 0 : salary * assumptions.agencyFeeRate,
    timeToHire,
    qualityScore: assumptions.traditionalQualityScore,
    revenueImpact: -(salary * assumptions.revenueMultiplier * (timeToHire / daysPerMonth)),
    details,
  };
};

/** A monthly fee that covers hires up to the threshold; each hire beyond it costs a share of salary and two flat fees. */
const cohire = (inputs: CalculatorInputs, assumptions: Assumptions, salary: number): ModelResult => {
  const billableHires = Math.max(0, inputs.hiresPerYear - assumptions.minimumHiresThreshold * 12);
  const details = {
    platformFee: billableHires * salary * assumptions.platformFeeRate,
    aiProcessing: billableHires * assumptions.aiProcessingCostPerHire,
    expertConsulting: billableHires * assumptions.expertConsultingCostPerHire,
    engagement: assumptions.monthlyEngagementFee * 12,
  };
  const totalAnnualCost = sum(details);
  const timeToHire = inputs.timeToHire * assumptions.cohireAITimeMultiplier;
  return {
    totalAnnualCost,
    costPerHire: ratio(totalAnnualCost, inputs.hiresPerYear),
    timeToHire,
    qualityScore: assumptions.cohireAIQualityScore,
    revenueImpact: salary * assumptions.cohireAIQualityMultiplier * (timeToHire / daysPerMonth),
    details,
  };
};

/** Amount and percent are negative where our model costs more. */
const saving = (other: number, ownCost: number): Saving => ({
  amount: other - ownCost,
  percent: ratio(other - ownCost, other) * 100,
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
