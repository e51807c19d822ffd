/** Webhook endpoints of a workspace, the messages, and their deliveries. Triggers insert the messages. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { sentEvents } from "#domain/webhooks/webhook-events.ts";
import { deliveryStatuses, offReasons } from "#domain/webhooks/webhooks.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { companies } from "./companies.ts";
import { users } from "./identity.ts";

const companyId = () =>
  uuid()
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" });

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id(),
    companyId: companyId(),
    url: varchar({ length: 500 }).notNull(),
    events: text().array().notNull(),
    /** Encrypted, so that a database dump does not reveal the signing secret. */
    secret: text().notNull(),
    previousSecret: text(),
    previousSecretUntil: instant(),
    isOn: boolean().notNull().default(true),
    offReason: varchar({ length: 20 }),
    failingSince: instant(),
    /** Consecutive failed attempts. */
    failures: integer().notNull().default(0),
    /** Nothing is sent to the endpoint before this time. */
    pausedUntil: instant(),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    unique("webhook_endpoints_in_company").on(t.companyId, t.id),
    index("webhook_endpoints_maker").on(t.createdBy),
    oneOf("webhook_endpoints_reason_known", t.offReason, offReasons),
    check("webhook_endpoints_reason_given", sql`${t.isOn} = (${t.offReason} is null)`),
  ],
);

export const webhookMessages = pgTable(
  "webhook_messages",
  {
    id: id(),
    companyId: companyId(),
    /** No foreign key, because a merge moves rows that reference an application, and a sent message must keep its id. */
    applicationId: uuid(),
    type: varchar({ length: 40 }).notNull(),
    sequence: integer().notNull(),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("webhook_messages_in_company").on(t.companyId, t.id),
    index("webhook_messages_application").on(t.applicationId),
    index("webhook_messages_age").on(t.createdAt),
    oneOf("webhook_messages_type_known", t.type, sentEvents),
  ],
);

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    companyId: companyId(),
    endpointId: uuid().notNull(),
    messageId: uuid().notNull(),
    status: varchar({ length: 20 }).notNull().default("waiting"),
    tries: integer().notNull().default(0),
    createdAt: createdAt(),
    lastTryAt: instant(),
    nextTryAt: instant(),
    answerStatus: integer(),
    tookMs: integer(),
    answer: text(),
    failure: varchar({ length: 100 }),
  },
  (t) => [
    foreignKey({
      name: "webhook_deliveries_endpoint",
      columns: [t.companyId, t.endpointId],
      foreignColumns: [webhookEndpoints.companyId, webhookEndpoints.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "webhook_deliveries_message",
      columns: [t.companyId, t.messageId],
      foreignColumns: [webhookMessages.companyId, webhookMessages.id],
    }).onDelete("cascade"),
    index("webhook_deliveries_log").on(t.companyId, t.endpointId, t.id.desc().nullsFirst()),
    index("webhook_deliveries_of_message").on(t.companyId, t.messageId),
    oneOf("webhook_deliveries_status_known", t.status, deliveryStatuses),
  ],
);

/** The number of events sent per application; stored separately, since messages are swept. */
export const webhookSequences = pgTable(
  "webhook_sequences",
  {
    applicationId: uuid().primaryKey(),
    companyId: companyId(),
    last: integer().notNull(),
  },
  (t) => [index("webhook_sequences_company").on(t.companyId)],
);
