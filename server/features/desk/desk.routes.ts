import type { FastifyInstance } from "fastify";
import * as inboxApi from "#domain/desk/inbox.ts";
import * as leadPageApi from "#domain/desk/lead-page.ts";
import * as responseCalendarApi from "#domain/desk/response-calendar.ts";
import * as workApi from "#domain/desk/lead-actions.ts";
import type { Database } from "../../db/client.ts";
import { sendStream } from "../../infra/http/event-streams.ts";
import type { LiveUpdates } from "../../infra/http/live-updates.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { createEventStreams } from "./event-streams.ts";
import { countInbox, listInbox, listStaff } from "./inbox.service.ts";
import { readLead } from "./lead-page.service.ts";
import { mergeContacts, undoMerge } from "./merges.service.ts";
import { changeResponseCalendar, readResponseCalendar } from "./escalation/response-calendar.service.ts";
import { sendReply } from "./replies.service.ts";
import { sendDeskReply } from "./send-desk-reply.task.ts";
import { winLead, type WinDeps } from "./win-lead.service.ts";
import { addNote, assignLead, changeState, logCall } from "./work.service.ts";

interface DeskEventDeps {
  readonly db: Database;
  readonly auth: AuthContext;
  readonly live: LiveUpdates;
}

export interface DeskDeps extends WinDeps, DeskEventDeps {
  readonly wakeWorker: WakeWorker;
  readonly mailFrom: string;
}

/** Every open desk is notified after a change has committed. */
export const deskRoutes = (api: FastifyInstance, deps: DeskDeps): void => {
  const { db, auth, live, wakeWorker, mailFrom } = deps;

  serve(api, inboxApi.listInbox, async ({ request, query }) =>
    listInbox(db, await auth.requireStaff(request, "lead.read"), query),
  );
  serve(api, inboxApi.countInbox, async ({ request, query }) =>
    countInbox(db, await auth.requireStaff(request, "lead.read"), query, new Date()),
  );
  serve(api, inboxApi.listStaff, async ({ request }) => {
    const me = await auth.requireStaff(request, "lead.read");
    return listStaff(db, me);
  });
  serve(api, leadPageApi.readLead, async ({ request, params }) =>
    readLead(db, await auth.requireStaff(request, "lead.read"), params.id),
  );

  serve(api, workApi.changeLeadStatus, async ({ request, params, body }) => {
    await changeState(db, await auth.requireStaff(request, "lead.work"), params.id, body);
    live.notifyDesk(params.id);
    return {};
  });
  serve(api, workApi.assignLead, async ({ request, params, body }) => {
    await assignLead(db, await auth.requireStaff(request, "lead.work"), params.id, body.userId);
    live.notifyDesk(params.id);
    return {};
  });
  serve(api, workApi.addNote, async ({ request, params, body }) => {
    await addNote(db, await auth.requireStaff(request, "lead.work"), params.id, body.text);
    live.notifyDesk(params.id);
    return {};
  });
  serve(api, workApi.logCall, async ({ request, params, body }) => {
    await logCall(db, await auth.requireStaff(request, "lead.work"), params.id, body.text, new Date());
    live.notifyDesk(params.id);
    return {};
  });
  serve(api, workApi.sendReply, async ({ request, params, body }) => {
    const entryId = await sendReply(db, await auth.requireStaff(request, "lead.work"), params.id, body, mailFrom);
    wakeWorker(sendDeskReply.name);
    live.notifyDesk(params.id);
    return { entryId };
  });
  serve(api, workApi.winLead, async ({ request, params, body }) => {
    const companyId = await winLead(deps, await auth.requireStaff(request, "lead.work"), params.id, body);
    live.notifyDesk(params.id);
    return { companyId };
  });

  serve(api, workApi.mergeContacts, async ({ request, params, body }) => {
    const mergeId = await mergeContacts(db, await auth.requireStaff(request, "lead.work"), params.id, body.otherId);
    live.notifyDesk();
    return { mergeId };
  });
  serve(api, workApi.undoMerge, async ({ request, params }) => {
    await undoMerge(db, await auth.requireStaff(request, "lead.work"), params.id);
    live.notifyDesk();
    return {};
  });

  serve(api, responseCalendarApi.readResponseCalendar, async ({ request }) => {
    await auth.requireStaff(request, "lead.read");
    return readResponseCalendar(db);
  });
  serve(api, responseCalendarApi.changeResponseCalendar, async ({ request, body }) =>
    changeResponseCalendar(db, await auth.requireStaff(request, "content.manage"), body),
  );
};

/** Ends the streams before the server waits for open connections. */
export const deskEventRoutes = (api: FastifyInstance, { db, auth, live }: DeskEventDeps): void => {
  const streams = createEventStreams({ db, live });
  api.addHook("preClose", (done) => {
    streams.endAll();
    done();
  });
  api.get("/desk/events", async (request, reply) => {
    const person = await auth.requireStaff(request, "lead.read");
    return sendStream(reply, streams.open(person));
  });
};
