/** Each point of the score and the evidence for it. */
import type { ShownTrace } from "#domain/matching/score/shown-trace.ts";
import { MatchNeeds } from "../../../sections/match-needs.tsx";
import { MatchBreakdown } from "../../../sections/match-breakdown.tsx";
import { partLabels, partText } from "./match-text.ts";

interface MatchEvidenceProps {
  readonly trace: ShownTrace;
  /** Set where the page explains why the score is lower than the sum of its parts. */
  readonly limitText?: string;
}

export const MatchEvidence = ({ trace, limitText = "for the reasons under Areas to Explore" }: MatchEvidenceProps) => (
  <div className="grid gap-6 lg:grid-cols-[1fr_320px] lg:gap-10">
    <div className="min-w-0">
      <h4 className="text-[15px]/6 font-[600]">What the job asks for</h4>
      <MatchNeeds trace={trace} record="the record" />
    </div>
    <div className="min-w-0">
      <h4 className="text-[15px]/6 font-[600]">How the points add up</h4>
      <MatchBreakdown trace={trace} names={partLabels} partText={partText(trace)} limitText={limitText} />
    </div>
  </div>
);
