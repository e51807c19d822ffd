import { index, integer, pgTable, uuid, varchar } from "drizzle-orm/pg-core";
import { linkPurposes } from "#domain/accounts/account-links.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { users } from "./identity.ts";

/** Links sent by email. The token in the address is derived from the row's id with a key outside the database. */
export const accountLinks = pgTable(
  "account_links",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: varchar({ length: 20 }).notNull(),
    /** Where it is sent. */
    address: varchar({ length: 255 }).notNull(),
    /** The address a change leads to. */
    newAddress: varchar({ length: 255 }),
    /** The user's `link_epoch` when it was made; a later epoch voids it. */
    epoch: integer().notNull(),
    expiresAt: instant().notNull(),
    /** Used, rejected or replaced by another. */
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index("account_links_user").on(t.userId),
    index("account_links_expiry").on(t.expiresAt),
    oneOf("account_links_purpose_known", t.purpose, linkPurposes),
  ],
);
