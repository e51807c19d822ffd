import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useViewer } from "../../lib/viewer.ts";
import { SignUpPrompt } from "../../sections/workspace/sign-up-prompt.tsx";
import { Button, type ButtonLook } from "../../ui/button.tsx";

const NewJobDialog = lazy(async () => ({ default: (await import("./new-job-dialog.tsx")).NewJobDialog }));

interface NewJobButtonProps {
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  readonly look?: ButtonLook;
  readonly label?: string;
}

/** For whoever may write jobs somewhere in the workspace; a visitor of the demo is shown the way to one. */
export const NewJobButton = ({ teams, look = "primary", label = "New Job" }: NewJobButtonProps) => {
  const { isInside, may } = useViewer();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (isInside && !may("job.edit") && !teams.some(({ id }) => may("job.edit", id))) return null;
  return (
    <>
      <Button
        look={look}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Plus aria-hidden="true" />
        {label}
      </Button>
      {!isInside && <SignUpPrompt open={open} onOpenChange={setOpen} deed="add a job" />}
      {isInside && asked && (
        <Suspense>
          <NewJobDialog open={open} onOpenChange={setOpen} teams={teams} />
        </Suspense>
      )}
    </>
  );
};
