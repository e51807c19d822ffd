/** Voluntary self-identification of applicants, stored apart from all data used in decisions, and the audits computed from it. */
import { foreignKey, index, integer, jsonb, pgTable, real, uuid, varchar } from "drizzle-orm/pg-core";
import { raceAnswers, sexAnswers } from "#domain/fairness/categories.ts";
import type { AuditTable } from "#domain/fairness/tables.ts";
import { applicationSubmissions } from "./applications.ts";
import { companies } from "./companies.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { users } from "./identity.ts";

/** Readable only by the holder of the application's link. A workspace sees no rows, only counts. */
export const selfIdentifications = pgTable(
  "self_identifications",
  {
    /** References the submission. It is deleted with the submission and moves with it in a merge. */
    applicationId: uuid().primaryKey(),
    sex: varchar({ length: 20 }),
    race: varchar({ length: 20 }),
    textId: varchar({ length: 100 }).notNull(),
    textHash: varchar({ length: 64 }).notNull(),
    answeredAt: instant().notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: "self_identifications_application",
      columns: [t.applicationId],
      foreignColumns: [applicationSubmissions.applicationId],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    oneOf("self_identifications_sex_known", t.sex, sexAnswers),
    oneOf("self_identifications_race_known", t.race, raceAnswers),
  ],
);

/** Audit tables as they were shown. Rows never change. */
export const fairnessAudits = pgTable(
  "fairness_audits",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Null for an audit of all jobs. The title is stored as well, because the job may be deleted. */
    jobId: uuid(),
    jobTitle: varchar({ length: 255 }),
    applicants: integer().notNull(),
    medianScore: real(),
    engineVersion: varchar({ length: 50 }).notNull(),
    tables: jsonb().$type<readonly AuditTable[]>().notNull(),
    madeBy: uuid().references(() => users.id, { onDelete: "set null" }),
    madeAt: createdAt(),
  },
  (t) => [
    index("fairness_audits_newest").on(t.companyId, t.madeAt.desc().nullsFirst()),
    index("fairness_audits_by").on(t.madeBy),
  ],
);
