/** Interview panels, working hours, booking links, interview kits and scorecards. */
import {
  boolean,
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
import type { InterviewKit } from "#domain/interviews/interview-kit.ts";
import { recommendations, scorecardStatuses } from "#domain/interviews/scorecard-values.ts";
import type { ScorecardDraft, Rating } from "#domain/interviews/scorecard.ts";
import type { WorkingHours } from "#domain/interviews/working-hours.ts";
import { companies } from "./companies.ts";
import { createdAt, id, instant, oneOf, updatedAt } from "./columns.ts";
import { users } from "./identity.ts";
import { interviews } from "./interviews.ts";
import { jobsEnhanced } from "./jobs.ts";
import { jobApplications } from "./pipeline.ts";

/** Triggers copy the interview's times here, for the exclusion constraint interview_panelists_never_overlap. */
export const interviewPanelists = pgTable(
  "interview_panelists",
  {
    interviewId: uuid().notNull(),
    companyId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** False once the interview is canceled, which frees the time. */
    occupies: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.interviewId, t.userId] }),
    foreignKey({
      name: "interview_panelists_interview",
      columns: [t.companyId, t.interviewId],
      foreignColumns: [interviews.companyId, interviews.id],
    }).onDelete("cascade"),
    index("interview_panelists_user").on(t.userId, t.startsAt),
    index("interview_panelists_of_company").on(t.companyId, t.interviewId),
  ],
);

/** Working hours per workspace, since a member of two workspaces may have different hours in each. */
export const memberHours = pgTable(
  "member_hours",
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    timeZone: varchar({ length: 64 }).notNull(),
    week: jsonb().$type<WorkingHours["week"]>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] }), index("member_hours_user").on(t.userId)],
);

export const interviewInvitations = pgTable(
  "interview_invitations",
  {
    id: id(),
    companyId: uuid().notNull(),
    applicationId: uuid().notNull(),
    /** The interview booked by this link; at most one at a time. */
    interviewId: uuid(),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    panel: uuid().array().notNull(),
    duration: integer().notNull(),
    type: varchar({ length: 50 }).notNull(),
    location: varchar({ length: 255 }),
    meetingLink: varchar({ length: 500 }),
    noticeHours: integer().notNull(),
    bufferMinutes: integer().notNull(),
    /** No offered slot ends after this time. The link expires then too, unless a time was booked. */
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "interview_invitations_application",
      columns: [t.companyId, t.applicationId],
      foreignColumns: [jobApplications.companyId, jobApplications.id],
    }).onDelete("cascade"),
    index("interview_invitations_of").on(t.companyId, t.applicationId),
    index("interview_invitations_interview").on(t.companyId, t.interviewId),
  ],
);

export const interviewKits = pgTable(
  "interview_kits",
  {
    jobId: uuid().primaryKey(),
    companyId: uuid().notNull(),
    questions: jsonb().$type<InterviewKit["questions"]>().notNull(),
    attributes: jsonb().$type<InterviewKit["attributes"]>().notNull(),
    revision: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: "interview_kits_job",
      columns: [t.companyId, t.jobId],
      foreignColumns: [jobsEnhanced.companyId, jobsEnhanced.id],
    }).onDelete("cascade"),
    index("interview_kits_of_company").on(t.companyId, t.jobId),
  ],
);

/** When a submitted scorecard changes, a trigger stores the earlier version in scorecard_amendments. */
export const scorecards = pgTable(
  "scorecards",
  {
    id: id(),
    companyId: uuid().notNull(),
    interviewId: uuid().notNull(),
    /** Null if the author's account was deleted. The scorecard stays with the candidate. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    status: varchar({ length: 20 }).notNull().default("draft"),
    ratings: jsonb().$type<readonly Rating[]>().notNull().default([]),
    notes: text().notNull().default(""),
    recommendation: varchar({ length: 20 }),
    /** The reason of the latest amendment. */
    reason: varchar({ length: 500 }),
    submittedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: "scorecards_interview",
      columns: [t.companyId, t.interviewId],
      foreignColumns: [interviews.companyId, interviews.id],
    }).onDelete("cascade"),
    unique("scorecards_once").on(t.interviewId, t.userId),
    index("scorecards_of").on(t.companyId, t.interviewId),
    index("scorecards_user").on(t.userId),
    oneOf("scorecards_status_known", t.status, scorecardStatuses),
    oneOf("scorecards_recommendation_known", t.recommendation, recommendations),
  ],
);

export const scorecardAmendments = pgTable(
  "scorecard_amendments",
  {
    id: id(),
    companyId: uuid().notNull(),
    scorecardId: uuid()
      .notNull()
      .references(() => scorecards.id, { onDelete: "cascade" }),
    before: jsonb().$type<ScorecardDraft>().notNull(),
    reason: varchar({ length: 500 }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("scorecard_amendments_of").on(t.scorecardId, t.createdAt)],
);
