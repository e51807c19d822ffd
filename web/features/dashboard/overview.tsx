import type { Dashboard } from "#domain/dashboard/dashboard.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { type Column, Table } from "../../ui/table.tsx";

type Job = Dashboard["jobs"][number];

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const statusTones: Readonly<Record<Job["status"], Tone>> = {
  active: "good",
  draft: "plain",
  paused: "warn",
  closed: "outline",
};

const columns: readonly Column<Job>[] = [
  {
    key: "title",
    title: "Job",
    cell: (job) => (
      <>
        <span className="block font-[560]">{job.title}</span>
        <span className="text-[13px]/5 text-ink-3">{job.department}</span>
      </>
    ),
  },
  { key: "team", title: "Team", cell: (job) => <span className="text-ink-2">{job.team}</span> },
  { key: "status", title: "Status", cell: (job) => <Badge tone={statusTones[job.status]}>{titled(job.status)}</Badge> },
  { key: "priority", title: "Priority", cell: (job) => titled(job.priority) },
  { key: "applications", title: "Applications", align: "right", cell: (job) => job.applications },
];

const shownJobs = 6;

export const Overview = ({ dashboard: { tiles, jobs, teams } }: { readonly dashboard: Dashboard }) => {
  const newest = jobs.slice(0, shownJobs);
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4.5">
        {(
          [
            ["Active Jobs", tiles.activeJobs],
            ["Applications", tiles.applications],
            ["Hiring Teams", tiles.hiringTeams],
            ["Interviews", tiles.interviews],
          ] as const
        ).map(([label, value]) => (
          <div key={label} className={cardClass("flex flex-col-reverse justify-end gap-1 p-5")}>
            <dt className="text-[15px]/6 text-ink-2">{label}</dt>
            <dd className="font-display text-[36px]/none font-[640] tracking-[-0.03em] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid min-w-0 grid-cols-1 items-start gap-6 lg:grid-cols-[1.7fr_1fr]">
        <section className="min-w-0">
          <h2 className="mb-3 text-[20px]">Newest jobs</h2>
          <div className="max-md:hidden">
            <Table caption="Newest jobs" columns={columns} rows={newest} rowKey={(job) => job.id} />
          </div>
          <ul className={cardClass("divide-y divide-line px-5 md:hidden")}>
            {newest.map((job) => (
              <li key={job.id} className="py-3.5">
                <div className="flex items-start justify-between gap-3">
                  <span className="font-[560]">{job.title}</span>
                  <Badge tone={statusTones[job.status]}>{titled(job.status)}</Badge>
                </div>
                <p className="mt-1 text-sm/5 text-ink-3">
                  {job.team}. {titled(job.priority)} priority, {job.applications} applications
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="mb-3 text-[20px]">Hiring teams</h2>
          <ul className={cardClass("divide-y divide-line px-5")}>
            {teams.map((team) => (
              <li key={team.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 text-[15px]/6">
                <span className="font-[560]">{team.name}</span>
                <span className="text-ink-3 tabular-nums">
                  {team.members} members, {team.activeJobs} active jobs
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
};
