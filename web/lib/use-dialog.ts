import { useState } from "react";

export interface DialogState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** A dialog stays mounted after its first opening, so that it can animate when it closes. */
  readonly isLoaded: boolean;
  readonly show: () => void;
}

/** State of a dialog whose code is loaded on first opening. */
export const useDialog = (): DialogState => {
  const [open, onOpenChange] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const show = () => {
    setLoaded(true);
    onOpenChange(true);
  };
  return { open, onOpenChange, isLoaded, show };
};
