/**
 * All data about a person that the scorer sees. It has no name, sex, age, photo, street, school or gap, so none of them can
 * change a score. Plain data: stored as JSON beside `indexTerms`, by which candidates are found.
 */
import type { SkillKind } from "../../skills/skill.ts";
import type { Language, Preference } from "../../profiles/history.ts";
import type { Term } from "../retrieval/terms.ts";

/**
 * The text of the record: "summary", "currentTitle", "skills.3", "credentials.0", "languages.0", "preferences.0",
 * "experience.0.description", "experience.0.title", "education.0.degree", "location".
 */
export interface Span {
  readonly source: string;
  readonly start: number;
  readonly end: number;
}

/** The parts of a candidate's record that matching reads. Everything else is ignored. */
export interface CandidateRecord {
  readonly currentTitle?: string | null;
  readonly location?: string | null;
  readonly desiredSalary?: number | null;
  readonly yearsExperience?: number | null;
  readonly summary?: string | null;
  readonly skills?: readonly string[] | null;
  readonly experience?: readonly PositionRecord[] | null;
  readonly education?: readonly { readonly degree?: string | null }[] | null;
  readonly credentials?: readonly CredentialRecord[] | null;
  readonly languages?: readonly Language[] | null;
  readonly preferences?: readonly Preference[] | null;
}

type CredentialStatus = "held" | "in_progress" | "lapsed";

/** A license or certification. */
export interface CredentialRecord {
  readonly name: string;
  readonly issuer?: string | null | undefined;
  /** The state or country where it is valid. */
  readonly region?: string | null | undefined;
  /** "2027-06-30", "2027-06" or "2027" */
  readonly validTo?: string | null | undefined;
  readonly status: CredentialStatus;
}

export interface PositionRecord {
  readonly title?: string | null;
  readonly industry?: string | null;
  /** "2021-04" or "2021" */
  readonly start?: string | null;
  /** null or missing: until now. */
  readonly end?: string | null;
  readonly description?: string | null;
}

/** A skill with its evidence in the text. */
export interface SkillFact {
  readonly term: Term;
  /** The canonical name, as the vocabulary has it. */
  readonly name: string;
  readonly kind: SkillKind;
  /** Indexes in `roles` of the dated roles that show it. */
  readonly roles: readonly number[];
  readonly listed: boolean;
  readonly summary: boolean;
  /** Stated with a reservation: "basics", "student", "sponsor", "view only". */
  readonly slight: boolean;
  /** For a group of things, such as pumps and bearings: the stems of those named. */
  readonly members?: readonly string[];
  /** For a license: the states named near it. */
  readonly states?: readonly string[];
  /** A credential with fields of its own, which say that it is held. */
  readonly isHeld?: boolean;
  /** Stated as valid in all states of a compact. */
  readonly isCompact?: boolean;
  readonly spans: readonly Span[];
}

/** The positions of words in the text, by stem: start × 64 + length. */
export type WordPositions = Readonly<Record<string, number>>;

/**
 * A dated role. Months are counted on an axis of months worked, backwards from the latest one: 0 is the latest month worked.
 * Times without work are not on the axis, so a gap cannot be seen from here.
 */
export interface RoleFact {
  /** Index in the record's experience. */
  readonly at: number;
  readonly title: string;
  /** The occupations that the title names, as ids of occupations.ts, the likeliest first; then those of `inferred`. */
  readonly occupations: readonly string[];
  /** Work that the duties show and this role's own title does not name. */
  readonly inferred?: { readonly occupations: readonly string[]; readonly spans: readonly Span[] };
  /** 0 intern … 8 head of a firm. */
  readonly level: number;
  /** Studied or observed rather than worked. */
  readonly trainee: boolean;
  readonly industries: readonly string[];
  readonly from: number;
  readonly to: number;
  /** In the description. */
  readonly words: WordPositions;
  readonly titleWords: WordPositions;
}

export interface LocationFact {
  /** Lower-case city, "" where unknown. */
  readonly city: string;
  /** "TX", "" where unknown or abroad. */
  readonly region: string;
  /** "US", "CA", "PL"…; "" where unknown. */
  readonly country: string;
  readonly metro: string;
}

/** A statement about where and how a person will or will not work. */
export interface WorkPreference {
  readonly kind:
    | "moving-to"
    | "open-to-move"
    | "will-not-move"
    | "remote-only"
    | "no-remote"
    | "no-nights"
    | "home-daily"
    | "no-weekends"
    | "no-on-call"
    | "no-contract"
    | "contract-only"
    | "part-time-only"
    | "no-travel"
    | "no-people-management"
    | "minimum-pay"
    | "no-work-permit"
    | "needs-sponsorship"
    | "not-this-work";
  /** The place, the amount or the thing ruled out, in lower case. */
  readonly about: string;
  readonly span: Span;
}

interface TitleFact {
  readonly occupations: readonly string[];
  readonly level: number;
  /** True if there are dated roles and none supports this title: then it earns nothing. Without dated roles it counts as a claim. */
  readonly isContradicted?: boolean;
}

/** A credential that is not held: being worked for, or no longer valid. It earns nothing. */
export interface UnheldCredential {
  readonly name: string;
  readonly status: Exclude<CredentialStatus, "held">;
  readonly span: Span;
}

export interface CandidateFacts {
  readonly version: string;
  readonly skills: readonly SkillFact[];
  readonly unheld?: readonly UnheldCredential[];
  readonly roles: readonly RoleFact[];
  /** The current title, which may name other work than the dated roles do. */
  readonly title: TitleFact;
  /** Stems of the summary, which is weak evidence. */
  readonly claimed: WordPositions;
  /** Stems of the listed skills: the item's index in the list × 1000 + its length. */
  readonly listedWords: Readonly<Record<string, number>>;
  readonly place: LocationFact;
  readonly wishes: readonly WorkPreference[];
  readonly desiredSalary: number | null;
  /** "associate", "bachelor", "master", "doctor", each including the lower ones, and "field:" with a stem for the subject. */
  readonly degrees: readonly string[];
  readonly degreeSpans?: readonly Span[];
  /** Union of all dated roles. */
  readonly monthsWorked: number;
  readonly statedYears: number | null;
  /** Text addressed to the software that reads it. It is left out of everything above. */
  readonly instructions: readonly Span[];
}
