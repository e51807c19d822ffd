import { useSearchParams } from "react-router";
import { listActionItems } from "#domain/dashboard/action-items.ts";
import { dashboardTabs, type DashboardTab, readDashboard } from "#domain/dashboard/dashboard.ts";
import { AnswerDateButton } from "../../features/applications/answer-date-button.tsx";
import { WorkspaceNotices } from "../../features/companies/workspace-notices.tsx";
import { ActionItemList } from "../../features/dashboard/action-items.tsx";
import { Overview } from "../../features/dashboard/overview.tsx";
import { Tiles } from "../../features/dashboard/tiles.tsx";
import { JobList } from "../../features/jobs/job-list.tsx";
import { NewJobButton } from "../../features/jobs/new-job-button.tsx";
import { MatchingTab } from "../../features/matching/matching-tab.tsx";
import { ReportsTab } from "../../features/reports/reports-tab.tsx";
import { CreateTeamButton } from "../../features/teams/create-team-button.tsx";
import { TeamCards } from "../../features/teams/team-cards.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { pageMeta, unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { PlanLine } from "../../sections/workspace/plan-line.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/dashboard.ts";

/** Null while two-factor authentication is missing. The layout then shows how to set it up. */
export const loader = async (args: Route.LoaderArgs) => {
  if (args.context.get(meContext).workspace?.needsSecondFactor === true) return null;
  const { read, prefetched } = startPrefetch(args);
  const [{ workspace }] = await Promise.all([read(readDashboard, {}), read(listActionItems, {})]);
  return { workspace, prefetched };
};

export { shouldRevalidate } from "./workspace-layout.tsx";

export const meta = (args: Route.MetaArgs) =>
  args.loaderData?.workspace.isDemo === true
    ? pageMeta(args, {
        title: "Demo Dashboard",
        description: "Explore a sample hiring workspace with jobs, applications, teams and interviews.",
        card: "service",
        trail: [
          ["AI+Human Recruitment System", "/platform"],
          ["Demo dashboard", "/platform/dashboard"],
        ],
      })
    : unlistedMeta(args.loaderData?.workspace.name ?? "Dashboard", "Your jobs, applications, teams and interviews.");

const parseTab = (value: string | null): DashboardTab => dashboardTabs.find((tab) => tab === value) ?? "overview";

const DashboardPage = () => {
  const [search, setSearch] = useSearchParams();
  const dashboard = useEndpoint(readDashboard, {});
  const actionItems = useEndpoint(listActionItems, {});
  const { workspace, tiles, jobs, teams, reports, plan } = dashboard;
  // In an empty workspace the first steps above have the only primary button.
  const newJob = (
    <NewJobButton teams={teams} variant={jobs.length === 0 && !workspace.isDemo ? "secondary" : "primary"} />
  );
  const createTeam = <CreateTeamButton />;
  return (
    <Page title="Home">
      <div className="grid gap-5">
        {!workspace.isDemo && (
          <WorkspaceNotices
            dashboard={dashboard}
            renderNewJob={(variant) => <NewJobButton teams={teams} variant={variant} size="small" label="Create job" />}
          />
        )}
        <Tiles tiles={tiles} />
      </div>
      <div className="mt-5 md:mt-6">
        <Tabs
          label="Dashboard"
          value={parseTab(search.get("tab"))}
          onValueChange={(tab) =>
            setSearch(tab === "overview" ? {} : { tab }, { replace: true, preventScrollReset: true })
          }
          tabs={[
            {
              value: "overview",
              label: "Overview",
              content: (
                <>
                  <ActionItemList
                    items={actionItems}
                    hasJobs={jobs.length > 0}
                    renderAnswerDate={({ applicationId, candidate }) => (
                      <AnswerDateButton applicationId={applicationId} candidate={candidate} />
                    )}
                  />
                  <Overview jobs={jobs} teams={teams} newJob={newJob} createTeam={createTeam} />
                </>
              ),
            },
            {
              value: "jobs",
              label: "Jobs",
              content: (
                <div className="grid grid-cols-1 gap-5">
                  {!workspace.isDemo && <PlanLine plan={plan} />}
                  <JobList jobs={jobs} newJob={newJob} />
                </div>
              ),
            },
            { value: "ai-matching", label: "AI Matching", content: <MatchingTab /> },
            { value: "teams", label: "Teams", content: <TeamCards teams={teams} createTeam={createTeam} /> },
            {
              value: "reports",
              label: "Reports",
              content: <ReportsTab reports={reports} hasApplications={tiles.applications > 0} />,
            },
          ]}
        />
      </div>
    </Page>
  );
};

export default DashboardPage;
