/** Append-only: the server's role inserts and reads rows. Only functions of the table's owner clear columns and delete rows. */
import { boolean, index, jsonb, pgTable, uuid, varchar } from "drizzle-orm/pg-core";
import { eventKindNames, eventOutcomes } from "#domain/security-events/security-events.ts";
import { createdAt, id, oneOf } from "./columns.ts";
import { companies } from "./companies.ts";
import { users } from "./identity.ts";

export const securityEvents = pgTable(
  "security_events",
  {
    id: id(),
    at: createdAt(),
    kind: varchar({ length: 40 }).notNull(),
    outcome: varchar({ length: 10 }).notNull(),
    /** The account that acted or was attempted. Null if the address has no account. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The affected user, such as a member whose level changed. */
    subjectUserId: uuid().references(() => users.id, { onDelete: "set null" }),
    companyId: uuid().references(() => companies.id, { onDelete: "cascade" }),
    /** No foreign key, because the session may be deleted, often by this very event. */
    sessionId: uuid(),
    /** The first 24 bits of an IPv4 address or 48 of an IPv6 one; never the whole address. */
    network: varchar({ length: 45 }),
    /** "Firefox on Windows", never the whole user agent. */
    device: varchar({ length: 60 }),
    details: jsonb().notNull(),
    /** Set by a trigger: the event concerns staff or no account at all, so the firm's own staff see it. */
    isFirmEvent: boolean().notNull().default(false),
  },
  (t) => [
    index("security_events_company").on(t.companyId, t.id.desc().nullsFirst()),
    index("security_events_user").on(t.userId, t.id.desc().nullsFirst()),
    index("security_events_subject").on(t.subjectUserId),
    index("security_events_at").on(t.at),
    oneOf("security_events_kind_known", t.kind, eventKindNames),
    oneOf("security_events_outcome_known", t.outcome, eventOutcomes),
  ],
);
