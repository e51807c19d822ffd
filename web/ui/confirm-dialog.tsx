import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { FailureNotice } from "./notice.tsx";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What will happen, and what will not. */
  readonly text: string;
  readonly confirm: string;
  /** What the other button says; not "Cancel" where cancelling is what is being asked. */
  readonly dismiss?: string;
  readonly busy: string | false;
  readonly failure?: string | undefined;
  readonly onConfirm: () => void;
}

/** Asked once before something that cannot be taken back. */
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
        <Button look="secondary" onClick={() => onOpenChange(false)}>
          {dismiss}
        </Button>
        <Button look="danger" onClick={onConfirm} busy={busy}>
          {confirm}
        </Button>
      </>
    }
  >
    <FailureNotice text={failure} />
  </Dialog>
);
