/** Decides whether an actor may take an action on a resource. Every route and every button uses it. */
import { demoCompanyId } from "../demo/demo-company.ts";
import type { PermissionLevel } from "../teams/permission-level.ts";
import { type Action, demoActions, permissions, type AccessRole } from "./permissions.ts";

export type Actor =
  | { readonly kind: "anonymous" }
  /** Signed in without a workspace: a candidate, or a person whose membership has ended. */
  | { readonly kind: "candidate"; readonly userId: string }
  | {
      readonly kind: "member";
      readonly userId: string;
      readonly companyId: string;
      /** In the company as a whole. */
      readonly level: PermissionLevel;
      /** In single teams, by team id. */
      readonly teams: Readonly<Record<string, PermissionLevel>>;
    }
  | {
      readonly kind: "staff";
      readonly userId: string;
      /** The workspace that is open, if its admin has let this recruiter in. */
      readonly companyId?: string | undefined;
    };

/** The target of the action. `companyId` is absent where the action concerns the firm, not a workspace. */
export interface Resource {
  readonly companyId?: string | undefined;
  readonly teamId?: string | null | undefined;
}

/**
 * The role of the actor for the resource. A company admin is admin of all its teams; other members have their team level in a team
 * and their company level elsewhere. A recruiter who was admitted works like an editor. No actor has a role in another company.
 */
export const accessRoleOf = (actor: Actor, { companyId, teamId }: Resource): AccessRole | undefined => {
  switch (actor.kind) {
    case "anonymous":
      return companyId === undefined ? "anonymous" : undefined;
    case "candidate":
      return companyId === undefined ? "candidate" : undefined;
    case "staff":
      if (companyId === undefined) return "staff";
      return actor.companyId === companyId ? "editor" : undefined;
    case "member":
      if (actor.companyId !== companyId) return undefined;
      if (actor.level === "admin" || teamId === undefined || teamId === null) return actor.level;
      return actor.teams[teamId] ?? actor.level;
  }
};

/** True when the permission table allows it. Anyone may read the demo workspace. */
export const can = (actor: Actor, action: Action, resource: Resource = {}): boolean => {
  if (resource.companyId === demoCompanyId) return demoActions.includes(action);
  const role = accessRoleOf(actor, resource);
  const allowed: readonly AccessRole[] = permissions[action];
  return role !== undefined && allowed.includes(role);
};
