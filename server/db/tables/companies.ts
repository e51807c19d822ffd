/** An employer's workspace: the tenant to which everything in the hiring product belongs. */
import { boolean, index, pgTable, text, unique, uuid, varchar } from "drizzle-orm/pg-core";
import { storedPermissionLevels } from "#domain/teams/permission-level.ts";
import { createdAt, id, oneOf, updatedAt } from "./columns.ts";
import { users } from "./identity.ts";

export const companies = pgTable("companies", {
  id: id(),
  name: varchar({ length: 255 }).notNull(),
  description: text(),
  website: varchar({ length: 500 }),
  industry: varchar({ length: 100 }),
  size: varchar({ length: 50 }),
  logoUrl: varchar({ length: 500 }),
  isSample: boolean().notNull().default(false),
  createdAt: createdAt(),
});

export const companyProfiles = pgTable("company_profiles", {
  companyId: uuid()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  tagline: text().notNull(),
  culture: text().notNull(),
  benefits: text().array().notNull().default([]),
  locations: text().array().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const companyMembers = pgTable(
  "company_members",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    position: varchar({ length: 100 }),
    department: varchar({ length: 100 }),
    permissions: varchar({ length: 50 }).notNull().default("view"),
    joinedAt: createdAt(),
  },
  (t) => [
    unique("company_members_once").on(t.companyId, t.userId),
    index("company_members_user").on(t.userId),
    oneOf("company_members_permissions_known", t.permissions, storedPermissionLevels),
  ],
);
