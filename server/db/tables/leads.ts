/** The public forms that become leads. Each form has its own table; the desk lists them together. */
import { boolean, index, pgTable, text, uuid, varchar } from "drizzle-orm/pg-core";
import { leadStatuses } from "#domain/leads/lead-status.ts";
import { createdAt, id, oneOf } from "./columns.ts";
import { files } from "./files.ts";

const status = () => varchar({ length: 50 }).notNull().default("new");
/** Set by the form, so that a form that is sent twice is stored once. */
const idempotencyKey = () => uuid().unique();
/** Why a submission was marked as spam. */
const spamSignals = () => text().array().notNull().default([]);

export const quoteRequests = pgTable(
  "quote_requests",
  {
    id: id(),
    firstName: varchar({ length: 255 }).notNull(),
    lastName: varchar({ length: 255 }).notNull(),
    email: varchar({ length: 255 }).notNull(),
    phone: varchar({ length: 50 }),
    company: varchar({ length: 255 }).notNull(),
    jobTitle: varchar({ length: 255 }),
    companySize: varchar({ length: 50 }),
    hiringNeed: text().notNull(),
    timeline: varchar({ length: 50 }),
    message: text(),
    status: status(),
    idempotencyKey: idempotencyKey(),
    spamSignals: spamSignals(),
    createdAt: createdAt(),
  },
  (t) => [
    index("quote_requests_inbox").on(t.status, t.createdAt.desc().nullsFirst()),
    index("quote_requests_email").on(t.email),
    oneOf("quote_requests_status_known", t.status, leadStatuses),
  ],
);

export const leads = pgTable(
  "leads",
  {
    id: id(),
    firstName: varchar({ length: 255 }).notNull(),
    lastName: varchar({ length: 255 }).notNull(),
    email: varchar({ length: 255 }).notNull(),
    company: varchar({ length: 255 }).notNull(),
    companySize: varchar({ length: 50 }),
    interests: text().array().notNull(),
    message: text(),
    jobDescription: text(),
    status: status(),
    idempotencyKey: idempotencyKey(),
    spamSignals: spamSignals(),
    createdAt: createdAt(),
  },
  (t) => [
    index("leads_inbox").on(t.status, t.createdAt.desc().nullsFirst()),
    index("leads_email").on(t.email),
    oneOf("leads_status_known", t.status, leadStatuses),
  ],
);

export const contactRequests = pgTable(
  "contact_requests",
  {
    id: id(),
    name: varchar({ length: 255 }).notNull(),
    phone: varchar({ length: 50 }).notNull(),
    email: varchar({ length: 255 }).notNull(),
    company: varchar({ length: 255 }).notNull(),
    hiringNeeds: text().notNull(),
    jobDescription: text(),
    /** The file name that the visitor gave. The stored file, if any, is `file_id`. */
    jobDescriptionFile: varchar({ length: 500 }),
    fileId: uuid().references(() => files.id, { onDelete: "set null" }),
    pagePath: varchar({ length: 255 }),
    isSample: boolean().notNull().default(false),
    status: status(),
    idempotencyKey: idempotencyKey(),
    spamSignals: spamSignals(),
    createdAt: createdAt(),
  },
  (t) => [
    index("contact_requests_inbox").on(t.status, t.createdAt.desc().nullsFirst()),
    index("contact_requests_email").on(t.email),
    index("contact_requests_file").on(t.fileId),
    oneOf("contact_requests_status_known", t.status, leadStatuses),
  ],
);
