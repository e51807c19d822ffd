import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as content from "#domain/publishing/content.ts";
import { listReplyTemplates } from "#domain/publishing/reply-template.ts";
import { asActor, type Database } from "../../db/client.ts";
import { replyTemplates } from "../../db/tables/desk.ts";
import { serve } from "../../infra/route.ts";
import { actorOf, type Who } from "../../infra/who.ts";
import { listContent, readContent, readContentOverview } from "./list-content.service.ts";
import { addContent, changeContent, removeContent, restoreContent } from "./publishing.service.ts";

export const publishingRoutes = (
  api: FastifyInstance,
  { db, who }: { readonly db: Database; readonly who: Who },
): void => {
  serve(api, content.readContentOverview, async ({ request }) => {
    const me = await who.requireStaff(request, "content.manage");
    return readContentOverview(db, me);
  });
  serve(api, content.listContent, async ({ request, params, query }) => {
    const me = await who.requireStaff(request, "content.manage");
    return listContent(db, me, params.subject, query);
  });
  serve(api, content.readContent, async ({ request, params }) => {
    const me = await who.requireStaff(request, "content.manage");
    return readContent(db, me, params);
  });
  serve(api, content.addContent, async ({ request, params, body }) => {
    const me = await who.requireStaff(request, "content.manage");
    return addContent(db, me, params.subject, body.facts);
  });
  serve(api, content.changeContent, async ({ request, params, body }) => {
    const me = await who.requireStaff(request, "content.manage");
    return changeContent(db, me, params, body);
  });
  serve(api, content.removeContent, async ({ request, params, query }) => {
    const me = await who.requireStaff(request, "content.manage");
    return removeContent(db, me, params, query.seen ?? null);
  });
  serve(api, content.restoreContent, async ({ request, params, body }) => {
    const me = await who.requireStaff(request, "content.manage");
    return restoreContent(db, me, params, body);
  });
  serve(api, listReplyTemplates, async ({ request }) => {
    const me = await who.requireStaff(request, "lead.work");
    return asActor(db, actorOf(me), (db) => db.select().from(replyTemplates).orderBy(asc(replyTemplates.name)));
  });
};
