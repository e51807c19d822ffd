/** An account form: validates with a domain schema, submits once at a time, and shows errors at their fields. */
import type { FormEvent } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import type { z } from "zod";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";

/** Field names of the API that have another name in the forms. */
const fieldAliases: Readonly<Record<string, string>> = {
  password: "currentPassword",
  newPassword: "password",
  email: "newEmail",
};

export const useAccountForm = <Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  empty: DefaultValues<Values>,
) => {
  const oneAtATime = useOneAtATime();
  const form = useZodForm(schema, { defaultValues: empty });
  const { errors, isSubmitting } = form.formState;

  const showErrors = (error: unknown): void => {
    const problem = toProblem(error);
    const fieldErrors = Object.entries(problem.errors).flatMap(([name, message]) => {
      const field = [name, fieldAliases[name] ?? ""].find((each) => each in empty);
      return field === undefined ? [] : [[field, message] as const];
    });
    for (const [field, message] of fieldErrors)
      form.setError(field as Path<Values>, { message }, { shouldFocus: true });
    if (fieldErrors.length === 0) form.setError("root", { message: problem.message });
  };

  return {
    register: form.register,
    control: form.control,
    reset: form.reset,
    /** The error message of a field. */
    fieldError: (name: Path<Values>): string | undefined => form.getFieldState(name, form.formState).error?.message,
    /** An error that belongs to no single field. */
    problem: errors.root?.message,
    busy: isSubmitting,
    onSubmit: (work: (values: Values) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
      const send = form.handleSubmit(async (values) => {
        try {
          await work(values);
        } catch (error) {
          showErrors(error);
        }
      });
      event.preventDefault();
      void oneAtATime(() => send(event));
    },
  };
};
