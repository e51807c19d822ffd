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
    /** The email address that the link is sent to. */
    address: varchar({ length: 255 }).notNull(),
    /** For an email change: the requested new address. */
    newAddress: varchar({ length: 255 }),
    /** The user's `link_epoch` at creation. The link is void once the user has a higher one. */
    epoch: integer().notNull(),
    expiresAt: instant().notNull(),
    /** When the link was used, rejected or replaced by a newer one. */
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index("account_links_user").on(t.userId),
    index("account_links_expiry").on(t.expiresAt),
    oneOf("account_links_purpose_known", t.purpose, linkPurposes),
  ],
);
