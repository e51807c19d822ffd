import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { FailureNotice } from "./notice.tsx";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What the action changes and what it keeps. */
  readonly text: string;
  readonly confirm: string;
  /** The label of the other button. Don't use "Cancel" if the action itself cancels something. */
  readonly dismiss?: string;
  readonly busy: string | false;
  readonly failure?: string | undefined;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before an action that can't be undone. */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  dismiss = "Cancel",
  busy,
  failure,
  onConfirm,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={title}
    description={text}
    className="sm:max-w-[480px]"
    footer={
      <>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {dismiss}
        </Button>
        <Button variant="danger" onClick={onConfirm} busy={busy}>
          {confirm}
        </Button>
      </>
    }
  >
    <FailureNotice text={failure} />
  </Dialog>
);
