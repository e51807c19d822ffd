/** The other panelists' scorecards on the page of an interview, once the viewer has submitted their own. */
import type { Reply } from "#domain/endpoint.ts";
import { readDecision, type readInterview } from "#domain/interviews/scorecard.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { HiddenCardsNotice, ScorecardArticle } from "./decision-view.tsx";
import { RatingComparison } from "./rating-comparison.tsx";

export const OtherScorecards = ({ interview }: { readonly interview: Reply<typeof readInterview> }) => {
  const { me } = useViewer();
  const decision = useEndpoint(readDecision, { params: { id: interview.applicationId } });
  const others = decision.cards.filter(({ userId }) => userId === null || userId !== me.person?.id);
  const waitingFor = decision.missing.filter(({ interviewId }) => interviewId === interview.id);
  if (others.length === 0 && waitingFor.length === 0 && decision.hidden === null) return null;
  return (
    <section aria-labelledby="other-scorecards" className="mt-10 grid gap-3.5">
      <div>
        <h2 id="other-scorecards" className="text-xl/7">
          Other scorecards
        </h2>
        {waitingFor.length > 0 && (
          <p className="mt-0.5 text-sm/5 text-ink-3">
            Not submitted yet: {waitingFor.map(({ name }) => name).join(", ")}
          </p>
        )}
      </div>
      <HiddenCardsNotice decision={decision} />
      {decision.cards.length > 1 && <RatingComparison cards={decision.cards} />}
      {others.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          {others.map((card) => (
            <ScorecardArticle key={card.id} card={card} showsRatings={decision.cards.length === 1} heading="h3" />
          ))}
        </div>
      )}
    </section>
  );
};
