/** The weights of the score. Each switch exists so that a benchmark can measure what a factor contributes. */
export interface MatchSettings {
  /** The share of each part in the total. The five sum to one. */
  readonly skills: number;
  readonly experience: number;
  readonly domain: number;
  readonly location: number;
  readonly salary: number;
  /** Below this skills share, all other parts count for less. */
  readonly fullCreditSkillsShare: number;
  /** The weight of a nice-to-have; a must-have weighs 1. */
  readonly niceToHaveWeight: number;
  /** Cap on the combined weight of all nice-to-haves. */
  readonly maxNiceToHaveWeight: number;
  /** The weight of a need that names no skill, only personality traits or ordinary words. */
  readonly softWeight: number;
  /** A need met less than this counts as missing. */
  /** The share of the missing skills credit that full overlap with the words of the ad makes up for. */
  readonly overlapCredit: number;
  readonly missingBelow: number;
  readonly metThreshold: number;
  readonly listedOnlyCredit: number;
  readonly summaryOnlyCredit: number;
  /** The value of a listed skill if no dated role supports anything the job asks for. */
  readonly unsupported: number;
  readonly outdatedFactor: number;
  readonly outdatedAfterMonths: number;
  readonly qualifiedMentionFactor: number;
  readonly useOccupations: boolean;
  readonly useIndustries: boolean;
  readonly useRelatedSkills: boolean;
  readonly useWords: boolean;
  readonly useLocation: boolean;
  readonly useSalary: boolean;
  readonly useLevel: boolean;
  readonly usePreferences: boolean;
  readonly useEvidence: boolean;
  readonly useLimits: boolean;
  readonly useRarity: boolean;
}

export const matchSettings: MatchSettings = {
  skills: 0.55,
  experience: 0.2,
  domain: 0.15,
  location: 0.05,
  salary: 0.05,
  fullCreditSkillsShare: 0.35,
  niceToHaveWeight: 0.4,
  maxNiceToHaveWeight: 0.5,
  softWeight: 0.4,
  overlapCredit: 0.4,
  missingBelow: 0.2,
  metThreshold: 0.75,
  listedOnlyCredit: 0.9,
  summaryOnlyCredit: 0.5,
  unsupported: 0.05,
  outdatedFactor: 0.7,
  outdatedAfterMonths: 96,
  qualifiedMentionFactor: 0.5,
  useOccupations: true,
  useIndustries: true,
  useRelatedSkills: true,
  useWords: true,
  useLocation: true,
  useSalary: true,
  useLevel: true,
  usePreferences: true,
  useEvidence: true,
  useLimits: true,
  useRarity: true,
};
