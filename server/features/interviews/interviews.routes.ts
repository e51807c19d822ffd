import type { FastifyInstance } from "fastify";
import { scheduleInterview as endpoint } from "#domain/interviews/schedule-interview.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { scheduleInterview } from "./schedule-interview.service.ts";

export const interviewRoutes = (
  api: FastifyInstance,
  { db, who }: { readonly db: Database; readonly who: Who },
): void => {
  serve(api, endpoint, async ({ request, body }) =>
    scheduleInterview(db, await who.requireCan(request, "interview.schedule"), body, new Date()),
  );
};
