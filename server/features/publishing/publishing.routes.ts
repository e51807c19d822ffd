import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as content from "#domain/publishing/content.ts";
import { listReplyTemplates } from "#domain/publishing/reply-template.ts";
import { asActor, type Database } from "../../db/client.ts";
import { replyTemplates } from "../../db/tables/desk.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { listContent, readContent, readContentOverview } from "./list-content.service.ts";
import { addContent, changeContent, removeContent, restoreContent } from "./publishing.service.ts";

export const publishingRoutes = (
  api: FastifyInstance,
  { db, who }: { readonly db: Database; readonly who: Who },
): void => {
  serve(api, content.readContentOverview, async ({ request }) => {
    const { id } = await who.requireStaff(request, "content.manage");
    return readContentOverview(db, id);
  });
  serve(api, content.listContent, async ({ request, params, query }) => {
    const { id } = await who.requireStaff(request, "content.manage");
    return listContent(db, id, params.subject, query);
  });
  serve(api, content.readContent, async ({ request, params }) => {
    const { id } = await who.requireStaff(request, "content.manage");
    return readContent(db, id, params);
  });
  serve(api, content.addContent, async ({ request, params, body }) => {
    const { id } = await who.requireStaff(request, "content.manage");
    return addContent(db, id, params.subject, body.facts);
  });
  serve(api, content.changeContent, async ({ request, params, body }) => {
    const { id } = await who.requireStaff(request, "content.manage");
    return changeContent(db, id, params, body);
  });
  serve(api, content.removeContent, async ({ request, params, query }) => {
    const { id } = await who.requireStaff(request, "content.manage");
    return removeContent(db, id, params, query.seen ?? null);
  });
  serve(api, content.restoreContent, async ({ request, params, body }) => {
    const { id } = await who.requireStaff(request, "content.manage");
    return restoreContent(db, id, params, body);
  });
  serve(api, listReplyTemplates, async ({ request }) => {
    const { id } = await who.requireStaff(request, "lead.work");
    return asActor(db, { staff: true, userId: id }, (db) =>
      db.select().from(replyTemplates).orderBy(asc(replyTemplates.name)),
    );
  });
};
