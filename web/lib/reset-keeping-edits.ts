/** Resets a form that stays open after its save: saved values are shown, and edits made during the save are kept. */
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Call this on submit, then call the returned function with the stored values. */
export const resetKeepingEdits = <Facts extends FieldValues>(form: UseFormReturn<Facts, unknown, Facts>) => {
  const submitted = structuredClone(form.getValues());
  return (storedFacts: Facts): void => {
    const current = structuredClone(form.getValues());
    // Equal values are not set again, so that the caret keeps its position.
    form.reset(storedFacts, { keepValues: true });
    for (const field of Object.keys(current) as Path<Facts>[]) {
      if (!isEqual(current[field], submitted[field])) form.setValue(field, current[field], { shouldDirty: true });
      else if (!isEqual(current[field], storedFacts[field])) form.setValue(field, storedFacts[field]);
    }
  };
};
