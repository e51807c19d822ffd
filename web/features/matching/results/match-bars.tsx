import type { ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import { Progress } from "../../../ui/progress.tsx";

export const MatchBars = ({ match }: { readonly match: ShownMatch }) => (
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
