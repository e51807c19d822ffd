import { boolean, foreignKey, index, pgTable, text, unique, uuid, varchar } from "drizzle-orm/pg-core";
import { storedPermissionLevels } from "#domain/teams/permission-level.ts";
import { createdAt, id, oneOf, updatedAt } from "./columns.ts";
import { companies } from "./companies.ts";
import { users } from "./identity.ts";

export const hiringTeams = pgTable(
  "hiring_teams",
  {
    id: id(),
    name: varchar({ length: 255 }).notNull(),
    description: text(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique("hiring_teams_in_company").on(t.companyId, t.id)],
);

export const hiringTeamMembers = pgTable(
  "hiring_team_members",
  {
    id: id(),
    companyId: uuid().notNull(),
    teamId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: varchar({ length: 100 }).notNull(),
    permissions: varchar({ length: 50 }).notNull().default("view"),
    joinedAt: createdAt(),
  },
  (t) => [
    // The foreign key includes the company, so that a row can never reference a team of another company.
    foreignKey({
      name: "hiring_team_members_team",
      columns: [t.companyId, t.teamId],
      foreignColumns: [hiringTeams.companyId, hiringTeams.id],
    }).onDelete("cascade"),
    unique("hiring_team_members_once").on(t.teamId, t.userId),
    index("hiring_team_members_company").on(t.companyId, t.teamId),
    index("hiring_team_members_user").on(t.userId),
    oneOf("hiring_team_members_permissions_known", t.permissions, storedPermissionLevels),
  ],
);
