/** Somebody in the pipeline, with the menu by which they move. */
import { ArrowRightLeft } from "lucide-react";
import type { PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { type Stage, stages } from "#domain/pipeline/stages.ts";
import { timeAgo } from "../../lib/time-ago.ts";
import { useNow } from "../../lib/use-now.ts";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Menu, MenuItem, MenuTitle } from "../../ui/menu.tsx";
import { stageWords } from "./stage-words.ts";

interface ApplicationCardProps {
  readonly application: PipelineApplication;
  readonly mayMove: boolean;
  readonly onMove: (application: PipelineApplication, to: Stage) => void;
}

export const ApplicationCard = ({ application, mayMove, onMove }: ApplicationCardProps) => {
  const now = useNow();
  const { name, currentTitle, location, score, lastActivity, stage, status, isSample } = application;
  return (
    <li className="rounded-control border border-line bg-card px-3.5 py-3">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 text-[15px]/[22px] font-[560] wrap-anywhere">
          {name}
          {isSample && <SampleBadge />}
        </p>
        {score !== null && (
          <span className="text-sm/[22px] font-[600] text-ink-2 tabular-nums">
            {score}
            <span className="sr-only"> of 100</span>
          </span>
        )}
      </div>
      <p className="text-sm/5 wrap-anywhere text-ink-2">
        {[currentTitle, location].filter((each) => each !== null).join(", ") || "No title yet"}
      </p>
      <div className="mt-2 flex items-center justify-between gap-2">
        <p className="text-[13px]/5 text-ink-3">
          {status === "withdrawn" ? "Withdrawn" : now === 0 ? "" : timeAgo(lastActivity, new Date(now).toISOString())}
        </p>
        {mayMove && status !== "withdrawn" && (
          <Menu
            label={`Move ${name}`}
            trigger={
              <button type="button" className={buttonClass("quiet", "small", "-mr-2 px-2!")}>
                <ArrowRightLeft aria-hidden="true" />
                Move<span className="sr-only"> {name}</span>
              </button>
            }
          >
            <MenuTitle>Move to</MenuTitle>
            {stages
              .filter((each) => each !== stage)
              .map((each) => (
                <MenuItem key={each} onSelect={() => onMove(application, each)}>
                  {stageWords[each]}
                </MenuItem>
              ))}
          </Menu>
        )}
      </div>
    </li>
  );
};
