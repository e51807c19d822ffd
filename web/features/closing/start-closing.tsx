import { useState } from "react";
import { beginClosing, type ClosingForm, closingForm, type ClosingState, isSameName } from "#domain/closing/closing.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";

const fields = ["name", "password"] as const;

const StartClosingForm = ({ state, onCancel }: { readonly state: ClosingState; readonly onCancel: () => void }) => {
  const change = useApiMutation();
  const { register, handleSubmit, setError, formState } = useZodForm(
    closingForm.refine(({ name }) => isSameName(name, state.name), {
      path: ["name"],
      message: `Enter the name exactly as shown: ${state.name}`,
    }),
    { defaultValues: { name: "", password: "" } },
  );
  const { errors, isSubmitting } = formState;
  const start = async (body: ClosingForm): Promise<void> => {
    const problem = await change.run(() => call(beginClosing, { body }));
    if (problem === undefined) {
      globalThis.scrollTo({ top: 0 });
      return;
    }
    const invalidFields = fields.filter((name) => problem.errors[name] !== undefined);
    for (const name of invalidFields) setError(name, { message: problem.errors[name] ?? "" }, { shouldFocus: true });
    if (invalidFields.length === 0) setError("root", { message: problem.message });
  };
  return (
    <form
      noValidate
      method="post"
      aria-label="Close workspace"
      className="mt-5 grid max-w-[26rem] gap-5 border-t border-line pt-5"
      onSubmit={(event) => void handleSubmit(start)(event)}
    >
      <FailureNotice text={errors.root?.message} />
      <Field label="Workspace name" hint={`Enter: ${state.name}`} error={errors.name?.message}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
        <Input autoComplete="off" spellCheck={false} autoFocus {...register("name")} />
      </Field>
      <Field label="Your password" hint="To confirm it's you." error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register("password")} />
      </Field>
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <Button type="submit" variant="danger" busy={(isSubmitting || change.busy) && "Closing"}>
          Erase everything in {state.graceDays} days
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

export const StartClosing = ({ state }: { readonly state: ClosingState }) => {
  const [open, setOpen] = useState(false);
  return (
    <div className={cardClass("border-bad! px-5 py-5 sm:px-7 sm:py-6")}>
      <p className="max-w-[62ch] text-[15px]/6 text-ink-2">
        Nothing is erased right away. Job pages go offline, we email every member of {state.name}, and after{" "}
        {state.graceDays} days everything is erased for good.
      </p>
      {open ? (
        <StartClosingForm state={state} onCancel={() => setOpen(false)} />
      ) : (
        <Button variant="danger" className="mt-5 max-sm:w-full" onClick={() => setOpen(true)}>
          Close workspace
        </Button>
      )}
    </div>
  );
};
