import { Users } from "lucide-react";
import { lazy } from "react";
import { useDialog } from "../../lib/use-dialog.ts";
import { useViewer } from "../../lib/viewer.ts";
import { DeedButton } from "../../sections/workspace/deed-button.tsx";
import type { ButtonLook } from "../../ui/button.tsx";

const NewTeamDialog = lazy(async () => ({ default: (await import("./new-team-dialog.tsx")).NewTeamDialog }));

interface CreateTeamButtonProps {
  readonly look?: ButtonLook;
  readonly label?: string;
}

/** For the company's admins. */
export const CreateTeamButton = ({ look = "secondary", label = "Create Team" }: CreateTeamButtonProps) => {
  const { isInside, may } = useViewer();
  const state = useDialog();
  if (isInside && !may("team.create")) return null;
  return (
    <DeedButton
      look={look}
      deed="create a team"
      state={state}
      dialog={<NewTeamDialog open={state.open} onOpenChange={state.onOpenChange} />}
    >
      <Users aria-hidden="true" />
      {label}
    </DeedButton>
  );
};
