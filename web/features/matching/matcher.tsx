/** Pick a job, match it with every candidate, and read why they match. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { matchCandidates, type MatchResult } from "#domain/matching/endpoints/match-candidates.ts";
import { call } from "../../lib/api/api.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { cardClass } from "../../ui/card.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { HowScoringWorks } from "./how-scoring-works.tsx";
import { JobPicker } from "./job-picker.tsx";
import { MatchResults } from "./results/match-results.tsx";
import { jobOptions, lastRunOptions } from "./matching.queries.ts";
import { Matching } from "./matching-progress.tsx";
import { RequirementsPanel } from "./requirements-panel.tsx";

/** Until the tab is closed, so that its last run is shown on return. */
const pickedJobKey = "matching-job";

/** Renders only in the browser, since its data is cached per tab. */
const Matcher = () => {
  const jobs = useQuery(jobOptions());
  const client = useQueryClient();
  const { hasWorkspace } = useViewer();
  const [pickedId, setPickedId] = useState(() => sessionStorage.getItem(pickedJobKey) ?? "");
  const jobId = jobs.data?.some(({ id }) => id === pickedId) === true ? pickedId : "";
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState(false);
  const [result, setResult] = useState<MatchResult>();
  const oneAtATime = useOneAtATime();
  const lastRun = useQuery(lastRunOptions(jobId, hasWorkspace));
  const kept = lastRun.data?.result ?? undefined;
  const isNew = result !== undefined && (result.jobId === jobId || kept === undefined);
  const shown = isNew ? result : kept;

  const pick = (picked: string): void => {
    sessionStorage.setItem(pickedJobKey, picked);
    setPickedId(picked);
  };

  const start = () =>
    oneAtATime(async () => {
      setRunning(true);
      setFailed(false);
      try {
        setResult(await call(matchCandidates, { body: { jobId } }));
        void client.invalidateQueries({ queryKey: lastRunOptions(jobId, hasWorkspace).queryKey });
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
          onPick={pick}
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
        {shown !== undefined && (
          <MatchResults
            key={shown.run.at}
            result={shown}
            isKept={!isNew}
            onChanged={() => void (isNew ? start() : lastRun.refetch())}
          />
        )}
      </div>
      {jobs.data?.length === 0 && (
        <EmptyState title="No jobs yet" text="Create a job first. You can match drafts, too." />
      )}
      {shown === undefined && !running && !jobs.isPending && <HowScoringWorks />}
    </div>
  );
};

export default withQueries(Matcher);
