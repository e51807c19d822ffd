import { type FormEvent, type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { Members } from "./setup-members.tsx";
import type { TeamForm } from "./setup-values.ts";
import { useMemberRow } from "./use-member-row.ts";

const notAdded = "This person is not in the list yet. Press Add member, or empty the fields.";

interface TeamStepProps {
  readonly form: TeamForm;
  readonly busy: string | false;
  readonly onPrevious: () => void;
  readonly onSubmit: () => Promise<void>;
  readonly problem: ReactNode;
  /** The step's heading. */
  readonly children: ReactNode;
}

export const TeamStep = ({ form, busy, onPrevious, onSubmit, problem, children }: TeamStepProps) => {
  const { errors } = form.formState;
  const members = useWatch({ control: form.control, name: "members" });
  const [left, setLeft] = useState(false);
  const setMembers = (next: typeof members): void =>
    form.setValue("members", next, { shouldDirty: true, shouldValidate: errors.members !== undefined });
  const row = useMemberRow(members, (member) => {
    setMembers([...members, member]);
    setLeft(false);
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(row.isStarted);
    if (!row.isStarted) {
      void onSubmit();
      return;
    }
    // Nobody is left behind in silence: what stands in the row is added by hand, or emptied.
    row.complain();
    void form.trigger(undefined, { shouldFocus: true });
  };
  const leftOver = left && row.isStarted ? notAdded : undefined;

  return (
    <form noValidate method="post" aria-label="Hiring team" onSubmit={submit} className="grid gap-7">
      {children}
      <Field label="Team Name" error={errors.name?.message}>
        <Input placeholder="Nursing" {...form.register("name")} />
      </Field>
      <Field label="Team Description" error={errors.description?.message}>
        <Textarea
          rows={3}
          placeholder="Whom this team hires, and for which part of the company"
          {...form.register("description")}
        />
      </Field>
      <Members
        row={row}
        members={members}
        error={errors.members?.message ?? leftOver}
        onRemove={(email) => setMembers(members.filter((each) => each.email !== email))}
      />
      {problem}
      <div className="flex justify-between gap-3 border-t border-line pt-6">
        <Button look="secondary" size="large" disabled={busy !== false} onClick={onPrevious}>
          Previous
        </Button>
        <Button type="submit" size="large" className="min-w-36" busy={busy}>
          Next
        </Button>
      </div>
    </form>
  );
};
