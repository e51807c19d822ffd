import { Link } from "react-router";
import type { DashboardJob } from "#domain/dashboard/dashboard.ts";
import { Priority, StatusBadge } from "../../sections/workspace/job-badges.tsx";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { type Column, Table } from "../../ui/table.tsx";

const Title = ({ job }: { readonly job: DashboardJob }) => (
  <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 md:min-w-40">
    <span className="min-w-0 font-[560] wrap-anywhere">{job.title}</span>
    {job.isSample && <SampleBadge />}
  </span>
);

const Team = ({ job }: { readonly job: DashboardJob }) =>
  job.teamId === null ? (
    <span className="text-ink-3">No team</span>
  ) : (
    <Link
      to={`/platform/teams/${job.teamId}`}
      className="min-w-0 wrap-anywhere text-ink-2 underline-offset-4 hover:text-ink hover:underline"
    >
      {job.team}
    </Link>
  );

const columns: readonly Column<DashboardJob>[] = [
  { key: "title", title: "Title", cell: (job) => <Title job={job} /> },
  { key: "department", title: "Department", cell: (job) => <span className="text-ink-2">{job.department}</span> },
  { key: "status", title: "Status", cell: (job) => <StatusBadge status={job.status} /> },
  { key: "applications", title: "Applications", align: "right", cell: (job) => job.applications },
  { key: "team", title: "Team", cell: (job) => <Team job={job} /> },
  { key: "priority", title: "Priority", cell: (job) => <Priority priority={job.priority} /> },
];

/** A table on a desk; on a phone the same facts, one job under the other. */
export const JobTable = ({ jobs }: { readonly jobs: readonly DashboardJob[] }) => (
  <>
    <div className="max-md:hidden">
      <Table caption="Jobs" columns={columns} rows={jobs} rowKey={(job) => job.id} />
    </div>
    <ul aria-label="Jobs" className={cardClass("divide-y divide-line md:hidden")}>
      {jobs.map((job) => (
        <li key={job.id} className="px-5 py-3.5">
          <div className="flex items-start justify-between gap-3">
            <Title job={job} />
            <StatusBadge status={job.status} />
          </div>
          <p className="mt-1 text-sm/5 wrap-anywhere text-ink-3">{job.department}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm/5 text-ink-2">
            <span className="tabular-nums">
              {job.applications} {job.applications === 1 ? "application" : "applications"}
            </span>
            <Priority priority={job.priority} />
            <Team job={job} />
          </p>
        </li>
      ))}
    </ul>
  </>
);
