/** Unused accounts get a notice, and are erased thirty days later. The caller passes the time. */
import { and, eq, sql } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { retentionStates } from "../../db/tables/rights.ts";
import { AppError } from "../../infra/http/errors.ts";
import { recordConsent } from "./consent.service.ts";
import { erasePerson, type EraseDeps } from "./erase.service.ts";
import type { NoticeRef } from "./retention-link.ts";
import { rightsSettingsOf } from "../../infra/rights-settings.ts";

export const retentionNoticeTask = "send-retention-notice";
const batchSize = 200;

/** Returns how many notices were queued. */
export const claimNotices = async (db: Database, months: number, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select claim_retention_notices(${now.toISOString()}::timestamptz, ${months}, ${batchSize}) as n`,
  );
  return rows[0]?.n ?? 0;
};

/** Erases accounts whose notice was sent thirty days ago without a response. Returns how many. */
export const eraseInactive = async (deps: EraseDeps, now: Date): Promise<number> => {
  const { retentionMonths: months } = rightsSettingsOf(deps);
  const nowIso = now.toISOString();
  const { rows } = await deps.db.execute<{ id: string }>(
    sql`select retention_due as id from retention_due(${nowIso}::timestamptz, ${months}, ${batchSize})`,
  );
  let erased = 0;
  for (const { id } of rows) {
    const isStillDue = async (db: Database): Promise<boolean> => {
      const result = await db.execute<{ due: boolean }>(
        sql`select retention_is_due(${id}::uuid, ${nowIso}::timestamptz, ${months}) as due`,
      );
      return result.rows[0]?.due === true;
    };
    if ((await erasePerson(deps, { userId: id, cause: "retention", isStillDue })) !== null) erased += 1;
  }
  return erased;
};

const stateOf = (db: Database, userId: string) =>
  asActor(db, { userId }, async (db) => {
    const [row] = await db.select().from(retentionStates).where(eq(retentionStates.userId, userId));
    return row;
  });

/** The notice if it still applies; undefined if the person came back or is gone. */
export const openNotice = async (db: Database, { userId, noticedAt }: NoticeRef) => {
  const state = await stateOf(db, userId);
  return state?.noticedAt?.getTime() === noticedAt.getTime() ? state : undefined;
};

/** The thirty days start here, once the mail server has accepted the email. */
export const markNoticeSent = async (db: Database, { userId, noticedAt }: NoticeRef, at: Date): Promise<void> => {
  await asActor(db, { userId }, (db) =>
    db
      .update(retentionStates)
      .set({ noticeSentAt: at })
      .where(and(eq(retentionStates.userId, userId), eq(retentionStates.noticedAt, noticedAt))),
  );
};

/** When an inactive account would be erased; null if retention does not apply to it. */
export const erasureDateOf = async (db: Database, userId: string, months: number): Promise<string | null> =>
  asActor(db, { userId }, async (db) => {
    const { rows } = await db.execute<{ at: string | Date | null }>(
      sql`select greatest(last_seen_at + make_interval(months => ${months}), notice_sent_at + interval '30 days') as at
          from retention_states where user_id = ${userId}::uuid and retention_applies_to(user_id)`,
    );
    const dueAt = rows[0]?.at;
    return dueAt === undefined || dueAt === null ? null : new Date(dueAt).toISOString();
  });

/** Counts as activity. Repeating it changes nothing. */
export const extendRetention = async (db: Database, subject: NoticeRef, now: Date): Promise<void> => {
  const { userId } = subject;
  if ((await stateOf(db, userId)) === undefined) throw new AppError("not_found");
  if ((await openNotice(db, subject)) === undefined) return;
  await asActor(db, { userId }, (db) =>
    db
      .update(retentionStates)
      .set({ lastSeenAt: now, noticedAt: null, noticeSentAt: null })
      .where(eq(retentionStates.userId, userId)),
  );
  await recordConsent(db, userId, { purpose: "keep-profile", choice: "given", place: "Email link" });
};
