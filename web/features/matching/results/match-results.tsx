import { useState } from "react";
import { generateInterviewQuestions } from "#domain/matching/endpoints/interview-questions.ts";
import type { MatchApplication, MatchResult } from "#domain/matching/endpoints/match-candidates.ts";
import { call } from "../../../lib/api/api.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { NativeSelect } from "../../../ui/native-select.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { type QuestionsRequest, MatchArticle } from "./match-article.tsx";
import { groupNames, groupOf, type MatchGroup, matchGroups, withApplication } from "./match-groups.ts";
import { NetworkNotice } from "../network-notice.tsx";

const pageSize = 10;

const formatCount = (value: number): string => value.toLocaleString("en-US");

/** The counts are those of the badge above it. */
const RunSummary = ({
  result: { run, matchedCandidates, totalCandidates, networkCandidates },
  isKept,
}: Pick<MatchResultsProps, "result" | "isKept">) => (
  <p className="text-sm/[22px] text-ink-3">
    {run.number === null ? "Demo run, not saved" : `Run ${run.number}`} · <Timestamp iso={run.at} precision="minute" />{" "}
    · {formatCount(totalCandidates)} in the pool
    {networkCandidates > 0 && `, ${formatCount(networkCandidates)} of them from the network`} ·{" "}
    {formatCount(matchedCandidates)} {matchedCandidates === 1 ? "match" : "matches"}
    {run.provenExact && !isKept && "; no other candidate scores higher"}
    {isKept && ". Stages are current. Match again to include changes since then."}
  </p>
);

interface MatchResultsProps {
  readonly result: MatchResult;
  /** True for the last run of the job, which was stored earlier. */
  readonly isKept: boolean;
  /** Called after an action on a match, since the results may be outdated then. */
  readonly onChanged: () => void;
}

export const MatchResults = ({ result, isKept, onChanged }: MatchResultsProps) => {
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const [questionsRequest, setQuestionsRequest] = useState<QuestionsRequest & { readonly candidateId: string }>();
  const [group, setGroup] = useState<MatchGroup | "all">("all");
  // What was changed here, since the matches themselves are from before.
  const [changed, setChanged] = useState<ReadonlyMap<string, MatchApplication>>(new Map());
  const { jobId, jobTitle } = result;
  const matches = result.matches.map((match) => withApplication(match, changed.get(match.candidateId)));
  const countOf = (each: MatchGroup): number => matches.filter((match) => groupOf(match) === each).length;
  const listed = group === "all" ? matches : matches.filter((match) => groupOf(match) === group);

  const requestQuestions = async (candidateId: string): Promise<void> => {
    setQuestionsRequest({ candidateId, isLoading: true, failed: false, answer: undefined });
    // Only the candidate requested last shows questions, in whatever order the responses arrive.
    const setResult = (nextState: QuestionsRequest) =>
      setQuestionsRequest((current) =>
        current?.candidateId === candidateId ? { candidateId, ...nextState } : current,
      );
    try {
      const reply = await call(generateInterviewQuestions, { body: { jobId, candidateId } });
      setResult({ isLoading: false, failed: false, answer: reply });
    } catch (error) {
      console.error(error);
      setResult({ isLoading: false, failed: true, answer: undefined });
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
        <RunSummary result={result} isKept={isKept} />
      </div>
      {matches.length === 0 ? (
        <EmptyState
          title="No candidate matches found for this position."
          text="None of the candidates meet the job's requirements. Check the requirements above, or add candidates."
        />
      ) : (
        <>
          {countOf("new") < matches.length && (
            <Field label="Show" className="mb-4 max-w-72">
              <NativeSelect
                value={group}
                onChange={({ target }) => setGroup(matchGroups.find((each) => each === target.value) ?? "all")}
              >
                <option value="all">All matches ({matches.length})</option>
                {matchGroups.map((each) => (
                  <option key={each} value={each}>
                    {groupNames[each]} ({countOf(each)})
                  </option>
                ))}
              </NativeSelect>
            </Field>
          )}
          {listed.length === 0 && (
            <EmptyState title="No matches in this group" text="Show all matches to see the others." />
          )}
          <ol aria-label="Matches" className="grid gap-4">
            {listed.slice(0, visibleCount).map((match) => (
              <MatchArticle
                key={match.candidateId}
                match={match}
                jobTitle={jobTitle}
                questionsRequest={questionsRequest?.candidateId === match.candidateId ? questionsRequest : undefined}
                onRequestQuestions={() => void requestQuestions(match.candidateId)}
                onChanged={onChanged}
                onApplicationChanged={(application) =>
                  setChanged((current) => new Map(current).set(match.candidateId, application))
                }
              />
            ))}
          </ol>
          {visibleCount < listed.length && (
            <div className="mt-5 flex justify-center">
              <Button variant="secondary" onClick={() => setVisibleCount(visibleCount + pageSize)}>
                Show {Math.min(pageSize, listed.length - visibleCount)} more
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
};
