import { invitationDays, invite, type Invitee, invitee } from "#domain/companies/members.ts";
import { call } from "../../lib/api/api.ts";
import { setFieldErrors } from "../../lib/api/problem.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { LevelGuide, LevelSelect } from "./levels.tsx";

const empty: Invitee = { email: "", role: "", permissions: "viewer" };

/** Invites a person by email to the workspace, or to one of its teams. */
export const InviteForm = ({ teamId }: { readonly teamId?: string }) => {
  const change = useApiMutation();
  const form = useZodForm(invitee, { defaultValues: empty });
  const { errors } = form.formState;

  const send = async (person: Invitee): Promise<void> => {
    const body = teamId === undefined ? person : { ...person, teamId };
    const problem = await change.run(() => call(invite, { body }));
    if (problem !== undefined) {
      setFieldErrors(form.setError, problem);
      return;
    }
    toast({ title: "Invitation sent", description: `${person.email} has ${invitationDays} days to accept it.` });
    form.reset(empty);
  };

  return (
    <form
      noValidate
      aria-label="Invite by email"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-[1.5fr_1.2fr_1fr]">
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="off" {...form.register("email")} />
        </Field>
        <Field label="Role" error={errors.role?.message}>
          <Input autoComplete="off" placeholder="Hiring manager" {...form.register("role")} />
        </Field>
        <Field label="Permissions" error={errors.permissions?.message}>
          <LevelSelect {...form.register("permissions")} />
        </Field>
      </div>
      <FailureNotice text={Object.keys(errors).length > 0 ? undefined : change.failure} />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <Button type="submit" busy={change.busy && "Sending"}>
          Send invitation
        </Button>
        <LevelGuide />
      </div>
    </form>
  );
};
