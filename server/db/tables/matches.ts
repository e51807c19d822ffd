/** Match results, and the index that matching searches. */
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import type { CandidateFacts } from "#domain/matching/facts/candidate-facts.ts";
import type { BoundInputs } from "#domain/matching/retrieval/search-row.ts";
import { introductionStatuses } from "#domain/matching/endpoints/introduction.ts";
import { candidates } from "./candidates.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { companies } from "./companies.ts";
import { users } from "./identity.ts";
import { jobsEnhanced } from "./jobs.ts";
import { candidateProfiles } from "./profiles.ts";

const percent = () => integer();

export const aiJobMatches = pgTable(
  "ai_job_matches",
  {
    id: id(),
    companyId: uuid().notNull(),
    candidateId: uuid().notNull(),
    jobId: uuid().notNull(),
    overallScore: percent().notNull(),
    skillsMatch: percent().notNull(),
    experienceMatch: percent().notNull(),
    locationMatch: percent().notNull(),
    salaryMatch: percent().notNull(),
    cultureMatch: percent(),
    /** The trace of the score: domain match, reasons, red flags and their evidence. */
    matchingFactors: jsonb(),
    recommendations: text().array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "ai_job_matches_candidate",
      columns: [t.companyId, t.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "ai_job_matches_job",
      columns: [t.companyId, t.jobId],
      foreignColumns: [jobsEnhanced.companyId, jobsEnhanced.id],
    }).onDelete("cascade"),
    index("ai_job_matches_ranking").on(t.companyId, t.jobId, t.overallScore.desc().nullsFirst()),
    index("ai_job_matches_candidate_list").on(t.companyId, t.candidateId),
    check(
      "ai_job_matches_percent",
      sql`least(${t.overallScore}, ${t.skillsMatch}, ${t.experienceMatch}, ${t.locationMatch}, ${t.salaryMatch}, ${t.cultureMatch}) >= 0 and greatest(${t.overallScore}, ${t.skillsMatch}, ${t.experienceMatch}, ${t.locationMatch}, ${t.salaryMatch}, ${t.cultureMatch}) <= 100`,
    ),
  ],
);

/**
 * What the scorer knows about a workspace's candidate or a network profile, computed from the record by `refresh-match-facts`.
 * A pool is one workspace's candidates, or the network. Records that have changed since are listed in `match_stale`.
 */
export const candidateMatch = pgTable(
  "candidate_match",
  {
    /** The id of the candidate or of the profile. */
    subjectId: uuid().primaryKey(),
    poolId: uuid().notNull(),
    companyId: uuid(),
    candidateId: uuid(),
    profileId: uuid().references(() => candidateProfiles.id, { onDelete: "cascade" }),
    /** The index terms, each combined with the pool, so that an index lookup finds rows of that pool only. */
    keys: integer().array().notNull(),
    /** The inputs for location, pay and level. Together with the keys they give an upper bound of the score. */
    brief: json().$type<BoundInputs>().notNull(),
    /** Companies that must not see this person, as keys from `privacy_settings.blocked_keys`. */
    blocked: text().array().notNull().default([]),
    /** `json` rather than `jsonb`, because it is only read as a whole. */
    facts: json().$type<CandidateFacts>().notNull(),
    engineVersion: varchar({ length: 50 }).notNull(),
    madeAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "candidate_match_candidate",
      columns: [t.companyId, t.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }).onDelete("cascade"),
    index("candidate_match_candidate_list").on(t.companyId, t.candidateId),
    index("candidate_match_profile").on(t.profileId),
    index("candidate_match_version").on(t.poolId, t.engineVersion, t.subjectId),
    index("candidate_match_keys").using("gin", sql`${t.keys} gin__int_ops`),
    // A random 1/32 sample of every pool, from which a search estimates at low cost what the whole pool contains.
    index("candidate_match_part")
      .using("gin", sql`${t.keys} gin__int_ops`)
      .where(sql`(uuid_hash(${t.subjectId}) & 31) = 0`),
    index("candidate_match_blocked").using("gin", t.blocked),
    check(
      "candidate_match_one_owner",
      sql`(${t.candidateId} = ${t.subjectId} and ${t.companyId} = ${t.poolId} and ${t.profileId} is null) or (${t.profileId} = ${t.subjectId} and ${t.companyId} is null and ${t.candidateId} is null)`,
    ),
  ],
);

/** Records that have changed since their facts were computed. `change` increases with every change. */
export const matchStale = pgTable(
  "match_stale",
  {
    subjectId: uuid().primaryKey(),
    companyId: uuid(),
    userId: uuid(),
    change: bigint({ mode: "number" }).notNull(),
  },
  (t) => [index("match_stale_company").on(t.companyId), index("match_stale_user").on(t.userId)],
);

/** How many rows of a pool have each term, kept up to date by a trigger on `candidate_match`. Key -1 counts all rows. */
export const matchKeyCounts = pgTable(
  "match_key_counts",
  { poolId: uuid().notNull(), key: integer().notNull(), holders: integer().notNull() },
  (t) => [primaryKey({ columns: [t.poolId, t.key] })],
);

/** Every match run, kept forever: its inputs, its results and the proof that no better candidate was left out. */
export const matchRuns = pgTable(
  "match_runs",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    jobId: uuid().notNull(),
    jobTitle: varchar({ length: 255 }).notNull(),
    engineVersion: varchar({ length: 50 }).notNull(),
    settingsHash: varchar({ length: 64 }).notNull(),
    /** A hash of the job's needs, the weights and the facts of all returned candidates. */
    inputsHash: varchar({ length: 64 }).notNull(),
    poolSize: integer().notNull(),
    networkSize: integer().notNull(),
    scored: integer().notNull(),
    proof: jsonb().notNull(),
    /** The job's needs as they were read, and how many candidates had each term. */
    inputs: jsonb().notNull(),
    results: jsonb().notNull(),
    actorUserId: uuid(),
    durationMs: integer().notNull(),
    at: createdAt(),
  },
  (t) => [
    unique("match_runs_number").on(t.companyId, t.number),
    index("match_runs_job").on(t.companyId, t.jobId, t.at.desc().nullsFirst()),
  ],
);

/** A request to a network candidate to share their profile with a company. At most one per company, whatever the answer. */
export const introductionRequests = pgTable(
  "introduction_requests",
  {
    id: id(),
    companyId: uuid().notNull(),
    profileId: uuid()
      .notNull()
      .references(() => candidateProfiles.id, { onDelete: "cascade" }),
    jobId: uuid().notNull(),
    requestedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    message: text().notNull().default(""),
    status: varchar({ length: 50 }).notNull().default("requested"),
    requestedAt: createdAt(),
    answeredAt: instant(),
    /** The candidate record created when the person accepted. */
    candidateId: uuid().references(() => candidates.id, { onDelete: "set null" }),
  },
  (t) => [
    foreignKey({
      name: "introduction_requests_job",
      columns: [t.companyId, t.jobId],
      foreignColumns: [jobsEnhanced.companyId, jobsEnhanced.id],
    }).onDelete("cascade"),
    unique("introduction_requests_once").on(t.companyId, t.profileId),
    index("introduction_requests_job_list").on(t.companyId, t.jobId),
    index("introduction_requests_profile").on(t.profileId),
    index("introduction_requests_by").on(t.requestedBy),
    index("introduction_requests_candidate").on(t.candidateId),
    oneOf("introduction_requests_status_known", t.status, introductionStatuses),
  ],
);
