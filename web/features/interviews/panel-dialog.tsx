/** Changes the panel of a scheduled interview. */
import { type FormEvent, useId, useState } from "react";
import { changePanel } from "#domain/interviews/schedule-interview.ts";
import type { Meeting } from "#domain/interviews/scorecard.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { PanelPicker, useInterviewers } from "./panel-picker.tsx";

interface PanelDialogProps {
  readonly candidate: string;
  readonly meeting: Meeting;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

export const PanelDialog = ({ candidate, meeting, onClose, onDone }: PanelDialogProps) => {
  const formId = useId();
  const change = useApiMutation();
  const interviewersQuery = useInterviewers();
  const [panel, setPanel] = useState<readonly string[]>(() => meeting.panel.map(({ userId }) => userId));
  // Drops people who have left the workspace.
  const selectedIds = panel.filter((id) => interviewersQuery.people?.some(({ userId }) => userId === id));

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const failed = await change.run(async () => {
      await call(changePanel, { params: { id: meeting.id }, body: { panel: selectedIds } });
    });
    if (failed !== undefined) return;
    toast({ title: "Panel updated", description: candidate });
    onClose();
    await onDone();
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Edit panel"
      description={
        <span className="line-clamp-2">
          <Timestamp iso={meeting.scheduledAt} precision="near" />, {candidate}
        </span>
      }
      footer={
        <DialogActions
          formId={formId}
          submit="Save panel"
          busy={change.busy && "Saving"}
          disabled={interviewersQuery.people === undefined}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <PanelPicker query={interviewersQuery} panel={selectedIds} chosen={meeting.scheduledAt} onChange={setPanel} />
        <p className="text-sm/5 text-ink-3">
          We'll email a calendar file to everyone you add or remove, and tell the candidate who they'll meet.
        </p>
        <FailureNotice text={change.failure} />
      </form>
    </Dialog>
  );
};
