/** Who holds an interview that was agreed on, changed after the fact. */
import { type FormEvent, useId, useState } from "react";
import { changePanel } from "#domain/interviews/schedule-interview.ts";
import type { Meeting } from "#domain/interviews/scorecard.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
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
  const people = usePeople();
  const [panel, setPanel] = useState<readonly string[]>(() => meeting.panel.map(({ userId }) => userId));
  // Whoever has left the workspace cannot be chosen, and is not asked for.
  const chosen = panel.filter((id) => people.some(({ userId }) => userId === id));

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
      description={`Of the interview with ${candidate}. Whoever comes or goes gets a mail with a calendar file, and the candidate learns whom they meet.`}
      footer={
        <DialogActions formId={formId} submit="Save the panel" busy={change.busy && "Saving"} onCancel={onClose} />
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <PanelPicker people={people} panel={panel} chosen={meeting.scheduledAt} onChange={setPanel} />
        <FailureNotice text={change.failure} />
      </form>
    </Dialog>
  );
};
