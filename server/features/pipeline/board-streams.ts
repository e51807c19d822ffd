/** Open boards: each hears what changes in its job, until the session ends or its person has left the workspace. */
import type { Readable } from "node:stream";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { companyMembers, recruiterAccess } from "../../db/tables/companies.ts";
import { sessions } from "../../db/tables/identity.ts";
import { createOpenStreams, type Timing } from "../../infra/event-streams.ts";
import type { Live, PipelineNews } from "../../infra/live.ts";

export interface Watcher {
  readonly userId: string;
  readonly sessionId: string;
  readonly companyId: string;
  readonly jobId: string;
}

/** Every member may read candidates, so being in is enough. The identity library is not asked: it would lengthen the session. */
const isStillIn = async (db: Database, { userId, sessionId, companyId }: Watcher): Promise<boolean> => {
  const session = await db.$count(
    sessions,
    and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)),
  );
  if (session === 0) return false;
  return asActor(db, { companyId, userId, staff: true }, async (db) => {
    const member = and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId));
    if ((await db.$count(companyMembers, member)) > 0) return true;
    const letIn = and(
      eq(recruiterAccess.companyId, companyId),
      eq(recruiterAccess.userId, userId),
      isNull(recruiterAccess.dismissedAt),
    );
    return (await db.$count(recruiterAccess, letIn)) > 0;
  });
};

/** Ids and nothing else; without them it was more than a few, or it cannot be said. */
const ownNews = ({ companyId, jobId }: Watcher, news: PipelineNews): object | null => {
  if (news.companyId === undefined) return {};
  if (news.companyId !== companyId || news.jobId !== jobId) return null;
  return news.applicationIds === undefined ? {} : { applicationIds: news.applicationIds };
};

interface BoardStreamOptions extends Timing {
  readonly db: Database;
  readonly live: Pick<Live, "followPipeline">;
}

export const createBoardStreams = ({ db, live, ...timing }: BoardStreamOptions) => {
  const { open, endAll } = createOpenStreams(timing);
  return {
    open: (watcher: Watcher): Readable =>
      open({
        sessionId: watcher.sessionId,
        userId: watcher.userId,
        follow: (hear) =>
          live.followPipeline((news) => {
            const own = ownNews(watcher, news);
            if (own !== null) hear(own);
          }),
        isStillIn: () => isStillIn(db, watcher),
      }),
    endAll,
  };
};
