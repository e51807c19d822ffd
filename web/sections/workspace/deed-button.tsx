/** A button for what only members do: it opens their dialog, and shows a visitor of the demo the way to a workspace. */
import { type ReactNode, Suspense } from "react";
import type { DialogState } from "../../lib/use-dialog.ts";
import { useViewer } from "../../lib/viewer.ts";
import { Button, type ButtonLook, type ButtonSize } from "../../ui/button.tsx";
import { SignUpPrompt } from "./sign-up-prompt.tsx";

interface DeedButtonProps {
  readonly look: ButtonLook;
  readonly size?: ButtonSize;
  /** What a visitor would sign up for: "add a job". */
  readonly deed: string;
  readonly state: DialogState;
  readonly dialog: ReactNode;
  readonly children: ReactNode;
}

export const DeedButton = ({ look, size = "medium", deed, state, dialog, children }: DeedButtonProps) => {
  const { isInside } = useViewer();
  return (
    <>
      <Button look={look} size={size} onClick={state.ask}>
        {children}
      </Button>
      {!isInside && <SignUpPrompt open={state.open} onOpenChange={state.onOpenChange} deed={deed} />}
      {isInside && state.asked && <Suspense>{dialog}</Suspense>}
    </>
  );
};
