/** What other features contribute to a candidate's page and panel. */
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import type { CandidateViewProps } from "../../features/candidates/page/candidate-view.tsx";
import { InterviewsSection } from "../../features/interviews/interviews-section.tsx";
import { OffersSection } from "../../features/offers/offers-section.tsx";
import { MatchBadge } from "../../features/matching/results/match-badge.tsx";
import { MatchEvidence } from "../../features/matching/results/match-evidence.tsx";

export const candidateParts = (page: CandidatePage): CandidateViewProps => ({
  page,
  matchRenderers: {
    badge: (score) => <MatchBadge score={score} />,
    evidence: (trace) => <MatchEvidence trace={trace} limitText="for the reason given above" />,
  },
  interviews: <InterviewsSection candidate={page} />,
  offers: <OffersSection candidate={page} />,
});
