/** Saved searches in the lists of a workspace, and when each user last viewed them. */
import { boolean, foreignKey, index, pgTable, primaryKey, unique, uuid, varchar } from "drizzle-orm/pg-core";
import { searchableLists } from "#domain/saved-searches/saved-searches.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { companies } from "./companies.ts";
import { users } from "./identity.ts";

export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: varchar({ length: 80 }).notNull(),
    list: varchar({ length: 20 }).notNull().default("candidates"),
    /** The query string of the list's URL. */
    conditions: varchar({ length: 2000 }).notNull(),
    shared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique("saved_searches_in_company").on(t.companyId, t.id),
    index("saved_searches_of_company").on(t.companyId, t.createdAt),
    index("saved_searches_maker").on(t.userId),
    oneOf("saved_searches_list_known", t.list, searchableLists),
  ],
);

export const savedSearchViews = pgTable(
  "saved_search_views",
  {
    companyId: uuid().notNull(),
    searchId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    viewedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: "saved_search_views_once", columns: [t.searchId, t.userId] }),
    foreignKey({
      name: "saved_search_views_search",
      columns: [t.companyId, t.searchId],
      foreignColumns: [savedSearches.companyId, savedSearches.id],
    }).onDelete("cascade"),
    index("saved_search_views_of_search").on(t.companyId, t.searchId),
    index("saved_search_views_of_person").on(t.userId),
  ],
);
