/** Open jobs in the order in which they fit one's own profile; beside them what was saved, and the mails about new ones. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { alertScores } from "#domain/openings/job-alerts.ts";
import type { Openings as Answer } from "#domain/openings/opening.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { JobAlerts } from "./job-alerts.tsx";
import { LeftAlone } from "./left-alone.tsx";
import { OpeningCard } from "./opening-card.tsx";
import { samplesWords, toAddWords } from "./opening-words.ts";
import { openingsOptions, useFreshAfterSaves } from "./openings.queries.ts";
import { OpeningsSkeleton } from "./openings-skeleton.tsx";
import { SavedJobs } from "./saved-jobs.tsx";
import { ThinProfile } from "./thin-profile.tsx";

const atFirst = 4;
/** Below the lowest score that anybody can be mailed about, a job is near at best and is not said to fit. */
const [fitsFrom] = alertScores;
const count = (value: number): string => value.toLocaleString("en-US");

const Counted = ({ answer, fitting }: { readonly answer: Answer; readonly fitting: number }) => {
  const { openJobs, scored, samples } = answer;
  return (
    <p className="max-w-[68ch] text-sm/[22px] text-ink-3 tabular-nums">
      {fitting === 0
        ? `None of ${count(scored)} open jobs reaches ${fitsFrom}% for you yet; the nearest come first`
        : `${count(fitting)} of ${count(scored)} open jobs ${fitting === 1 ? "scores" : "score"} ${fitsFrom}% or more for you, the best first`}
      {scored < openJobs && `; of ${count(openJobs)} that are open, the newest were scored`}.
      {samplesWords(samples, scored)} The engine is the one that employers use.
    </p>
  );
};

const Fitting = ({ answer }: { readonly answer: Answer }) => {
  const { openings, isMatched, toAdd, scored } = answer;
  const [wanted, setWanted] = useState(0);
  const fitting = openings.filter(({ score }) => score >= fitsFrom).length;
  // The near ones stay folded beside any that fits.
  const shown = Math.max(wanted, Math.min(atFirst, fitting === 0 ? openings.length : fitting));
  const next = shown < fitting ? fitting : openings.length;
  if (answer.wantsPerson) return <LeftAlone />;
  if (!isMatched) return <ThinProfile toAdd={toAdd} />;
  if (openings.length === 0)
    return (
      <EmptyState
        title="No open job fits yet"
        text={`${count(scored)} were scored. ${toAdd.map((need) => toAddWords[need].why).join(" ")} New ones come every week; all of them stand below.`}
      />
    );
  return (
    <>
      <Counted answer={answer} fitting={fitting} />
      <ol aria-label="Jobs that fit your profile" className="mt-4 grid gap-4">
        {openings.slice(0, shown).map((opening) => (
          <li key={opening.job.id}>
            <OpeningCard opening={opening} />
          </li>
        ))}
      </ol>
      {shown < openings.length && (
        <div className="mt-5 flex justify-center">
          <Button look="secondary" onClick={() => setWanted(next)}>
            Show {next - shown} {shown < fitting || fitting === 0 ? "more" : "that fit less"}
          </Button>
        </div>
      )}
    </>
  );
};

export const Openings = () => {
  useFreshAfterSaves();
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
            title="The jobs could not be scored"
            text="The server did not answer. Please try again."
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {query.data !== undefined && <Fitting answer={query.data} />}
      </section>
      <aside aria-label="Saved jobs and alerts" className="grid gap-5 lg:sticky lg:top-24">
        <SavedJobs saved={query.data?.saved} isUnread={query.isError && query.data === undefined} />
        <JobAlerts />
      </aside>
    </div>
  );
};
