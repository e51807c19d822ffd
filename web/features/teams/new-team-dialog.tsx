import { useId } from "react";
import { createTeam, type NewTeam, newTeam } from "#domain/teams/team.ts";
import { call } from "../../lib/api/api.ts";
import { setFieldErrors } from "../../lib/api/problem.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { newInvitee, NewTeamMembers } from "./new-team-members.tsx";

const empty: NewTeam = { name: "", description: "", members: [newInvitee] };

interface NewTeamDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const NewTeamDialog = ({ open, onOpenChange }: NewTeamDialogProps) => {
  const formId = useId();
  const change = useApiMutation();
  const form = useZodForm(newTeam, { defaultValues: empty });
  const { errors } = form.formState;

  const send = async (body: NewTeam): Promise<void> => {
    const failed = await change.run(() => call(createTeam, { body }));
    if (failed !== undefined) {
      setFieldErrors(form.setError, failed);
      return;
    }
    toast({ title: "Team created", description: `${body.name} is ready. We're emailing invitations to new members.` });
    form.reset(empty);
    onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create hiring team"
      description="You'll lead the team. Workspace members join right away. We'll email an invitation to everyone else."
      className="sm:max-w-[680px]"
      footer={
        <DialogActions
          formId={formId}
          submit="Create team"
          busy={change.busy && "Creating team"}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form
        noValidate
        id={formId}
        aria-label="Create hiring team"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="grid gap-5"
      >
        <Field label="Team name" error={errors.name?.message}>
          <Input autoComplete="off" placeholder="Clinical leadership" {...form.register("name")} />
        </Field>
        <Field label="Description" error={errors.description?.message}>
          <Textarea rows={2} placeholder="Who this team hires, and for what" {...form.register("description")} />
        </Field>
        <NewTeamMembers form={form} />
        <FailureNotice text={Object.keys(errors).length > 0 ? undefined : change.failure} />
      </form>
    </Dialog>
  );
};
