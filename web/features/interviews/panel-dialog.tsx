/** Who holds an interview that was agreed on, changed after the fact. */
import { type FormEvent, useId, useState } from "react";
import { changePanel } from "#domain/interviews/schedule-interview.ts";
import type { Meeting } from "#domain/interviews/scorecard.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Moment } from "../../ui/moment.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { PanelPicker, usePeople } from "./panel-picker.tsx";

interface PanelDialogProps {
  readonly candidate: string;
  readonly meeting: Meeting;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

export const PanelDialog = ({ candidate, meeting, onClose, onDone }: PanelDialogProps) => {
  const formId = useId();
  const change = useChange();
  const found = usePeople();
  const [panel, setPanel] = useState<readonly string[]>(() => meeting.panel.map(({ userId }) => userId));
  // Whoever has left the workspace cannot be chosen, and is not asked for.
  const chosen = panel.filter((id) => found.people?.some(({ userId }) => userId === id));

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const failed = await change.run(async () => {
      await call(changePanel, { params: { id: meeting.id }, body: { panel: chosen } });
    });
    if (failed !== undefined) return;
    toast({ title: "Panel changed", description: candidate });
    onClose();
    await onDone();
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Change the panel"
      description={
        <span className="line-clamp-2">
          <Moment iso={meeting.scheduledAt} to="near" />, {candidate}
        </span>
      }
      footer={
        <DialogActions
          formId={formId}
          submit="Save the panel"
          busy={change.busy && "Saving"}
          disabled={found.people === undefined}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <PanelPicker found={found} panel={chosen} chosen={meeting.scheduledAt} onChange={setPanel} />
        <p className="text-sm/5 text-ink-3">
          Whoever comes or goes gets a mail with a calendar file, and the candidate learns whom they meet.
        </p>
        <FailureNotice text={change.failure} />
      </form>
    </Dialog>
  );
};
