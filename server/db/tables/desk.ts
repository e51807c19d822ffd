/** The lead desk: one row per lead of any form, its contact, and its timeline. */
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { entryKinds } from "#domain/desk/entry-kinds.ts";
import { leadKinds } from "#domain/desk/lead-kinds.ts";
import { leadStatuses } from "#domain/leads/lead-status.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { companies } from "./companies.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";

/** A person who contacted us, identified by their normalized email address. */
export const deskContacts = pgTable(
  "desk_contacts",
  {
    id: id(),
    /** Normalized by `normal_email`, so that two spellings of one mailbox are one contact. */
    email: varchar({ length: 255 }).notNull().unique(),
    name: varchar({ length: 511 }).notNull(),
    company: varchar({ length: 255 }).notNull(),
    /** In E.164 format. Null if the input was not a valid phone number. */
    phone: varchar({ length: 32 }),
    /** The contact that this one was merged into. Null after an undo. */
    mergedIntoId: uuid().references((): AnyPgColumn => deskContacts.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [index("desk_contacts_phone").on(t.phone), index("desk_contacts_merged").on(t.mergedIntoId)],
);

/** Merges of contacts, with the moved leads, so that a merge can be undone exactly. */
export const deskMerges = pgTable(
  "desk_merges",
  {
    id: id(),
    keptId: uuid()
      .notNull()
      .references(() => deskContacts.id, { onDelete: "cascade" }),
    mergedId: uuid()
      .notNull()
      .references(() => deskContacts.id, { onDelete: "cascade" }),
    leadIds: uuid().array().notNull(),
    mergedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    mergedAt: createdAt(),
    undoneAt: instant(),
  },
  (t) => [
    index("desk_merges_kept").on(t.keptId),
    uniqueIndex("desk_merges_once")
      .on(t.mergedId)
      .where(sql`${t.undoneAt} is null`),
  ],
);

export const deskLeads = pgTable(
  "desk_leads",
  {
    /** The id of the form's row. A lead that came by email has no form row. */
    id: uuid()
      .primaryKey()
      .default(sql`uuid_v7()`),
    kind: varchar({ length: 50 }).notNull(),
    contactId: uuid()
      .notNull()
      .references(() => deskContacts.id),
    firstName: varchar({ length: 255 }).notNull(),
    lastName: varchar({ length: 255 }).notNull(),
    email: varchar({ length: 255 }).notNull(),
    company: varchar({ length: 255 }).notNull(),
    phone: varchar({ length: 50 }),
    /** What the sender wrote. */
    summary: text().notNull(),
    /** Where the lead came from: a page of the site or a form. */
    source: varchar({ length: 255 }).notNull(),
    state: varchar({ length: 50 }).notNull().default("new"),
    assigneeId: uuid().references(() => users.id, { onDelete: "set null" }),
    receivedAt: instant().notNull(),
    dueAt: instant().notNull(),
    /** When staff first called or sent a reply that did not bounce. Stops the response clock. Set by a trigger. */
    firstRepliedAt: instant(),
    warnedAt: instant(),
    breachedAt: instant(),
    lastActivityAt: instant().notNull(),
    /** The workspace that was created when the lead was won. */
    companyId: uuid().references(() => companies.id, { onDelete: "set null" }),
    isSample: boolean().notNull().default(false),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(first_name || ' ' || last_name || ' ' || email || ' ' || company || ' ' || coalesce(phone, '') || ' ' || left(summary, 2000))`,
      ),
  },
  (t) => [
    // The extra columns allow index-only scans for the counts.
    index("desk_leads_open")
      .on(t.dueAt, t.id, t.kind, t.assigneeId, t.firstRepliedAt)
      .where(sql`${t.state} in ('new', 'in_progress')`),
    index("desk_leads_mine")
      .on(t.assigneeId, t.dueAt, t.id)
      .where(sql`${t.state} in ('new', 'in_progress')`),
    index("desk_leads_state").on(t.state, t.receivedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("desk_leads_newest").on(t.receivedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("desk_leads_kind").on(t.kind, t.receivedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("desk_leads_kind_state").on(t.kind, t.state, t.receivedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("desk_leads_contact").on(t.contactId),
    index("desk_leads_company").on(t.companyId),
    index("desk_leads_clock")
      .on(t.dueAt)
      .where(
        sql`${t.firstRepliedAt} is null and ${t.breachedAt} is null and ${t.state} in ('new', 'in_progress', 'replied')`,
      ),
    index("desk_leads_search").using("gin", t.searchText.op("gin_trgm_ops")),
    oneOf("desk_leads_kind_known", t.kind, leadKinds),
    oneOf("desk_leads_state_known", t.state, leadStatuses),
  ],
);

/** The timeline of a lead. Entries are immutable, except for the delivery status of an email. */
export const deskEntries = pgTable(
  "desk_entries",
  {
    id: id(),
    leadId: uuid()
      .notNull()
      .references(() => deskLeads.id, { onDelete: "cascade" }),
    kind: varchar({ length: 50 }).notNull(),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    subject: text(),
    body: text(),
    /** The Message-ID of the email, by which replies and bounces are matched to it. */
    messageId: varchar({ length: 998 }).unique(),
    fromAddress: varchar({ length: 255 }),
    toAddress: varchar({ length: 255 }),
    /** An automatic message, such as an out-of-office reply or a mailing list. */
    isAutomatic: boolean().notNull().default(false),
    /** When the mail server accepted the email, or when the call was made. */
    sentAt: instant(),
    /** When the email bounced or could not be sent. */
    failedAt: instant(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>(),
    idempotencyKey: uuid().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index("desk_entries_lead").on(t.leadId, t.createdAt, t.id),
    oneOf("desk_entries_kind_known", t.kind, entryKinds),
  ],
);

export const deskEntryFiles = pgTable(
  "desk_entry_files",
  {
    entryId: uuid()
      .notNull()
      .references(() => deskEntries.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.fileId] }), index("desk_entry_files_file").on(t.fileId)],
);

/** Templates for replies by staff. */
export const replyTemplates = pgTable("reply_templates", {
  id: id(),
  name: varchar({ length: 100 }).notNull().unique(),
  subject: varchar({ length: 255 }).notNull(),
  body: text().notNull(),
  isSample: boolean().notNull().default(false),
  createdAt: createdAt(),
});
