import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as contentApi from "#domain/publishing/content.ts";
import * as replyTemplateApi from "#domain/publishing/reply-template.ts";
import { asActor, type Database } from "../../db/client.ts";
import { replyTemplates } from "../../db/tables/desk.ts";
import { serve } from "../../infra/http/route.ts";
import { databaseActorOf, type AuthContext } from "../../infra/auth/auth-context.ts";
import { listContent, readContent, readContentOverview } from "./list-content.service.ts";
import { addContent, changeContent, removeContent, restoreContent } from "./publishing.service.ts";

export const publishingRoutes = (
  api: FastifyInstance,
  { db, auth }: { readonly db: Database; readonly auth: AuthContext },
): void => {
  serve(api, contentApi.readContentOverview, async ({ request }) => {
    const staff = await auth.requireStaff(request, "content.manage");
    return readContentOverview(db, staff);
  });
  serve(api, contentApi.listContent, async ({ request, params, query }) => {
    const staff = await auth.requireStaff(request, "content.manage");
    return listContent(db, staff, params.subject, query);
  });
  serve(api, contentApi.readContent, async ({ request, params }) => {
    const staff = await auth.requireStaff(request, "content.manage");
    return readContent(db, staff, params);
  });
  serve(api, contentApi.addContent, async ({ request, params, body }) => {
    const staff = await auth.requireStaff(request, "content.manage");
    return addContent(db, staff, params.subject, body.facts);
  });
  serve(api, contentApi.changeContent, async ({ request, params, body }) => {
    const staff = await auth.requireStaff(request, "content.manage");
    return changeContent(db, staff, params, body);
  });
  serve(api, contentApi.removeContent, async ({ request, params, query }) => {
    const staff = await auth.requireStaff(request, "content.manage");
    return removeContent(db, staff, params, query.seen ?? null);
  });
  serve(api, contentApi.restoreContent, async ({ request, params, body }) => {
    const staff = await auth.requireStaff(request, "content.manage");
    return restoreContent(db, staff, params, body);
  });
  serve(api, replyTemplateApi.listReplyTemplates, async ({ request }) => {
    const staff = await auth.requireStaff(request, "lead.work");
    return asActor(db, databaseActorOf(staff), (db) =>
      db.select().from(replyTemplates).orderBy(asc(replyTemplates.name)),
    );
  });
};
