import { Controller } from "react-hook-form";
import { Link } from "react-router";
import type { z } from "zod";
import { changeWorkspace, type Workspace, workspaceFacts } from "#domain/companies/workspace.ts";
import { call } from "../../lib/api/api.ts";
import { setFieldErrors } from "../../lib/api/problem.ts";
import { resetKeepingEdits } from "../../lib/reset-keeping-edits.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { toast } from "../../ui/toast-store.ts";

type FormValues = z.infer<typeof workspaceFacts>;

interface CompanyFormProps {
  readonly workspace: Workspace;
  /** Requiring two-factor authentication would lock out an admin who does not use it. */
  readonly hasTwoFactor: boolean;
}

export const CompanyForm = ({ workspace, hasTwoFactor }: CompanyFormProps) => {
  const change = useApiMutation();
  const { name, website, description, requireTwoFactor } = workspace;
  const storedValues: FormValues = { name, website: website ?? "", description: description ?? "", requireTwoFactor };
  const form = useZodForm(workspaceFacts, { defaultValues: storedValues });
  const { errors, isDirty } = form.formState;

  const send = async (body: FormValues): Promise<void> => {
    const showSaved = resetKeepingEdits(form);
    const failed = await change.run(() => call(changeWorkspace, { body }));
    if (failed !== undefined) {
      setFieldErrors(form.setError, failed);
      return;
    }
    showSaved(body);
    toast({ title: "Company saved", description: "Everyone in the workspace sees the changes." });
  };

  return (
    <form
      noValidate
      aria-label="Company"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="grid gap-5"
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Company name" error={errors.name?.message}>
          <Input autoComplete="organization" {...form.register("name")} />
        </Field>
        <Field label="Website" error={errors.website?.message}>
          <Input type="url" autoComplete="url" placeholder="https://example.com" {...form.register("website")} />
        </Field>
      </div>
      <Field label="Description" error={errors.description?.message}>
        <Textarea rows={4} {...form.register("description")} />
      </Field>
      <div className="rounded-control border border-line bg-card px-4.5 py-2.5">
        <Controller
          control={form.control}
          name="requireTwoFactor"
          render={({ field }) => (
            <Switch
              label="Require two-factor authentication"
              hint={
                hasTwoFactor || field.value
                  ? "Members can't open the workspace until they set it up."
                  : "This applies to you too, so set up your own first."
              }
              checked={field.value}
              onCheckedChange={field.onChange}
              disabled={!hasTwoFactor && !field.value}
            />
          )}
        />
        {!hasTwoFactor && (
          <Link
            to="/account"
            className="flex min-h-11 w-fit items-center text-[15px]/6 font-[560] text-brand underline underline-offset-4"
          >
            Set up two-factor authentication
          </Link>
        )}
      </div>
      <FailureNotice text={Object.keys(errors).length > 0 ? undefined : change.failure} />
      <Button type="submit" className="justify-self-start" disabled={!isDirty} busy={change.busy && "Saving"}>
        Save changes
      </Button>
    </form>
  );
};
