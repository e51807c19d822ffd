/** The data from which fictional people and jobs are generated. */
import data from "#data/compiled/sample-people.json" with { type: "json" };

export interface Occupation {
  readonly titles: readonly [junior: string, mid: string, senior: string];
  /** Keys of employersByIndustry that employ this occupation, most likely first. */
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

export interface SampleLocation {
  readonly city: string;
  readonly state: string;
  readonly metro: string;
}

export const occupationsByCategory = data.occupations as unknown as Readonly<Record<string, readonly Occupation[]>>;
/** Fictional employers by industry. */
export const employersByIndustry: Readonly<Record<string, readonly string[]>> = data.employers;
/** The order matters: the seeded draw picks by position. */
export const firstNames: readonly string[] = data.names.first;
export const lastNames: readonly string[] = data.names.last;
export const places: readonly SampleLocation[] = data.places;
/** Fictional or generic colleges. */
export const schools: readonly string[] = data.schools;
