import type { FastifyInstance, FastifyRequest } from "fastify";
import * as teamApi from "#domain/teams/team.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext, WorkspaceContext } from "../../infra/auth/auth-context.ts";
import type { InvitationDeps } from "../companies/invitations.service.ts";
import {
  changeTeam,
  createTeam,
  readDemoTeam,
  readTeam,
  removeTeam,
  removeTeamMember,
  setTeamMember,
} from "./teams.service.ts";

export const teamRoutes = (api: FastifyInstance, deps: InvitationDeps & { readonly auth: AuthContext }): void => {
  const { db, auth } = deps;

  /** Another company's team is "not found" before permissions are checked. */
  const requireManager = async (request: FastifyRequest, teamId: string): Promise<WorkspaceContext> => {
    await readTeam(db, await auth.requireCan(request, "team.read"), teamId);
    return auth.requireCan(request, "team.manage", { teamId });
  };

  serve(api, teamApi.readTeam, async ({ request, params }) => {
    const { workspace } = await auth.identityOf(request);
    if (workspace === null) return readDemoTeam(db, params.id);
    return readTeam(db, await auth.requireCan(request, "team.read", { teamId: params.id }), params.id);
  });
  serve(api, teamApi.createTeam, async ({ request, body }) =>
    createTeam(deps, await auth.requireCan(request, "team.create"), body),
  );
  serve(api, teamApi.changeTeam, async ({ request, params, body }) =>
    changeTeam(db, await requireManager(request, params.id), params.id, body),
  );
  serve(api, teamApi.removeTeam, async ({ request, params }) =>
    removeTeam(db, await requireManager(request, params.id), params.id),
  );
  serve(api, teamApi.setTeamMember, async ({ request, params, body }) =>
    setTeamMember(db, await requireManager(request, params.id), params.id, params.userId, body),
  );
  serve(api, teamApi.removeTeamMember, async ({ request, params }) =>
    removeTeamMember(db, await requireManager(request, params.id), params.id, params.userId),
  );
};
