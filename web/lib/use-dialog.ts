import { useState } from "react";

export interface DialogState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Once asked for, a dialog stays loaded, so that it can close in its own time. */
  readonly asked: boolean;
  readonly ask: () => void;
}

/** A dialog that is loaded when somebody first asks for it. */
export const useDialog = (): DialogState => {
  const [open, onOpenChange] = useState(false);
  const [asked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    onOpenChange(true);
  };
  return { open, onOpenChange, asked, ask };
};
