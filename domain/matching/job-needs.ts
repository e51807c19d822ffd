/** What an ad asks for, read from its free text. Each need keeps the words it came from, and a person may correct the lists. */
import type { Term } from "./terms.ts";
import type { PlaceFact } from "./candidate-facts.ts";

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
  /** Lists corrected by a person: where given, they win over what was read from `requirements`. */
  readonly mustHave?: readonly string[] | null;
  readonly niceToHave?: readonly string[] | null;
}

/** A term of the index that meets an element, and the most it can earn: itself 1, implied 0.7, neighbour 0.4. */
export interface MeetingTerm {
  readonly term: Term;
  readonly name: string;
  readonly how: "itself" | "implied" | "neighbour";
  readonly credit: number;
}

/** One of the things a need names. Any one of `terms` meets it; words meet it in part. */
export interface NeedElement {
  readonly label: string;
  /** How much of the need it is; the elements of a need sum to one. */
  readonly share: number;
  /** Years in the trade itself are shown by relevant roles, not by words. */
  readonly byTime: boolean;
  /** Months asked for this very thing, where the ad says so. */
  readonly months: number | null;
  readonly terms: readonly MeetingTerm[];
  /** Stems that meet it in dated roles, where no skill covers it. */
  readonly stems: readonly string[];
  /** A licence is not met by a word it has in common with another: all of its words, or none. */
  readonly allWords: boolean;
  /** The state that must have issued a licence, where the ad names one. */
  readonly states?: readonly string[];
  /** Industries that meet it, where it names no more than a field: "retail background". */
  readonly industries: readonly string[];
  /** The most that words, time or an industry can earn, all of which need a relevant role. */
  readonly wordsCredit: number;
}

export type NeedKind = "skill" | "credential" | "degree" | "language" | "experience" | "industry" | "words";

export interface Need {
  /** "must-1", "nice-2": stable for one reading of the ad. */
  readonly id: string;
  readonly kind: NeedKind;
  readonly words: string;
  readonly must: boolean;
  /** The ad, or the law, makes it decide alone. */
  readonly nonNegotiable: boolean;
  /** A trait or plain words: people seldom write it down, so silence proves little. */
  readonly soft: boolean;
  readonly elements: readonly NeedElement[];
}

export interface JobNeeds {
  readonly version: string;
  readonly title: string;
  readonly needs: readonly Need[];
  readonly minimumMonths: number | null;
  /** Kinds of work the title names, with how near others are: 1 the same … 0. Only those above 0 are here. */
  readonly occupations: Readonly<Record<string, number>>;
  /** Terms of `occupations`, for the index. */
  readonly occupationTerms: readonly { readonly term: Term; readonly nearness: number }[];
  readonly level: number;
  readonly industries: readonly string[];
  readonly place: PlaceFact;
  readonly remote: boolean;
  /** Where a remote job may be done: regions, states or countries; empty: anywhere. */
  readonly remoteWithin: readonly string[];
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  /** Things of the job that a candidate may refuse: "nights", "weekends", "contract", "travel", "on-site". */
  readonly asks: readonly string[];
}
