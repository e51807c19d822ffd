/** The foot of a dialog that holds a form: leave it, or send it. */
import { Button } from "./button.tsx";

interface DialogActionsProps {
  readonly formId: string;
  readonly submit: string;
  /** What is being done, while it is. */
  readonly busy: string | false;
  readonly onCancel: () => void;
}

export const DialogActions = ({ formId, submit, busy, onCancel }: DialogActionsProps) => (
  <>
    <Button look="secondary" onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" form={formId} busy={busy}>
      {submit}
    </Button>
  </>
);
