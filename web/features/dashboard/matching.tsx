import { Link } from "react-router";
import type { DashboardJob } from "#domain/dashboard/dashboard.ts";
import { MatchCard } from "../../sections/match-card.tsx";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/states.tsx";

const shownJobs = 6;

const factors = [
  ["Skills", "What the job requires, found in the candidate's own words, each point with the line it rests on."],
  ["Experience", "Years in work that counts for this job, against the years it asks for."],
  ["Domain", "How near the fields somebody has worked in are to this one."],
] as const;

/** A picture of one match, and beside it what each of its bars means. */
const HowItScores = () => (
  <section
    aria-labelledby="how-it-scores"
    className="grid grid-cols-1 items-start gap-x-12 gap-y-7 lg:grid-cols-[1.1fr_1fr]"
  >
    <figure className="min-w-0">
      <MatchCard flat />
      <figcaption className="mt-2.5 text-[13px]/5 text-ink-3">Sample candidate, sample job</figcaption>
    </figure>
    <div className="min-w-0">
      <h2 id="how-it-scores" className="text-[21px]">
        How a match is scored
      </h2>
      <p className="mt-2 text-[15px]/6 text-ink-2">
        The engine compares a job with each candidate on record by fixed rules: the same two always give the same score.
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {factors.map(([name, text]) => (
          <div key={name} className="py-3 sm:grid sm:grid-cols-[100px_1fr] sm:gap-5">
            <dt className="text-[15px]/6 font-[600]">{name}</dt>
            <dd className="text-[15px]/6 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
    <p className="text-[15px]/6 text-ink-2 lg:col-span-2">
      <span className="font-[600] text-ink">Never counted:</span> name, sex, age, photo, school and gaps between jobs.
      The scorer has no field for them. A low score turns nobody away; people decide.
    </p>
  </section>
);

const JobToMatch = ({ job }: { readonly job: DashboardJob }) => (
  <li className="flex items-baseline justify-between gap-5 bg-card px-5 py-3 md:last:odd:col-span-2">
    <span className="min-w-0">
      <span className="block text-[15px]/6 font-[560] wrap-anywhere">
        {job.title}
        {job.isSample && <SampleBadge />}
      </span>
      <span className="block truncate text-sm/5 text-ink-3">{job.department}</span>
    </span>
    <span className="shrink-0 text-right text-sm/5 text-ink-2">
      <span className="font-display text-lg/6 font-[640] text-ink tabular-nums">{job.applications}</span>{" "}
      {job.applications === 1 ? "application" : "applications"}
    </span>
  </li>
);

const toAllJobs = {
  to: "?tab=jobs",
  replace: true,
  preventScrollReset: true,
  className: "font-[560] text-brand underline underline-offset-4",
} as const;

/** What matching looks at: the jobs that are published, those with the most people before them first. */
export const Matching = ({ jobs }: { readonly jobs: readonly DashboardJob[] }) => {
  const open = jobs.filter(({ status }) => status === "active").toSorted((a, b) => b.applications - a.applications);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-10">
      <HowItScores />
      <section aria-labelledby="open-jobs" className="min-w-0">
        <h2 id="open-jobs" className="text-[21px]">
          Open jobs
        </h2>
        <p className="mt-2 mb-4 text-[15px]/6 text-ink-2">
          Only published jobs are matched. These have the most applications.
        </p>
        {open.length === 0 ? (
          <EmptyState
            title="No active job"
            text="Drafts and paused jobs are not matched. Publish one, and it stands here."
          >
            <Link {...toAllJobs}>See all jobs</Link>
          </EmptyState>
        ) : (
          <>
            <ul
              aria-labelledby="open-jobs"
              className={cardClass("grid grid-cols-1 gap-px overflow-hidden bg-line! md:grid-cols-2")}
            >
              {open.slice(0, shownJobs).map((job) => (
                <JobToMatch key={job.id} job={job} />
              ))}
            </ul>
            {open.length > shownJobs && (
              <p className="mt-3 text-[15px]/6">
                <Link {...toAllJobs}>All {open.length} active jobs</Link>
              </p>
            )}
          </>
        )}
      </section>
    </div>
  );
};
