/** A form that stays on the screen after its save: what is stored is shown, what was typed meanwhile stays typed. */
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Called when the form is sent; what it answers is called with what was stored. */
export const rememberSent = <Facts extends FieldValues>(form: UseFormReturn<Facts, unknown, Facts>) => {
  const sent = structuredClone(form.getValues());
  return (stored: Facts): void => {
    const now = structuredClone(form.getValues());
    // Values that are the same stay untouched, so that the caret stays where somebody types.
    form.reset(stored, { keepValues: true });
    for (const field of Object.keys(now) as Path<Facts>[]) {
      if (!isSame(now[field], sent[field])) form.setValue(field, now[field], { shouldDirty: true });
      else if (!isSame(now[field], stored[field])) form.setValue(field, stored[field]);
    }
  };
};
