/**
 * What each kind of viewer sees of a published profile. The database enforces the rule; server/features/privacy/visibility-table.test.ts
 * holds this table against it, and every sentence that says who sees what is built from here or tested against it.
 */
import type { ShownSettings } from "./publication.ts";

export const profileParts = [
  "name",
  "photo",
  "title",
  "summary",
  "location",
  "email",
  "phone",
  "salary",
  "availability",
  "preferences",
  "linkedin",
  "portfolio",
  "github",
  "resume",
  "skills",
  "credentials",
  "credentialIssuers",
  "credentialNumbers",
  "languages",
  "volunteering",
  "jobTitles",
  "jobDates",
  "employers",
  "jobLocations",
  "jobDescriptions",
  "degrees",
  "schools",
  "projects",
] as const;
export type ProfilePart = (typeof profileParts)[number];

type Switch = "showEmail" | "showPhone" | "showLocation" | "showSalaryExpectation";
/** Shown where all of these switches are on. */
type Rule = "always" | "never" | readonly Switch[];

const profileViewers = [
  /** A visitor of the public page. */
  "page",
  /** A recruiter who finds a profile that is published as public, before an introduction is accepted. */
  "recruiter-public",
  /** The same for a profile that is published to recruiters only. */
  "recruiter-only",
  /** A company whose introduction was accepted. */
  "introduced",
] as const;
export type ProfileViewer = (typeof profileViewers)[number];

type Row = readonly [page: Rule, recruiterPublic: Rule, recruiterOnly: Rule, introduced: Rule];

const always: Row = ["always", "always", "always", "always"];
const hiddenFromRecruiterOnly: Row = ["always", "always", "never", "always"];

const rows: Readonly<Record<ProfilePart, Row>> = {
  name: ["always", "never", "never", "always"],
  photo: ["never", "never", "never", "never"],
  title: always,
  summary: hiddenFromRecruiterOnly,
  location: [["showLocation"], ["showLocation"], ["showLocation"], ["showLocation"]],
  email: [["showEmail"], ["showEmail"], "never", "always"],
  phone: [["showPhone"], ["showPhone"], "never", "always"],
  salary: [["showSalaryExpectation"], ["showSalaryExpectation"], ["showSalaryExpectation"], ["showSalaryExpectation"]],
  availability: ["never", "never", "never", "always"],
  preferences: ["never", "never", "never", "always"],
  linkedin: hiddenFromRecruiterOnly,
  portfolio: hiddenFromRecruiterOnly,
  github: ["always", "always", "never", "never"],
  resume: [
    ["showEmail", "showPhone", "showLocation"],
    ["showEmail", "showPhone", "showLocation"],
    "never",
    ["showLocation"],
  ],
  skills: always,
  credentials: always,
  credentialIssuers: hiddenFromRecruiterOnly,
  credentialNumbers: ["never", "never", "never", "always"],
  languages: always,
  volunteering: hiddenFromRecruiterOnly,
  jobTitles: always,
  jobDates: always,
  employers: hiddenFromRecruiterOnly,
  jobLocations: [["showLocation"], ["showLocation"], "never", ["showLocation"]],
  jobDescriptions: hiddenFromRecruiterOnly,
  degrees: always,
  schools: hiddenFromRecruiterOnly,
  projects: ["always", "always", "never", "never"],
};

export const partLabels: Readonly<Record<ProfilePart, string>> = {
  name: "name",
  photo: "photo",
  title: "title",
  summary: "summary",
  location: "location",
  email: "email",
  phone: "phone",
  salary: "desired salary",
  availability: "whether you're looking",
  preferences: "work preferences",
  linkedin: "LinkedIn",
  portfolio: "portfolio link",
  github: "GitHub",
  resume: "resume file",
  skills: "skills",
  credentials: "licenses and certifications",
  credentialIssuers: "license issuers",
  credentialNumbers: "license numbers",
  languages: "languages",
  volunteering: "volunteer work",
  jobTitles: "job titles",
  jobDates: "job dates",
  employers: "employers",
  jobLocations: "job locations",
  jobDescriptions: "job descriptions",
  degrees: "degrees",
  schools: "schools",
  projects: "projects",
};

export const ruleFor = (viewer: ProfileViewer, part: ProfilePart): Rule =>
  rows[part][profileViewers.indexOf(viewer)] ?? "never";

type Switches = Pick<ShownSettings, Switch>;

export const isPartVisible = (viewer: ProfileViewer, part: ProfilePart, settings: Switches): boolean => {
  const rule = ruleFor(viewer, part);
  return rule === "always" || (rule !== "never" && rule.every((each) => settings[each]));
};

export interface PartVisibility {
  readonly seen: readonly ProfilePart[];
  readonly hidden: readonly ProfilePart[];
}

export const partVisibility = (viewer: ProfileViewer, settings: Switches): PartVisibility => ({
  seen: profileParts.filter((part) => isPartVisible(viewer, part, settings)),
  hidden: profileParts.filter((part) => !isPartVisible(viewer, part, settings)),
});

/** The viewer that a recruiter is for a profile with this published visibility. */
export const recruiterViewer = (visibility: "public" | "recruiters_only"): ProfileViewer =>
  visibility === "public" ? "recruiter-public" : "recruiter-only";

/** "name, email and phone" */
export const joinParts = (parts: readonly ProfilePart[]): string => {
  const words = parts.map((part) => partLabels[part]);
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
};

/** Hidden from every recruiter before the acceptance and given with it, however the profile is published. */
export const partsSharedOnAcceptance: readonly ProfilePart[] = (["name", "email", "phone"] as const).filter(
  (part) => ruleFor("introduced", part) === "always",
);

const hiddenFromAllRecruiters = (["name", "photo"] as const).filter((part) =>
  (["recruiter-public", "recruiter-only"] as const).every((viewer) => ruleFor(viewer, part) === "never"),
);

/** What a recruiter doesn't see of a profile for recruiters only, although a switch for it is on. */
export const hiddenDespiteSwitch: readonly ProfilePart[] = (["email", "phone", "location", "salary"] as const).filter(
  (part) => ruleFor("recruiter-only", part) === "never",
);

/** Texts about an introduction for the candidate. */
export const introductionText = {
  before: (company: string): string =>
    `So far, ${company} has seen only what you published, without your ${joinParts(hiddenFromAllRecruiters)}.`,
  ifAccepted: (company: string): string =>
    `If you accept, ${company} gets your profile with your ${joinParts(partsSharedOnAcceptance)}.`,
  ifDeclined: (company: string): string => `If you decline, ${company} will see only that you declined.`,
  accepted: (company: string): string =>
    `${company} now sees your profile with your ${joinParts(partsSharedOnAcceptance)}, and can contact you.`,
  declined: (company: string): string => `${company} can see only that you declined.`,
};
