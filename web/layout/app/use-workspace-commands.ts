/** Commands of a workspace: its pages, what the person may do, and candidates, jobs and teams by name. */
import {
  BriefcaseBusiness,
  FileUp,
  LogOut,
  PanelLeft,
  Plus,
  UserPlus,
  UserRound,
  Users,
  UsersRound,
} from "lucide-react";
import { signOut } from "#domain/accounts/identity.ts";
import { minQueryLength, workspaceSearch } from "#domain/workspace-search/workspace-search.ts";
import { call, send } from "../../lib/api/api.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import type { Command, CommandGroup, CommandSource } from "./command.ts";
import type { NavigationPage } from "./navigation-page.ts";
import { useRunThenLoad } from "./run-then-load.ts";
import { toggleSidebar } from "./sidebar-state.ts";

const icons = { candidates: UsersRound, jobs: BriefcaseBusiness, teams: Users } as const;

interface FoundItem {
  readonly id: string;
  readonly name: string;
  readonly detail: string | null;
}

const toCommands = (kind: keyof typeof icons, items: readonly FoundItem[]): readonly Command[] =>
  items.map(({ id, name, detail }) => ({
    id: `${kind}-${id}`,
    title: name,
    detail,
    icon: icons[kind],
    target: `/platform/${kind}/${id}`,
  }));

const search = async (query: string, signal: AbortSignal): Promise<readonly CommandGroup[]> => {
  const found = await call(workspaceSearch, { query: { q: query } }, { signal });
  // The candidates page also searches skills, companies and summaries, so it may find people whose name or title
  // doesn't match.
  const all: Command = {
    id: "all-candidates",
    title: `See all candidates matching “${query}”`,
    target: `/platform/candidates?q=${encodeURIComponent(query)}`,
  };
  return [
    { title: "Candidates", commands: [...toCommands("candidates", found.people), all] },
    { title: "Jobs", commands: toCommands("jobs", found.jobs) },
    { title: "Teams", commands: toCommands("teams", found.teams) },
  ];
};

export const useWorkspaceCommands = (pages: readonly NavigationPage[]): CommandSource => {
  const { me, may } = useViewer();
  const runThenLoad = useRunThenLoad();
  const actions: readonly (Command | false)[] = [
    may("job.edit") && {
      id: "new-job",
      title: "New job",
      icon: Plus,
      target: "/platform/jobs?new=1",
      keywords: "create",
    },
    may("candidate.import") && {
      id: "import",
      title: "Import candidates",
      icon: FileUp,
      target: "/platform/candidates/import",
      keywords: "upload CSV resumes",
    },
    may("member.invite") && {
      id: "invite",
      title: "Invite team members",
      icon: UserPlus,
      target: "/platform/settings#invitations",
      keywords: "add people member",
    },
    { id: "sidebar", title: "Collapse or expand the sidebar", icon: PanelLeft, target: toggleSidebar },
    me.person !== null && { id: "account", title: "Open account settings", icon: UserRound, target: "/account" },
    me.person !== null && {
      id: "sign-out",
      title: "Sign out",
      icon: LogOut,
      target: () => void runThenLoad(() => send(signOut, { body: {} }), "/"),
      keywords: "log out",
    },
  ];
  return {
    searchable: "candidates, jobs and teams",
    groups: [
      {
        title: "Go to",
        commands: pages.map(({ to, label, icon }) => ({ id: `page-${to}`, title: label, icon, target: to })),
      },
      { title: "Actions", commands: actions.filter((action) => action !== false) },
    ],
    search,
    minQueryLength,
  };
};
