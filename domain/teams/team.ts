/** A hiring team: members who work on jobs together, each with a permission level. */
import { z } from "zod";
import { invitee } from "../companies/members.ts";
import { endpoint } from "../endpoint.ts";
import { plainName } from "../text/plain-name.ts";
import { permissionLevels } from "./permission-level.ts";

export const teamFacts = z.object({
  name: plainName(
    z.string().trim().min(2, "Team name must be at least 2 characters").max(255, "Use at most 255 characters"),
  ),
  description: z
    .string()
    .trim()
    .min(10, "Team description must be at least 10 characters")
    .max(2000, "Use at most 2,000 characters"),
});

/** The second setup step. People who are not in the workspace yet get an invitation by email. */
export const newTeam = teamFacts.extend({
  members: z.array(invitee).min(1, "Please add at least one team member").max(50, "Invite at most 50 at a time"),
});
export type NewTeam = z.infer<typeof newTeam>;

const teamMember = z.object({
  userId: z.uuid(),
  name: z.string(),
  role: z.string(),
  level: z.enum(permissionLevels),
});
export type TeamMember = z.infer<typeof teamMember>;

const team = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  members: z.array(teamMember),
  invited: z.array(z.object({ id: z.uuid(), email: z.string(), role: z.string(), level: z.enum(permissionLevels) })),
  jobs: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      status: z.string(),
      applications: z.int(),
      isSample: z.boolean(),
    }),
  ),
  isSample: z.boolean(),
});
export type Team = z.infer<typeof team>;

const byId = z.object({ id: z.uuid() });

export const createTeam = endpoint({ method: "POST", path: "/api/teams", body: newTeam, reply: team, status: 201 });
/** A team of the caller's workspace, or of the demo. */
export const readTeam = endpoint({ method: "GET", path: "/api/teams/:id", params: byId, reply: team });
export const changeTeam = endpoint({
  method: "PATCH",
  path: "/api/teams/:id",
  params: byId,
  body: teamFacts,
  reply: team,
});
/** The team's jobs stay, without a team. */
export const removeTeam = endpoint({ method: "DELETE", path: "/api/teams/:id", params: byId, reply: z.object({}) });

const memberParams = z.object({ id: z.uuid(), userId: z.uuid() });
/** Adds a workspace member to the team, or changes their role and level. */
export const setTeamMember = endpoint({
  method: "PUT",
  path: "/api/teams/:id/members/:userId",
  params: memberParams,
  body: z.object({
    role: z.string().trim().min(1, "Please specify a role").max(100),
    permissions: z.enum(permissionLevels, "Please select permissions"),
  }),
  reply: team,
});
export const removeTeamMember = endpoint({
  method: "DELETE",
  path: "/api/teams/:id/members/:userId",
  params: memberParams,
  reply: team,
});
