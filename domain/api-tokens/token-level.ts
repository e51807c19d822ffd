/** What a token of a workspace may do. Each token level maps to one member level. */
import { type Action, permissions, type AccessRole } from "../access/permissions.ts";
import type { PermissionLevel } from "../teams/permission-level.ts";

export const tokenLevels = ["read", "write", "admin"] as const;
export type TokenLevel = (typeof tokenLevels)[number];

const memberLevels: Readonly<Record<TokenLevel, PermissionLevel>> = { read: "viewer", write: "editor", admin: "admin" };

export const memberLevelOf = (level: TokenLevel): PermissionLevel => memberLevels[level];

/** Labels of the levels in the form. */
export const tokenLevelLabels: Readonly<Record<TokenLevel, string>> = {
  read: "Can read jobs, candidates, applications and reports",
  write: "Can also work on jobs, candidates, interviews and offers",
  admin: "Can also export the workspace and read the activity log",
};

/** The lowest token level that may take the action; undefined if none may. */
export const minTokenLevel = (action: Action): TokenLevel | undefined => {
  const allowed: readonly AccessRole[] = permissions[action];
  return tokenLevels.find((level) => allowed.includes(memberLevels[level]));
};

const rank: Readonly<Record<PermissionLevel, number>> = { viewer: 1, editor: 2, admin: 3 };

/** A token never has more access than its creator has today. */
export const lowerLevel = (one: PermissionLevel, other: PermissionLevel): PermissionLevel =>
  rank[one] <= rank[other] ? one : other;
