import { Link } from "react-router";
import type { DashboardJob } from "#domain/dashboard/dashboard.ts";
import { cardClass } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/states.tsx";

const factors = [
  ["Skills", "What the job requires, found in the candidate's own words, each point with the line it rests on."],
  ["Experience", "Years in work that counts for this job, against the years it asks for."],
  ["Domain", "How near the fields somebody has worked in are to this one."],
] as const;

const HowItScores = () => (
  <section aria-labelledby="how-it-scores" className="lg:sticky lg:top-6">
    <h2 id="how-it-scores" className="text-[21px]">
      How a match is scored
    </h2>
    <p className="mt-2 mb-4 text-[15px]/6 text-ink-2">
      The engine compares a job with each candidate on record by fixed rules: the same two always give the same score.
    </p>
    <div className={cardClass("divide-y divide-line")}>
      <dl className="divide-y divide-line">
        {factors.map(([name, text]) => (
          <div key={name} className="px-5 py-3.5 sm:grid sm:grid-cols-[100px_1fr] sm:gap-5">
            <dt className="text-[15px]/6 font-[600]">{name}</dt>
            <dd className="text-[15px]/6 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="px-5 py-4 text-[15px]/6 text-ink-2">
        <span className="font-[600] text-ink">Never counted:</span> name, sex, age, photo, school and gaps between jobs.
        The scorer has no field for them. A low score turns nobody away; people decide.
      </p>
    </div>
  </section>
);

/** What matching will look at: the jobs that are published, and how many people stand before each. */
export const Matching = ({ jobs }: { readonly jobs: readonly DashboardJob[] }) => {
  const open = jobs.filter(({ status }) => status === "active").toSorted((a, b) => b.applications - a.applications);
  return (
    <div className="grid min-w-0 grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_1fr]">
      <HowItScores />
      <section aria-labelledby="open-jobs" className="min-w-0">
        <h2 id="open-jobs" className="text-[21px]">
          Open jobs
        </h2>
        <p className="mt-2 mb-4 text-[15px]/6 text-ink-2">
          Only published jobs are matched. These are, with the number of people who have applied.
        </p>
        {open.length === 0 ? (
          <EmptyState
            title="No active job"
            text="Drafts and paused jobs are not matched. Publish one, and it stands here."
          >
            <Link
              to="?tab=jobs"
              replace
              preventScrollReset
              className="font-[560] text-brand underline underline-offset-4"
            >
              See all jobs
            </Link>
          </EmptyState>
        ) : (
          <ul aria-labelledby="open-jobs" className={cardClass("divide-y divide-line")}>
            {open.map((job) => (
              <li key={job.id} className="flex items-baseline justify-between gap-5 px-5 py-3">
                <span className="min-w-0">
                  <span className="block text-[15px]/6 font-[560] wrap-anywhere">{job.title}</span>
                  <span className="block text-sm/5 wrap-anywhere text-ink-3">{job.department}</span>
                </span>
                <span className="shrink-0 text-right text-sm/5 text-ink-2">
                  <span className="font-display text-lg/6 font-[640] text-ink tabular-nums">{job.applications}</span>{" "}
                  {job.applications === 1 ? "application" : "applications"}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
};
