/** Rejecting from a candidate's page asks what the board asks: why, and what the person is told. */
import { useId, useState } from "react";
import type { Rejection } from "#domain/pipeline/rejection.ts";
import type { Problem } from "../../../lib/problem.ts";
import { useViewer } from "../../../lib/viewer.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { firstDraft, mailFactsOf, RejectionFields, rejectionOf } from "../../pipeline/rejection-fields.tsx";

interface RejectDialogProps {
  readonly name: string;
  readonly jobTitle: string;
  readonly getsMail: boolean;
  readonly onClose: () => void;
  /** Answers with what was said against it. */
  readonly reject: (rejection: Rejection) => Promise<Problem | undefined>;
}

const RejectDialog = ({ name, jobTitle, getsMail, onClose, reject }: RejectDialogProps) => {
  const { me } = useViewer();
  const form = useId();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [draft, setDraft] = useState(firstDraft);
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
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} look="danger" busy={isSending && "Rejecting"}>
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
          facts={mailFactsOf(me, name, jobTitle)}
          replyTo={me.person?.email ?? "you"}
          mails={getsMail ? 1 : 0}
        />
        <FailureNotice text={failure} />
      </form>
    </Dialog>
  );
};

export default RejectDialog;
