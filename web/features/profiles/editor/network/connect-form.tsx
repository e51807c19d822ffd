import { z } from "zod";
import { type Problem, setFieldErrors } from "../../../../lib/api/problem.ts";
import { useZodForm } from "../../../../lib/use-zod-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { FailureNotice } from "../../../../ui/notice.tsx";

const shape = z.object({
  email: z.string().trim().pipe(z.email("Please enter a valid email address")),
  message: z.string().trim().max(500, "Use at most 500 characters"),
});

export type ConnectFormValues = z.output<typeof shape>;

interface ConnectFormProps {
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onSend: (values: ConnectFormValues) => Promise<Problem | undefined>;
}

export const ConnectForm = ({ busy, failure, onSend }: ConnectFormProps) => {
  const form = useZodForm(shape, { defaultValues: { email: "", message: "" } });
  const { errors } = form.formState;
  const send = async (values: ConnectFormValues): Promise<void> => {
    const problem = await onSend(values);
    if (problem === undefined) form.reset();
    else setFieldErrors(form.setError, problem);
  };
  return (
    <form
      noValidate
      aria-label="Ask someone to connect"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="grid gap-x-4 gap-y-4 sm:grid-cols-2"
    >
      <Field label="Their email address" error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register("email")} />
      </Field>
      <Field label="Message (optional)" error={errors.message?.message}>
        <Input autoComplete="off" placeholder="How you know each other" {...form.register("message")} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:col-span-2">
        <Button type="submit" size="small" busy={busy && "Sending"}>
          Send request
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-sm/5 text-ink-3">
          We'll email them once. You won't know if they have a profile here until they accept.
        </p>
      </div>
      <FailureNotice text={Object.keys(errors).length > 0 ? undefined : failure} className="sm:col-span-2" />
    </form>
  );
};
