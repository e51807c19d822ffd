import { Plus } from "lucide-react";
import { lazy, useEffect, useEffectEvent } from "react";
import { useDialog } from "../../lib/use-dialog.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { ActionButton } from "../../sections/workspace/action-button.tsx";
import type { ButtonSize, ButtonVariant } from "../../ui/button.tsx";

const NewJobDialog = lazy(async () => ({ default: (await import("./new-job-dialog.tsx")).NewJobDialog }));

interface NewJobButtonProps {
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly label?: string;
  /** Opens the dialog with the page. */
  readonly startOpen?: boolean;
}

/** For members who can edit jobs in the workspace or in one of its teams, and for demo visitors. */
export const NewJobButton = ({
  teams,
  variant = "primary",
  size = "medium",
  label = "New Job",
  startOpen = false,
}: NewJobButtonProps) => {
  const { hasWorkspace, may } = useViewer();
  const state = useDialog();
  const show = useEffectEvent(() => state.show());
  useEffect(() => {
    if (startOpen) show();
  }, [startOpen]);
  if (hasWorkspace && !may("job.edit") && !teams.some(({ id }) => may("job.edit", id))) return null;
  return (
    <ActionButton
      variant={variant}
      size={size}
      action="add a job"
      state={state}
      dialog={<NewJobDialog open={state.open} onOpenChange={state.onOpenChange} teams={teams} />}
    >
      <Plus aria-hidden="true" />
      {label}
    </ActionButton>
  );
};
