/** The signed-in person and the current workspace. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { maxPersonNameLength, plainName } from "../text/plain-name.ts";
import { permissionLevels } from "../teams/permission-level.ts";
import { userKinds } from "./user-kind.ts";

const level = z.enum(permissionLevels);

const person = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  kind: z.enum(userKinds),
  twoFactorEnabled: z.boolean(),
});
export type Person = z.infer<typeof person>;

/** The current workspace, and the person's levels in it. */
const currentWorkspace = z.object({
  id: z.uuid(),
  name: z.string(),
  level,
  teams: z.record(z.string(), level),
  /** A member of the firm's staff who was admitted as a recruiter. */
  asRecruiter: z.boolean(),
  /** The workspace requires two-factor authentication and this person has not set it up; all other pages are blocked until then. */
  needsSecondFactor: z.boolean(),
  /** When the workspace is erased; null unless it is being closed. */
  closesAt: z.iso.datetime().nullable(),
});
export type CurrentWorkspace = z.infer<typeof currentWorkspace>;

const me = z.object({
  person: person.nullable(),
  workspace: currentWorkspace.nullable(),
  workspaces: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type Me = z.infer<typeof me>;

export const readMe = endpoint({ method: "GET", path: "/api/me", reply: me });

export const changeName = endpoint({
  method: "PATCH",
  path: "/api/me",
  body: z.object({
    name: plainName(z.string().trim().min(2, "Name must be at least 2 characters").max(maxPersonNameLength)),
  }),
  reply: person,
});

/** The page a person lands on after signing in. */
export const homePathFor = ({ person, workspace }: Me): string => {
  if (person?.kind === "staff") return "/staff";
  return workspace !== null || person?.kind === "employer" ? "/platform/dashboard" : "/candidates";
};

/** For people who belong to more than one workspace. */
export const switchWorkspace = endpoint({
  method: "PUT",
  path: "/api/me/workspace",
  body: z.object({ companyId: z.uuid() }),
  reply: me,
});

/** Optional emails. Emails about account security are always sent. */
const notificationSettings = z.object({
  memberJoined: z.boolean(),
  newSignIn: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const readNotifications = endpoint({
  method: "GET",
  path: "/api/me/notifications",
  reply: notificationSettings,
});
export const changeNotifications = endpoint({
  method: "PUT",
  path: "/api/me/notifications",
  body: notificationSettings,
  reply: notificationSettings,
});
