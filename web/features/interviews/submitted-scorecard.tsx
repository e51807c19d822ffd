/** The viewer's submitted scorecard: read only until they choose to amend it. */
import type { Scorecard } from "#domain/interviews/scorecard.ts";
import { maxRating, ratingLabels, recommendationLabels } from "#domain/interviews/scorecard-values.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";

export const SubmittedScorecard = ({
  scorecard,
  onAmend,
}: {
  readonly scorecard: Scorecard;
  readonly onAmend: () => void;
}) => (
  <div className="grid gap-6">
    <dl className="divide-y divide-line">
      {scorecard.ratings.map(({ key, name, rating }) => (
        <div key={key} className="flex items-center justify-between gap-x-6 py-3">
          <dt className="min-w-0 text-[15px]/6 font-[560] wrap-anywhere">{name}</dt>
          <dd className="shrink-0 text-right">
            <span className="text-[15px]/6 font-[600] tabular-nums">
              {rating} of {maxRating}
            </span>
            <span className="block text-sm/5 text-ink-3">{ratingLabels[rating]}</span>
          </dd>
        </div>
      ))}
    </dl>
    <div>
      <h3 className="mb-1.5 font-text text-[15px]/[22px] font-[540] tracking-normal">What you saw and heard</h3>
      <p className="text-base/[26px] whitespace-pre-line wrap-anywhere text-ink-2">{scorecard.notes}</p>
    </div>
    {scorecard.recommendation !== null && (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-text text-[15px]/[22px] font-[540] tracking-normal">
          Would you hire this person for this job?
        </h3>
        <Badge tone={scorecard.recommendation.endsWith("yes") ? "good" : "bad"}>
          {recommendationLabels[scorecard.recommendation]}
        </Badge>
      </div>
    )}
    {scorecard.amendments.length > 0 && (
      <ul className="grid gap-1 text-sm/5 text-ink-3">
        {scorecard.amendments.map(({ at, reason }) => (
          <li key={at}>
            Edited <Timestamp iso={at} precision="minute" />: {reason}
          </li>
        ))}
      </ul>
    )}
    <Button variant="secondary" className="justify-self-start" onClick={onAmend}>
      Edit scorecard
    </Button>
  </div>
);
