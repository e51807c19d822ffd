/** The foot of a dialog that holds a form: leave it, or send it. */
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface DialogActionsProps {
  readonly formId: string;
  readonly submit: string;
  /** What is being done, while it is. */
  readonly busy: string | false;
  readonly onCancel: () => void;
  /** Nothing can be sent yet. */
  readonly disabled?: boolean;
  /** What is about to be sent, in a line beside the buttons. */
  readonly note?: ReactNode;
}

export const DialogActions = ({ formId, submit, busy, onCancel, disabled = false, note }: DialogActionsProps) => (
  <>
    {note !== undefined && (
      <p aria-live="polite" className="min-w-0 flex-1 text-sm/5 text-ink-2 max-sm:basis-full">
        {note}
      </p>
    )}
    <Button look="secondary" onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" form={formId} busy={busy} disabled={disabled}>
      {submit}
    </Button>
  </>
);
