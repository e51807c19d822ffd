/** Rows as the engine reads them. Fields that a network member hides are removed before anything is read. */
import type { CandidateRecord } from "#domain/matching/facts/candidate-facts.ts";
import type { JobRecord } from "#domain/matching/ad/job-needs.ts";
import type { Credential, Education, Language, Position, Preference } from "#domain/profiles/history.ts";
import type { candidates } from "../../../db/tables/candidates.ts";
import type { jobsEnhanced } from "../../../db/tables/jobs.ts";

type CandidateRow = Pick<
  typeof candidates.$inferSelect,
  | "currentTitle"
  | "location"
  | "desiredSalary"
  | "experience"
  | "summary"
  | "skills"
  | "workHistory"
  | "education"
  | "credentials"
  | "languages"
  | "preferences"
>;

/** Missing values are null, never undefined. */
const positionOf = ({ title, company, industry, start, end, description }: Position) => ({
  title,
  company,
  industry: industry ?? null,
  start: start ?? null,
  end: end ?? null,
  description: description ?? null,
});

export const recordOfCandidate = (row: CandidateRow): CandidateRecord => ({
  currentTitle: row.currentTitle,
  location: row.location,
  desiredSalary: row.desiredSalary,
  yearsExperience: row.experience,
  summary: row.summary,
  skills: row.skills,
  experience: row.workHistory.map(positionOf),
  education: row.education,
  credentials: row.credentials,
  languages: row.languages,
  preferences: row.preferences,
});

/** The visible part of a profile: hidden fields are null already. */
export interface VisibleProfile {
  readonly title: string | null;
  readonly location: string | null;
  readonly desiredSalary: number | null;
  readonly summary: string | null;
  readonly skills: readonly string[];
  readonly experience: readonly Position[];
  readonly education: readonly Education[];
  readonly credentials: readonly Credential[];
  readonly languages: readonly Language[];
  readonly preferences: readonly Preference[];
}

export const recordOfProfile = (profile: VisibleProfile): CandidateRecord => ({
  currentTitle: profile.title,
  location: profile.location,
  desiredSalary: profile.desiredSalary,
  summary: profile.summary,
  skills: profile.skills,
  experience: profile.experience.map(positionOf),
  education: profile.education,
  credentials: profile.credentials,
  languages: profile.languages,
  preferences: profile.preferences,
});

type JobRow = Pick<
  typeof jobsEnhanced.$inferSelect,
  | "title"
  | "department"
  | "description"
  | "requirements"
  | "location"
  | "remote"
  | "salaryMin"
  | "salaryMax"
  | "minYears"
  | "mustHave"
  | "niceToHave"
>;

/** Two empty lists mean that no one corrected the needs, so they are read from the ad. */
export const recordOfJob = (job: JobRow, industry: string | null): JobRecord => {
  const isGiven = job.mustHave.length + job.niceToHave.length > 0;
  return {
    title: job.title,
    department: job.department,
    industry,
    description: job.description,
    requirements: job.requirements,
    location: job.location,
    remote: job.remote,
    salaryMin: job.salaryMin,
    salaryMax: job.salaryMax,
    minYears: job.minYears,
    mustHave: isGiven ? job.mustHave : null,
    niceToHave: isGiven ? job.niceToHave : null,
  };
};
