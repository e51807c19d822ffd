import type { z } from "zod";
import { changeTeam, type Team, teamFacts } from "#domain/teams/team.ts";
import { call } from "../../lib/api/api.ts";
import { setFieldErrors } from "../../lib/api/problem.ts";
import { resetKeepingEdits } from "../../lib/reset-keeping-edits.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

type Facts = z.infer<typeof teamFacts>;

export const TeamFactsForm = ({ team }: { readonly team: Team }) => {
  const change = useApiMutation();
  const storedFacts: Facts = { name: team.name, description: team.description ?? "" };
  const form = useZodForm(teamFacts, { defaultValues: storedFacts });
  const { errors, isDirty } = form.formState;

  const send = async (body: Facts): Promise<void> => {
    const showSaved = resetKeepingEdits(form);
    const failed = await change.run(() => call(changeTeam, { params: { id: team.id }, body }));
    if (failed !== undefined) {
      setFieldErrors(form.setError, failed);
      return;
    }
    showSaved(body);
    toast({ title: "Team saved", description: "Everyone sees the new name and description." });
  };

  return (
    <form
      noValidate
      aria-label="Name and description"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="grid gap-4"
    >
      <Field label="Team name" error={errors.name?.message}>
        <Input autoComplete="off" {...form.register("name")} />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <Textarea rows={3} {...form.register("description")} />
      </Field>
      <FailureNotice text={Object.keys(errors).length > 0 ? undefined : change.failure} />
      <Button type="submit" className="justify-self-start" disabled={!isDirty} busy={change.busy && "Saving"}>
        Save changes
      </Button>
    </form>
  );
};
