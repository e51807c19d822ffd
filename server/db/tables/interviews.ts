import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text, uuid, varchar } from "drizzle-orm/pg-core";
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
    /** Minutes. */
    duration: integer().notNull().default(60),
    location: varchar({ length: 255 }),
    meetingLink: varchar({ length: 500 }),
    status: varchar({ length: 50 }).notNull().default("scheduled"),
    feedback: text(),
    rating: integer(),
    recommendation: varchar({ length: 50 }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: "interviews_application",
      columns: [t.companyId, t.applicationId],
      foreignColumns: [jobApplications.companyId, jobApplications.id],
    }).onDelete("cascade"),
    index("interviews_calendar").on(t.companyId, t.status, t.scheduledAt),
    index("interviews_application_list").on(t.companyId, t.applicationId),
    index("interviews_interviewer").on(t.interviewerId, t.scheduledAt),
    oneOf("interviews_status_known", t.status, interviewStatuses),
    check("interviews_duration_sane", sql`${t.duration} between 5 and 720`),
    check("interviews_rating_range", sql`${t.rating} between 1 and 5`),
  ],
);
