/** Consents, requests for human review, inactive accounts and erasures. */
import { index, jsonb, pgTable, text, uuid, varchar } from "drizzle-orm/pg-core";
import { consentChoices, consentPurposes } from "#domain/rights/consent.ts";
import { ledgerCauses, ledgerScopes, type Receipt } from "#domain/rights/receipt.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { users } from "./identity.ts";
import { candidateProfiles } from "./profiles.ts";

/** Append-only: the application may add and read. It goes with its person. */
export const consentLog = pgTable(
  "consent_log",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: varchar({ length: 50 }).notNull(),
    choice: varchar({ length: 20 }).notNull(),
    /** Which words: their name with a number, and the hash of what was shown. */
    textId: varchar({ length: 100 }).notNull(),
    textHash: varchar({ length: 64 }).notNull(),
    /** Where they stood. */
    place: varchar({ length: 100 }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("consent_log_newest").on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    oneOf("consent_log_purpose_known", t.purpose, consentPurposes),
    oneOf("consent_log_choice_known", t.choice, consentChoices),
  ],
);

/** A row means: a person is to review this profile, and the engine leaves it alone. */
export const humanReviews = pgTable("human_reviews", {
  profileId: uuid()
    .primaryKey()
    .references(() => candidateProfiles.id, { onDelete: "cascade" }),
  askedAt: createdAt(),
});

/** Last visits, which outlive swept sessions. A notice counts from when the mail server accepted it. */
export const retentionStates = pgTable(
  "retention_states",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    lastSeenAt: instant().notNull(),
    noticedAt: instant(),
    noticeSentAt: instant(),
  },
  (t) => [index("retention_states_last_seen").on(t.lastSeenAt)],
);

/** The erasure ledger. `marks` are keyed hashes of the person's identifiers: with the key, the person can be found again after a restore. */
export const erasures = pgTable(
  "erasures",
  {
    id: id(),
    erasedAt: instant().notNull(),
    cause: varchar({ length: 20 }).notNull(),
    scope: varchar({ length: 20 }).notNull(),
    marks: text().array().notNull(),
    counts: jsonb().$type<Receipt["counts"]>().notNull(),
  },
  (t) => [oneOf("erasures_cause_known", t.cause, ledgerCauses), oneOf("erasures_scope_known", t.scope, ledgerScopes)],
);
