/** Many denied requests of one session in a short time suggest probing: records one event per session and window, counted in memory. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../db/client.ts";
import { recordSecurityEvent, sourceOf } from "./security-events.ts";
import type { AuthContext } from "./auth-context.ts";

/** A page that requests forbidden data causes a few denials; a script causes hundreds. */
export const deniedThreshold = 20;
const windowMinutes = 5;
const maxSessions = 10_000;

interface Count {
  denied: number;
  readonly until: number;
}

export const watchDenials = (db: Database, auth: AuthContext) => {
  const counts = new Map<string, Count>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (reply.statusCode !== 403) return;
    const { person, workspace } = await auth.identityOf(request);
    if (person === null || person.id === "") return;
    const key = `${person.id} ${person.sessionId}`;
    const now = Date.now();
    const existing = counts.get(key);
    const count =
      existing !== undefined && existing.until > now ? existing : { denied: 0, until: now + windowMinutes * 60_000 };
    count.denied += 1;
    counts.delete(key);
    counts.set(key, count);
    const [oldest] = counts.keys();
    if (counts.size > maxSessions && oldest !== undefined) counts.delete(oldest);
    if (count.denied !== deniedThreshold) return;
    await recordSecurityEvent(db, {
      kind: "access-denied-burst",
      userId: person.id,
      companyId: workspace?.id,
      source: sourceOf(request, person.sessionId),
      details: { count: deniedThreshold, minutes: windowMinutes },
    });
  };
};
