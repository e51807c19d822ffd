/** Frame of every workspace page: pages with counts, pinned jobs, search, account and the viewer. */
import { useQuery } from "@tanstack/react-query";
import {
  BriefcaseBusiness,
  CalendarDays,
  ChartColumn,
  FileSignature,
  House,
  ListChecks,
  Settings,
  Sparkles,
  UsersRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Me } from "#domain/accounts/me.ts";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { type Navigation, readNavigation } from "#domain/navigation/navigation.ts";
import { useViewer, ViewerContext, viewerOf } from "../../lib/auth/viewer.ts";
import { endpointQuery } from "../../lib/query/endpoint-query.ts";
import { buttonClass } from "../../ui/button.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { AppShell } from "./app-shell.tsx";
import { CommandButton } from "./command-button.tsx";
import type { NavigationPage } from "./navigation-page.ts";
import { sidebarLinkClass } from "./sidebar.tsx";
import { useWorkspaceCommands } from "./use-workspace-commands.ts";
import { WorkspaceBanner } from "./workspace-banner.tsx";
import { WorkspaceSwitcher } from "./workspace-switcher.tsx";

const pagesOf = (counts: Navigation["counts"] | undefined, hasWorkspace: boolean): readonly NavigationPage[] => [
  { to: "/platform/dashboard", label: "Home", icon: House, includes: ["/platform/teams/"], onPhone: true },
  { to: "/platform/jobs", label: "Jobs", icon: BriefcaseBusiness, count: counts?.activeJobs, onPhone: true },
  { to: "/platform/candidates", label: "Candidates", icon: UsersRound, count: counts?.candidates, onPhone: true },
  { to: "/platform/matching", label: "AI matching", icon: Sparkles },
  {
    to: "/platform/interviews",
    label: "Interviews",
    icon: CalendarDays,
    count: counts?.scheduledInterviews,
    onPhone: true,
  },
  ...(hasWorkspace
    ? [
        { to: "/platform/shortlists", label: "Shortlists", icon: ListChecks },
        { to: "/platform/offers", label: "Offers", icon: FileSignature, count: counts?.openOffers },
      ]
    : []),
  { to: "/platform/reports", label: "Reports", icon: ChartColumn },
  ...(hasWorkspace ? [{ to: "/platform/settings", label: "Settings", icon: Settings }] : []),
];

const PinnedJobs = ({ jobs }: { readonly jobs: Navigation["pinnedJobs"] }) => {
  const { pathname } = useLocation();
  return jobs.length === 0 ? null : (
    <nav aria-label="Pinned jobs" className="mt-4 sidebar-collapsed:hidden">
      <p aria-hidden="true" className="px-2.5 pb-1 text-xs/4 font-[520] text-ink-3">
        Pinned jobs
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {jobs.map(({ id, title }) => {
          const to = `/platform/jobs/${id}`;
          return (
            <li key={id}>
              <Link
                to={to}
                title={title}
                aria-current={pathname === to ? "page" : undefined}
                className={sidebarLinkClass}
              >
                <span className="min-w-0 truncate">{title}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

const SignInLinks = () => {
  const { pathname, search } = useLocation();
  return (
    <div className="flex min-w-0 items-center gap-1.5 md:flex-1 md:flex-col-reverse md:items-stretch md:sidebar-collapsed:hidden">
      <Link
        to={withReturnPath("/sign-in", `${pathname}${search}`)}
        className={buttonClass("quiet", "small", "px-2.5!")}
      >
        Sign in
      </Link>
      <Link to="/platform/signup" className={buttonClass("primary", "small", "px-2.5! max-md:hidden")}>
        Create your own
      </Link>
    </div>
  );
};

const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { me, hasWorkspace } = useViewer();
  const isLocked = me.workspace?.needsSecondFactor === true;
  // Missing counts are no reason to show an error instead of the page.
  const { data: navigation } = useQuery({ ...endpointQuery(readNavigation, {}), enabled: !isLocked });
  const pages = isLocked ? [] : pagesOf(navigation?.counts, hasWorkspace);
  const commands = useWorkspaceCommands(pages);
  return (
    <AppShell
      label="Workspace"
      brand={<WorkspaceSwitcher me={me} />}
      search={isLocked ? null : <CommandButton commands={commands} withSlash />}
      pages={pages}
      shortcuts={<PinnedJobs jobs={navigation?.pinnedJobs ?? []} />}
      account={me.person === null ? <SignInLinks /> : <AccountMenu person={me.person} />}
      banner={<WorkspaceBanner />}
    >
      {children}
    </AppShell>
  );
};

interface WorkspaceFrameProps {
  readonly me: Me;
  readonly children: ReactNode;
}

export const WorkspaceFrame = ({ me, children }: WorkspaceFrameProps) => (
  <ViewerContext value={viewerOf(me)}>
    <Shell>{children}</Shell>
  </ViewerContext>
);
