import { useState } from "react";
import type { Position } from "#domain/profiles/history.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { MonthField } from "./month-field.tsx";
import { objectionsTo, positionFrom, type PositionObjections, positionTyped } from "./position-form.ts";

interface PositionDialogProps {
  /** Null for a new one. */
  readonly position: Position | null;
  readonly onSave: (position: Position) => void;
  readonly onClose: () => void;
}

export const PositionDialog = ({ position, onSave, onClose }: PositionDialogProps) => {
  const [typed, setTyped] = useState(() => positionTyped(position));
  const [objections, setObjections] = useState<PositionObjections>({});
  const set = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more });

  const submit = (): boolean => {
    const found = objectionsTo(typed);
    setObjections(found);
    if (Object.keys(found).length > 0) return false;
    onSave(positionFrom(typed, position));
    return true;
  };

  return (
    <EntryDialog noun="experience" isNew={position === null} onSubmit={submit} onClose={onClose}>
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
    </EntryDialog>
  );
};
