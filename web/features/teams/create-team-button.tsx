import { Users } from "lucide-react";
import { lazy } from "react";
import { useDialog } from "../../lib/use-dialog.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { ActionButton } from "../../sections/workspace/action-button.tsx";

const NewTeamDialog = lazy(async () => ({ default: (await import("./new-team-dialog.tsx")).NewTeamDialog }));

/** Shown to company admins. */
export const CreateTeamButton = () => {
  const { hasWorkspace, may } = useViewer();
  const state = useDialog();
  if (hasWorkspace && !may("team.create")) return null;
  return (
    <ActionButton
      variant="secondary"
      action="create a team"
      state={state}
      dialog={<NewTeamDialog open={state.open} onOpenChange={state.onOpenChange} />}
    >
      <Users aria-hidden="true" />
      Create Team
    </ActionButton>
  );
};
