import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { draftJob, newJob } from "#domain/jobs/draft-job.ts";
import { jobPriorities } from "#domain/jobs/job-status.ts";
import { call } from "../../lib/api.ts";
import { markFields } from "../../lib/problem.ts";
import { useChange } from "../../lib/use-change.ts";
import { useViewer } from "../../lib/viewer.ts";
import { titled } from "../../sections/workspace/job-badges.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

type Draft = z.output<typeof newJob>;

interface NewJobDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly teams: readonly { readonly id: string; readonly name: string }[];
}

export const NewJobDialog = ({ open, onOpenChange, teams }: NewJobDialogProps) => {
  const formId = useId();
  const change = useChange();
  const { may } = useViewer();
  const allowed = teams.filter(({ id }) => may("job.edit", id));
  const withoutTeam = may("job.edit");
  const empty: Draft = {
    title: "",
    department: "",
    hiringTeamId: withoutTeam ? null : (allowed[0]?.id ?? null),
    priority: "medium",
  };
  const form = useForm<Draft>({ defaultValues: empty, resolver: zodResolver(newJob) as never });
  const { errors } = form.formState;

  const send = async (body: Draft): Promise<void> => {
    const failed = await change.run(() => call(draftJob, { body }));
    if (failed !== undefined) {
      markFields(form.setError, failed);
      return;
    }
    toast({ title: "Draft saved", description: `${body.title} is in the list. Nobody outside sees it yet.` });
    form.reset(empty);
    onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New job"
      description="It begins as a draft that only this workspace sees."
      footer={
        <DialogActions
          formId={formId}
          submit="Save draft"
          busy={change.busy && "Saving the draft"}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form
        noValidate
        id={formId}
        aria-label="New job"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        <Field label="Title" error={errors.title?.message} className="sm:col-span-2">
          <Input autoComplete="off" placeholder="ICU Nurse Manager" {...form.register("title")} />
        </Field>
        <Field label="Department (optional)" error={errors.department?.message} className="sm:col-span-2">
          <Input autoComplete="off" placeholder="Critical Care" {...form.register("department")} />
        </Field>
        <Field label="Team" error={errors.hiringTeamId?.message}>
          <NativeSelect {...form.register("hiringTeamId", { setValueAs: (id: string | null) => id || null })}>
            {withoutTeam && <option value="">No team</option>}
            {allowed.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Priority" error={errors.priority?.message}>
          <NativeSelect {...form.register("priority")}>
            {jobPriorities.map((priority) => (
              <option key={priority} value={priority}>
                {titled(priority)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <div className="sm:col-span-2">
          <FailureNotice text={Object.keys(errors).length > 0 ? undefined : change.failure} />
        </div>
      </form>
    </Dialog>
  );
};
