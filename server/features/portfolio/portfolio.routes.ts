import type { FastifyInstance } from "fastify";
import * as calls from "#domain/profiles/portfolio.ts";
import { AppError } from "../../infra/errors.ts";
import { serve } from "../../infra/route.ts";
import { ownerOf, type OwnerTools, readerOf } from "../profiles/owner.service.ts";
import { addProject, changeProject, listProjects, orderProjects, removeProject } from "./portfolio.service.ts";

/** Nobody without a session owns anything, so they learn what everybody learns about what is not theirs. */
export const portfolioRoutes = (api: FastifyInstance, tools: OwnerTools): void => {
  const { db } = tools;

  serve(api, calls.listProjects, async ({ request, reply }) => {
    void reply.header("cache-control", "private, no-store");
    const userId = await readerOf(tools, request);
    return userId === null ? { projects: [] } : listProjects(db, userId);
  });

  serve(api, calls.addProject, async ({ request, reply, body }) =>
    addProject(db, await ownerOf(tools, request, reply), body),
  );

  serve(api, calls.changeProject, async ({ request, params, body }) => {
    const userId = await readerOf(tools, request);
    if (userId === null) throw new AppError("not_found");
    return changeProject(db, userId, params.id, body);
  });

  serve(api, calls.removeProject, async ({ request, params }) => {
    const userId = await readerOf(tools, request);
    if (userId === null) throw new AppError("not_found");
    return removeProject(db, userId, params.id);
  });

  serve(api, calls.orderProjects, async ({ request, body }) => {
    const userId = await readerOf(tools, request);
    return userId === null ? { projects: [] } : orderProjects(db, userId, body.ids);
  });
};
