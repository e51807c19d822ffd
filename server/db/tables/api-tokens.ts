/** API tokens of a workspace. Only the hash of a token is stored; `use_api_token` looks it up. */
import { index, pgTable, text, uuid, varchar } from "drizzle-orm/pg-core";
import { tokenLevels } from "#domain/api-tokens/token-level.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { companies } from "./companies.ts";
import { users } from "./identity.ts";

export const apiTokens = pgTable(
  "api_tokens",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    name: varchar({ length: 80 }).notNull(),
    level: varchar({ length: 20 }).notNull(),
    /** The first characters of the token, shown in lists so that people recognize it. */
    start: varchar({ length: 20 }).notNull(),
    tokenHash: varchar({ length: 64 }).notNull().unique(),
    /** The user whose access the token has. A token without a user gives no access. */
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    expiresAt: instant(),
    lastUsedAt: instant(),
    revokedAt: instant(),
    /** The last 50 networks it was used from. Only `record_token_network` writes this column. */
    networks: text().array().notNull().default([]),
  },
  (t) => [
    index("api_tokens_company").on(t.companyId, t.createdAt.desc().nullsFirst()),
    index("api_tokens_maker").on(t.createdBy),
    oneOf("api_tokens_level_known", t.level, tokenLevels),
  ],
);
