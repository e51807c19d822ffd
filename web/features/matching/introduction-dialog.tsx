import { useId, useState } from "react";
import { requestIntroduction } from "#domain/matching/endpoints/introduction.ts";
import type { ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

interface IntroductionDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly match: ShownMatch;
  readonly jobTitle: string;
  readonly onRequested: () => void;
}

export const IntroductionDialog = ({ open, onOpenChange, match, jobTitle, onRequested }: IntroductionDialogProps) => {
  const formId = useId();
  const change = useApiMutation();
  const [message, setMessage] = useState("");
  const { candidateId, jobId, name } = match;

  const send = async (): Promise<void> => {
    const failed = await change.run(() => call(requestIntroduction, { body: { candidateId, jobId, message } }));
    if (failed !== undefined) return;
    toast({
      title: "Introduction requested",
      description: `We emailed ${name}. You'll see their answer here.`,
    });
    onOpenChange(false);
    onRequested();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Request introduction to ${name}`}
      description="We'll email them your company, the job, and your message. If they accept, they become a candidate in your workspace."
      footer={
        <DialogActions
          formId={formId}
          submit="Request introduction"
          busy={change.busy && "Requesting"}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form
        noValidate
        id={formId}
        aria-label={`Request introduction to ${name}`}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        className="grid gap-5"
      >
        <Field label="Message (optional)" hint={`They'll see that it's about ${jobTitle}.`}>
          <Textarea rows={5} maxLength={1000} value={message} onChange={(event) => setMessage(event.target.value)} />
        </Field>
        <FailureNotice text={change.failure} />
      </form>
    </Dialog>
  );
};
