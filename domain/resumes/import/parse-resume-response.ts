/** Parses the result of reading a resume, in the browser. Only the profile is required; anything else missing counts as not found. */
import { z } from "zod";
import { parsedResume, type ParsedResume } from "./import-resume.ts";
import { noFields } from "../read-resume.ts";

const text = z.string().catch("");
const nullableText = z.string().nullable().catch(null);
const lines = z.union([z.array(z.string()), z.string().transform((whole) => whole.split("\n"))]).catch([]);

const job = z.object({
  title: text,
  company: text,
  start: text,
  // Undefined means not stated, null means until now.
  end: z.string().nullable().catch(""),
  location: nullableText,
  description: lines,
});

const school = z
  .object({ institution: text, school: text, degree: text, year: z.int().nullable().catch(null) })
  .transform(({ institution, school, degree, year }) => ({ institution: institution || school, degree, year }));

const profile = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  location: nullableText,
  title: text,
  summary: text,
  skills: z.array(z.string()).catch([]),
  experience: z.array(job).catch([]),
  education: z.array(school).catch([]),
  credentials: parsedResume.shape.profile.shape.credentials.catch([]),
  languages: parsedResume.shape.profile.shape.languages.catch([]),
  projects: parsedResume.shape.profile.shape.projects.catch([]),
  volunteering: parsedResume.shape.profile.shape.volunteering.catch([]),
}) satisfies z.ZodType<ParsedResume["profile"]>;

const { shape } = parsedResume;

const answer = z.object({
  readingId: shape.readingId.catch("00000000-0000-0000-0000-000000000000"),
  status: shape.status.catch("read"),
  progress: shape.progress.catch(null),
  fileName: text,
  hiddenText: z.boolean().catch(false),
  flags: shape.flags.catch([]),
  text,
  profile,
  fields: shape.fields.catch({
    ...noFields,
    skills: [],
    experience: [],
    education: [],
    credentials: [],
    languages: [],
    projects: [],
    volunteering: [],
    notImported: [],
  }),
  skillNames: shape.skillNames.catch({}),
}) satisfies z.ZodType<ParsedResume>;

/** Throws if the response holds no profile at all. */
export const parseResumeResponse = (input: unknown): ParsedResume => answer.parse(input);
