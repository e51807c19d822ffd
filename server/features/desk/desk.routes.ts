import type { FastifyInstance } from "fastify";
import {
  countInbox as countEndpoint,
  listInbox as listEndpoint,
  listStaff as staffEndpoint,
} from "#domain/desk/inbox.ts";
import { readLead as leadEndpoint } from "#domain/desk/lead-page.ts";
import {
  changePromiseCalendar as changeCalendarEndpoint,
  readPromiseCalendar as readCalendarEndpoint,
} from "#domain/desk/promise-calendar.ts";
import {
  addNote as noteEndpoint,
  assignLead as assignEndpoint,
  changeState as stateEndpoint,
  logCall as callEndpoint,
  mergeContacts as mergeEndpoint,
  sendReply as replyEndpoint,
  undoMerge as undoEndpoint,
  winLead as winEndpoint,
} from "#domain/desk/work.ts";
import { sendStream } from "../../infra/event-streams.ts";
import type { Live } from "../../infra/live.ts";
import type { Nudge } from "../../infra/queue.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { createEventStreams } from "./event-streams.ts";
import { countInbox, listInbox, listStaff } from "./inbox.service.ts";
import { readLead } from "./lead-page.service.ts";
import { mergeContacts, undoMerge } from "./merges.service.ts";
import { changePromiseCalendar, readPromiseCalendar } from "./promise-calendar.service.ts";
import { sendReply } from "./replies.service.ts";
import { sendDeskReply } from "./send-desk-reply.task.ts";
import { winLead, type WinTools } from "./win-lead.service.ts";
import { addNote, assignLead, changeState, logCall } from "./work.service.ts";

export interface DeskTools extends WinTools {
  readonly who: Who;
  readonly nudge: Nudge;
  readonly live: Live;
  readonly mailFrom: string;
}

/** Every open desk hears of a change once it has been committed. */
export const deskRoutes = (api: FastifyInstance, tools: DeskTools): void => {
  const { db, who, live, nudge, mailFrom } = tools;

  serve(api, listEndpoint, async ({ request, query }) =>
    listInbox(db, await who.requireStaff(request, "lead.read"), query),
  );
  serve(api, countEndpoint, async ({ request, query }) =>
    countInbox(db, await who.requireStaff(request, "lead.read"), query, new Date()),
  );
  serve(api, staffEndpoint, async ({ request }) => {
    const me = await who.requireStaff(request, "lead.read");
    return listStaff(db, me);
  });
  serve(api, leadEndpoint, async ({ request, params }) =>
    readLead(db, await who.requireStaff(request, "lead.read"), params.id),
  );

  serve(api, stateEndpoint, async ({ request, params, body }) => {
    await changeState(db, await who.requireStaff(request, "lead.work"), params.id, body);
    live.tell(params.id);
    return {};
  });
  serve(api, assignEndpoint, async ({ request, params, body }) => {
    await assignLead(db, await who.requireStaff(request, "lead.work"), params.id, body.userId);
    live.tell(params.id);
    return {};
  });
  serve(api, noteEndpoint, async ({ request, params, body }) => {
    await addNote(db, await who.requireStaff(request, "lead.work"), params.id, body.text);
    live.tell(params.id);
    return {};
  });
  serve(api, callEndpoint, async ({ request, params, body }) => {
    await logCall(db, await who.requireStaff(request, "lead.work"), params.id, body.text, new Date());
    live.tell(params.id);
    return {};
  });
  serve(api, replyEndpoint, async ({ request, params, body }) => {
    const entryId = await sendReply(db, await who.requireStaff(request, "lead.work"), params.id, body, mailFrom);
    nudge(sendDeskReply.name);
    live.tell(params.id);
    return { entryId };
  });
  serve(api, winEndpoint, async ({ request, params, body }) => {
    const companyId = await winLead(tools, await who.requireStaff(request, "lead.work"), params.id, body);
    live.tell(params.id);
    return { companyId };
  });

  serve(api, mergeEndpoint, async ({ request, params, body }) => {
    const mergeId = await mergeContacts(db, await who.requireStaff(request, "lead.work"), params.id, body.otherId);
    live.tell();
    return { mergeId };
  });
  serve(api, undoEndpoint, async ({ request, params }) => {
    await undoMerge(db, await who.requireStaff(request, "lead.work"), params.id);
    live.tell();
    return {};
  });

  serve(api, readCalendarEndpoint, async ({ request }) => {
    await who.requireStaff(request, "lead.read");
    return readPromiseCalendar(db);
  });
  serve(api, changeCalendarEndpoint, async ({ request, body }) =>
    changePromiseCalendar(db, await who.requireStaff(request, "content.manage"), body),
  );
};

/** Streams end before the server waits for its connections to. */
export const deskEventRoutes = (
  api: FastifyInstance,
  { db, who, live }: Pick<DeskTools, "db" | "who" | "live">,
): void => {
  const streams = createEventStreams({ db, live });
  api.addHook("preClose", (done) => {
    streams.endAll();
    done();
  });
  api.get("/desk/events", async (request, reply) => {
    const person = await who.requireStaff(request, "lead.read");
    return sendStream(reply, streams.open(person));
  });
};
