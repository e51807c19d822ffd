/** The score of an application, the same in every list, card and panel. */
import { clsx } from "clsx";
import type { PipelineApplication } from "#domain/pipeline/pipeline.ts";

type Score = Pick<PipelineApplication, "score" | "isScoreStale">;

const scoreClass = (score: number): string => {
  if (score >= 80) return "text-good";
  return score >= 60 ? "text-warn" : "text-ink-2";
};

interface ApplicationScoreProps {
  readonly score: Score | null;
  readonly className?: string;
}

/** Nothing where there is no score, and no number while it is being computed again. */
export const ApplicationScore = ({ score, className }: ApplicationScoreProps) => {
  if (score?.isScoreStale === true)
    return (
      <span className={clsx("text-[13px]/5 font-normal whitespace-nowrap text-ink-3", className)}>being updated</span>
    );
  if (score === null || score.score === null) return null;
  return (
    <span
      className={clsx("font-[620] tabular-nums", scoreClass(score.score), className)}
      title={`Score ${score.score} of 100`}
    >
      {score.score}
      <span className="sr-only"> of 100</span>
    </span>
  );
};
