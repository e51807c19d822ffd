import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { candidates } from "./candidates.ts";
import { createdAt, id } from "./columns.ts";
import { jobsEnhanced } from "./jobs.ts";

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
    /** The trace of the score: domain match, reasons, red flags and the evidence they rest on. */
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
