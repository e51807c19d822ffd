import { Users } from "lucide-react";
import { lazy } from "react";
import { useDialog } from "../../lib/use-dialog.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { ActionButton } from "../../sections/workspace/action-button.tsx";
import type { ButtonVariant } from "../../ui/button.tsx";

const NewTeamDialog = lazy(async () => ({ default: (await import("./new-team-dialog.tsx")).NewTeamDialog }));

interface CreateTeamButtonProps {
  readonly variant?: ButtonVariant;
  readonly label?: string;
}

/** Shown to company admins. */
export const CreateTeamButton = ({ variant = "secondary", label = "Create Team" }: CreateTeamButtonProps) => {
  const { hasWorkspace, may } = useViewer();
  const state = useDialog();
  if (hasWorkspace && !may("team.create")) return null;
  return (
    <ActionButton
      variant={variant}
      action="create a team"
      state={state}
      dialog={<NewTeamDialog open={state.open} onOpenChange={state.onOpenChange} />}
    >
      <Users aria-hidden="true" />
      {label}
    </ActionButton>
  );
};
