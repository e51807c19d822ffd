/** Logs of sent emails and audited actions, and rate limit counters. */
import { bigint, index, integer, jsonb, pgTable, text, uuid, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { companies } from "./companies.ts";
import { users } from "./identity.ts";
import { limitKey } from "./limit-key.ts";

export const mailStatuses = ["queued", "sent", "failed", "suppressed"] as const;

/** One row per email with a unique key, so that a task that runs twice sends it once. */
export const mailLog = pgTable(
  "mail_log",
  {
    id: id(),
    key: varchar({ length: 255 }).notNull().unique(),
    messageId: varchar({ length: 255 }).notNull(),
    toAddress: varchar({ length: 255 }).notNull(),
    template: varchar({ length: 100 }).notNull(),
    subject: text().notNull(),
    status: varchar({ length: 50 }).notNull().default("queued"),
    attempts: integer().notNull().default(0),
    error: text(),
    createdAt: createdAt(),
    sentAt: instant(),
  },
  (t) => [
    index("mail_log_message").on(t.messageId),
    index("mail_log_newest").on(t.createdAt.desc().nullsFirst()),
    oneOf("mail_log_status_known", t.status, mailStatuses),
  ],
);

/** Append-only: the server's role can insert and read rows but not change them. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    companyId: uuid().references(() => companies.id, { onDelete: "cascade" }),
    actorUserId: uuid().references(() => users.id, { onDelete: "set null" }),
    action: varchar({ length: 100 }).notNull(),
    subjectType: varchar({ length: 50 }).notNull(),
    subjectId: uuid(),
    details: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_log_company").on(t.companyId, t.createdAt.desc().nullsFirst()),
    index("audit_log_actor").on(t.actorUserId, t.createdAt.desc().nullsFirst()),
    index("audit_log_subject").on(t.subjectType, t.subjectId),
  ],
);

/** Counters of the rate limiter, shared by all processes. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: limitKey().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: "number" }),
  },
  (t) => [index("rate_limits_expiry").on(t.expire)],
);

export const suppressionReasons = ["bounced", "unsubscribed", "complained"] as const;

/** Addresses that get no email (bounced) or only essential email. Checked before every email. */
export const mailSuppressions = pgTable(
  "mail_suppressions",
  {
    address: varchar({ length: 255 }).primaryKey(),
    reason: varchar({ length: 50 }).notNull(),
    details: text(),
    createdAt: createdAt(),
  },
  (t) => [oneOf("mail_suppressions_reason_known", t.reason, suppressionReasons)],
);
