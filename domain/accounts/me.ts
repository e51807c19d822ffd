/** Who is looking at the screen, and what the screen may offer. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { personNameCap, plainName } from "../text/plain-name.ts";
import { permissionLevels } from "../teams/permission-level.ts";
import { userKinds } from "./user-kind.ts";

const level = z.enum(permissionLevels);

export const person = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  kind: z.enum(userKinds),
  twoFactorEnabled: z.boolean(),
});
export type Person = z.infer<typeof person>;

/** The workspace that is open, and how the person stands in it. */
export const openWorkspace = z.object({
  id: z.uuid(),
  name: z.string(),
  level,
  teams: z.record(z.string(), level),
  /** A member of the firm's staff who was let in. */
  asRecruiter: z.boolean(),
  /** The admin wants a second factor, and this person has none yet: nothing else opens before. */
  needsSecondFactor: z.boolean(),
  /** When everything in it is erased; null unless it is being closed. */
  closesAt: z.iso.datetime().nullable(),
});
export type OpenWorkspace = z.infer<typeof openWorkspace>;

export const me = z.object({
  person: person.nullable(),
  workspace: openWorkspace.nullable(),
  workspaces: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type Me = z.infer<typeof me>;

export const readMe = endpoint({ method: "GET", path: "/api/me", reply: me });

export const changeName = endpoint({
  method: "PATCH",
  path: "/api/me",
  body: z.object({
    name: plainName(z.string().trim().min(2, "Name must be at least 2 characters").max(personNameCap)),
  }),
  reply: person,
});

/** Where a person goes on after signing in. */
export const homeOf = ({ person, workspace }: Me): string => {
  if (person?.kind === "staff") return "/staff";
  return workspace !== null || person?.kind === "employer" ? "/platform/dashboard" : "/candidates";
};

/** For people who belong to more than one workspace. */
export const openAnotherWorkspace = endpoint({
  method: "PUT",
  path: "/api/me/workspace",
  body: z.object({ companyId: z.uuid() }),
  reply: me,
});

/** Mails that a person may do without. What concerns the account's safety is always sent. */
export const notificationSettings = z.object({
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
