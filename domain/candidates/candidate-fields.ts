/** What a workspace writes down about a candidate, field by field. */
import { z } from "zod";
import { education, position } from "../profiles/history.ts";
import { plainName } from "../text/plain-name.ts";

const line = (most: number) => z.string().trim().max(most, `At most ${most} characters`);
/** Empty is unknown. */
const maybe = (most: number) =>
  line(most)
    .transform((value) => (value === "" ? null : value))
    .nullable();

/** Nothing but the web: an address that runs something when it is opened is refused. */
const webAddress = z
  .union([
    z.literal("").transform(() => null),
    z.url({ protocol: /^https?$/, error: "Please enter a full web address, such as https://example.com" }).max(500),
  ])
  .nullable();

export const candidateFields = z.object({
  firstName: plainName(line(100).min(1, "Please enter a first name")),
  lastName: plainName(line(100)),
  email: z.email("Please enter an e-mail address").max(255),
  phone: maybe(50),
  location: maybe(255),
  currentTitle: maybe(255),
  currentCompany: maybe(255),
  years: z.int().min(0, "Between 0 and 80").max(80, "Between 0 and 80").nullable(),
  desiredSalary: z.number().min(0, "Please enter an amount").max(9_999_999_999, "Please enter an amount").nullable(),
  availability: line(50).min(1, "Please say when they can start"),
  source: maybe(100),
  linkedinUrl: webAddress,
  portfolioUrl: webAddress,
  resumeUrl: webAddress,
  summary: maybe(10_000),
  skills: z.array(line(100).min(1)).max(200, "At most 200 skills"),
  workHistory: z.array(position).max(100),
  education: z.array(education).max(50),
});

export type CandidateFields = z.output<typeof candidateFields>;

/** The same as it stands in a record: what came from elsewhere may not keep to the rules above, and is shown all the same. */
const known = z.string().nullable();
export const shownFields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: known,
  location: known,
  currentTitle: known,
  currentCompany: known,
  years: z.int().nullable(),
  desiredSalary: z.number().nullable(),
  availability: z.string(),
  source: known,
  linkedinUrl: known,
  portfolioUrl: known,
  resumeUrl: known,
  summary: known,
  skills: z.array(z.string()),
  workHistory: z.array(position),
  education: z.array(education),
}) satisfies z.ZodType<CandidateFields>;
export type CandidateField = keyof CandidateFields;
/** Some of them; what is absent stays as it is. */
export type ChangedFields = { readonly [Field in CandidateField]?: CandidateFields[Field] | undefined };

export const candidateFieldNames = Object.keys(candidateFields.shape) as readonly CandidateField[];

export const fieldWords: Readonly<Record<CandidateField, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  phone: "Phone",
  location: "Place",
  currentTitle: "Title",
  currentCompany: "Company",
  years: "Years of experience",
  desiredSalary: "Desired pay",
  availability: "Availability",
  source: "Source",
  linkedinUrl: "LinkedIn",
  portfolioUrl: "Portfolio",
  resumeUrl: "Résumé link",
  summary: "Summary",
  skills: "Skills",
  workHistory: "Work history",
  education: "Education",
};

/** Both records' entries are kept; everything else is one or the other. */
export const unitedFields = ["skills", "workHistory", "education"] as const satisfies readonly CandidateField[];
export const chosenFields = candidateFieldNames.filter(
  (field): field is Exclude<CandidateField, (typeof unitedFields)[number]> =>
    !unitedFields.some((each) => each === field),
);
export type ChosenField = (typeof chosenFields)[number];

export const isUnknown = (value: CandidateFields[CandidateField]): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);
