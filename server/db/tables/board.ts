/** A job's custom board steps, and every move on its board with the previous values, so that a move can be undone. */
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import type { BoardStep } from "#domain/pipeline/board-steps.ts";
import { rejectionEmailStates } from "#domain/pipeline/pipeline.ts";
import { createdAt, id, instant, oneOf, updatedAt } from "./columns.ts";
import { users } from "./identity.ts";
import { jobsEnhanced } from "./jobs.ts";
import { jobApplications } from "./pipeline.ts";

export const jobBoards = pgTable(
  "job_boards",
  {
    jobId: uuid().primaryKey(),
    companyId: uuid().notNull(),
    steps: jsonb().$type<readonly BoardStep[]>().notNull(),
    revision: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: "job_boards_job",
      columns: [t.companyId, t.jobId],
      foreignColumns: [jobsEnhanced.companyId, jobsEnhanced.id],
    }).onDelete("cascade"),
    index("job_boards_of_company").on(t.companyId, t.jobId),
  ],
);

export const pipelineMoves = pgTable(
  "pipeline_moves",
  {
    id: id(),
    companyId: uuid().notNull(),
    jobId: uuid().notNull(),
    movedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    mailSubject: text(),
    mailText: text(),
    mailAt: instant(),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (t) => [
    foreignKey({
      name: "pipeline_moves_job",
      columns: [t.companyId, t.jobId],
      foreignColumns: [jobsEnhanced.companyId, jobsEnhanced.id],
    }).onDelete("cascade"),
    unique("pipeline_moves_in_company").on(t.companyId, t.id),
    index("pipeline_moves_of_job").on(t.companyId, t.jobId),
    index("pipeline_moves_by").on(t.movedBy),
  ],
);

export const pipelineMoveParts = pgTable(
  "pipeline_move_parts",
  {
    moveId: uuid().notNull(),
    companyId: uuid().notNull(),
    applicationId: uuid().notNull(),
    /** The values before the move of every column that a move changes. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    mailState: varchar({ length: 20 }),
    mailedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.moveId, t.applicationId] }),
    foreignKey({
      name: "pipeline_move_parts_move",
      columns: [t.companyId, t.moveId],
      foreignColumns: [pipelineMoves.companyId, pipelineMoves.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "pipeline_move_parts_application",
      columns: [t.companyId, t.applicationId],
      foreignColumns: [jobApplications.companyId, jobApplications.id],
    }).onDelete("cascade"),
    index("pipeline_move_parts_of_application").on(t.companyId, t.applicationId),
    oneOf("pipeline_move_parts_mail_known", t.mailState, rejectionEmailStates),
  ],
);
