import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  changeTeam as changeEndpoint,
  createTeam as createEndpoint,
  readTeam as readEndpoint,
  removeTeam as removeEndpoint,
  removeTeamMember as removeMemberEndpoint,
  setTeamMember as setMemberEndpoint,
} from "#domain/teams/team.ts";
import { serve } from "../../infra/route.ts";
import type { Who, Worker } from "../../infra/who.ts";
import type { InvitationTools } from "../companies/invitations.service.ts";
import {
  changeTeam,
  createTeam,
  readDemoTeam,
  readTeam,
  removeTeam,
  removeTeamMember,
  setTeamMember,
} from "./teams.service.ts";

export const teamRoutes = (api: FastifyInstance, tools: InvitationTools & { readonly who: Who }): void => {
  const { db, who } = tools;

  /** Another company's team is not there, before it is asked whether this one may be managed. */
  const requireManager = async (request: FastifyRequest, teamId: string): Promise<Worker> => {
    await readTeam(db, await who.requireCan(request, "team.read"), teamId);
    return who.requireCan(request, "team.manage", { teamId });
  };

  serve(api, readEndpoint, async ({ request, params }) => {
    const { workspace } = await who.askerOf(request);
    if (workspace === null) return readDemoTeam(db, params.id);
    return readTeam(db, await who.requireCan(request, "team.read", { teamId: params.id }), params.id);
  });
  serve(api, createEndpoint, async ({ request, body }) =>
    createTeam(tools, await who.requireCan(request, "team.create"), body),
  );
  serve(api, changeEndpoint, async ({ request, params, body }) =>
    changeTeam(db, await requireManager(request, params.id), params.id, body),
  );
  serve(api, removeEndpoint, async ({ request, params }) =>
    removeTeam(db, await requireManager(request, params.id), params.id),
  );
  serve(api, setMemberEndpoint, async ({ request, params, body }) =>
    setTeamMember(db, await requireManager(request, params.id), params.id, params.userId, body),
  );
  serve(api, removeMemberEndpoint, async ({ request, params }) =>
    removeTeamMember(db, await requireManager(request, params.id), params.id, params.userId),
  );
};
