import { Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useViewer } from "../../lib/viewer.ts";
import { SignUpPrompt } from "../../sections/workspace/sign-up-prompt.tsx";
import { Button } from "../../ui/button.tsx";

const NewTeamDialog = lazy(async () => ({ default: (await import("./new-team-dialog.tsx")).NewTeamDialog }));

/** For the company's admins; a visitor of the demo is shown the way to a workspace. */
export const CreateTeamButton = () => {
  const { isInside, may } = useViewer();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (isInside && !may("team.create")) return null;
  return (
    <>
      <Button
        look="secondary"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Users aria-hidden="true" />
        Create Team
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
