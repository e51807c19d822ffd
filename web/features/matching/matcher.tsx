/** Pick a job, match it with every candidate, and read why they match. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { matchCandidates, type MatchResult } from "#domain/matching/endpoints/match-candidates.ts";
import { call } from "../../lib/api/api.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { cardClass } from "../../ui/card.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { HowScoringWorks } from "./how-scoring-works.tsx";
import { JobPicker } from "./job-picker.tsx";
import { MatchResults } from "./results/match-results.tsx";
import { jobOptions } from "./matching.queries.ts";
import { Matching } from "./matching-progress.tsx";
import { RequirementsPanel } from "./requirements-panel.tsx";

/** Renders only in the browser, since its data is cached per tab. */
const Matcher = () => {
  const jobs = useQuery(jobOptions());
  const [jobId, setJobId] = useState("");
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState(false);
  const [result, setResult] = useState<MatchResult>();
  const oneAtATime = useOneAtATime();

  const start = () =>
    oneAtATime(async () => {
      setRunning(true);
      setFailed(false);
      try {
        setResult(await call(matchCandidates, { body: { jobId } }));
      } catch (error) {
        console.error(error);
        setFailed(true);
      } finally {
        setRunning(false);
      }
    });

  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <section aria-label="Match a job" className={cardClass("grid gap-5 p-5 sm:p-6")}>
        <JobPicker
          jobs={jobs.data}
          isLoading={jobs.isPending}
          jobId={jobId}
          isRunning={running}
          onPick={setJobId}
          onStart={() => void start()}
        />
        {jobs.isError && (
          <ErrorState
            title="We couldn't load jobs"
            text="Your jobs are safe. Try again in a moment."
            onRetry={() => void jobs.refetch()}
            retrying={jobs.isFetching}
          />
        )}
        {jobId !== "" && <RequirementsPanel key={jobId} jobId={jobId} />}
        {failed && (
          <p role="alert" className="rounded-control bg-bad-soft px-4 py-3 text-[15px]/6 text-bad">
            Matching failed, try again.
          </p>
        )}
      </section>
      <div aria-live="polite" className="min-w-0">
        {running && <Matching />}
        {result !== undefined && <MatchResults key={result.run.at} result={result} onChanged={() => void start()} />}
      </div>
      {jobs.data?.length === 0 && (
        <EmptyState title="No jobs yet" text="Create a job first. You can match drafts, too." />
      )}
      {result === undefined && !running && !jobs.isPending && <HowScoringWorks />}
    </div>
  );
};

export default withQueries(Matcher);
