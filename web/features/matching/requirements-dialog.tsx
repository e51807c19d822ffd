import { useId, useState } from "react";
import { correctNeeds, type ShownJobNeeds } from "#domain/matching/ad/correct-needs.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

interface RequirementsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly needs: ShownJobNeeds;
  readonly onCorrected: (needs: ShownJobNeeds) => void;
}

export const RequirementsDialog = ({ open, onOpenChange, needs, onCorrected }: RequirementsDialogProps) => {
  const formId = useId();
  const change = useApiMutation();
  const listText = (isMust: boolean) =>
    needs.needs
      .filter((need) => need.isMust === isMust)
      .map((need) => need.words)
      .join("\n");
  // If the requirements were assumed from the title, the must-have list starts empty.
  const [mustHave, setMustHave] = useState(needs.isAssumed ? "" : listText(true));
  const [niceToHave, setNiceToHave] = useState(listText(false));

  const save = async (): Promise<void> => {
    const failed = await change.run(async () => {
      const body = { mustHave: linesOf(mustHave), niceToHave: linesOf(niceToHave) };
      onCorrected(await call(correctNeeds, { params: { id: needs.jobId }, body }));
    });
    if (failed !== undefined) return;
    toast({ title: "Requirements saved", description: "Your next match will use these lists." });
    onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Requirements for ${needs.jobTitle}`}
      description="One per line. Clear both lists to read the ad again."
      footer={
        <DialogActions
          formId={formId}
          submit="Save requirements"
          busy={change.busy && "Saving"}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form
        noValidate
        id={formId}
        aria-label="Job requirements"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="grid gap-5"
      >
        <Field label="Must have">
          <Textarea rows={7} value={mustHave} onChange={(event) => setMustHave(event.target.value)} />
        </Field>
        <Field label="Nice to have">
          <Textarea rows={5} value={niceToHave} onChange={(event) => setNiceToHave(event.target.value)} />
        </Field>
        <FailureNotice text={change.failure} />
      </form>
    </Dialog>
  );
};
