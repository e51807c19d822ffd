import { type FormEvent, type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { Members } from "./setup-members.tsx";
import type { TeamForm } from "./setup-values.ts";
import { useMemberRow } from "../use-member-row.ts";

const unaddedText = "You haven't added this person yet. Select Add member, or clear the fields.";

interface TeamStepProps {
  readonly form: TeamForm;
  readonly busy: string | false;
  readonly onPrevious: () => void;
  readonly onSubmit: () => Promise<void>;
  readonly problem: ReactNode;
  /** The heading of the step. */
  readonly children: ReactNode;
}

export const TeamStep = ({ form, busy, onPrevious, onSubmit, problem, children }: TeamStepProps) => {
  const { errors } = form.formState;
  const members = useWatch({ control: form.control, name: "members" });
  const [hasUnaddedRow, setHasUnaddedRow] = useState(false);
  const setMembers = (next: typeof members): void =>
    form.setValue("members", next, { shouldDirty: true, shouldValidate: errors.members !== undefined });
  const row = useMemberRow(members, (member) => {
    setMembers([...members, member]);
    setHasUnaddedRow(false);
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setHasUnaddedRow(row.isStarted);
    if (!row.isStarted) {
      void onSubmit();
      return;
    }
    // Stops the submit so that a half-filled row is not lost: the user must add or clear it.
    row.showErrors();
    void form.trigger(undefined, { shouldFocus: true });
  };
  const rowError = hasUnaddedRow && row.isStarted ? unaddedText : undefined;

  return (
    <form noValidate method="post" aria-label="Hiring team" onSubmit={submit} className="grid gap-7">
      {children}
      <Field label="Team Name" error={errors.name?.message}>
        <Input placeholder="Nursing" {...form.register("name")} />
      </Field>
      <Field label="Team Description" error={errors.description?.message}>
        <Textarea
          rows={3}
          placeholder="Who this team hires, and for which part of the company"
          {...form.register("description")}
        />
      </Field>
      <Members
        row={row}
        members={members}
        error={errors.members?.message ?? rowError}
        onRemove={(email) => setMembers(members.filter((each) => each.email !== email))}
      />
      {problem}
      <div className="flex justify-between gap-3 border-t border-line pt-6">
        <Button variant="secondary" size="large" disabled={busy !== false} onClick={onPrevious}>
          Previous
        </Button>
        <Button type="submit" size="large" className="min-w-36" busy={busy}>
          Next
        </Button>
      </div>
    </form>
  );
};
