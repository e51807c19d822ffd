/** One open job: how well the profile matches, what is missing, and on request every point with its evidence. */
import { ArrowUp } from "lucide-react";
import { useId, useState } from "react";
import type { Opening } from "#domain/openings/opening.ts";
import { MatchNeeds } from "../../sections/match-needs.tsx";
import { MatchBreakdown } from "../../sections/match-breakdown.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { JobLink } from "./job-link.tsx";
import { limitText, matchText, partText, partLabels } from "./opening-text.ts";
import { SaveJobButton } from "./save-job-button.tsx";
import { clsx } from "clsx";

const toneClass = (score: number): string => {
  if (score >= 80) return "bg-good-soft text-good";
  return score >= 60 ? "bg-warn-soft text-warn" : "bg-tag text-ink-2";
};

/** The match score, the same number that employers see. */
const ScoreBadge = ({ score }: { readonly score: number }) => (
  <span
    className={clsx(
      "inline-flex shrink-0 items-baseline gap-1.5 rounded-control px-3 py-1.5 font-display text-[22px]/7 font-[660] tracking-[-0.02em] tabular-nums",
      toneClass(score),
    )}
  >
    {score}%<span className="font-text text-[13px]/5 font-[540] tracking-normal">match</span>
  </span>
);

const Improvements = ({ opening: { lift, trace } }: { readonly opening: Opening }) => {
  if (lift === null) return null;
  const gaps = trace.needs.filter(({ id }) => lift.needs.includes(id));
  return (
    <div className="flex gap-3 rounded-control bg-paper-2 px-3.5 py-3 text-[15px]/6">
      <ArrowUp aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
      <div className="min-w-0">
        <p>
          {gaps.length === 1 ? "This" : "These two"} would raise your score to{" "}
          <b className="font-[640] tabular-nums">{lift.score}</b>
        </p>
        <ul className="text-ink-2">
          {gaps.map(({ id, words, state }) => (
            <li key={id} className="wrap-anywhere">
              {words}
              {state === "partly" && <span className="text-sm text-ink-3"> · partially met</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

const Points = ({ opening: { trace, isAssumed } }: { readonly opening: Opening }) => (
  <div className="grid gap-6 border-t border-line pt-5 xl:grid-cols-[1fr_260px] xl:gap-8">
    <div className="min-w-0">
      <h4 className="text-[15px]/6 font-[600]">What the job asks for</h4>
      {isAssumed && (
        <p className="mt-1 text-sm/5 text-ink-3">
          The ad doesn't list requirements, so these come from its title and text.
        </p>
      )}
      <MatchNeeds trace={trace} record="your profile" />
    </div>
    <div className="min-w-0">
      <h4 className="text-[15px]/6 font-[600]">How your score adds up</h4>
      <MatchBreakdown trace={trace} names={partLabels} partText={partText(trace)} limitText={limitText(trace)} />
    </div>
  </div>
);

export const OpeningCard = ({ opening }: { readonly opening: Opening }) => {
  const [pointsOpen, setPointsOpen] = useState(false);
  const titleId = useId();
  const { job, score, asked } = opening;
  return (
    <article aria-labelledby={titleId} className={cardClass("grid gap-4 p-5 sm:p-6")}>
      <div>
        <header className="flex items-start justify-between gap-4">
          <h3 id={titleId} className="min-w-0 pt-1.5 text-[19px]/6 wrap-anywhere">
            <JobLink job={job} />
          </h3>
          <ScoreBadge score={score} />
        </header>
        <p className="mt-1.5 text-[15px]/6 text-ink-2 wrap-anywhere">
          {job.company}&nbsp;· {job.location}&nbsp;· <span className="inline-block tabular-nums">{job.salary}</span>
        </p>
      </div>
      <p className="text-base/6 font-[540]">{matchText(asked)}</p>
      <Improvements opening={opening} />
      {pointsOpen && <Points opening={opening} />}
      <footer className="flex flex-wrap items-center justify-between gap-2.5 border-t border-line pt-4">
        <SaveJobButton job={job} />
        <Button
          variant="quiet"
          size="small"
          className="-mr-3.5"
          aria-expanded={pointsOpen}
          onClick={() => setPointsOpen(!pointsOpen)}
        >
          {pointsOpen ? "Hide score details" : "Show score details"}
        </Button>
      </footer>
    </article>
  );
};
