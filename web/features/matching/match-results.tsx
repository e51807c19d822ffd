import { useState } from "react";
import { generateInterviewQuestions } from "#domain/matching/interview-questions.ts";
import type { MatchResult } from "#domain/matching/match-candidates.ts";
import { call } from "../../lib/api.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { type AskedQuestions, MatchArticle } from "./match-article.tsx";
import { NetworkNotice } from "./network-notice.tsx";

const atATime = 10;

const count = (value: number): string => value.toLocaleString("en-US");

const RunLine = ({ result: { run, networkCandidates } }: { readonly result: MatchResult }) => (
  <p className="text-sm/[22px] text-ink-3">
    {run.number === null ? "Demo run, not kept" : `Run ${run.number}`} · <Moment iso={run.at} to="minute" /> ·{" "}
    {count(run.poolSize)} in the pool
    {networkCandidates > 0 && `, ${count(networkCandidates)} of them in the network`} · {count(run.scored)} scored
    {run.provenExact && ", nobody else can score higher"}
  </p>
);

interface MatchResultsProps {
  readonly result: MatchResult;
  /** Something was done about a match; what is shown may be old. */
  readonly onChanged: () => void;
}

export const MatchResults = ({ result, onChanged }: MatchResultsProps) => {
  const [shown, setShown] = useState(atATime);
  const [asked, setAsked] = useState<AskedQuestions & { readonly candidateId: string }>();
  const { matches, jobId, jobTitle } = result;

  const ask = async (candidateId: string): Promise<void> => {
    setAsked({ candidateId, isAsking: true, failed: false, answer: undefined });
    // Whoever was asked about last has the questions, whichever answer comes first.
    const settle = (last: AskedQuestions) =>
      setAsked((now) => (now?.candidateId === candidateId ? { candidateId, ...last } : now));
    try {
      const answer = await call(generateInterviewQuestions, { body: { jobId, candidateId } });
      settle({ isAsking: false, failed: false, answer });
    } catch (error) {
      console.error(error);
      settle({ isAsking: false, failed: true, answer: undefined });
    }
  };

  return (
    <section aria-labelledby="match-results" className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <h2 id="match-results" className="text-[21px] wrap-anywhere">
          {jobTitle}
        </h2>
        <Badge tone="soft">
          {result.matchedCandidates} of {result.totalCandidates} candidates analyzed
        </Badge>
      </div>
      {result.networkCandidates === 0 && <NetworkNotice />}
      <div className="mt-1 mb-4">
        <RunLine result={result} />
      </div>
      {matches.length === 0 ? (
        <EmptyState
          title="No candidate matches found for this position."
          text="Nobody on record shows what the job asks for. Look at what was read from the ad, or add candidates."
        />
      ) : (
        <>
          <ol aria-label="Matches" className="grid gap-4">
            {matches.slice(0, shown).map((match) => (
              <MatchArticle
                key={match.candidateId}
                match={match}
                jobTitle={jobTitle}
                asked={asked?.candidateId === match.candidateId ? asked : undefined}
                onAsk={() => void ask(match.candidateId)}
                onChanged={onChanged}
              />
            ))}
          </ol>
          {shown < matches.length && (
            <div className="mt-5 flex justify-center">
              <Button look="secondary" onClick={() => setShown(shown + atATime)}>
                Show {Math.min(atATime, matches.length - shown)} more
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
};
