/** The weights of the score. Each switch exists so that a benchmark can measure what a factor contributes. */
export interface MatchSettings {
  /** The share of each part in the total. The five sum to one. */
  readonly skills: number;
  readonly experience: number;
  readonly domain: number;
  readonly location: number;
  readonly salary: number;
  /** Below this skills share, all other parts count for less. */
  readonly gate: number;
  readonly mustWeight: number;
  readonly niceWeight: number;
  /** The maximum share that all nice-to-haves decide together. */
  readonly maxNiceShare: number;
  /** The weight of a need with only traits or plain words. */
  readonly softWeight: number;
  /** A need met less than this counts as missing. */
  readonly missingBelow: number;
  readonly metFrom: number;
  readonly listedOnly: number;
  readonly summaryOnly: number;
  /** The value of a listed skill if no dated role supports anything the job asks for. */
  readonly unsupported: number;
  readonly longAgo: number;
  readonly longAgoMonths: number;
  readonly slight: number;
  readonly useOccupations: boolean;
  readonly useIndustries: boolean;
  readonly useNeighbors: boolean;
  readonly useWords: boolean;
  readonly useLocation: boolean;
  readonly usePay: boolean;
  readonly useLevel: boolean;
  readonly usePreferences: boolean;
  readonly useEvidence: boolean;
  readonly useLimits: boolean;
  readonly usePool: boolean;
}

export const matchSettings: MatchSettings = {
  skills: 0.55,
  experience: 0.2,
  domain: 0.15,
  location: 0.05,
  salary: 0.05,
  gate: 0.35,
  mustWeight: 1,
  niceWeight: 0.4,
  maxNiceShare: 0.25,
  softWeight: 0.4,
  missingBelow: 0.2,
  metFrom: 0.75,
  listedOnly: 0.9,
  summaryOnly: 0.5,
  unsupported: 0.05,
  longAgo: 0.7,
  longAgoMonths: 96,
  slight: 0.5,
  useOccupations: true,
  useIndustries: true,
  useNeighbors: true,
  useWords: true,
  useLocation: true,
  usePay: true,
  useLevel: true,
  usePreferences: true,
  useEvidence: true,
  useLimits: true,
  usePool: true,
};
