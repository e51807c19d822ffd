/** The trace of a score. The total, bars, reasons, questions and flags are all made from this object. */
import type { Span } from "../facts/candidate-facts.ts";

/** Raise it when the same input could give another score: stored runs name it, and stored facts are rebuilt. */
export const engineVersion = "match-9";

export const matchParts = ["skills", "experience", "domain", "location", "salary"] as const;
export type MatchPart = (typeof matchParts)[number];

/** How a need was met: by the skill itself, one that implies it, a related one, words in a dated role, or not at all. */
export type HowMet = "itself" | "implied" | "neighbor" | "words" | "not-met";

/** The evidence in the text: used in a dated role, a credential held, listed as a skill, or stated in the summary alone. */
export type EvidenceKind = "role" | "held" | "listed" | "summary" | "none";

export interface PartPoints {
  readonly part: MatchPart;
  /** 0…1: how well this part is met. */
  readonly share: number;
  /** Unrounded; the five sum to `value`. */
  readonly points: number;
  /** Whole points that sum to `overall`. */
  readonly shown: number;
  /** Maximum whole points of this part, the length of its bar. The five sum to 100. */
  readonly outOf: number;
}

/** One of the things a need names: in "React and TypeScript" there are two. */
export interface ElementTrace {
  /** In the ad's words. */
  readonly label: string;
  /** 0…1 */
  readonly credit: number;
  readonly how: HowMet;
  readonly evidence: EvidenceKind;
  /** The name of the candidate's skill that met it, if it was a skill. */
  readonly by: string | null;
  /** Whole years of use shown in dated roles, null where unknown. */
  readonly months: number | null;
  readonly spans: readonly Span[];
  /** What was looked for, if nothing was found. */
  readonly searched?: readonly string[];
}

export interface NeedTrace {
  readonly need: string;
  /** The words of the ad. */
  readonly words: string;
  readonly must: boolean;
  /** Share of the skills part this need decides, 0…1. */
  readonly weight: number;
  readonly credit: number;
  /** Met in full, in part, or missing, as displayed. */
  readonly state: "met" | "partly" | "missing";
  readonly elements: readonly ElementTrace[];
}

export const limitReasons = [
  "one-must-have-missing",
  "must-haves-missing",
  "non-negotiable-missing",
  "credential-missing",
  "license-of-another-state",
  "place-refused",
  "terms-refused",
  "elsewhere",
  "no-work-permit",
  "pay-above-band",
  "level-apart",
  "other-occupation",
  "short-of-years",
] as const;
export type LimitReason = (typeof limitReasons)[number];

/** A limit lowers what the parts have earned; the lowest one holds. */
export interface Limit {
  readonly reason: LimitReason;
  /** The score cannot be above this. */
  readonly ceiling: number;
  /** The subject, in the words of the ad or of the candidate. */
  readonly about: readonly string[];
  readonly spans: readonly Span[];
}

/** Something a person should check. Every limit is one too. */
export interface RedFlag {
  readonly kind:
    | LimitReason
    | "unsupported-skills"
    | "credential-in-progress"
    | "credential-lapsed"
    | "instruction-like-text"
    | "ad-text-copied"
    | "title-not-shown"
    | "title-unproven"
    | "years-differ"
    | "not-recent";
  readonly about: readonly string[];
  readonly spans: readonly Span[];
}

/** The score if one missing or partly met need were met in full. */
export interface Counterfactual {
  readonly need: string;
  readonly words: string;
  readonly overall: number;
  readonly gain: number;
}

export interface MatchTrace {
  readonly engineVersion: string;
  /** Whole, 0…100: the displayed score. */
  readonly overall: number;
  /** Unrounded, used for ranking. */
  readonly value: number;
  /** The total of the parts without limits. */
  readonly beforeLimits: number;
  readonly parts: readonly PartPoints[];
  readonly needs: readonly NeedTrace[];
  readonly experience: {
    readonly relevantMonths: number;
    /** The dated time of all roles that count, in full. */
    readonly datedMonths: number;
    readonly minimumMonths: number | null;
    /** Indexes of the roles that count. */
    readonly roles: readonly number[];
  };
  readonly domain: {
    /** 0…1 */
    readonly occupation: number;
    readonly industry: number;
    /** The nearest title. */
    readonly nearestTitle: string | null;
    /** True if that role's title names no work and its duties do. */
    readonly isInferred?: boolean;
  };
  readonly location: {
    readonly verdict:
      | "same-place"
      | "near"
      | "remote"
      | "moving"
      | "open-to-move"
      | "elsewhere"
      | "refused"
      | "unknown";
    readonly spans: readonly Span[];
  };
  readonly salary: {
    readonly verdict: "in-band" | "below-band" | "slightly-above" | "above" | "far-above" | "unknown";
    /** Desired over the top of the band, e.g. 1.12. */
    readonly ratio: number | null;
  };
  /** Whole points that the words of dated roles add because they resemble the ad. */
  readonly overlapPoints: number;
  readonly limits: readonly Limit[];
  readonly redFlags: readonly RedFlag[];
  readonly counterfactuals: readonly Counterfactual[];
}
