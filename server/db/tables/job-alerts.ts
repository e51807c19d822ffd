/** Job alert preferences, and which jobs were sent to whom. Each row belongs to its user. */
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, uuid, varchar } from "drizzle-orm/pg-core";
import { alertFrequencies } from "#domain/openings/job-alerts.ts";
import { createdAt, instant, oneOf, updatedAt } from "./columns.ts";
import { users } from "./identity.ts";
import { jobs } from "./jobs.ts";

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const jobAlerts = pgTable(
  "job_alerts",
  {
    userId: userId().primaryKey(),
    isOn: boolean().notNull(),
    frequency: varchar({ length: 20 }).notNull(),
    minScore: integer().notNull(),
    /** When the alerts were switched on. Jobs that opened earlier are not sent. */
    since: instant().notNull(),
    /** When the next email is due. */
    dueAt: instant().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("job_alerts_due")
      .on(t.dueAt)
      .where(sql`${t.isOn}`),
    oneOf("job_alerts_frequency_known", t.frequency, alertFrequencies),
    check("job_alerts_score_percent", sql`${t.minScore} between 0 and 100`),
  ],
);

/** One permanent row per job and user, so that a job is sent only once. `round` identifies the email. */
export const jobAlertDeliveries = pgTable(
  "job_alert_deliveries",
  {
    userId: userId(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    round: uuid().notNull(),
    score: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: "job_alert_deliveries_once", columns: [t.userId, t.jobId] }),
    index("job_alert_deliveries_round").on(t.userId, t.round),
    index("job_alert_deliveries_job").on(t.jobId),
  ],
);
