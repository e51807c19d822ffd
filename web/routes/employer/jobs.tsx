import { clsx } from "clsx";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { type DashboardJob, readDashboard } from "#domain/dashboard/dashboard.ts";
import { jobPriorities, jobStatuses } from "#domain/jobs/job-status.ts";
import { filterJobs, JobFilterMenu, JobSearch, noJobFilter } from "../../features/jobs/job-list.tsx";
import { NewJobButton } from "../../features/jobs/new-job-button.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { Priority, StatusBadge } from "../../sections/workspace/job-badges.tsx";
import type { ListColumn } from "../../sections/workspace/list/list-column.ts";
import { listLinkClass, ListTable } from "../../sections/workspace/list/list-table.tsx";
import { PlanLine } from "../../sections/workspace/plan-line.tsx";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import type { Route } from "./+types/jobs.ts";

export const loader = async (args: Route.LoaderArgs) => {
  if (args.context.get(meContext).workspace?.needsSecondFactor === true) return null;
  const { read, prefetched } = startPrefetch(args);
  await read(readDashboard, {});
  return { prefetched };
};

export { shouldRevalidate } from "../../lib/page/candidate-panel.ts";

export const meta = () => unlistedMeta("Jobs", "The jobs of this workspace, with their status and applicants.");

const pathOf = ({ id }: DashboardJob): string => `/platform/jobs/${id}`;

const shownStages = ["applied", "screening", "interview", "offer", "hired"] as const;

const stageColumns = shownStages.map((stage): ListColumn<DashboardJob> => {
  const countOf = ({ stages }: DashboardJob): number => stages[stage] ?? 0;
  return {
    key: stage,
    title: stage[0]?.toUpperCase() + stage.slice(1),
    width: 84,
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
    csv: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: "team",
    title: "Team",
    width: 150,
    value: ({ team }) => team,
    cell: ({ teamId, team }) =>
      teamId === null ? (
        <span className="text-ink-3">No team</span>
      ) : (
        <Link to={`/platform/teams/${teamId}`} className="text-ink-2 underline-offset-4 hover:underline">
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
    width: 100,
    value: ({ priority }) => jobPriorities.indexOf(priority),
    csv: ({ priority }) => priority,
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
  const { jobs, teams, plan, workspace } = useEndpoint(readDashboard, {});
  const [filter, setFilter] = useState(noJobFilter);
  const [search] = useSearchParams();
  const shown = filterJobs(jobs, filter);
  const newJob = <NewJobButton teams={teams} size="small" startOpen={search.get("new") === "1"} />;
  return (
    <Page title="Jobs" detail={<span>{jobs.length.toLocaleString("en-US")}</span>} actions={newJob} fillsWindow>
      {!workspace.isDemo && (
        <div className="px-4 pt-3 md:px-6">
          <PlanLine plan={plan} />
        </div>
      )}
      <ListTable
        name="jobs"
        label="Jobs"
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        rowHref={pathOf}
        phoneRow={phoneRow}
        toolbar={
          <>
            <JobSearch filter={filter} onChange={setFilter} compact />
            <JobFilterMenu filter={filter} onChange={setFilter} compact />
          </>
        }
        summary={shown.length === jobs.length ? null : `${shown.length} of ${jobs.length}`}
        footer={
          shown.length === 0 && (
            <EmptyState
              className="m-4 md:m-6"
              title={jobs.length === 0 ? "No jobs yet" : "No jobs match"}
              text={
                jobs.length === 0
                  ? "Create a job with a title. You can add the rest later, and it stays private until you publish it."
                  : "Try another search or fewer filters."
              }
            >
              {jobs.length > 0 && (
                <Button variant="secondary" onClick={() => setFilter(noJobFilter)}>
                  Clear search and filters
                </Button>
              )}
            </EmptyState>
          )
        }
      />
    </Page>
  );
};

export default JobsPage;
