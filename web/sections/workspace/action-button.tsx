/** A button for an action of members. It opens their dialog, and shows demo visitors the sign-up prompt. */
import { type ReactNode, Suspense } from "react";
import type { DialogState } from "../../lib/use-dialog.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { Button, type ButtonVariant, type ButtonSize } from "../../ui/button.tsx";
import { SignUpPrompt } from "./sign-up-prompt.tsx";

interface ActionButtonProps {
  readonly variant: ButtonVariant;
  readonly size?: ButtonSize;
  /** The action that a visitor would sign up for: "add a job". */
  readonly action: string;
  readonly state: DialogState;
  readonly dialog: ReactNode;
  readonly children: ReactNode;
}

export const ActionButton = ({ variant, size = "medium", action, state, dialog, children }: ActionButtonProps) => {
  const { hasWorkspace } = useViewer();
  return (
    <>
      <Button variant={variant} size={size} onClick={state.show}>
        {children}
      </Button>
      {!hasWorkspace && <SignUpPrompt open={state.open} onOpenChange={state.onOpenChange} action={action} />}
      {hasWorkspace && state.isLoaded && <Suspense>{dialog}</Suspense>}
    </>
  );
};
