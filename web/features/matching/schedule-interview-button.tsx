import { lazy } from "react";
import type { ShownMatch } from "#domain/matching/match-candidates.ts";
import { useDialog } from "../../lib/use-dialog.ts";
import { useViewer } from "../../lib/viewer.ts";
import { DeedButton } from "../../sections/workspace/deed-button.tsx";

const ScheduleInterviewDialog = lazy(async () => ({
  default: (await import("./schedule-interview-dialog.tsx")).ScheduleInterviewDialog,
}));

interface ScheduleInterviewButtonProps {
  readonly match: ShownMatch;
  readonly jobTitle: string;
}

export const ScheduleInterviewButton = ({ match, jobTitle }: ScheduleInterviewButtonProps) => {
  const { isInside, may } = useViewer();
  const state = useDialog();
  if (isInside && !may("interview.schedule")) return null;
  return (
    <DeedButton
      look="secondary"
      size="small"
      deed="schedule interviews"
      state={state}
      dialog={
        <ScheduleInterviewDialog
          open={state.open}
          onOpenChange={state.onOpenChange}
          match={match}
          jobTitle={jobTitle}
        />
      }
    >
      Schedule Interview<span className="sr-only"> with {match.name}</span>
    </DeedButton>
  );
};
