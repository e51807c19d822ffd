import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DashboardJob, DashboardTeam } from "#domain/dashboard/dashboard.ts";
import { Priority, StatusBadge } from "../../sections/workspace/job-badges.tsx";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { EmptyState } from "../../ui/states.tsx";

const maxJobsShown = 6;

const isDraft = ({ status }: DashboardJob): number => (status === "draft" ? 1 : 0);

/** Published jobs, newest first, then drafts. */
const newestFirst = (jobs: readonly DashboardJob[]): readonly DashboardJob[] =>
  jobs
    .toSorted((a, b) => isDraft(a) - isDraft(b) || Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, maxJobsShown);

const formatCount = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

interface SectionProps {
  readonly title: string;
  /** The button next to the title. An empty list shows it in its empty state. */
  readonly action: ReactNode;
  /** The link to the full list. */
  readonly allLink?: ReactNode;
  readonly children: ReactNode;
}

const Section = ({ title, action, allLink, children }: SectionProps) => (
  <section className="min-w-0" aria-label={title}>
    <div className="mb-3.5 flex min-h-11 items-center justify-between gap-4">
      <h2 className="text-[21px]">{title}</h2>
      {action}
    </div>
    {children}
    {allLink !== undefined && <p className="mt-3 text-[15px]/6">{allLink}</p>}
  </section>
);

const JobRow = ({ job }: { readonly job: DashboardJob }) => (
  <li className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-2 px-5 py-3.5 sm:grid-cols-[1fr_112px_84px_70px]">
    <div className="min-w-0">
      <p className="leading-6 font-[560] wrap-anywhere">
        <Link to={`/platform/jobs/${job.id}`} className="underline-offset-4 hover:text-brand hover:underline">
          {job.title}
        </Link>
        {job.isSample && <SampleBadge />}
      </p>
      <p className="text-sm/5 wrap-anywhere text-ink-3">
        {job.department !== null && `${job.department}, `}
        <Timestamp iso={job.createdAt} />
      </p>
    </div>
    <p className="text-sm/5 text-ink-2 tabular-nums max-sm:order-last sm:text-right">
      {formatCount(job.applications, "application")}
    </p>
    <p className="text-sm/5 text-ink-2 max-sm:order-last max-sm:justify-self-end">
      <span className="sr-only">Priority: </span>
      <Priority priority={job.priority} />
    </p>
    <p className="justify-self-end max-sm:self-start">
      <StatusBadge status={job.status} />
    </p>
  </li>
);

const linkClass = "font-[560] text-brand underline-offset-4 hover:underline";

interface OverviewProps {
  readonly jobs: readonly DashboardJob[];
  readonly teams: readonly DashboardTeam[];
  readonly newJob: ReactNode;
  readonly createTeam: ReactNode;
}

export const Overview = ({ jobs, teams, newJob, createTeam }: OverviewProps) => (
  <div className="grid min-w-0 grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-[1.65fr_1fr]">
    <Section
      title="Recent job postings"
      action={jobs.length > 0 && newJob}
      {...(jobs.length > maxJobsShown && {
        allLink: (
          <Link to="?tab=jobs" replace preventScrollReset className={linkClass}>
            All {jobs.length} jobs
          </Link>
        ),
      })}
    >
      {jobs.length === 0 ? (
        <EmptyState
          title="No jobs yet"
          text="Start with a title and save a draft. Only your workspace can see a job until you publish it."
        >
          {newJob}
        </EmptyState>
      ) : (
        <ul className={cardClass("divide-y divide-line")}>
          {newestFirst(jobs).map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </Section>
    <Section title="Hiring teams" action={teams.length > 0 && createTeam}>
      {teams.length === 0 ? (
        <EmptyState
          title="No hiring teams yet"
          text="A hiring team makes hiring decisions together. Invite people by email and set each person's permissions."
        >
          {createTeam}
        </EmptyState>
      ) : (
        <ul className={cardClass("divide-y divide-line")}>
          {teams.map((team) => (
            <li key={team.id}>
              <Link
                to={`/platform/teams/${team.id}`}
                className="block px-5 py-3 transition-colors hover:bg-paper-2/60 focus-visible:-outline-offset-2"
              >
                <span className="block font-[560] wrap-anywhere">
                  {team.name}
                  {team.isSample && <SampleBadge />}
                </span>
                <span className="block text-sm/5 text-ink-3 tabular-nums">
                  {formatCount(team.members, "member")}, {formatCount(team.activeJobs, "active job")}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  </div>
);
