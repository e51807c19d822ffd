/** What every deed on the desk begins and ends with: the lead held, the timeline written, its state moved. */
import { eq, sql } from "drizzle-orm";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import type { Database } from "../../db/client.ts";
import { deskEntries, deskLeads } from "../../db/tables/desk.ts";
import { AppError } from "../../infra/errors.ts";

export type DeskLead = typeof deskLeads.$inferSelect;

/** Held until the transaction ends: of two who press at once, the second sees what the first has done. */
export const holdLead = async (db: Database, id: string): Promise<DeskLead> => {
  const [lead] = await db.select().from(deskLeads).where(eq(deskLeads.id, id)).for("update");
  if (lead === undefined) throw new AppError("not_found");
  return lead;
};

export const writeEntry = async (db: Database, entry: typeof deskEntries.$inferInsert): Promise<string> => {
  const [row] = await db.insert(deskEntries).values(entry).returning({ id: deskEntries.id });
  if (row === undefined) throw new AppError("internal");
  await db
    .update(deskLeads)
    .set({ lastActivityAt: entry.createdAt ?? sql`now()` })
    .where(eq(deskLeads.id, entry.leadId));
  return row.id;
};

/** Without an author where nobody pressed anything. */
export const moveLead = async (
  db: Database,
  { id, state: from }: Pick<DeskLead, "id" | "state">,
  to: LeadStatus,
  authorId: string | null,
  createdAt?: Date,
): Promise<void> => {
  if (from === to) return;
  await db.update(deskLeads).set({ state: to }).where(eq(deskLeads.id, id));
  await writeEntry(db, { leadId: id, kind: "state", authorId, details: { from, to }, createdAt });
};
