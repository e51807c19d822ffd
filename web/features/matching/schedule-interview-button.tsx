import { lazy } from "react";
import type { MatchApplication, ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import { useDialog } from "../../lib/use-dialog.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { ActionButton } from "../../sections/workspace/action-button.tsx";

const ScheduleInterviewDialog = lazy(async () => ({
  default: (await import("./schedule-interview-dialog.tsx")).ScheduleInterviewDialog,
}));

interface ScheduleInterviewButtonProps {
  readonly match: ShownMatch;
  readonly jobTitle: string;
  readonly onScheduled: (application: MatchApplication) => void;
}

export const ScheduleInterviewButton = ({ match, jobTitle, onScheduled }: ScheduleInterviewButtonProps) => {
  const { hasWorkspace, may } = useViewer();
  const state = useDialog();
  if (hasWorkspace && !may("interview.schedule")) return null;
  return (
    <ActionButton
      variant="secondary"
      size="small"
      action="schedule interviews"
      state={state}
      dialog={
        <ScheduleInterviewDialog
          open={state.open}
          onOpenChange={state.onOpenChange}
          match={match}
          jobTitle={jobTitle}
          onScheduled={onScheduled}
        />
      }
    >
      Schedule Interview<span className="sr-only"> with {match.name}</span>
    </ActionButton>
  );
};
