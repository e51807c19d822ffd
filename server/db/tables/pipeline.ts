import { sql } from "drizzle-orm";
import { date, foreignKey, index, integer, pgTable, text, unique, uuid, varchar } from "drizzle-orm/pg-core";
import { rejectionReasons } from "#domain/pipeline/rejection.ts";
import { applicationStatuses, stages } from "#domain/pipeline/stages.ts";
import { candidates } from "./candidates.ts";
import { createdAt, id, instant, oneOf, usd } from "./columns.ts";
import { users } from "./identity.ts";
import { jobsEnhanced } from "./jobs.ts";

export const jobApplications = pgTable(
  "job_applications",
  {
    id: id(),
    companyId: uuid().notNull(),
    jobId: uuid().notNull(),
    candidateId: uuid().notNull(),
    stage: varchar({ length: 50 }).notNull().default("applied"),
    /** The board step within the stage. Empty for the first step of a stage. */
    step: varchar({ length: 40 }).notNull().default(""),
    status: varchar({ length: 50 }).notNull().default("active"),
    score: integer(),
    /** The engine that computed the score. Null if the candidate or the job has changed since, so that a task computes it again. */
    scoreEngine: varchar({ length: 50 }),
    scoredAt: instant(),
    assignedRecruiterId: uuid().references(() => users.id, { onDelete: "set null" }),
    source: varchar({ length: 100 }),
    appliedAt: createdAt(),
    lastActivity: createdAt(),
    hiredAt: instant(),
    rejectedAt: instant(),
    rejectionReason: text(),
    rejectionKind: varchar({ length: 50 }),
    /** The latest move; only that one can be undone. */
    lastMoveId: uuid(),
    offerAmount: usd(),
    offerDate: date({ mode: "string" }),
    startDate: date({ mode: "string" }),
    notes: text(),
    /** The date by which the applicant gets an answer; null at final stages. */
    answerDueAt: instant(),
  },
  (t) => [
    foreignKey({
      name: "job_applications_job",
      columns: [t.companyId, t.jobId],
      foreignColumns: [jobsEnhanced.companyId, jobsEnhanced.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "job_applications_candidate",
      columns: [t.companyId, t.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }).onDelete("cascade"),
    unique("job_applications_in_company").on(t.companyId, t.id),
    unique("job_applications_once").on(t.jobId, t.candidateId),
    index("job_applications_board").on(
      t.companyId,
      t.jobId,
      t.stage,
      t.step,
      t.lastActivity.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("job_applications_candidate_list").on(t.companyId, t.candidateId),
    index("job_applications_recent").on(t.companyId, t.appliedAt.desc().nullsFirst()),
    index("job_applications_answers_due")
      .on(t.answerDueAt)
      .where(sql`${t.status} = 'active'`),
    index("job_applications_by_score")
      .on(t.companyId, t.jobId, sql`coalesce(${t.score}, -1) desc`, t.id.desc().nullsFirst())
      .concurrently(),
    index("job_applications_candidates_by_score")
      .on(t.companyId, t.score, t.candidateId)
      .where(sql`${t.status} <> 'withdrawn' and ${t.score} is not null`)
      .concurrently(),
    index("job_applications_score_engine").on(t.scoreEngine, t.companyId).concurrently(),
    oneOf("job_applications_stage_known", t.stage, stages),
    oneOf("job_applications_status_known", t.status, applicationStatuses),
    oneOf("job_applications_rejection_known", t.rejectionKind, rejectionReasons),
  ],
);

/** The history of an application, one row per event. Rows never change. */
export const pipelineActivities = pgTable(
  "pipeline_activities",
  {
    id: id(),
    companyId: uuid().notNull(),
    applicationId: uuid().notNull(),
    fromStage: varchar({ length: 50 }),
    toStage: varchar({ length: 50 }),
    activityType: varchar({ length: 50 }).notNull(),
    description: text(),
    performedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "pipeline_activities_application",
      columns: [t.companyId, t.applicationId],
      foreignColumns: [jobApplications.companyId, jobApplications.id],
    }).onDelete("cascade"),
    index("pipeline_activities_timeline").on(t.companyId, t.applicationId, t.createdAt),
  ],
);
