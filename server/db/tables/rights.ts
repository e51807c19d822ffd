/** Consents, requests for human review, inactive accounts and erasures. */
import { index, jsonb, pgTable, text, uuid, varchar } from "drizzle-orm/pg-core";
import { consentChoices, consentPurposes } from "#domain/rights/consent.ts";
import { ledgerCauses, ledgerScopes, type Receipt } from "#domain/rights/receipt.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { users } from "./identity.ts";
import { candidateProfiles } from "./profiles.ts";

/** Append-only for the server's role. Rows are deleted with their user. */
export const consentLog = pgTable(
  "consent_log",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: varchar({ length: 50 }).notNull(),
    choice: varchar({ length: 20 }).notNull(),
    /** The id and version of the text, and the hash of what was shown. */
    textId: varchar({ length: 100 }).notNull(),
    textHash: varchar({ length: 64 }).notNull(),
    /** The page on which the text was shown. */
    place: varchar({ length: 100 }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("consent_log_newest").on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    oneOf("consent_log_purpose_known", t.purpose, consentPurposes),
    oneOf("consent_log_choice_known", t.choice, consentChoices),
  ],
);

/** A row means that the owner asked for human review, so the matching engine skips the profile. */
export const humanReviews = pgTable("human_reviews", {
  profileId: uuid()
    .primaryKey()
    .references(() => candidateProfiles.id, { onDelete: "cascade" }),
  askedAt: createdAt(),
});

/** When users were last seen, which outlasts their sessions. The notice period starts when the mail server accepts the notice. */
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
