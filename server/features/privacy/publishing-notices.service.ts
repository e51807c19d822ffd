/** People who still need the notice that their profile is hidden until they publish it. */
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

const batchSize = 100;

interface DueNotice extends Record<string, unknown> {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** Ordered by id, after the given one. */
export const readDueNotices = async (db: Database, after: string | undefined): Promise<readonly DueNotice[]> => {
  const { rows } = await db.execute<DueNotice>(
    sql`select user_id as "userId", name, email from due_publishing_notices(${after ?? null}::uuid, ${batchSize})`,
  );
  return rows;
};

export const markNoticeSent = async (db: Database, userId: string): Promise<void> => {
  await db.execute(sql`select mark_publishing_notice_sent(${userId}::uuid)`);
};
