import { Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useViewer } from "../../lib/viewer.ts";
import { SignUpPrompt } from "../../sections/workspace/sign-up-prompt.tsx";
import { Button, type ButtonLook } from "../../ui/button.tsx";

const NewTeamDialog = lazy(async () => ({ default: (await import("./new-team-dialog.tsx")).NewTeamDialog }));

interface CreateTeamButtonProps {
  readonly look?: ButtonLook;
  readonly label?: string;
}

/** For the company's admins; a visitor of the demo is shown the way to a workspace. */
export const CreateTeamButton = ({ look = "secondary", label = "Create Team" }: CreateTeamButtonProps) => {
  const { isInside, may } = useViewer();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (isInside && !may("team.create")) return null;
  return (
    <>
      <Button
        look={look}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Users aria-hidden="true" />
        {label}
      </Button>
      {!isInside && <SignUpPrompt open={open} onOpenChange={setOpen} deed="create a team" />}
      {isInside && asked && (
        <Suspense>
          <NewTeamDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
};
