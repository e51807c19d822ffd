/** What may be done on the page: members do it, visitors of the demo are shown the way to a workspace, others are offered nothing. */
import { type ReactNode, useState } from "react";
import { useViewer } from "../../../lib/viewer.ts";
import { SignUpPrompt } from "../../../sections/workspace/sign-up-prompt.tsx";

export interface Deeds {
  readonly mayEdit: boolean;
  readonly mayMove: (teamId: string | null) => boolean;
  /** `deed` is what a visitor would sign up for: "write a note". */
  readonly attempt: (deed: string, work: () => void) => void;
  /** The same for what has an answer: undefined where a visitor was asked instead. */
  readonly attemptTo: <T>(deed: string, work: () => Promise<T>) => Promise<T | undefined>;
  readonly prompt: ReactNode;
}

export const useDeeds = (): Deeds => {
  const { isInside, may } = useViewer();
  const [deed, setDeed] = useState("");
  const [open, setOpen] = useState(false);
  const ask = (wanted: string): void => {
    setDeed(wanted);
    setOpen(true);
  };
  return {
    mayEdit: !isInside || may("candidate.edit"),
    mayMove: (teamId) => !isInside || may("candidate.edit", teamId),
    attempt: (wanted, work) => {
      if (isInside) work();
      else ask(wanted);
    },
    attemptTo: async (wanted, work) => {
      if (isInside) return work();
      ask(wanted);
      return undefined;
    },
    prompt: <SignUpPrompt open={open} onOpenChange={setOpen} deed={deed} />,
  };
};
