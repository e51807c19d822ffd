/**
 * A network candidate is asked before an introduction. Until they accept, the employer sees only what their privacy
 * settings allow.
 */
import { lazy } from "react";
import type { IntroductionStatus } from "#domain/matching/endpoints/introduction.ts";
import type { ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import { useDialog } from "../../lib/use-dialog.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { ActionButton } from "../../sections/workspace/action-button.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";

const IntroductionDialog = lazy(async () => ({
  default: (await import("./introduction-dialog.tsx")).IntroductionDialog,
}));

const states: Readonly<Record<IntroductionStatus, readonly [Tone, string]>> = {
  requested: ["plain", "Introduction requested"],
  accepted: ["good", "Introduced"],
  declined: ["outline", "Introduction declined"],
};

interface IntroductionButtonProps {
  readonly match: ShownMatch;
  readonly jobTitle: string;
  readonly onRequested: () => void;
}

export const IntroductionButton = ({ match, jobTitle, onRequested }: IntroductionButtonProps) => {
  const { hasWorkspace, may } = useViewer();
  const state = useDialog();
  if (match.introduction !== null) {
    const [tone, label] = states[match.introduction.status];
    return (
      <span className="flex h-9 items-center">
        <Badge tone={tone}>{label}</Badge>
      </span>
    );
  }
  if (hasWorkspace && !may("introduction.request")) return null;
  return (
    <ActionButton
      variant="secondary"
      size="small"
      action="request introductions to network candidates"
      state={state}
      dialog={
        <IntroductionDialog
          open={state.open}
          onOpenChange={state.onOpenChange}
          match={match}
          jobTitle={jobTitle}
          onRequested={onRequested}
        />
      }
    >
      Request introduction<span className="sr-only"> to {match.name}</span>
    </ActionButton>
  );
};
