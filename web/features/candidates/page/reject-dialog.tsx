/** Rejects an application and asks for the same reason and message as the board does. */
import { useId, useState } from "react";
import type { Rejection } from "#domain/pipeline/rejection.ts";
import type { Problem } from "../../../lib/api/problem.ts";
import { useViewer } from "../../../lib/auth/viewer.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import {
  initialDraft,
  emailFactsOf,
  RejectionFields,
  rejectionOf,
} from "../../../sections/workspace/rejection-fields.tsx";

interface RejectDialogProps {
  readonly name: string;
  readonly jobTitle: string;
  readonly getsEmail: boolean;
  readonly onClose: () => void;
  /** Returns the problem if the rejection failed. */
  readonly reject: (rejection: Rejection) => Promise<Problem | undefined>;
}

const RejectDialog = ({ name, jobTitle, getsEmail, onClose, reject }: RejectDialogProps) => {
  const { me } = useViewer();
  const form = useId();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [draft, setDraft] = useState(initialDraft);
  const submit = async () => {
    setIsSending(true);
    const failed = await reject(rejectionOf(draft));
    setIsSending(false);
    if (failed === undefined) onClose();
    else setFailure(failed.message);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Reject ${name}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="danger" busy={isSending && "Rejecting"}>
            Reject
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <RejectionFields
          draft={draft}
          onChange={setDraft}
          facts={emailFactsOf(me, name, jobTitle)}
          replyTo={me.person?.email ?? "you"}
          emailCount={getsEmail ? 1 : 0}
        />
        <FailureNotice text={failure} />
      </form>
    </Dialog>
  );
};

export default RejectDialog;
