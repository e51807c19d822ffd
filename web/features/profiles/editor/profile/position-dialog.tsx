import { useState } from "react";
import type { Position } from "#domain/profiles/history.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input, Textarea } from "../../../../ui/input.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { MonthField } from "./month-field.tsx";
import { validatePosition, positionFrom, type PositionErrors, positionFormValues } from "./position-form.ts";

interface PositionDialogProps {
  /** Null for a new position. */
  readonly position: Position | null;
  readonly onSave: (position: Position) => void;
  readonly onClose: () => void;
}

export const PositionDialog = ({ position, onSave, onClose }: PositionDialogProps) => {
  const [values, setValues] = useState(() => positionFormValues(position));
  const [errors, setErrors] = useState<PositionErrors>({});
  const set = (changes: Partial<typeof values>) => setValues({ ...values, ...changes });

  const submit = (): boolean => {
    const nextErrors = validatePosition(values);
    setErrors(nextErrors);
    if (Object.keys(nextErrors).length > 0) return false;
    onSave(positionFrom(values, position));
    return true;
  };

  return (
    <EntryDialog noun="experience" isNew={position === null} onSubmit={submit} onClose={onClose}>
      <Field label="Title" error={errors.title}>
        <Input maxLength={255} value={values.title} onChange={({ target }) => set({ title: target.value })} />
      </Field>
      <Field label="Company" error={errors.company}>
        <Input
          maxLength={255}
          autoComplete="organization"
          value={values.company}
          onChange={({ target }) => set({ company: target.value })}
        />
      </Field>
      <Field label="Location (optional)" className="sm:col-span-2">
        <Input maxLength={255} value={values.location} onChange={({ target }) => set({ location: target.value })} />
      </Field>
      <MonthField label="Start" value={values.start} onChange={(start) => set({ start })} error={errors.start} />
      <MonthField
        label="End"
        value={values.isCurrent ? { month: "", year: "" } : values.end}
        onChange={(end) => set({ end })}
        disabled={values.isCurrent}
        error={errors.end}
      />
      <div className="-my-2 sm:col-span-2">
        <Checkbox
          label="I work here now"
          checked={values.isCurrent}
          onCheckedChange={(checked) => set({ isCurrent: checked === true })}
        />
      </div>
      <Field
        label="Description (optional)"
        hint="Describe what you did and achieved. Numbers help."
        className="sm:col-span-2"
      >
        <Textarea
          rows={6}
          maxLength={10_000}
          value={values.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Field>
    </EntryDialog>
  );
};
