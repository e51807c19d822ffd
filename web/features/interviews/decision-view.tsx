/** What the panel thinks, side by side. What is hidden is not here at all: the server has not sent it. */
import { EyeOff } from "lucide-react";
import type { Decision, Scorecard } from "#domain/interviews/scorecard.ts";
import { recommendations, type Recommendation, recommendationWords } from "#domain/interviews/scorecard-words.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Moment } from "../../ui/moment.tsx";
import { ComparedRatings } from "./compared-ratings.tsx";

const tones: Readonly<Record<Recommendation, Tone>> = { strong_no: "bad", no: "bad", yes: "good", strong_yes: "good" };

const Card = ({ card, isAlone }: { readonly card: Scorecard; readonly isAlone: boolean }) => (
  <article aria-label={`Scorecard of ${card.author}`} className={cardClass("grid content-start gap-3 p-4.5")}>
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h4 className="text-[15px]/6 font-[600]">{card.author}</h4>
      {card.recommendation !== null && (
        <Badge tone={tones[card.recommendation]}>{recommendationWords[card.recommendation]}</Badge>
      )}
    </div>
    {isAlone && (
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
          Amended <Moment iso={at} to="minute" />: {reason}
        </summary>
        <p className="mt-1.5 whitespace-pre-line wrap-anywhere">
          Before: {before.recommendation === null ? "" : `${recommendationWords[before.recommendation]}. `}
          {before.notes}
        </p>
      </details>
    ))}
  </article>
);

const Hidden = ({ hidden }: { readonly hidden: Decision["hidden"] }) =>
  hidden === null ? null : (
    <p className="flex items-start gap-2.5 rounded-control bg-paper-2 px-4 py-3 text-[15px]/6 text-ink-2">
      <EyeOff className="mt-1 size-4 shrink-0" aria-hidden="true" />
      {hidden === "owes-card"
        ? "The others' cards are shown once yours is handed in."
        : "Cards are read by the panel and by those who decide about this job."}
    </p>
  );

export const DecisionView = ({ decision }: { readonly decision: Decision }) => {
  const { cards, hidden, submitted, missing } = decision;
  if (submitted + missing.length === 0) return null;
  const counted = recommendations
    .map((each) => [each, cards.filter(({ recommendation }) => recommendation === each).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="text-[15px]/6 text-ink-2">
          {submitted} of {submitted + missing.length} scorecards in
          {missing.length > 0 && `; missing: ${[...new Set(missing.map(({ name }) => name))].join(", ")}`}
        </p>
        {hidden === null &&
          counted.map(([each, count]) => (
            <Badge key={each} tone={tones[each]}>
              {count} {recommendationWords[each].toLowerCase()}
            </Badge>
          ))}
      </div>
      <Hidden hidden={hidden} />
      {cards.length > 1 && <ComparedRatings cards={cards} />}
      {cards.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          {cards.map((card) => (
            <Card key={card.id} card={card} isAlone={cards.length === 1} />
          ))}
        </div>
      )}
    </div>
  );
};
