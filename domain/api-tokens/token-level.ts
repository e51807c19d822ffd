/** What a token of a workspace may do. A level is a member's level under the name that programs know it by. */
import { type Action, permissions, type Standing } from "../access/permissions.ts";
import type { PermissionLevel } from "../teams/permission-level.ts";

export const tokenLevels = ["read", "write", "admin"] as const;
export type TokenLevel = (typeof tokenLevels)[number];

const memberLevels: Readonly<Record<TokenLevel, PermissionLevel>> = { read: "viewer", write: "editor", admin: "admin" };

export const memberLevelOf = (level: TokenLevel): PermissionLevel => memberLevels[level];

/** As a person chooses among them. */
export const tokenLevelWords: Readonly<Record<TokenLevel, string>> = {
  read: "Reads jobs, candidates, applications and reports",
  write: "Reads, and works on jobs, candidates, interviews and offers",
  admin: "All of that, and takes exports and reads the activity log",
};

/** The least a token must be for this. */
export const leastTokenLevel = (action: Action): TokenLevel | undefined => {
  const allowed: readonly Standing[] = permissions[action];
  return tokenLevels.find((level) => allowed.includes(memberLevels[level]));
};

const rank: Readonly<Record<PermissionLevel, number>> = { viewer: 1, editor: 2, admin: 3 };

/** A token never reaches further than whoever made it, as they stand today. */
export const lesserLevel = (one: PermissionLevel, other: PermissionLevel): PermissionLevel =>
  rank[one] <= rank[other] ? one : other;
