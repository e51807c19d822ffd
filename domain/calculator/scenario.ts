/** The calculator's inputs: five facts about a company and twenty editable assumptions. */

export const industryTypes = ["technology", "healthcare", "finance", "manufacturing", "other"] as const;
export type IndustryType = (typeof industryTypes)[number];

/** An industry's salary factor. Complexity is specified but no result uses it. */
export const industryFactors: Readonly<Record<IndustryType, { readonly salary: number; readonly complexity: number }>> =
  {
    technology: { salary: 1.2, complexity: 1.3 },
    healthcare: { salary: 1.1, complexity: 1.4 },
    finance: { salary: 1.15, complexity: 1.2 },
    manufacturing: { salary: 0.95, complexity: 1 },
    other: { salary: 1, complexity: 1 },
  };

export interface CalculatorInputs {
  readonly companySize: number;
  readonly hiresPerYear: number;
  readonly averageSalary: number;
  /** Days. */
  readonly timeToHire: number;
  readonly industryType: IndustryType;
}

export const defaultInputs: CalculatorInputs = {
  companySize: 100,
  hiresPerYear: 12,
  averageSalary: 75_000,
  timeToHire: 45,
  industryType: "technology",
};

/** Money in US dollars, rates as fractions, quality from 0 to 100; the threshold is hires per month. */
export const defaultAssumptions = {
  recruiterSalary: 65_000,
  hiresPerRecruiter: 20,
  toolsCostBase: 25_000,
  toolsCostPerEmployee: 50,
  jobBoardCostPerHire: 500,
  trainingCostAnnual: 15_000,
  inHouseTimeMultiplier: 1.2,
  inHouseQualityScore: 75,
  agencyFeeRate: 0.2,
  traditionalTimeMultiplier: 1.1,
  traditionalQualityScore: 70,
  platformFeeRate: 0.12,
  aiProcessingCostPerHire: 200,
  expertConsultingCostPerHire: 800,
  monthlyEngagementFee: 5000,
  minimumHiresThreshold: 2,
  cohireAITimeMultiplier: 0.4,
  cohireAIQualityScore: 95,
  cohireAIQualityMultiplier: 1.2,
  revenueMultiplier: 0.8,
} as const satisfies Readonly<Record<string, number>>;

export type AssumptionName = keyof typeof defaultAssumptions;
export type Assumptions = Readonly<Record<AssumptionName, number>>;

export const assumptionNames = Object.keys(defaultAssumptions) as readonly AssumptionName[];

export interface Scenario {
  readonly inputs: CalculatorInputs;
  readonly assumptions: Assumptions;
}

export const defaultScenario: Scenario = { inputs: defaultInputs, assumptions: defaultAssumptions };

/** Parses a number field: invalid text counts as 0, except for hires per recruiter, which is at least 1. */
export const parseNumber = (text: string, name: keyof CalculatorInputs | AssumptionName): number => {
  const parsed = Number(text.replace(/[$,\s]/g, ""));
  const value = Number.isFinite(parsed) && parsed > 0 ? parsed : 0;
  return name === "hiresPerRecruiter" ? value || 1 : value;
};
