import { Plus } from "lucide-react";
import { lazy } from "react";
import { useDialog } from "../../lib/use-dialog.ts";
import { useViewer } from "../../lib/viewer.ts";
import { DeedButton } from "../../sections/workspace/deed-button.tsx";
import type { ButtonLook } from "../../ui/button.tsx";

const NewJobDialog = lazy(async () => ({ default: (await import("./new-job-dialog.tsx")).NewJobDialog }));

interface NewJobButtonProps {
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  readonly look?: ButtonLook;
  readonly label?: string;
}

/** For whoever may write jobs somewhere in the workspace. */
export const NewJobButton = ({ teams, look = "primary", label = "New Job" }: NewJobButtonProps) => {
  const { isInside, may } = useViewer();
  const state = useDialog();
  if (isInside && !may("job.edit") && !teams.some(({ id }) => may("job.edit", id))) return null;
  return (
    <DeedButton
      look={look}
      deed="add a job"
      state={state}
      dialog={<NewJobDialog open={state.open} onOpenChange={state.onOpenChange} teams={teams} />}
    >
      <Plus aria-hidden="true" />
      {label}
    </DeedButton>
  );
};
