/** One candidate's match: name, score, evidence and actions. */
import { type ReactNode, useState } from "react";
import type { ShownQuestion } from "#domain/matching/endpoints/interview-questions.ts";
import type { MatchApplication, ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { cardClass } from "../../../ui/card.tsx";
import { Initials } from "../../../ui/initials.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { AddToJobButton } from "../add-to-job-button.tsx";
import { ApplicationBadges } from "../application-badges.tsx";
import { CandidateButton } from "../candidate-button.tsx";
import { IntroductionButton } from "../introduction-button.tsx";
import { MatchBadge } from "./match-badge.tsx";
import { MatchEvidence } from "./match-evidence.tsx";
import { MatchQuestions } from "./match-questions.tsx";
import { subtitleOf } from "./match-text.ts";
import { ScheduleInterviewButton } from "../schedule-interview-button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import type { ShownTrace } from "#domain/matching/score/shown-trace.ts";

/** How the score would change if one gap were closed. */
const MatchChanges = ({ changes }: { readonly changes: ShownTrace["counterfactuals"] }) => {
  const improvements = changes.filter(({ gain }) => gain > 0);
  return improvements.length === 0 ? null : (
    <section className="min-w-0">
      <h4 className="text-[15px]/6 font-[600]">What would raise this score</h4>
      <ul className="mt-1.5 grid gap-1.5 text-[15px]/6 text-ink-2">
        {improvements.map(({ need, words, overall, gain }) => (
          <li key={need} className="flex gap-3">
            <span className="w-9 shrink-0 font-[600] text-good tabular-nums">+{gain}</span>
            <span className="min-w-0 wrap-anywhere">
              Fully meeting “{words}” would raise the score to{" "}
              <b className="font-[600] text-ink tabular-nums">{overall}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const MatchBars = ({ match }: { readonly match: ShownMatch }) => (
  <ul className="grid content-start gap-3 text-sm/5">
    {(
      [
        ["Skills", match.skillsMatch],
        ["Experience", match.experienceMatch],
        ["Domain", match.domainMatch],
      ] as const
    ).map(([label, percent]) => (
      <li key={label} className="grid grid-cols-[84px_1fr_40px] items-center gap-3">
        <span className="text-ink-2">{label}</span>
        <span className="order-last text-right font-[560] tabular-nums">{percent}%</span>
        <Progress hideLabel label={label} percent={percent} />
      </li>
    ))}
  </ul>
);

export interface QuestionsRequest {
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly answer: { readonly questions: readonly string[]; readonly details: readonly ShownQuestion[] } | undefined;
}

const PointList = ({ title, items }: { readonly title: string; readonly items: readonly string[] }): ReactNode =>
  items.length === 0 ? null : (
    <section className="min-w-0">
      <h4 className="text-[15px]/6 font-[600]">{title}</h4>
      <ul aria-label={title} className="mt-1.5 grid list-disc gap-1 pl-4.5 text-[15px]/6 text-ink-2 marker:text-edge">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );

const MatchReasons = ({ match }: { readonly match: ShownMatch }) => (
  <>
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[300px_1fr]">
      <MatchBars match={match} />
      <section className="min-w-0">
        <h4 className="text-[15px]/6 font-[600]">AI Analysis</h4>
        <p className="mt-1.5 max-w-[72ch] text-[15px]/6 text-ink-2">{match.reasoning}</p>
      </section>
    </div>
    <div className="grid gap-x-10 gap-y-5 border-t border-line pt-5 md:grid-cols-2">
      <PointList title="Recommendations" items={match.recommendations} />
      <PointList title="Areas to Explore" items={match.redFlags} />
    </div>
  </>
);

interface MatchArticleProps {
  readonly match: ShownMatch;
  readonly jobTitle: string;
  /** Set for the candidate whose questions were requested last. */
  readonly questionsRequest: QuestionsRequest | undefined;
  readonly onRequestQuestions: () => void;
  readonly onChanged: () => void;
  readonly onApplicationChanged: (application: MatchApplication) => void;
}

export const MatchArticle = ({
  match,
  jobTitle,
  questionsRequest,
  onRequestQuestions,
  onChanged,
  onApplicationChanged,
}: MatchArticleProps) => {
  const [evidenceOpen, setEvidenceOpen] = useState(false);
  const { name, trace, candidateId } = match;
  const titleId = `match-${candidateId}`;
  const { applications } = match;
  const hasEnded = applications.some(({ stage, status }) => stage === "hired" || status !== "active");
  const isOnBoard = applications.some(({ jobId }) => jobId === match.jobId);
  return (
    <li>
      <article aria-labelledby={titleId} className={cardClass("grid gap-5 p-5 sm:p-6")}>
        <header className="flex items-start gap-3.5">
          <Initials name={name} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h3 id={titleId} className="text-lg/6 wrap-anywhere">
                {name}
              </h3>
              {match.isNetwork && <Badge tone="soft">Cohire network</Badge>}
              <ApplicationBadges applications={applications} />
            </div>
            <p className="text-sm/[22px] text-ink-3 wrap-anywhere">{subtitleOf(match)}</p>
          </div>
          {match.isScoreStale ? (
            <p className="shrink-0 text-sm/5 text-ink-3">Score being updated</p>
          ) : (
            <MatchBadge score={match.overallScore} />
          )}
        </header>
        {!match.isScoreStale && <MatchReasons match={match} />}
        {evidenceOpen && !match.isScoreStale && (
          <div className="grid gap-6 border-t border-line pt-5">
            <MatchEvidence trace={trace} />
            <MatchChanges changes={trace.counterfactuals} />
          </div>
        )}
        {questionsRequest?.answer !== undefined && <MatchQuestions name={name} {...questionsRequest.answer} />}
        <FailureNotice
          text={questionsRequest?.failed === true ? "We couldn't write the questions. Try again." : undefined}
        />
        <footer className="flex flex-wrap gap-2.5 border-t border-line pt-4.5">
          <CandidateButton candidateId={candidateId} name={name} />
          {match.isNetwork ? (
            <IntroductionButton match={match} jobTitle={jobTitle} onRequested={onChanged} />
          ) : (
            <>
              {!isOnBoard && <AddToJobButton match={match} jobTitle={jobTitle} onAdded={onApplicationChanged} />}
              {!hasEnded && (
                <ScheduleInterviewButton match={match} jobTitle={jobTitle} onScheduled={onApplicationChanged} />
              )}
            </>
          )}
          <Button
            variant="quiet"
            size="small"
            busy={questionsRequest?.isLoading === true && "Writing questions"}
            onClick={onRequestQuestions}
          >
            Generate Interview Questions
          </Button>
          {!match.isScoreStale && (
            <Button
              variant="quiet"
              size="small"
              aria-expanded={evidenceOpen}
              onClick={() => setEvidenceOpen(!evidenceOpen)}
              className="sm:ml-auto"
            >
              {evidenceOpen ? "Hide score details" : "Show score details"}
            </Button>
          )}
        </footer>
      </article>
    </li>
  );
};
