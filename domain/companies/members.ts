/** Members, invitations and admitted recruiters of a workspace. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { permissionLevels } from "../teams/permission-level.ts";
import { maxPersonNameLength, plainName } from "../text/plain-name.ts";

const level = z.enum(permissionLevels, "Please select permissions");

const member = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  position: z.string().nullable(),
  level: z.enum(permissionLevels),
  /** In a team its level applies, except for workspace admins. By name. */
  teams: z.array(z.object({ id: z.uuid(), name: z.string(), level: z.enum(permissionLevels) })),
  twoFactorEnabled: z.boolean(),
  joinedAt: z.iso.datetime(),
});
export type Member = z.infer<typeof member>;

export const listMembers = endpoint({ method: "GET", path: "/api/workspace/members", reply: z.array(member) });

const userParams = z.object({ userId: z.uuid() });
export const changeMember = endpoint({
  method: "PATCH",
  path: "/api/workspace/members/:userId",
  params: userParams,
  body: z.object({ level }),
  reply: member,
});
/** Removes a member. The last admin can't be removed. */
export const removeMember = endpoint({
  method: "DELETE",
  path: "/api/workspace/members/:userId",
  params: userParams,
  reply: z.object({}),
});
/** Leaves the workspace. The last admin can't leave. */
export const leaveWorkspace = endpoint({
  method: "POST",
  path: "/api/workspace/leave",
  body: z.object({}),
  reply: z.object({}),
});

/** A person invited to a team or to the workspace. The messages are those of the setup wizard. */
export const invitee = z.object({
  email: z.string().trim().toLowerCase().max(255).pipe(z.email("Please enter a valid email")),
  role: plainName(z.string().trim().min(1, "Please specify a role").max(100, "Use at most 100 characters")),
  permissions: level,
});
export type Invitee = z.infer<typeof invitee>;

export const invitationDays = 7;

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.string(),
  level: z.enum(permissionLevels),
  teamId: z.uuid().nullable(),
  team: z.string().nullable(),
  /** "stored": not sent until the inviter has confirmed their own address. */
  state: z.enum(["stored", "open", "accepted", "revoked", "expired"]),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  method: "GET",
  path: "/api/workspace/invitations",
  reply: z.array(invitation),
});
export const invite = endpoint({
  method: "POST",
  path: "/api/workspace/invitations",
  body: invitee.extend({ teamId: z.uuid().optional() }),
  reply: invitation,
  status: 201,
});
export const revokeInvitation = endpoint({
  method: "DELETE",
  path: "/api/workspace/invitations/:id",
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
});

/** Opened by the link in the invitation email. */
const tokenParams = z.object({ token: z.string().min(20).max(100) });
const openedInvitation = z.object({
  email: z.string(),
  company: z.string(),
  team: z.string().nullable(),
  level: z.enum(permissionLevels),
  invitedBy: z.string().nullable(),
  /** With an account the person signs in; without one they choose a password here. */
  hasAccount: z.boolean(),
});
export type OpenedInvitation = z.infer<typeof openedInvitation>;
/** The same message for an invitation that was used, revoked, has expired or never existed. */
export const invitationExpiredMessage =
  "This invitation was already used, was revoked or has expired. Ask for a new one.";
export const openInvitation = endpoint({
  method: "GET",
  path: "/api/invitations/:token",
  params: tokenParams,
  reply: openedInvitation,
});
/** A person signed in with the invited address joins. Without an account, name and password create one with a confirmed address. */
export const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/invitations/:token/accept",
  params: tokenParams,
  body: z.object({
    name: plainName(z.string().trim().max(maxPersonNameLength)).optional(),
    password: z.string().max(128).optional(),
  }),
  reply: z.object({ companyId: z.uuid() }),
});

/** A recruiter of the firm whom a workspace admin has admitted. */
const recruiter = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  admittedAt: z.iso.datetime(),
});
export type Recruiter = z.infer<typeof recruiter>;
export const listRecruiters = endpoint({ method: "GET", path: "/api/workspace/recruiters", reply: z.array(recruiter) });
export const admitRecruiter = endpoint({
  method: "POST",
  path: "/api/workspace/recruiters",
  body: z.object({ email: z.string().trim().toLowerCase().max(255).pipe(z.email("Please enter a valid email")) }),
  reply: recruiter,
  status: 201,
});
export const removeRecruiter = endpoint({
  method: "DELETE",
  path: "/api/workspace/recruiters/:userId",
  params: userParams,
  reply: z.object({}),
});
