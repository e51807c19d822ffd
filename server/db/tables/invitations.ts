import { boolean, index, pgTable, uuid, varchar } from "drizzle-orm/pg-core";
import { storedPermissionLevels } from "#domain/teams/permission-level.ts";
import { companies } from "./companies.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { users } from "./identity.ts";
import { hiringTeams } from "./teams.ts";

/** Invitations by emailed link: valid once, for one address, until they expire. Only the hash of the token is stored. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    teamId: uuid().references(() => hiringTeams.id, { onDelete: "cascade" }),
    email: varchar({ length: 255 }).notNull(),
    role: varchar({ length: 100 }).notNull(),
    permissions: varchar({ length: 50 }).notNull().default("view"),
    tokenHash: varchar({ length: 64 }).notNull().unique(),
    invitedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** True if the inviter's own address is not confirmed. The invitation is sent once it is. */
    isStored: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index("invitations_company").on(t.companyId, t.createdAt.desc().nullsFirst()),
    index("invitations_email").on(t.email),
    index("invitations_team").on(t.teamId),
    oneOf("invitations_permissions_known", t.permissions, storedPermissionLevels),
  ],
);
