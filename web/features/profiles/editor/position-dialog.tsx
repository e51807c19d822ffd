import { type SubmitEvent, useId, useRef, useState } from "react";
import type { Position } from "#domain/profiles/history.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { MonthField } from "./month-field.tsx";
import { objectionsTo, positionFrom, type PositionObjections, positionTyped } from "./position-form.ts";

interface PositionDialogProps {
  /** Null for a new one. */
  readonly position: Position | null;
  readonly onSave: (position: Position) => void;
  readonly onClose: () => void;
}

export const PositionDialog = ({ position, onSave, onClose }: PositionDialogProps) => {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => positionTyped(position));
  const [objections, setObjections] = useState<PositionObjections>({});
  const set = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more });

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = objectionsTo(typed);
    setObjections(found);
    if (Object.keys(found).length === 0) {
      onSave(positionFrom(typed, position));
      onClose();
      return;
    }
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={position === null ? "Add experience" : "Edit experience"}
      footer={
        <DialogActions formId={formId} submit={position === null ? "Add" : "Save"} busy={false} onCancel={onClose} />
      }
    >
      <form
        ref={form}
        noValidate
        id={formId}
        aria-label="Experience"
        onSubmit={submit}
        className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        <Field label="Title" error={objections.title}>
          <Input maxLength={255} value={typed.title} onChange={({ target }) => set({ title: target.value })} />
        </Field>
        <Field label="Company" error={objections.company}>
          <Input
            maxLength={255}
            autoComplete="organization"
            value={typed.company}
            onChange={({ target }) => set({ company: target.value })}
          />
        </Field>
        <Field label="Location (optional)" className="sm:col-span-2">
          <Input maxLength={255} value={typed.location} onChange={({ target }) => set({ location: target.value })} />
        </Field>
        <MonthField label="Start" value={typed.start} onChange={(start) => set({ start })} error={objections.start} />
        <MonthField
          label="End"
          value={typed.isCurrent ? { month: "", year: "" } : typed.end}
          onChange={(end) => set({ end })}
          disabled={typed.isCurrent}
          error={objections.end}
        />
        <div className="-my-2 sm:col-span-2">
          <Checkbox
            label="I work here now"
            checked={typed.isCurrent}
            onCheckedChange={(checked) => set({ isCurrent: checked === true })}
          />
        </div>
        <Field
          label="Description (optional)"
          hint="What you did and what came of it. Numbers help."
          className="sm:col-span-2"
        >
          <Textarea
            rows={6}
            maxLength={10_000}
            value={typed.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
};
