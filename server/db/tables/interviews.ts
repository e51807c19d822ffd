import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text, unique, uuid, varchar } from "drizzle-orm/pg-core";
import { interviewStatuses } from "#domain/interviews/interview-status.ts";
import { createdAt, id, instant, oneOf, updatedAt } from "./columns.ts";
import { users } from "./identity.ts";
import { jobApplications } from "./pipeline.ts";

export const interviews = pgTable(
  "interviews",
  {
    id: id(),
    companyId: uuid().notNull(),
    applicationId: uuid().notNull(),
    interviewerId: uuid().references(() => users.id, { onDelete: "set null" }),
    type: varchar({ length: 50 }).notNull().default("video"),
    scheduledAt: instant().notNull(),
    /** In minutes. */
    duration: integer().notNull().default(60),
    location: varchar({ length: 255 }),
    meetingLink: varchar({ length: 500 }),
    status: varchar({ length: 50 }).notNull().default("scheduled"),
    feedback: text(),
    rating: integer(),
    recommendation: varchar({ length: 50 }),
    /** The member who scheduled it. Null if the candidate booked the time by link. */
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The candidate and the end time, used to prevent overlapping interviews of one candidate. Null for samples. */
    busyCandidateId: uuid(),
    endsAt: instant(),
    /** The candidate's time zone, if known. */
    timeZone: varchar({ length: 64 }),
    /** The iCalendar SEQUENCE, which increases with every change. */
    sequence: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: "interviews_application",
      columns: [t.companyId, t.applicationId],
      foreignColumns: [jobApplications.companyId, jobApplications.id],
    }).onDelete("cascade"),
    unique("interviews_in_company").on(t.companyId, t.id),
    index("interviews_calendar").on(t.companyId, t.status, t.scheduledAt),
    index("interviews_application_list").on(t.companyId, t.applicationId),
    index("interviews_interviewer").on(t.interviewerId, t.scheduledAt),
    // The exclusion constraint interviews_candidate_never_overlaps is in the migration.
    oneOf("interviews_status_known", t.status, interviewStatuses),
    check("interviews_duration_range", sql`${t.duration} between 5 and 720`),
    check("interviews_rating_range", sql`${t.rating} between 1 and 5`),
  ],
);
