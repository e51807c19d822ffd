/** Who is viewing a workspace and which actions the screen offers. It uses the same permission table as the server. */
import { createContext, use } from "react";
import { type Actor, can } from "#domain/access/access.ts";
import { type Action, actionsBlockedWhileClosing } from "#domain/access/permissions.ts";
import type { Me } from "#domain/accounts/me.ts";
import { demoCompanyId } from "#domain/demo/demo-company.ts";

export interface Viewer {
  readonly me: Me;
  /** True for members and for recruiters with access. Everyone else sees the demo workspace. */
  readonly hasWorkspace: boolean;
  /** Pass a team id to check the permission in that team. */
  readonly may: (action: Action, teamId?: string | null) => boolean;
}

const toActor = ({ person, workspace }: Me): Actor => {
  if (person === null) return { kind: "anonymous" };
  if (workspace === null) return { kind: "candidate", userId: person.id };
  const { id: companyId, level, teams, asRecruiter } = workspace;
  return asRecruiter
    ? { kind: "staff", userId: person.id, companyId }
    : { kind: "member", userId: person.id, companyId, level, teams };
};

export const viewerOf = (me: Me): Viewer => {
  const actor = toActor(me);
  const companyId = me.workspace?.id ?? demoCompanyId;
  const isClosing = (me.workspace?.closesAt ?? null) !== null;
  return {
    me,
    hasWorkspace: me.workspace !== null,
    may: (action, teamId) =>
      !(isClosing && actionsBlockedWhileClosing.includes(action)) && can(actor, action, { companyId, teamId }),
  };
};

export const ViewerContext = createContext<Viewer>(viewerOf({ person: null, workspace: null, workspaces: [] }));

export const useViewer = (): Viewer => use(ViewerContext);
