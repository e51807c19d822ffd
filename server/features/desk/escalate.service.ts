/** The clock of the promise: one warning before it runs out, one word when it has. Time comes in as an argument. */
import { and, asc, gt, inArray, isNull, lte, sql, type SQL } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { deskEntries, deskLeads } from "../../db/tables/desk.ts";

export const escalationTask = "send-escalation";

/** How long before the promised moment the firm is warned. */
export const warningHours = 4;

export type EscalationLevel = "warning" | "breach";

/** Replied is still on the clock while its mail has not left. */
const onTheClock = and(
  isNull(deskLeads.firstRepliedAt),
  isNull(deskLeads.breachedAt),
  inArray(deskLeads.state, ["new", "in_progress", "replied"]),
  sql`not ${deskLeads.isSample}`,
);

/** Whoever gets the row first escalates it. A row that somebody is just changing is left for the next tick. */
const claim = async (db: Database, level: EscalationLevel, due: SQL | undefined, now: Date): Promise<string[]> => {
  const free = db
    .select({ id: deskLeads.id })
    .from(deskLeads)
    .where(and(onTheClock, due))
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

/** Claimed, written down and put into the queue in one transaction; a second run at the same moment finds nothing to do. */
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
