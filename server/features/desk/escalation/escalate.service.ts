/** Response deadlines of leads: one warning before the deadline and one notice after it. The time is an argument. */
import { and, asc, gt, inArray, isNull, lte, sql, type SQL } from "drizzle-orm";
import { asActor, type Database } from "../../../db/client.ts";
import { deskEntries, deskLeads } from "../../../db/tables/desk.ts";

export const escalationTask = "send-escalation";

/** Hours before the deadline at which the firm is warned. */
const warningHours = 4;

export type EscalationLevel = "warning" | "breach";

/** A replied lead still awaits its reply until the email has been sent. */
const isAwaitingReply = and(
  isNull(deskLeads.firstRepliedAt),
  isNull(deskLeads.breachedAt),
  inArray(deskLeads.state, ["new", "in_progress", "replied"]),
  sql`not ${deskLeads.isSample}`,
);

/** The worker that locks a row first escalates it. A row that is being changed is left for the next tick. */
const claim = async (db: Database, level: EscalationLevel, isDue: SQL | undefined, now: Date): Promise<string[]> => {
  const free = db
    .select({ id: deskLeads.id })
    .from(deskLeads)
    .where(and(isAwaitingReply, isDue))
    .orderBy(asc(deskLeads.dueAt), asc(deskLeads.id))
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(deskLeads)
    .set(level === "warning" ? { warnedAt: now } : { breachedAt: now })
    .where(inArray(deskLeads.id, free))
    .returning({ id: deskLeads.id });
  const ids = claimed.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await db.insert(deskEntries).values(ids.map((leadId) => ({ leadId, kind: level, createdAt: now })));
  await db.execute(
    sql`select enqueue_task(${escalationTask}, jsonb_build_object('leadId', lead, 'level', ${level}::text)) from unnest(${sql.param(ids)}::uuid[]) as lead`,
  );
  return ids;
};

export interface Escalated {
  readonly warned: readonly string[];
  readonly breached: readonly string[];
}

/** Claims leads, writes timeline entries and enqueues emails in one transaction. A concurrent run finds nothing to do. */
export const escalateDue = (db: Database, now: Date): Promise<Escalated> =>
  asActor(db, { staff: true }, async (db) => {
    const soon = new Date(now.getTime() + warningHours * 3_600_000);
    const breached = await claim(db, "breach", lte(deskLeads.dueAt, now), now);
    const warned = await claim(
      db,
      "warning",
      and(isNull(deskLeads.warnedAt), gt(deskLeads.dueAt, now), lte(deskLeads.dueAt, soon)),
      now,
    );
    return { warned, breached };
  });
