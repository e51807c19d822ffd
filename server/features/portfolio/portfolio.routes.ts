import type { FastifyInstance } from "fastify";
import * as portfolioApi from "#domain/profiles/portfolio.ts";
import { AppError } from "../../infra/http/errors.ts";
import { serve } from "../../infra/http/route.ts";
import { ownerOf, type OwnerDeps, currentUserId } from "../profiles/owner.service.ts";
import { addProject, changeProject, listProjects, orderProjects, removeProject } from "./portfolio.service.ts";

/** A visitor without a session owns nothing: lists are empty, and single projects are not found. */
export const portfolioRoutes = (api: FastifyInstance, deps: OwnerDeps): void => {
  const { db } = deps;

  serve(api, portfolioApi.listProjects, async ({ request }) => {
    const userId = await currentUserId(deps, request);
    return userId === null ? { projects: [] } : listProjects(db, userId);
  });

  serve(api, portfolioApi.addProject, async ({ request, reply, body }) =>
    addProject(db, await ownerOf(deps, request, reply), body),
  );

  serve(api, portfolioApi.changeProject, async ({ request, params, body }) => {
    const userId = await currentUserId(deps, request);
    if (userId === null) throw new AppError("not_found");
    return changeProject(db, userId, params.id, body);
  });

  serve(api, portfolioApi.removeProject, async ({ request, params }) => {
    const userId = await currentUserId(deps, request);
    if (userId === null) throw new AppError("not_found");
    return removeProject(db, userId, params.id);
  });

  serve(api, portfolioApi.orderProjects, async ({ request, body }) => {
    const userId = await currentUserId(deps, request);
    return userId === null ? { projects: [] } : orderProjects(db, userId, body.ids);
  });
};
