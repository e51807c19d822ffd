/** The question every route and every button asks: may this actor do this here? */
import { demoCompanyId } from "../demo/figures.ts";
import type { PermissionLevel } from "../teams/permission-level.ts";
import { type Action, openInTheDemo, permissions, type Standing } from "./permissions.ts";

export type Actor =
  | { readonly kind: "anonymous" }
  /** Signed in, and in no workspace: a candidate, or somebody whose membership has ended. */
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

/** What it is done to. Absent where the action concerns the firm, not a workspace. */
export interface Resource {
  readonly companyId?: string | undefined;
  readonly teamId?: string | null | undefined;
}

/**
 * How the actor stands to the resource. A company's admin is admin of all its teams; anyone else has in a team the level given
 * there, and outside of teams the company's. A recruiter who was let in works like an editor. Nobody stands anywhere in
 * another company.
 */
export const standingOf = (actor: Actor, { companyId, teamId }: Resource): Standing | undefined => {
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

/** True when the table says so. The demo workspace may be looked at by anyone. */
export const can = (actor: Actor, action: Action, resource: Resource = {}): boolean => {
  if (resource.companyId === demoCompanyId) return openInTheDemo.includes(action);
  const standing = standingOf(actor, resource);
  const allowed: readonly Standing[] = permissions[action];
  return standing !== undefined && allowed.includes(standing);
};
