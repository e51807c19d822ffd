import type { JobStatus } from "#domain/jobs/job-status.ts";
import type { Team } from "#domain/teams/team.ts";
import { StatusBadge } from "../../sections/workspace/job-badges.tsx";
import { cardClass } from "../../ui/card.tsx";
import { type Column, Table } from "../../ui/table.tsx";

type TeamJob = Team["jobs"][number];

const columns: readonly Column<TeamJob>[] = [
  { key: "title", title: "Job", cell: ({ title }) => <span className="font-[560] wrap-anywhere">{title}</span> },
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
        This team has no jobs. Choose it when you make a new one.
      </p>
    ) : (
      <Table caption="Jobs of this team" columns={columns} rows={jobs} rowKey={({ id }) => id} />
    )}
  </section>
);
