/** Search over the candidates of a workspace. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { applicationScore } from "../pipeline/application-score.ts";
import { stages } from "../pipeline/stages.ts";

export const candidatesPerPage = 50;
/** Counting stops here: "more than 1,000". */
export const maxCandidatesCounted = 1000;
export const maxSkillFilters = 10;
const maxYears = 80;
const maxSalary = 10_000_000;

/** A minus sign means descending. Candidates without a value come last in both directions. */
export const candidateSortOrders = [
  "newest",
  "oldest",
  "name",
  "-name",
  "years",
  "-years",
  "salary",
  "-salary",
  "score",
  "-score",
] as const;
export type CandidateSortOrder = (typeof candidateSortOrders)[number];

/** PostgreSQL can't compare text with NUL, which a saved search may contain as %00. */
const hasNoNul = (text: string): boolean => !text.includes("\0");

const searchText = z.string().trim().max(200).refine(hasNoNul).default("");
const number = (max: number) =>
  z
    .union([z.literal(""), z.coerce.number().int().min(0).max(max)])
    .default("")
    .transform((value) => (value === "" ? null : value));

/** Values separated by commas, in lower case and each once. */
const valueList = z
  .string()
  .max(1000)
  .refine(hasNoNul)
  .default("")
  .transform((text) => [
    ...new Set(
      text
        .split(",")
        .map((value) => value.trim().toLowerCase())
        .filter((value) => value !== ""),
    ),
  ]);

/** The filter as URL parameters, so that a search can be saved and shared. */
export const candidateFilter = z.object({
  /** Words of names, titles, companies and summaries. All must match; the last one may be a prefix. */
  q: searchText,
  /** Candidates must have an application at one of these stages that they haven't withdrawn. */
  stage: valueList.pipe(z.array(z.enum(stages))),
  /** Candidates must have all of these skills. */
  skills: valueList.pipe(z.array(z.string()).max(maxSkillFilters)),
  place: searchText,
  yearsFrom: number(maxYears),
  yearsTo: number(maxYears),
  /** The maximum desired salary. Includes candidates without one. */
  salaryTo: number(maxSalary),
  /** Candidates must have an application with this score that they haven't withdrawn. */
  scoreFrom: number(100),
  order: z.enum(candidateSortOrders).default("newest"),
});

export type CandidateFilter = z.output<typeof candidateFilter>;

const foundCandidate = z.object({
  id: z.uuid(),
  name: z.string(),
  currentTitle: z.string().nullable(),
  currentCompany: z.string().nullable(),
  location: z.string().nullable(),
  years: z.int().nullable(),
  desiredSalary: z.number().nullable(),
  skills: z.array(z.string()),
  source: z.string().nullable(),
  isSample: z.boolean(),
  applications: z.int(),
  /** The stages of the candidate's applications, furthest first, without withdrawn ones. */
  stages: z.array(z.enum(stages)),
  /** The highest score of the candidate's applications, without withdrawn ones. */
  bestScore: z.object({ ...applicationScore, jobId: z.uuid(), jobTitle: z.string() }).nullable(),
  addedAt: z.iso.datetime(),
});

export type FoundCandidate = z.infer<typeof foundCandidate>;

export const searchCandidates = endpoint({
  method: "GET",
  path: "/api/candidates/search",
  query: candidateFilter.extend({ after: z.string().max(2000).default("") }),
  reply: z.object({
    people: z.array(foundCandidate),
    next: z.string().nullable(),
    /** At most one more than the counting limit. */
    counted: z.int(),
  }),
});
