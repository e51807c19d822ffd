/** The result of reading a resume: the visible text, the profile, and each value's position and confidence. */
import type { Credential } from "../profiles/history.ts";

export type ResumeKind = "pdf" | "docx" | "txt" | "linkedin-export";

type ReadStatus = "ok" | "needs_ocr" | "unreadable";

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The span points into the text of the same reading. The method names the rule that found the value. */
export interface ReadField {
  readonly value: string;
  readonly span: Span;
  readonly confidence: number;
  readonly method: string;
  /** How many signs speak for the value, if the rules found it. The confidence was looked up by it. */
  readonly signs?: number;
  /** What another reader found in its place. */
  readonly other?: string | undefined;
}

export interface ReadExperience {
  readonly title: string;
  readonly company: string;
  /** YYYY-MM or YYYY, as precise as printed. Empty if the document has none. */
  readonly start: string;
  /** Null for a current job. */
  readonly end: string | null;
  readonly location: string | null;
  /** The lines below the heading of the job, without their bullets. */
  readonly description: readonly string[];
}

export interface ReadEducation {
  readonly institution: string;
  readonly degree: string;
  readonly year: number | null;
}

/** A license or a certification. Dates are YYYY-MM or YYYY. What is not printed is empty or null. */
export interface ReadCredential {
  readonly name: string;
  readonly issuer: string;
  readonly number: string;
  /** The state or country in which it is valid. */
  readonly region: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly status: Credential["status"];
}

export interface ReadLanguage {
  readonly name: string;
  /** As printed: "native", "B2". */
  readonly level: string;
}

export interface ReadProject {
  readonly name: string;
  readonly description: string;
  readonly start: string;
  readonly end: string | null;
  readonly url: string;
}

export interface ReadVolunteering {
  readonly role: string;
  readonly organization: string;
  readonly start: string;
  readonly end: string | null;
  readonly description: string;
}

export interface ReadProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string | null;
  readonly title: string;
  readonly summary: string;
  readonly skills: readonly string[];
  readonly experience: readonly ReadExperience[];
  readonly education: readonly ReadEducation[];
  readonly credentials: readonly ReadCredential[];
  readonly languages: readonly ReadLanguage[];
  readonly projects: readonly ReadProject[];
  readonly volunteering: readonly ReadVolunteering[];
}

export interface ReadExperienceFields {
  readonly title: ReadField | null;
  readonly company: ReadField | null;
  readonly dates: ReadField | null;
  readonly description: readonly ReadField[];
}

export interface ReadEducationFields {
  readonly institution: ReadField | null;
  readonly degree: ReadField | null;
  readonly year: ReadField | null;
}

/** A printed line that no field took. */
export interface NotImported {
  /** The heading above it, or empty. */
  readonly heading: string;
  readonly text: string;
  readonly span: Span;
}

/** The same order as in the profile: fields.skills[2] is the evidence of profile.skills[2]. */
export interface ReadFields {
  readonly name: ReadField | null;
  readonly email: ReadField | null;
  readonly phone: ReadField | null;
  readonly location: ReadField | null;
  readonly title: ReadField | null;
  readonly summary: ReadField | null;
  readonly skills: readonly ReadField[];
  readonly experience: readonly ReadExperienceFields[];
  readonly education: readonly ReadEducationFields[];
  /** One for each entry, with the name as its value and the span of the whole entry. */
  readonly credentials: readonly ReadField[];
  readonly languages: readonly ReadField[];
  readonly projects: readonly ReadField[];
  readonly volunteering: readonly ReadField[];
  readonly notImported: readonly NotImported[];
}

export const hiddenReasons = ["same_color", "tiny", "off_page", "covered", "invisible"] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** Hidden words are not part of the text, so they have no span. Injected instructions are part of it, but of no field. */
export interface ReadFlag {
  readonly kind: "hidden" | "instruction";
  readonly reason: HiddenReason | "instruction_like";
  readonly words: string;
  readonly page: number;
  readonly span: Span | null;
}

export interface ReadResume {
  readonly status: ReadStatus;
  readonly hiddenText: boolean;
  readonly flags: readonly ReadFlag[];
  /** The visible text in reading order. */
  readonly text: string;
  readonly pages: number;
  readonly profile: ReadProfile;
  readonly fields: ReadFields;
}

export const emptyProfile: ReadProfile = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  location: null,
  title: "",
  summary: "",
  skills: [],
  experience: [],
  education: [],
  credentials: [],
  languages: [],
  projects: [],
  volunteering: [],
};

export const noFields: ReadFields = {
  name: null,
  email: null,
  phone: null,
  location: null,
  title: null,
  summary: null,
  skills: [],
  experience: [],
  education: [],
  credentials: [],
  languages: [],
  projects: [],
  volunteering: [],
  notImported: [],
};

export const unreadResume = (status: "needs_ocr" | "unreadable", pages = 0): ReadResume => ({
  status,
  hiddenText: false,
  flags: [],
  text: "",
  pages,
  profile: emptyProfile,
  fields: noFields,
});
