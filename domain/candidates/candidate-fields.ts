/** The fields of a candidate's record in a workspace. */
import { z } from "zod";
import {
  credential,
  education,
  language,
  position,
  preference,
  uniquePreferences,
  volunteering,
} from "../profiles/history.ts";
import { listLimits } from "../profiles/profile.ts";
import { uniqueSkills } from "../skills/unique-skills.ts";
import { plainName } from "../text/plain-name.ts";

const line = (max: number) => z.string().trim().max(max, `Use at most ${max} characters`);
/** Empty becomes null. */
const optionalLine = (max: number) =>
  line(max)
    .transform((value) => (value === "" ? null : value))
    .nullable();

/** Only http and https, because a URL such as javascript: runs code when it is opened. */
const webAddress = z
  .union([
    z.literal("").transform(() => null),
    z.url({ protocol: /^https?$/, error: "Enter a full web address, such as https://example.com" }).max(500),
  ])
  .nullable();

export const candidateFields = z.object({
  firstName: plainName(line(100).min(1, "Enter a first name")),
  lastName: plainName(line(100)),
  email: z.email("Enter an email address").max(255),
  phone: optionalLine(50),
  location: optionalLine(255),
  currentTitle: optionalLine(255),
  currentCompany: optionalLine(255),
  years: z.int().min(0, "Enter a number from 0 to 80").max(80, "Enter a number from 0 to 80").nullable(),
  desiredSalary: z.number().min(0, "Enter an amount").max(9_999_999_999, "Enter an amount").nullable(),
  /** Null if no one has stated it. */
  availability: optionalLine(50),
  source: optionalLine(100),
  linkedinUrl: webAddress,
  portfolioUrl: webAddress,
  resumeUrl: webAddress,
  summary: optionalLine(10_000),
  skills: z.array(line(100).min(1)).max(200, "List at most 200 skills").transform(uniqueSkills),
  workHistory: z.array(position).max(listLimits.experience),
  education: z.array(education).max(listLimits.education),
  credentials: z.array(credential).max(listLimits.credentials),
  languages: z.array(language).max(listLimits.languages),
  volunteering: z.array(volunteering).max(listLimits.volunteering),
  preferences: z.array(preference).max(listLimits.preferences).transform(uniquePreferences),
});

export type CandidateFields = z.output<typeof candidateFields>;

/** The same fields as stored: imported values may break the rules above and are shown anyway. */
const nullableText = z.string().nullable();
export const storedCandidateFields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: nullableText,
  location: nullableText,
  currentTitle: nullableText,
  currentCompany: nullableText,
  years: z.int().nullable(),
  desiredSalary: z.number().nullable(),
  availability: nullableText,
  source: nullableText,
  linkedinUrl: nullableText,
  portfolioUrl: nullableText,
  resumeUrl: nullableText,
  summary: nullableText,
  skills: z.array(z.string()),
  workHistory: z.array(position),
  education: z.array(education),
  credentials: z.array(credential),
  languages: z.array(language),
  volunteering: z.array(volunteering),
  preferences: z.array(preference),
}) satisfies z.ZodType<CandidateFields>;
export type CandidateField = keyof CandidateFields;
/** A partial update: absent fields stay as they are. */
export type ChangedFields = { readonly [Field in CandidateField]?: CandidateFields[Field] | undefined };

export const candidateFieldNames = Object.keys(candidateFields.shape) as readonly CandidateField[];

export const candidateFieldLabels: Readonly<Record<CandidateField, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  location: "Location",
  currentTitle: "Title",
  currentCompany: "Company",
  years: "Years of experience",
  desiredSalary: "Desired salary",
  availability: "Availability",
  source: "Source",
  linkedinUrl: "LinkedIn",
  portfolioUrl: "Portfolio",
  resumeUrl: "Resume link",
  summary: "Summary",
  skills: "Skills",
  workHistory: "Work history",
  education: "Education",
  credentials: "Licenses and certifications",
  languages: "Languages",
  volunteering: "Volunteer work",
  preferences: "Work preferences",
};

/** A merge keeps the entries of both records for these fields and one value for all others. */
export const combinedFields = [
  "skills",
  "workHistory",
  "education",
  "credentials",
  "languages",
  "volunteering",
  "preferences",
] as const satisfies readonly CandidateField[];
export const chosenFields = candidateFieldNames.filter(
  (field): field is Exclude<CandidateField, (typeof combinedFields)[number]> =>
    !combinedFields.some((each) => each === field),
);
export type ChosenField = (typeof chosenFields)[number];

export const isEmptyField = (value: CandidateFields[CandidateField]): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);
