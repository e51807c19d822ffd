/** The panel's scorecards side by side. The server does not send hidden cards. */
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Decision, Scorecard } from "#domain/interviews/scorecard.ts";
import { recommendations, type Recommendation, recommendationLabels } from "#domain/interviews/scorecard-values.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { RatingComparison } from "./rating-comparison.tsx";

const tones: Readonly<Record<Recommendation, Tone>> = { strong_no: "bad", no: "bad", yes: "good", strong_yes: "good" };

interface ScorecardArticleProps {
  readonly card: Scorecard;
  readonly showsRatings: boolean;
  readonly heading?: "h3" | "h5";
}

export const ScorecardArticle = ({ card, showsRatings, heading: Heading = "h5" }: ScorecardArticleProps) => (
  <article aria-label={`Scorecard by ${card.author}`} className={cardClass("grid content-start gap-3 p-4.5")}>
    <div className="flex items-start justify-between gap-3">
      <Heading className="min-w-0 text-[15px]/6 font-[600] wrap-anywhere">{card.author}</Heading>
      {card.recommendation !== null && (
        <span className="shrink-0">
          <Badge tone={tones[card.recommendation]}>{recommendationLabels[card.recommendation]}</Badge>
        </span>
      )}
    </div>
    {showsRatings && (
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm/5">
        {card.ratings.map(({ key, name, rating }) => (
          <div key={key} className="contents">
            <dt className="wrap-anywhere text-ink-2">{name}</dt>
            <dd className="font-[600] tabular-nums">{rating} of 5</dd>
          </div>
        ))}
      </dl>
    )}
    <p className="text-[15px]/6 whitespace-pre-line wrap-anywhere">{card.notes}</p>
    {card.amendments.map(({ at, reason, before }) => (
      <details key={at} className="border-t border-line pt-2 text-sm/5 text-ink-3">
        <summary className="cursor-pointer">
          Edited <Timestamp iso={at} precision="minute" />: {reason}
        </summary>
        <p className="mt-1.5 whitespace-pre-line wrap-anywhere">
          Previously: {before.recommendation === null ? "" : `${recommendationLabels[before.recommendation]}. `}
          {before.notes}
        </p>
      </details>
    ))}
  </article>
);

/** Links to the interview whose card the viewer still has to submit, which may be a later round. */
const OwnMissingCard = ({ decision: { interviews, missing } }: { readonly decision: Decision }) => {
  const { me } = useViewer();
  const missingInterviewIds = missing
    .filter(({ userId }) => userId === me.person?.id)
    .map(({ interviewId }) => interviewId);
  const meeting = interviews.find(({ id }) => missingInterviewIds.includes(id));
  if (meeting === undefined) return "You'll see the other scorecards after you submit yours.";
  return (
    <span>
      You'll see the other scorecards after you submit yours for the{" "}
      <Link
        to={`/platform/interviews/${meeting.id}`}
        className="rounded-tag font-[560] text-ink underline decoration-edge/60 underline-offset-4 hover:decoration-current"
      >
        interview on <Timestamp iso={meeting.scheduledAt} precision="minute" />
      </Link>
      .
    </span>
  );
};

export const HiddenCardsNotice = ({ decision }: { readonly decision: Decision }) =>
  decision.hidden === null ? null : (
    <p className="flex items-start gap-2.5 rounded-control bg-paper-2 px-4 py-3 text-[15px]/6 text-ink-2">
      <EyeOff className="mt-1 size-4 shrink-0" aria-hidden="true" />
      {decision.hidden === "owes-card" ? (
        <OwnMissingCard decision={decision} />
      ) : (
        "Only the panel and the people who make decisions on this job can see scorecards."
      )}
    </p>
  );

/** Counts cards as missing only after their interview has started. */
const scorecardSummary = ({ submitted, missing, interviews }: Decision, now: number): string => {
  const startedIds = new Set(
    interviews.filter(({ scheduledAt }) => Date.parse(scheduledAt) <= now).map(({ id }) => id),
  );
  const missingNow = missing.filter(({ interviewId }) => startedIds.has(interviewId));
  const upcomingCount = missing.length - missingNow.length;
  const names = [...new Set(missingNow.map(({ name }) => name))].join(", ");
  return [
    `${submitted} of ${submitted + missingNow.length} scorecards submitted`,
    ...(missingNow.length > 0 ? [`missing: ${names}`] : []),
    ...(upcomingCount > 0 ? [`${upcomingCount} due after upcoming interviews`] : []),
  ].join("; ");
};

export const DecisionView = ({ decision }: { readonly decision: Decision }) => {
  const { cards, hidden, submitted, missing } = decision;
  const [now] = useState(() => Date.now());
  if (submitted + missing.length === 0) return null;
  const recommendationCounts = recommendations
    .map((each) => [each, cards.filter(({ recommendation }) => recommendation === each).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <div className="mt-3 grid gap-3.5">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h4 className="text-[15px]/6 font-[600]">Panel feedback</h4>
          {hidden === null &&
            recommendationCounts.map(([recommendation, count]) => (
              <Badge key={recommendation} tone={tones[recommendation]}>
                {count} {recommendationLabels[recommendation].toLowerCase()}
              </Badge>
            ))}
        </div>
        <p className="mt-0.5 text-sm/5 text-ink-3">{scorecardSummary(decision, now)}</p>
      </div>
      <HiddenCardsNotice decision={decision} />
      {cards.length > 1 && <RatingComparison cards={cards} />}
      {cards.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
          {cards.map((card) => (
            <ScorecardArticle key={card.id} card={card} showsRatings={cards.length === 1} />
          ))}
        </div>
      )}
    </div>
  );
};
