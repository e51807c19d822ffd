/** Uploaded and parsed resumes, before a profile is created from them. Every row belongs to the user who uploaded it. */
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, uuid, varchar } from "drizzle-orm/pg-core";
import { parsedResumeStatuses } from "#domain/resumes/import/import-resume.ts";
import type { ReadResume } from "#domain/resumes/read-resume.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";

export const resumeReadings = pgTable(
  "resume_readings",
  {
    id: id(),
    /** An account, or a visitor, who can reach the row only through their session. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileId: uuid().references(() => files.id, { onDelete: "set null" }),
    fileName: varchar({ length: 255 }).notNull(),
    sizeBytes: bigint({ mode: "number" }).notNull(),
    mediaType: varchar({ length: 100 }).notNull(),
    sha256: varchar({ length: 64 }).notNull(),
    status: varchar({ length: 20 }).notNull(),
    /** For a scan: the number of pages recognized so far, and of all pages. */
    pagesRead: integer(),
    pages: integer(),
    result: jsonb().$type<ReadResume>().notNull(),
    engine: varchar({ length: 50 }).notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index("resume_readings_owner").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("resume_readings_file").on(t.fileId),
    index("resume_readings_expiry").on(t.expiresAt),
    oneOf("resume_readings_status_known", t.status, parsedResumeStatuses),
    check("resume_readings_size_positive", sql`${t.sizeBytes} > 0`),
  ],
);
