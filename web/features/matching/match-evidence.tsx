/** Each point of the score, and the line of the record it rests on. */
import type { ShownTrace } from "#domain/matching/shown-trace.ts";
import { MatchNeeds } from "../../sections/match-needs.tsx";
import { MatchSum } from "../../sections/match-sum.tsx";
import { partNames, partWords } from "./match-words.ts";

interface MatchEvidenceProps {
  readonly trace: ShownTrace;
  /** Where the page says why the score is lower than its parts. */
  readonly heldBy?: string;
}

export const MatchEvidence = ({ trace, heldBy = "by what stands under Areas to Explore" }: MatchEvidenceProps) => (
  <div className="grid gap-6 lg:grid-cols-[1fr_320px] lg:gap-10">
    <div className="min-w-0">
      <h4 className="text-[15px]/6 font-[600]">What the job asks for</h4>
      <MatchNeeds trace={trace} record="the record" />
    </div>
    <div className="min-w-0">
      <h4 className="text-[15px]/6 font-[600]">How the points add up</h4>
      <MatchSum trace={trace} names={partNames} words={partWords(trace)} heldBy={heldBy} />
    </div>
  </div>
);
