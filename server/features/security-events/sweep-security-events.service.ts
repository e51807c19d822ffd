import { sql } from "drizzle-orm";
import { eventRetentionDays, networkRetentionDays } from "#domain/security-events/security-events.ts";
import type { Database } from "../../db/client.ts";

const dayMs = 86_400_000;

/** Clears networks, devices and sessions after 90 days and deletes rows after 400; returns how many were deleted. */
export const sweepSecurityEvents = async (db: Database, now: Date): Promise<number> => {
  const before = (days: number): string => new Date(now.getTime() - days * dayMs).toISOString();
  const { rows } = await db.execute<{ gone: number }>(
    sql`select sweep_security_events(${before(networkRetentionDays)}::timestamptz, ${before(eventRetentionDays)}::timestamptz) as gone`,
  );
  return rows[0]?.gone ?? 0;
};
