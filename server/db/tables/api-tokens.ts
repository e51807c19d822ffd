/** Tokens by which programs work in a workspace. Only the hash is kept; use_api_token finds one by it. */
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
    /** Its first characters, for people. */
    start: varchar({ length: 20 }).notNull(),
    tokenHash: varchar({ length: 64 }).notNull().unique(),
    /** In whose name it acts; without them it opens nothing. */
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    expiresAt: instant(),
    lastUsedAt: instant(),
    revokedAt: instant(),
    /** Networks it was used from, the latest 50; written by record_token_network alone. */
    networks: text().array().notNull().default([]),
  },
  (t) => [
    index("api_tokens_company").on(t.companyId, t.createdAt.desc().nullsFirst()),
    index("api_tokens_maker").on(t.createdBy),
    oneOf("api_tokens_level_known", t.level, tokenLevels),
  ],
);
