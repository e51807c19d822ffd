/** Who still has to hear that their profile is hidden until they publish it. */
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

const atATime = 100;

interface Owed extends Record<string, unknown> {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** In the order of their ids, after this one. */
export const peopleOwedNotice = async (db: Database, after: string | undefined): Promise<readonly Owed[]> => {
  const { rows } = await db.execute<Owed>(
    sql`select user_id as "userId", name, email from publishing_notices_owed(${after ?? null}::uuid, ${atATime})`,
  );
  return rows;
};

export const noticeWasSent = async (db: Database, userId: string): Promise<void> => {
  await db.execute(sql`select publishing_notice_sent(${userId}::uuid)`);
};
