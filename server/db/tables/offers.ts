/** Offers to candidates and their answers. A trigger keeps a sent offer from being changed. */
import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { offerCurrencies, offerStatuses, payPeriods } from "#domain/offers/offer-terms.ts";
import { createdAt, id, instant, oneOf, updatedAt } from "./columns.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";
import { jobApplications } from "./pipeline.ts";

export const offers = pgTable(
  "offers",
  {
    id: id(),
    companyId: uuid().notNull(),
    applicationId: uuid().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    status: varchar({ length: 20 }).notNull().default("draft"),
    amount: numeric({ precision: 12, scale: 2, mode: "number" }).notNull(),
    currency: varchar({ length: 3 }).notNull(),
    per: varchar({ length: 10 }).notNull(),
    startsOn: date({ mode: "string" }).notNull(),
    answerBy: instant().notNull(),
    /** The sender's time zone. */
    timeZone: varchar({ length: 64 }).notNull(),
    /** A draft contains placeholders in braces. At sending, the final text is stored. */
    letter: text().notNull(),
    /** Incremented on every change of a draft; saving or sending must name the current revision. */
    revision: integer().notNull().default(1),
    sentAt: instant(),
    sentBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Names at the time of sending, so that the record of acceptance stays correct after a rename. */
    candidateName: varchar({ length: 255 }),
    jobTitle: varchar({ length: 255 }),
    companyName: varchar({ length: 255 }),
    senderName: varchar({ length: 255 }),
    fileId: uuid().references(() => files.id, { onDelete: "set null" }),
    /** The hash of the letter's PDF. */
    sha256: varchar({ length: 64 }),
    answeredAt: instant(),
    answerTimeZone: varchar({ length: 64 }),
    acceptedName: varchar({ length: 200 }),
    /** The hash of the letter that was shown at acceptance. */
    acceptedSha256: varchar({ length: 64 }),
    declineReason: text(),
    /** When it was withdrawn or expired. */
    endedAt: instant(),
    endedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: "offers_application",
      columns: [t.companyId, t.applicationId],
      foreignColumns: [jobApplications.companyId, jobApplications.id],
    }).onDelete("cascade"),
    uniqueIndex("offers_one_open")
      .on(t.applicationId)
      .where(sql`${t.status} in ('draft', 'sent')`),
    index("offers_of").on(t.companyId, t.applicationId, t.createdAt),
    index("offers_due")
      .on(t.answerBy)
      .where(sql`${t.status} = 'sent'`),
    index("offers_file").on(t.fileId),
    index("offers_sent_by").on(t.sentBy),
    index("offers_ended_by").on(t.endedBy),
    oneOf("offers_status_known", t.status, offerStatuses),
    oneOf("offers_currency_known", t.currency, offerCurrencies),
    oneOf("offers_per_known", t.per, payPeriods),
    check("offers_amount_positive", sql`${t.amount} > 0`),
    check(
      "offers_sent_whole",
      sql`${t.status} in ('draft', 'withdrawn') or (${t.sentAt} is not null and ${t.sha256} is not null and ${t.candidateName} is not null)`,
    ),
    check("offers_draft_unsent", sql`${t.status} <> 'draft' or ${t.sentAt} is null`),
    check("offers_sent_in_time", sql`${t.sentAt} < ${t.answerBy}`),
    check("offers_answered", sql`(${t.status} in ('accepted', 'declined')) = (${t.answeredAt} is not null)`),
    check("offers_answered_in_time", sql`${t.answeredAt} <= ${t.answerBy}`),
    check(
      "offers_accepted_letter",
      sql`(${t.status} = 'accepted') = (${t.acceptedName} is not null) and (${t.status} = 'accepted') = (${t.acceptedSha256} is not null) and ${t.acceptedSha256} = ${t.sha256}`,
    ),
    check("offers_declined_reason", sql`${t.declineReason} is null or ${t.status} = 'declined'`),
    check("offers_ended", sql`(${t.status} in ('withdrawn', 'expired')) = (${t.endedAt} is not null)`),
  ],
);
