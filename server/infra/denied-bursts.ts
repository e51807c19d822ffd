/** Many refusals of one session in a short time suggest someone probing for access: one event per session and window, counted in memory. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../db/client.ts";
import { recordSecurityEvent, sourceOf } from "./security-events.ts";
import type { Who } from "./who.ts";

/** A page that asks for what its reader may not see makes a few; a script makes hundreds. */
export const deniedThreshold = 20;
const windowMinutes = 5;
const maxSessions = 10_000;

interface Count {
  denied: number;
  readonly until: number;
}

export const watchDenials = (db: Database, who: Pick<Who, "askerOf">) => {
  const counts = new Map<string, Count>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (reply.statusCode !== 403) return;
    const { person, workspace } = await who.askerOf(request);
    if (person === null || person.id === "") return;
    const key = `${person.id} ${person.sessionId}`;
    const now = Date.now();
    const held = counts.get(key);
    const count = held !== undefined && held.until > now ? held : { denied: 0, until: now + windowMinutes * 60_000 };
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
