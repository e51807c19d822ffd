/** The footer of a dialog with a form: cancel or submit. */
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface DialogActionsProps {
  readonly formId: string;
  readonly submit: string;
  /** The label while the form is submitting. */
  readonly busy: string | false;
  readonly onCancel: () => void;
  /** Set while the form can't be submitted yet. */
  readonly disabled?: boolean;
  /** A line beside the buttons about what will be submitted. */
  readonly note?: ReactNode;
}

export const DialogActions = ({ formId, submit, busy, onCancel, disabled = false, note }: DialogActionsProps) => (
  <>
    {note !== undefined && (
      <p aria-live="polite" className="min-w-0 flex-1 text-sm/5 text-ink-2 max-sm:basis-full">
        {note}
      </p>
    )}
    <Button variant="secondary" onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" form={formId} busy={busy} disabled={disabled}>
      {submit}
    </Button>
  </>
);
