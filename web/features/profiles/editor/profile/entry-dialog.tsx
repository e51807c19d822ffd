/** A dialog that adds or changes an entry of a list. Errors show at their field, and the first one gets the focus. */
import { type ReactNode, type SubmitEvent, useId, useRef } from "react";
import { capitalize } from "../../../../sections/workspace/job-badges.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { DialogActions } from "../../../../ui/dialog-actions.tsx";

interface EntryDialogProps {
  readonly noun: string;
  readonly isNew: boolean;
  /** Saves the entry and returns true, or shows errors and returns false. */
  readonly onSubmit: () => boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const EntryDialog = ({ noun, isNew, onSubmit, onClose, children }: EntryDialogProps) => {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (onSubmit()) onClose();
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`${isNew ? "Add" : "Edit"} ${noun}`}
      footer={<DialogActions formId={formId} submit={isNew ? "Add" : "Save"} busy={false} onCancel={onClose} />}
    >
      <form
        ref={form}
        noValidate
        id={formId}
        aria-label={capitalize(noun)}
        onSubmit={submit}
        className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        {children}
      </form>
    </Dialog>
  );
};
