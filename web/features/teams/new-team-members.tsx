import { clsx } from "clsx";
import { Plus, X } from "lucide-react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import type { Invitee } from "#domain/companies/members.ts";
import type { NewTeam } from "#domain/teams/team.ts";
import { LevelGuide, LevelSelect } from "../../sections/workspace/levels.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

export const newInvitee: Invitee = { email: "", role: "", permissions: "viewer" };

/** One row per person. The first can't be removed, since a team has at least one member. */
export const NewTeamMembers = ({ form }: { readonly form: UseFormReturn<NewTeam> }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "members" });
  const errors = form.formState.errors.members;
  return (
    <fieldset>
      <legend className="text-[15px]/[22px] font-[540]">Members</legend>
      <LevelGuide className="mt-1.5" />
      <ul className="mt-3 grid gap-4">
        {fields.map((field, index) => (
          <li
            key={field.id}
            className={clsx(
              "grid gap-3 rounded-control border border-line bg-paper p-4 sm:items-start",
              fields.length > 1 ? "sm:grid-cols-[1.5fr_1.1fr_130px_44px]" : "sm:grid-cols-[1.5fr_1.1fr_130px]",
            )}
          >
            <Field label="Email" error={errors?.[index]?.email?.message}>
              <Input type="email" autoComplete="off" {...form.register(`members.${index}.email`)} />
            </Field>
            <Field label="Role" error={errors?.[index]?.role?.message}>
              <Input autoComplete="off" placeholder="Interviewer" {...form.register(`members.${index}.role`)} />
            </Field>
            <Field label="Permissions" error={errors?.[index]?.permissions?.message}>
              <LevelSelect {...form.register(`members.${index}.permissions`)} />
            </Field>
            {fields.length > 1 && (
              <button
                type="button"
                aria-label={`Remove member ${index + 1}`}
                onClick={() => remove(index)}
                className="grid size-11 place-items-center rounded-control text-ink-3 transition-colors hover:bg-paper-2 hover:text-ink sm:mt-7.5"
              >
                <X className="size-4.5" aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {errors?.root?.message !== undefined && (
        <p role="alert" className="mt-2 text-sm/5 text-bad">
          {errors.root.message}
        </p>
      )}
      <Button variant="quiet" size="small" className="mt-3 -ml-2" onClick={() => append(newInvitee)}>
        <Plus aria-hidden="true" />
        Add another member
      </Button>
    </fieldset>
  );
};
