import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { PageMatch } from "#domain/candidates/candidate-page.ts";
import { Button } from "../../../ui/button.tsx";
import { cardClass } from "../../../ui/card.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { EmptyText, Section } from "./section.tsx";

/** The page injects these renderers because a feature cannot import the matching feature. */
export interface MatchRenderers {
  readonly badge: (score: number) => ReactNode;
  readonly evidence: (trace: NonNullable<PageMatch["trace"]>) => ReactNode;
}

const Match = ({ match, renderers }: { readonly match: PageMatch; readonly renderers: MatchRenderers }) => {
  const [isOpen, setOpen] = useState(false);
  const { jobId, jobTitle, overallScore, isScoreStale, reasoning, at, trace } = match;
  const hasDetails = trace !== null && !isScoreStale;
  return (
    <li className="px-4.5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <Link
            to={`/platform/jobs/${jobId}`}
            className="rounded-tag font-[560] underline decoration-edge/60 underline-offset-4 wrap-anywhere hover:decoration-current"
          >
            {jobTitle}
          </Link>
          <p className="mt-0.5 text-sm/5 text-ink-3">
            Scored <Timestamp iso={at} />
          </p>
        </div>
        {isScoreStale ? <p className="text-sm/5 text-ink-3">Score being updated</p> : renderers.badge(overallScore)}
      </div>
      {reasoning !== "" && !isScoreStale && <p className="mt-2.5 max-w-[72ch] text-[15px]/6 text-ink-2">{reasoning}</p>}
      {hasDetails && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-2 -ml-3.5"
        >
          {isOpen ? "Hide score details" : "Show score details"}
          <span className="sr-only"> for {jobTitle}</span>
        </Button>
      )}
      {isOpen && hasDetails && <div className="mt-3 border-t border-line pt-4">{renderers.evidence(trace)}</div>}
    </li>
  );
};

interface MatchesSectionProps {
  readonly matches: readonly PageMatch[];
  readonly requestsHumanReview: boolean;
  readonly renderers: MatchRenderers;
}

export const MatchesSection = ({ matches, requestsHumanReview, renderers }: MatchesSectionProps) => (
  <Section title="Matches" count={matches.length}>
    {matches.length === 0 ? (
      <EmptyText>
        {requestsHumanReview ? "Not scored: they asked for a human review." : "Not matched to any jobs yet."}
      </EmptyText>
    ) : (
      <ul aria-label="Matches" className={cardClass("divide-y divide-line")}>
        {matches.map((match) => (
          <Match key={match.id} match={match} renderers={renderers} />
        ))}
      </ul>
    )}
  </Section>
);
