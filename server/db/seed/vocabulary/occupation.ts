export interface Occupation {
  readonly titles: readonly [junior: string, mid: string, senior: string];
  /** Keys of employersByIndustry in which this work is found, likeliest first. */
  readonly industries: readonly string[];
  /** Yearly pay, from junior to senior. */
  readonly salaryUsd: readonly [low: number, high: number];
  /** Names as written on resumes. */
  readonly skills: readonly string[];
  /** Resume sentences, each naming at least one skill, ordered from hands-on work to leadership. */
  readonly duties: readonly string[];
  readonly degrees: readonly string[];
  readonly certifications: readonly string[];
  /** May contain {years}, always written "{years}+ years" so that any whole number reads well. */
  readonly summaries: readonly [string, string, string];
}
