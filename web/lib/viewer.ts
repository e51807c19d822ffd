/** Who is looking at a workspace and what the screen may offer them: the same table the server asks. */
import { createContext, use } from "react";
import { type Actor, can } from "#domain/access/access.ts";
import { type Action, stopsWhileClosing } from "#domain/access/permissions.ts";
import type { Me } from "#domain/accounts/me.ts";
import { demoCompanyId } from "#domain/demo/figures.ts";

export interface Viewer {
  readonly me: Me;
  /** In a workspace of their own, or let into one. Everyone else looks at the demo. */
  readonly isInside: boolean;
  /** With a team's id: whether they may in that team. */
  readonly may: (action: Action, teamId?: string | null) => boolean;
}

const actorOf = ({ person, workspace }: Me): Actor => {
  if (person === null) return { kind: "anonymous" };
  if (workspace === null) return { kind: "candidate", userId: person.id };
  const { id: companyId, level, teams, asRecruiter } = workspace;
  return asRecruiter
    ? { kind: "staff", userId: person.id, companyId }
    : { kind: "member", userId: person.id, companyId, level, teams };
};

export const viewerOf = (me: Me): Viewer => {
  const actor = actorOf(me);
  const companyId = me.workspace?.id ?? demoCompanyId;
  const isClosing = (me.workspace?.closesAt ?? null) !== null;
  return {
    me,
    isInside: me.workspace !== null,
    may: (action, teamId) =>
      !(isClosing && stopsWhileClosing.includes(action)) && can(actor, action, { companyId, teamId }),
  };
};

export const ViewerContext = createContext<Viewer>(viewerOf({ person: null, workspace: null, workspaces: [] }));

export const useViewer = (): Viewer => use(ViewerContext);
