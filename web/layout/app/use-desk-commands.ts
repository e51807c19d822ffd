/** Commands of the lead desk: its pages, and leads by name, company or message. */
import { Inbox, LogOut, PanelLeft, UserRound } from "lucide-react";
import { signOut } from "#domain/accounts/identity.ts";
import { listInbox } from "#domain/desk/inbox.ts";
import { call, send } from "../../lib/api/api.ts";
import type { CommandGroup, CommandSource } from "./command.ts";
import type { NavigationPage } from "./navigation-page.ts";
import { useRunThenLoad } from "./run-then-load.ts";
import { toggleSidebar } from "./sidebar-state.ts";

const maxLeads = 8;

const search = async (query: string, signal: AbortSignal): Promise<readonly CommandGroup[]> => {
  const { rows } = await call(listInbox, { query: { view: "all", q: query } }, { signal });
  return [
    {
      title: "Leads",
      commands: rows.slice(0, maxLeads).map((row) => ({
        id: row.id,
        title: row.name,
        detail: row.company,
        icon: Inbox,
        target: `/staff/leads/${row.id}?view=all`,
      })),
    },
  ];
};

export const useDeskCommands = (pages: readonly NavigationPage[]): CommandSource => {
  const runThenLoad = useRunThenLoad();
  return {
    searchable: "leads",
    groups: [
      {
        title: "Go to",
        commands: pages.map(({ to, label, icon }) => ({ id: `page-${to}`, title: label, icon, target: to })),
      },
      {
        title: "Actions",
        commands: [
          { id: "sidebar", title: "Collapse or expand the sidebar", icon: PanelLeft, target: toggleSidebar },
          { id: "account", title: "Open account settings", icon: UserRound, target: "/account" },
          {
            id: "sign-out",
            title: "Sign out",
            icon: LogOut,
            target: () => void runThenLoad(() => send(signOut, { body: {} }), "/"),
            keywords: "log out",
          },
        ],
      },
    ],
    search,
    minQueryLength: 2,
  };
};
