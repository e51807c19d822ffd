import { useState } from "react";
import { Link } from "react-router";
import type { DashboardJob } from "#domain/dashboard/dashboard.ts";
import { progressStages } from "#domain/pipeline/stages.ts";
import { useNow } from "../../lib/use-now.ts";
import { Priority, StatusBadge } from "../../sections/workspace/job-badges.tsx";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { type Column, Table } from "../../ui/table.tsx";

const jobPath = ({ id }: DashboardJob): string => `/platform/jobs/${id}`;

const Title = ({ job }: { readonly job: DashboardJob }) => (
  <span className="block min-w-0 leading-6 font-[560] wrap-anywhere md:min-w-40">
    <Link to={jobPath(job)} className="underline-offset-4 hover:text-brand hover:underline">
      {job.title}
    </Link>
    {job.isSample && <SampleBadge />}
  </span>
);

/** The stages that count as active applications. */
const activeStages = progressStages.filter((stage) => stage !== "hired");

const Stages = ({ job }: { readonly job: DashboardJob }) => {
  const stageCounts = activeStages.flatMap((stage) => {
    const count = job.stages[stage] ?? 0;
    return count === 0 ? [] : [`${count} ${stage}`];
  });
  return (
    <p className="min-w-0 text-sm/5 text-ink-2 tabular-nums">
      {stageCounts.length === 0 ? "No active candidates" : stageCounts.join(", ")}
      <Age job={job} />
    </p>
  );
};

const dayMs = 86_400_000;

const Age = ({ job }: { readonly job: DashboardJob }) => {
  const now = useNow();
  const days = Math.max(0, Math.floor((now - Date.parse(job.createdAt)) / dayMs));
  // Before hydration the current time is unknown, so the line stays empty but keeps its space.
  const text = days === 0 ? "Created today" : days === 1 ? "Created 1 day ago" : `Created ${days} days ago`;
  return <span className="block text-[13px]/5 text-ink-3">{now === 0 ? "\u00A0" : text}</span>;
};

const PipelineLink = ({ job, className }: { readonly job: DashboardJob; readonly className?: string }) => (
  <Link to={jobPath(job)} className={buttonClass("secondary", "small", className)}>
    View Pipeline
    <span className="sr-only"> for {job.title}</span>
  </Link>
);

const Team = ({ job }: { readonly job: DashboardJob }) =>
  job.teamId === null ? (
    <span className="text-ink-3">No team</span>
  ) : (
    <Link
      to={`/platform/teams/${job.teamId}`}
      className="text-ink-2 underline decoration-edge/60 underline-offset-4 hover:text-ink hover:decoration-current md:wrap-anywhere"
    >
      {job.team}
    </Link>
  );

const columns: readonly Column<DashboardJob>[] = [
  { key: "title", title: "Title", cell: (job) => <Title job={job} /> },
  {
    key: "department",
    title: "Department",
    cell: (job) => <span className="text-ink-2 wrap-anywhere">{job.department}</span>,
  },
  { key: "status", title: "Status", cell: (job) => <StatusBadge status={job.status} /> },
  { key: "applications", title: "Applications", align: "right", cell: (job) => job.applications },
  { key: "team", title: "Team", cell: (job) => <Team job={job} /> },
  { key: "priority", title: "Priority", cell: (job) => <Priority priority={job.priority} /> },
  {
    key: "pipeline",
    title: "Pipeline",
    cell: (job) => (
      <div className="flex items-center justify-between gap-4">
        <Stages job={job} />
        <PipelineLink job={job} />
      </div>
    ),
  },
];

const MobileRow = ({ job }: { readonly job: DashboardJob }) => (
  <li className="px-5 py-3.5">
    <div className="flex items-start justify-between gap-3">
      <Title job={job} />
      <StatusBadge status={job.status} />
    </div>
    <p className="mt-1 truncate text-sm/5 text-ink-3">
      {job.department !== null && `${job.department}, `}
      <Team job={job} />
    </p>
    <p className="mt-1 flex justify-between gap-4 text-sm/5 text-ink-2">
      <span className="tabular-nums">
        {job.applications} {job.applications === 1 ? "application" : "applications"}
      </span>
      <span>
        <span className="sr-only">Priority: </span>
        <Priority priority={job.priority} />
      </span>
    </p>
    <div className="mt-2.5 flex items-center justify-between gap-3">
      <Stages job={job} />
      <PipelineLink job={job} />
    </div>
  </li>
);

const mobilePageSize = 15;

/** On phones the same data as a list, a page at a time. */
const MobileJobList = ({ jobs }: { readonly jobs: readonly DashboardJob[] }) => {
  const [shownCount, setShownCount] = useState(mobilePageSize);
  const hiddenCount = jobs.length - shownCount;
  return (
    <div className="md:hidden">
      <ul aria-label="Jobs" className={cardClass("divide-y divide-line")}>
        {jobs.slice(0, shownCount).map((job) => (
          <MobileRow key={job.id} job={job} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button variant="secondary" className="mt-4 w-full" onClick={() => setShownCount(shownCount + mobilePageSize)}>
          Show {Math.min(hiddenCount, mobilePageSize)} more
        </Button>
      )}
    </div>
  );
};

export const JobTable = ({ jobs }: { readonly jobs: readonly DashboardJob[] }) => (
  <>
    <div className="max-md:hidden">
      <Table caption="Jobs" columns={columns} rows={jobs} rowKey={(job) => job.id} />
    </div>
    <MobileJobList jobs={jobs} />
  </>
);
