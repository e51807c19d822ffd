/** Append-only: the application adds rows and reads them under policy; the owner's functions alone clear and delete. */
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
    /** The account that acted or was tried; null for an address without an account. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The person it was done to, such as a member whose level changed. */
    subjectUserId: uuid().references(() => users.id, { onDelete: "set null" }),
    companyId: uuid().references(() => companies.id, { onDelete: "cascade" }),
    /** No reference: the session may be gone, which is often the event itself. */
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
