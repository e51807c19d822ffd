/** The needs of a job, read from its free text. Each need keeps its source words, and a person may correct the lists. */
import type { Term } from "../retrieval/terms.ts";
import type { LocationFact } from "../facts/candidate-facts.ts";

export interface JobRecord {
  readonly title: string;
  readonly department?: string | null;
  readonly industry?: string | null;
  readonly description?: string | null;
  readonly requirements?: string | null;
  readonly location?: string | null;
  readonly remote?: boolean | null;
  readonly salaryMin?: number | null;
  readonly salaryMax?: number | null;
  readonly minYears?: number | null;
  /** Lists corrected by a person. They take precedence over `requirements`. */
  readonly mustHave?: readonly string[] | null;
  readonly niceToHave?: readonly string[] | null;
}

/** A term of the index that meets an element, and its maximum credit: itself 1, implied 0.7, neighbor 0.4. */
export interface MeetingTerm {
  readonly term: Term;
  readonly name: string;
  readonly how: "itself" | "implied" | "neighbor";
  readonly credit: number;
}

/** One of the things a need names. Any one of `terms` meets it; words meet it in part. */
export interface NeedElement {
  readonly label: string;
  /** Its share of the need. The shares of a need's elements sum to one. */
  readonly share: number;
  /** True for years in the trade, which are met by time in relevant roles instead of words. */
  readonly metByTime: boolean;
  /** Months required for this element, if the ad states them. */
  readonly months: number | null;
  readonly terms: readonly MeetingTerm[];
  /** Stems that meet it in dated roles, where no skill covers it. */
  readonly stems: readonly string[];
  /** True for a license: all words must occur, because licenses share words with one another. */
  readonly requiresAllWords: boolean;
  /** The state that must have issued a license, where the ad names one. */
  readonly states?: readonly string[];
  /** The state license it asks for, where it asks for one. */
  readonly license?: string;
  /** If it names only some members of a group of things: their stems, by skill. */
  readonly members?: Readonly<Record<string, readonly string[]>>;
  /** Stems of the field of study, where the ad accepts no other. */
  readonly fields?: readonly string[];
  /** Industries that meet it, if it names only a field: "retail background". */
  readonly industries: readonly string[];
  /** The maximum credit for words, time or an industry, each of which needs a relevant role. */
  readonly wordsCredit: number;
}

export type NeedKind = "skill" | "credential" | "degree" | "language" | "experience" | "industry" | "words";

export interface Need {
  /** "must-1", "nice-2": stable for one reading of the ad. */
  readonly id: string;
  readonly kind: NeedKind;
  readonly words: string;
  readonly must: boolean;
  /** True if the ad or the law makes it a knockout. */
  readonly nonNegotiable: boolean;
  /** A trait or plain words. People seldom write it down, so its absence proves little. */
  readonly soft: boolean;
  readonly elements: readonly NeedElement[];
}

export interface JobNeeds {
  readonly version: string;
  readonly title: string;
  readonly needs: readonly Need[];
  readonly minimumMonths: number | null;
  /** The nearness of each occupation to those in the title: 1 for the same, and only values above 0. */
  readonly occupations: Readonly<Record<string, number>>;
  /** Terms of `occupations`, for the index. */
  readonly occupationTerms: readonly { readonly term: Term; readonly nearness: number }[];
  /** Stems of the whole ad, the rarest first. */
  readonly adWords: readonly string[];
  readonly level: number;
  readonly industries: readonly string[];
  readonly place: LocationFact;
  readonly remote: boolean;
  /** Where a remote job may be done: regions, states or countries. Empty means anywhere. */
  readonly remoteWithin: readonly string[];
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  /** Conditions of the job that a candidate may rule out: "nights", "weekends", "contract", "travel", "on-site". */
  readonly conditions: readonly string[];
}
