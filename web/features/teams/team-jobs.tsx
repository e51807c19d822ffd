import type { JobStatus } from "#domain/jobs/job-status.ts";
import type { Team } from "#domain/teams/team.ts";
import { StatusBadge } from "../../sections/workspace/job-badges.tsx";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { type Column, Table } from "../../ui/table.tsx";

type TeamJob = Team["jobs"][number];

const Title = ({ job }: { readonly job: TeamJob }) => (
  <span className="min-w-0 leading-6 font-[560] wrap-anywhere">
    {job.title}
    {job.isSample && <SampleBadge />}
  </span>
);

const columns: readonly Column<TeamJob>[] = [
  { key: "title", title: "Job", cell: (job) => <Title job={job} /> },
  { key: "status", title: "Status", cell: ({ status }) => <StatusBadge status={status as JobStatus} /> },
  { key: "applications", title: "Applications", align: "right", cell: ({ applications }) => applications },
];

export const TeamJobs = ({ jobs }: { readonly jobs: Team["jobs"] }) => (
  <section aria-labelledby="team-jobs" className="min-w-0">
    <h2 id="team-jobs" className="mb-3.5 text-[21px]">
      Jobs
    </h2>
    {jobs.length === 0 ? (
      <p className={cardClass("px-5 py-4 text-[15px]/6 text-ink-2")}>
        No jobs yet. Choose this team when you create a job.
      </p>
    ) : (
      <>
        <div className="max-md:hidden">
          <Table caption="This team's jobs" columns={columns} rows={jobs} rowKey={({ id }) => id} />
        </div>
        <ul aria-label="This team's jobs" className={cardClass("divide-y divide-line md:hidden")}>
          {jobs.map((job) => (
            <li key={job.id} className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-0.5 px-5 py-3.5">
              <Title job={job} />
              <StatusBadge status={job.status as JobStatus} />
              <span className="text-sm/5 text-ink-2 tabular-nums">
                {job.applications} {job.applications === 1 ? "application" : "applications"}
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);
