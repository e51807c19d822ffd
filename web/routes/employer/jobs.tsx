import { clsx } from "clsx";
import { Link, useSearchParams } from "react-router";
import { type DashboardJob, readDashboard } from "#domain/dashboard/dashboard.ts";
import { progressStages } from "#domain/pipeline/stages.ts";
import { listSavedSearches } from "#domain/saved-searches/saved-searches.ts";
import { jobPriorities, jobStatuses } from "#domain/jobs/job-status.ts";
import { NewJobButton } from "../../features/jobs/new-job-button.tsx";
import { SavedSearches, SaveSearchButton } from "../../features/saved-searches/saved-searches.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { capitalize, Priority, StatusBadge } from "../../sections/workspace/job-badges.tsx";
import type { ListColumn } from "../../sections/workspace/list/list-column.ts";
import { listLinkClass, ListTable } from "../../sections/workspace/list/list-table.tsx";
import { PlanLine } from "../../sections/workspace/plan-line.tsx";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import type { Route } from "./+types/jobs.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true) return null;
  const { read, prefetched } = startPrefetch(args);
  await Promise.all([read(readDashboard, {}), me.workspace !== null && read(listSavedSearches, {})]);
  return { prefetched };
};

export { shouldRevalidate } from "../../lib/page/candidate-panel.ts";

export const meta = () => unlistedMeta("Jobs", "Jobs in this workspace, with status and applicants.");

const pathOf = ({ id }: DashboardJob): string => `/platform/jobs/${id}`;

const stageColumns = progressStages.map((stage): ListColumn<DashboardJob> => {
  const countOf = ({ stages }: DashboardJob): number => stages[stage] ?? 0;
  return {
    key: stage,
    title: stage[0]?.toUpperCase() + stage.slice(1),
    width: 84,
    from: 1000,
    align: "right",
    value: countOf,
    cell: (job) => (countOf(job) === 0 ? <span className="text-ink-3">–</span> : countOf(job)),
  };
});

const columns: readonly ListColumn<DashboardJob>[] = [
  {
    key: "title",
    title: "Job",
    value: ({ title }) => title,
    cell: (job) => (
      <span className="flex items-center">
        <Link to={pathOf(job)} className={listLinkClass} title={job.title}>
          {job.title}
        </Link>
        {job.isSample && <SampleBadge />}
      </span>
    ),
  },
  {
    key: "status",
    title: "Status",
    width: 100,
    value: ({ status }) => jobStatuses.indexOf(status),
    csv: ({ status }) => capitalize(status),
    canFilter: true,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: "team",
    title: "Team",
    width: 160,
    from: 1160,
    value: ({ team }) => team,
    canFilter: true,
    cell: ({ teamId, team }) =>
      teamId === null ? (
        <span className="text-ink-3">No team</span>
      ) : (
        <Link
          to={`/platform/teams/${teamId}`}
          title={team ?? undefined}
          className="line-clamp-2 leading-4.5 whitespace-normal text-ink-2 underline-offset-4 hover:underline"
        >
          {team}
        </Link>
      ),
  },
  {
    key: "department",
    title: "Department",
    width: 170,
    isHidden: true,
    value: ({ department }) => department,
    cell: ({ department }) => <span className="text-ink-2">{department}</span>,
  },
  {
    key: "applications",
    title: "Applicants",
    width: 96,
    align: "right",
    value: ({ applications }) => applications,
    cell: ({ applications }) => applications,
  },
  ...stageColumns,
  {
    key: "priority",
    title: "Priority",
    width: 114,
    value: ({ priority }) => jobPriorities.indexOf(priority),
    csv: ({ priority }) => capitalize(priority),
    canFilter: true,
    cell: ({ priority }) => <Priority priority={priority} />,
  },
  {
    key: "created",
    title: "Created",
    width: 130,
    isHidden: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Timestamp iso={createdAt} />,
  },
];

const phoneRow = (job: DashboardJob) => (
  <>
    <p className="flex items-center justify-between gap-3">
      <Link to={pathOf(job)} className={clsx(listLinkClass, "after:absolute after:inset-0")}>
        {job.title}
      </Link>
      <StatusBadge status={job.status} />
    </p>
    <p className="truncate text-sm/5 text-ink-3">
      {job.applications} {job.applications === 1 ? "applicant" : "applicants"}
      {job.team !== null && ` · ${job.team}`}
    </p>
  </>
);

const JobsPage = () => {
  const { hasWorkspace } = useViewer();
  const { jobs, teams, plan, workspace } = useEndpoint(readDashboard, {});
  const [search] = useSearchParams();
  const newJob = <NewJobButton teams={teams} size="small" startOpen={search.get("new") === "1"} />;
  return (
    <Page title="Jobs" detail={<span>{jobs.length.toLocaleString("en-US")}</span>} actions={newJob} fillsWindow>
      {!workspace.isDemo && (
        <div className="px-4 pt-3 md:px-6">
          <PlanLine plan={plan} />
        </div>
      )}
      {hasWorkspace && <SavedSearches list="jobs" />}
      <ListTable
        name="jobs"
        saveButton={hasWorkspace && <SaveSearchButton list="jobs" />}
        label="Jobs"
        columns={columns}
        rows={jobs}
        rowKey={({ id }) => id}
        rowHref={pathOf}
        phoneRow={phoneRow}
        footer={
          jobs.length === 0 && (
            <EmptyState
              className="m-4 md:m-6"
              title="No jobs yet"
              text="Create a job with a title. You can add the rest later, and it stays private until you publish it."
            />
          )
        }
      />
    </Page>
  );
};

export default JobsPage;
