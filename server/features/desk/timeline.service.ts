/** The steps that every desk action shares: lock the lead, write the timeline, change its state. */
import { eq, sql } from "drizzle-orm";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import type { Database } from "../../db/client.ts";
import { deskEntries, deskLeads } from "../../db/tables/desk.ts";
import { AppError } from "../../infra/http/errors.ts";

export type DeskLead = typeof deskLeads.$inferSelect;

/** Locks the lead until the transaction ends, so that of two simultaneous requests the second sees the first one's result. */
export const lockLead = async (db: Database, id: string): Promise<DeskLead> => {
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

/** `authorId` is null if no person caused the change. */
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
