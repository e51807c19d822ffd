/** Open jobs ordered by how well they match the candidate's profile, beside saved jobs and job alerts. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { alertScores } from "#domain/openings/job-alerts.ts";
import type { Openings as Answer } from "#domain/openings/opening.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { JobAlerts } from "./job-alerts.tsx";
import { MatchingOff } from "./matching-off.tsx";
import { OpeningCard } from "./opening-card.tsx";
import { sampleJobsText, missingFieldText } from "./opening-text.ts";
import { openingsOptions, useRefetchAfterSave } from "./openings.queries.ts";
import { SavedJobs } from "./saved-jobs.tsx";
import type { MatchingNeed } from "#domain/openings/ready-to-match.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** As high as the first two jobs. */
const OpeningsSkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <span className="sr-only">Scoring open jobs</span>
    <Skeleton className="h-60 rounded-card!" />
    <Skeleton className="h-60 rounded-card!" />
  </div>
);

/** The profile has too little data to score jobs, so no score is shown. */
const IncompleteProfile = ({ toAdd }: { readonly toAdd: readonly MatchingNeed[] }) => (
  <div className="rounded-card border border-dashed border-edge/50 px-5 py-8 sm:px-8 sm:py-10">
    <p className="font-display text-xl font-[620] tracking-[-0.015em]">
      Your profile needs a bit more before we can match it
    </p>
    <p className="mt-2 max-w-[54ch] text-[15px]/6 text-ink-2">
      {toAdd.length === 1 ? "Add one more thing" : "Add these"}, and every open job gets a match score with the reasons.
    </p>
    <ul aria-label="Still to add" className="mt-5 grid gap-3">
      {toAdd.map((need) => (
        <li key={need} className="border-l-2 border-brand pl-3.5">
          <span className="block text-base/6 font-[560]">{missingFieldText[need].what}</span>
          <span className="block text-sm/5 text-ink-3">{missingFieldText[need].why}</span>
        </li>
      ))}
    </ul>
    <a href="#resume" className={buttonClass("secondary", "medium", "mt-6")}>
      Continue your profile
    </a>
  </div>
);

const initialCount = 4;
/** Below the lowest alert score a job doesn't count as a match. */
const [minMatchScore] = alertScores;
const formatCount = (value: number): string => value.toLocaleString("en-US");

const MatchSummary = ({ reply, matchingCount }: { readonly reply: Answer; readonly matchingCount: number }) => {
  const { openJobs, scored, samples } = reply;
  return (
    <p className="max-w-[68ch] text-sm/[22px] text-ink-3 tabular-nums">
      {matchingCount === 0
        ? `None of the ${formatCount(scored)} open jobs scores ${minMatchScore}% or more for you yet; the closest are first`
        : `${formatCount(matchingCount)} of ${formatCount(scored)} open jobs ${matchingCount === 1 ? "scores" : "score"} ${minMatchScore}% or more for you, best first`}
      {scored < openJobs && `. We scored the newest ${formatCount(scored)} of ${formatCount(openJobs)} open jobs`}.
      {sampleJobsText(samples, scored)} Employers use the same matching engine.
    </p>
  );
};

const MatchingJobs = ({ reply }: { readonly reply: Answer }) => {
  const { openings, isMatched, toAdd, scored } = reply;
  const [requestedCount, setRequestedCount] = useState(0);
  const matchingCount = openings.filter(({ score }) => score >= minMatchScore).length;
  // Jobs below the threshold stay collapsed if any job reaches it.
  const visibleCount = Math.max(
    requestedCount,
    Math.min(initialCount, matchingCount === 0 ? openings.length : matchingCount),
  );
  const nextCount = visibleCount < matchingCount ? matchingCount : openings.length;
  if (reply.requestsHumanReview) return <MatchingOff />;
  if (!isMatched) return <IncompleteProfile toAdd={toAdd} />;
  if (openings.length === 0)
    return (
      <EmptyState
        title="No matching jobs yet"
        text={`We scored ${formatCount(scored)} open jobs. ${toAdd.map((need) => missingFieldText[need].why).join(" ")} You can browse all jobs below.`}
      />
    );
  return (
    <>
      <MatchSummary reply={reply} matchingCount={matchingCount} />
      <ol aria-label="Jobs that match your profile" className="mt-4 grid gap-4">
        {openings.slice(0, visibleCount).map((opening) => (
          <li key={opening.job.id}>
            <OpeningCard opening={opening} />
          </li>
        ))}
      </ol>
      {visibleCount < openings.length && (
        <div className="mt-5 flex justify-center">
          <Button variant="secondary" onClick={() => setRequestedCount(nextCount)}>
            Show {nextCount - visibleCount}{" "}
            {visibleCount < matchingCount || matchingCount === 0 ? "more" : "more with lower scores"}
          </Button>
        </div>
      )}
    </>
  );
};

export const Openings = () => {
  useRefetchAfterSave();
  const query = useQuery(openingsOptions);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1fr_340px] lg:gap-8">
      <section aria-labelledby="fitting-jobs" className="min-w-0">
        <h3 id="fitting-jobs" className="mb-2 text-[23px]/8">
          For your profile
        </h3>
        {query.isPending && <OpeningsSkeleton />}
        {query.isError && (
          <ErrorState
            title="We couldn't score open jobs"
            text="The server didn't respond. Try again."
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {query.data !== undefined && <MatchingJobs reply={query.data} />}
      </section>
      <aside aria-label="Saved jobs and alerts" className="grid gap-5 lg:sticky lg:top-24">
        <SavedJobs saved={query.data?.saved} hasFailed={query.isError && query.data === undefined} />
        <JobAlerts />
      </aside>
    </div>
  );
};
