/** Streams to open boards: changes of one job, until the session ends or the user leaves the workspace. */
import type { Readable } from "node:stream";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { companyMembers, recruiterAccess } from "../../db/tables/companies.ts";
import { sessions } from "../../db/tables/identity.ts";
import { createOpenStreams, type StreamTiming } from "../../infra/http/event-streams.ts";
import type { LiveUpdates, PipelineChange } from "../../infra/http/live-updates.ts";

export interface BoardWatcher {
  readonly userId: string;
  readonly sessionId: string;
  readonly companyId: string;
  readonly jobId: string;
}

/** Membership is enough, as every member may read candidates. Reads the tables, as the auth library would extend the session. */
const isStillMember = async (db: Database, { userId, sessionId, companyId }: BoardWatcher): Promise<boolean> => {
  const session = await db.$count(
    sessions,
    and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)),
  );
  if (session === 0) return false;
  return asActor(db, { companyId, userId, staff: true }, async (db) => {
    const member = and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId));
    if ((await db.$count(companyMembers, member)) > 0) return true;
    const recruiter = and(
      eq(recruiterAccess.companyId, companyId),
      eq(recruiterAccess.userId, userId),
      isNull(recruiterAccess.dismissedAt),
    );
    return (await db.$count(recruiterAccess, recruiter)) > 0;
  });
};

/** Ids only. An event without ids means many changes, or unknown ones. */
const eventFor = ({ companyId, jobId }: BoardWatcher, change: PipelineChange): object | null => {
  if (change.companyId === undefined) return {};
  if (change.companyId !== companyId || change.jobId !== jobId) return null;
  return change.applicationIds === undefined ? {} : { applicationIds: change.applicationIds };
};

interface BoardStreamOptions extends StreamTiming {
  readonly db: Database;
  readonly live: Pick<LiveUpdates, "onPipelineChange">;
}

export const createBoardStreams = ({ db, live, ...timing }: BoardStreamOptions) => {
  const { open, endAll } = createOpenStreams(timing);
  return {
    open: (watcher: BoardWatcher): Readable =>
      open({
        sessionId: watcher.sessionId,
        userId: watcher.userId,
        subscribe: (emit) =>
          live.onPipelineChange((change) => {
            const ownEvent = eventFor(watcher, change);
            if (ownEvent !== null) emit(ownEvent);
          }),
        isStillAllowed: () => isStillMember(db, watcher),
      }),
    endAll,
  };
};
