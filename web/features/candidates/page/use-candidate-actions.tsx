/** What the viewer may do on the page. Members act, demo visitors are asked to sign up, and others see no actions. */
import { type ReactNode, useState } from "react";
import { useViewer } from "../../../lib/auth/viewer.ts";
import { SignUpPrompt } from "../../../sections/workspace/sign-up-prompt.tsx";

export interface CandidateActions {
  readonly canEdit: boolean;
  readonly canMove: (teamId: string | null) => boolean;
  /** `actionText` completes the sign-up prompt: "write a note". */
  readonly attempt: (actionText: string, work: () => void) => void;
  /** Like `attempt`, but resolves to the result of the work, or to undefined if the visitor was asked to sign up. */
  readonly attemptAsync: <T>(actionText: string, work: () => Promise<T>) => Promise<T | undefined>;
  readonly prompt: ReactNode;
}

export const useCandidateActions = (): CandidateActions => {
  const { hasWorkspace, may } = useViewer();
  const [actionText, setActionText] = useState("");
  const [open, setOpen] = useState(false);
  const promptSignUp = (text: string): void => {
    setActionText(text);
    setOpen(true);
  };
  return {
    canEdit: !hasWorkspace || may("candidate.edit"),
    canMove: (teamId) => !hasWorkspace || may("candidate.edit", teamId),
    attempt: (text, work) => {
      if (hasWorkspace) work();
      else promptSignUp(text);
    },
    attemptAsync: async (text, work) => {
      if (hasWorkspace) return work();
      promptSignUp(text);
      return undefined;
    },
    prompt: <SignUpPrompt open={open} onOpenChange={setOpen} action={actionText} />,
  };
};
