import { z } from "zod";
import type { Member } from "#domain/companies/members.ts";
import { setTeamMember } from "#domain/teams/team.ts";
import { call } from "../../lib/api/api.ts";
import { setFieldErrors } from "../../lib/api/problem.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { LevelSelect } from "../../sections/workspace/levels.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

const seat = setTeamMember.body.extend({ userId: z.uuid("Choose a team member") });
type Seat = z.infer<typeof seat>;

const empty: Seat = { userId: "", role: "", permissions: "viewer" };

interface AddTeamMemberProps {
  readonly teamId: string;
  /** Members of the workspace who aren't in the team yet, at least one. */
  readonly members: readonly Member[];
}

export const AddTeamMember = ({ teamId, members }: AddTeamMemberProps) => {
  const change = useApiMutation();
  const form = useZodForm(seat, { defaultValues: empty });
  const { errors } = form.formState;

  const add = async ({ userId, ...body }: Seat): Promise<void> => {
    const failed = await change.run(() => call(setTeamMember, { params: { id: teamId, userId }, body }));
    if (failed === undefined) form.reset(empty);
    else setFieldErrors(form.setError, failed);
  };

  return (
    <form
      noValidate
      aria-label="Add team member"
      onSubmit={(event) => void form.handleSubmit(add)(event)}
      className="grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-[1.5fr_1.2fr_1fr]">
        <Field label="Team member" error={errors.userId?.message}>
          <NativeSelect {...form.register("userId")}>
            <option value="">Choose a team member</option>
            {members.map(({ userId, name, email }) => (
              <option key={userId} value={userId}>
                {name} ({email})
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Role on the team" error={errors.role?.message}>
          <Input autoComplete="off" placeholder="Interviewer" {...form.register("role")} />
        </Field>
        <Field label="Team permissions" error={errors.permissions?.message}>
          <LevelSelect {...form.register("permissions")} />
        </Field>
      </div>
      <FailureNotice text={Object.keys(errors).length > 0 ? undefined : change.failure} />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={change.busy && "Adding"}>
        Add to team
      </Button>
    </form>
  );
};
