/** Workspaces that are being closed, and the receipts of closed ones. */
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, unique, uuid, varchar } from "drizzle-orm/pg-core";
import type { RowCounts } from "#domain/closing/closing.ts";
import { createdAt, id, instant } from "./columns.ts";
import { companies } from "./companies.ts";
import { users } from "./identity.ts";

/** While a row exists, the workspace is erased after `endsAt`. Canceling deletes the row. */
export const workspaceClosings = pgTable(
  "workspace_closings",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    begunBy: uuid().references(() => users.id, { onDelete: "set null" }),
    begunAt: createdAt(),
    endsAt: instant().notNull(),
    /** Jobs and public cards that were active when the closing started. Canceling restores them. */
    pausedJobs: uuid().array().notNull(),
    hiddenCards: uuid().array().notNull(),
    /** The last reminder that was sent, in days before the end. */
    remindedDays: integer(),
  },
  (t) => [
    unique("workspace_closings_once").on(t.companyId),
    index("workspace_closings_end").on(t.endsAt),
    index("workspace_closings_begun_by").on(t.begunBy),
    check("workspace_closings_grace", sql`${t.endsAt} >= ${t.begunAt} + interval '1 day'`),
  ],
);

/** Receipts, separate from the workspace's data: no names and no personal data. The ledger identifies the workspace in a backup. */
export const closedWorkspaces = pgTable("closed_workspaces", {
  id: id(),
  nameHash: varchar({ length: 64 }).notNull(),
  begunAt: instant().notNull(),
  erasedAt: instant().notNull(),
  counts: jsonb().$type<RowCounts>().notNull(),
  digest: varchar({ length: 64 }).notNull(),
});
