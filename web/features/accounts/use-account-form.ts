/** A form about an account: typed, checked by domain's schema, sent once, and answered where the answer belongs. */
import { zodResolver } from "@hookform/resolvers/zod";
import type { FormEvent } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod";
import { useOneAtATime } from "../../lib/one-at-a-time.ts";
import { problemOf } from "../../lib/problem.ts";

/** The server names a field by its call; a form may call it otherwise. */
const otherNames: Readonly<Record<string, string>> = {
  password: "currentPassword",
  newPassword: "password",
  email: "newEmail",
};

export const useAccountForm = <Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  empty: DefaultValues<Values>,
) => {
  const oneAtATime = useOneAtATime();
  const form = useForm<Values>({ defaultValues: empty, resolver: zodResolver(schema as never) as never });
  const { errors, isSubmitting } = form.formState;

  const show = (error: unknown): void => {
    const problem = problemOf(error);
    const known = Object.entries(problem.errors).flatMap(([name, message]) => {
      const field = [name, otherNames[name] ?? ""].find((each) => each in empty);
      return field === undefined ? [] : [[field, message] as const];
    });
    for (const [field, message] of known) form.setError(field as Path<Values>, { message }, { shouldFocus: true });
    if (known.length === 0) form.setError("root", { message: problem.message });
  };

  return {
    register: form.register,
    control: form.control,
    reset: form.reset,
    /** The message under a field. */
    errorOf: (name: Path<Values>): string | undefined => form.getFieldState(name, form.formState).error?.message,
    /** What concerns no field. */
    problem: errors.root?.message,
    busy: isSubmitting,
    onSubmit: (work: (values: Values) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
      const send = form.handleSubmit(async (values) => {
        try {
          await work(values);
        } catch (error) {
          show(error);
        }
      });
      event.preventDefault();
      void oneAtATime(() => send(event));
    },
  };
};
