/** A person's own profile and a public job as the engine reads them. Location and pay are always scored here. */
import type { CandidateFacts, CandidateRecord } from "#domain/matching/facts/candidate-facts.ts";
import type { JobRecord } from "#domain/matching/ad/job-needs.ts";
import type { jobs } from "../../db/tables/jobs.ts";
import type { candidateProfiles } from "../../db/tables/profiles.ts";
import { recordOfProfile } from "./retrieval/match-records.ts";
import { shownTraceOf } from "./shown-match.ts";

export interface OwnRecord {
  readonly record: CandidateRecord;
  readonly facts: CandidateFacts;
}

export const ownRecordOf = (row: typeof candidateProfiles.$inferSelect): CandidateRecord =>
  recordOfProfile({ ...row, desiredSalary: row.salaryExpectation });

export type PublicJobRow = Pick<
  typeof jobs.$inferSelect,
  | "title"
  | "industry"
  | "description"
  | "requirements"
  | "niceToHave"
  | "location"
  | "type"
  | "salaryMinUsd"
  | "salaryMaxUsd"
>;

/** Nice-to-haves get their own heading, as in any ad. */
const requirementLines = ({ requirements, niceToHave }: PublicJobRow): readonly string[] =>
  niceToHave.length === 0 ? requirements : [...requirements, "Nice to have:", ...niceToHave];

/** Its requirements are lines of an ad, in which "a plus" marks a nice-to-have. */
export const recordOfPublicJob = (row: PublicJobRow): JobRecord => ({
  title: row.title,
  industry: row.industry,
  description: row.description,
  requirements: requirementLines(row).join("\n"),
  location: row.location,
  remote: row.type === "Remote" || /\bremote\b/i.test(row.location),
  salaryMin: row.salaryMinUsd,
  salaryMax: row.salaryMaxUsd,
});

export const shownToOwner = shownTraceOf;
