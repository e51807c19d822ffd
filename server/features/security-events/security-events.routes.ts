import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import * as readSecurityEventsApi from "#domain/security-events/read-security-events.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { serve } from "../../infra/http/route.ts";
import { recordSecurityEvent } from "../../infra/auth/security-events.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { sendFile } from "../../infra/http/send-file.ts";
import { listOwnSecurityEvents, listSecurityEvents, securityEventLines } from "./read-security-events.service.ts";

const dayMs = 86_400_000;

export const securityEventRoutes = (
  api: FastifyInstance,
  { db, auth }: { readonly db: Database; readonly auth: AuthContext },
): void => {
  serve(api, readSecurityEventsApi.listSecurityEvents, async ({ request, query }) =>
    listSecurityEvents(db, await auth.requireCan(request, "activity.read"), query),
  );

  serve(api, readSecurityEventsApi.listOwnSecurityEvents, async ({ request, query }) => {
    const { id } = await auth.requirePerson(request);
    return listOwnSecurityEvents(db, id, query.before);
  });

  api.get(readSecurityEventsApi.exportSecurityEvents.path.slice("/api".length), async (request, reply) => {
    const context = await auth.requireCan(request, "activity.read");
    const { data } = readSecurityEventsApi.exportSecurityEvents.query.safeParse(request.query);
    if (data === undefined) throw new AppError("validation_failed", "Enter dates as YYYY-MM-DD.");
    const from = data.from === undefined ? undefined : new Date(data.from);
    const until = data.to === undefined ? undefined : new Date(Date.parse(data.to) + dayMs);
    await recordSecurityEvent(db, { kind: "export-file", ...context, details: { what: "security-events" } });
    return sendFile(reply, {
      fileName: `security-events-${new Date().toISOString().slice(0, 10)}.jsonl`,
      mediaType: "application/x-ndjson; charset=utf-8",
      body: Readable.from(securityEventLines(db, context, { from, until }), { objectMode: false }),
    });
  });
};
