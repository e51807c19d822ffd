/** Nothing is kept for ever: after long absence a notice, and thirty days later everything goes. The time is handed in. */
import { and, eq, sql } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { retentionStates } from "../../db/tables/rights.ts";
import { AppError } from "../../infra/errors.ts";
import { recordConsent } from "./consent.service.ts";
import { erasePerson, type EraseTools } from "./erase.service.ts";
import type { KeepSubject } from "./keep-link.ts";
import { rightsSettingsOf } from "../../infra/rights-settings.ts";

export const noticeTask = "send-retention-notice";
const atATime = 200;

/** Answers how many notices were put into the queue. */
export const claimNotices = async (db: Database, months: number, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select claim_retention_notices(${now.toISOString()}::timestamptz, ${months}, ${atATime}) as n`,
  );
  return rows[0]?.n ?? 0;
};

/** Erases whoever was warned thirty days ago and has not come back; answers how many. */
export const eraseAbsent = async (tools: EraseTools, now: Date): Promise<number> => {
  const { retentionMonths: months } = rightsSettingsOf(tools);
  const at = now.toISOString();
  const { rows } = await tools.db.execute<{ id: string }>(
    sql`select retention_due as id from retention_due(${at}::timestamptz, ${months}, ${atATime})`,
  );
  let erased = 0;
  for (const { id } of rows) {
    const isStillDue = async (db: Database): Promise<boolean> => {
      const answer = await db.execute<{ due: boolean }>(
        sql`select retention_is_due(${id}::uuid, ${at}::timestamptz, ${months}) as due`,
      );
      return answer.rows[0]?.due === true;
    };
    if ((await erasePerson(tools, { userId: id, cause: "retention", isStillDue })) !== null) erased += 1;
  }
  return erased;
};

const stateOf = (db: Database, userId: string) =>
  asActor(db, { userId }, async (db) => {
    const [row] = await db.select().from(retentionStates).where(eq(retentionStates.userId, userId));
    return row;
  });

/** The notice that waits to be sent; undefined where its person came back, or is gone. */
export const openNotice = async (db: Database, { userId, noticedAt }: KeepSubject) => {
  const state = await stateOf(db, userId);
  return state?.noticedAt?.getTime() === noticedAt.getTime() ? state : undefined;
};

/** From here the thirty days count: the mail server has taken it. */
export const noticeWasSent = async (db: Database, { userId, noticedAt }: KeepSubject, at: Date): Promise<void> => {
  await asActor(db, { userId }, (db) =>
    db
      .update(retentionStates)
      .set({ noticeSentAt: at })
      .where(and(eq(retentionStates.userId, userId), eq(retentionStates.noticedAt, noticedAt))),
  );
};

/** When an account would be erased if nobody came; null where the rule does not hold. */
export const erasedOn = async (db: Database, userId: string, months: number): Promise<string | null> =>
  asActor(db, { userId }, async (db) => {
    const { rows } = await db.execute<{ at: string | Date | null }>(
      sql`select greatest(last_seen_at + make_interval(months => ${months}), notice_sent_at + interval '30 days') as at
          from retention_states where user_id = ${userId}::uuid and retention_holds_for(user_id)`,
    );
    const at = rows[0]?.at;
    return at === undefined || at === null ? null : new Date(at).toISOString();
  });

/** Keeping is like having been here. A second press finds it done. */
export const keepProfile = async (db: Database, subject: KeepSubject, now: Date): Promise<void> => {
  const { userId } = subject;
  if ((await stateOf(db, userId)) === undefined) throw new AppError("not_found");
  if ((await openNotice(db, subject)) === undefined) return;
  await asActor(db, { userId }, (db) =>
    db
      .update(retentionStates)
      .set({ lastSeenAt: now, noticedAt: null, noticeSentAt: null })
      .where(eq(retentionStates.userId, userId)),
  );
  await recordConsent(db, userId, { purpose: "keep-profile", choice: "given", place: "Link in a mail" });
};
