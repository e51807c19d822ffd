import { useId, useState } from "react";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { draftJob, newJob } from "#domain/jobs/draft-job.ts";
import { jobPriorities } from "#domain/jobs/job-status.ts";
import { jobTemplate } from "#domain/jobs/job-template.ts";
import { roleCategories, roles } from "#domain/roles/catalog.ts";
import { call, request } from "../../lib/api/api.ts";
import { setFieldErrors } from "../../lib/api/problem.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Button } from "../../ui/button.tsx";
import { capitalize } from "../../sections/workspace/job-badges.tsx";
import { Dialog } from "../../ui/dialog.tsx";
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
  const change = useApiMutation();
  const { may } = useViewer();
  const editableTeams = teams.filter(({ id }) => may("job.edit", id));
  const canOmitTeam = may("job.edit");
  const defaults: Draft = {
    title: "",
    department: "",
    hiringTeamId: canOmitTeam ? null : (editableTeams[0]?.id ?? null),
    priority: "medium",
    description: "",
    requirements: "",
  };
  const form = useZodForm(newJob, { defaultValues: defaults });
  const { errors } = form.formState;
  const navigate = useNavigate();
  const [templateFailure, setTemplateFailure] = useState<string>();

  /** Fills in the template. Title and department are suggestions; the ad text goes into the draft. */
  const applyTemplate = async (slug: string): Promise<void> => {
    setTemplateFailure(undefined);
    try {
      const emptyTemplate = { title: "", department: "", description: "", requirements: "" };
      const template =
        slug === ""
          ? emptyTemplate
          : jobTemplate.parse(await (await request("GET", `/platform/job-templates/${slug}`)).json());
      for (const field of ["title", "department", "description", "requirements"] as const)
        form.setValue(field, template[field]);
      form.clearErrors();
    } catch {
      setTemplateFailure("We couldn't load the template. Try again.");
    }
  };

  const send = async (body: Draft, opensEditor: boolean): Promise<void> => {
    let id = "";
    const failed = await change.run(async () => {
      ({ id } = await call(draftJob, { body }));
    });
    if (failed !== undefined) {
      setFieldErrors(form.setError, failed);
      return;
    }
    form.reset(defaults);
    onOpenChange(false);
    if (opensEditor) await navigate(`/platform/jobs/${id}?tab=ad`);
    else
      toast({ title: "Draft saved", description: `Only your workspace can see ${body.title} until you publish it.` });
  };
  const submit = (opensEditor: boolean) => void form.handleSubmit((body) => send(body, opensEditor))();

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New job"
      description="New jobs start as drafts that only your workspace can see."
      footer={
        <>
          <Button variant="secondary" type="submit" form={formId} busy={change.busy && "Saving draft"}>
            Save draft
          </Button>
          <Button onClick={() => submit(true)} disabled={change.busy}>
            Save and write ad
          </Button>
        </>
      }
    >
      <form
        noValidate
        id={formId}
        aria-label="New job"
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
        className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        <Field
          label="Start from"
          hint="Templates fill in the description and requirements for you to edit."
          error={templateFailure}
          className="sm:col-span-2"
        >
          <NativeSelect defaultValue="" onChange={(event) => void applyTemplate(event.target.value)}>
            <option value="">Blank job</option>
            {roleCategories.map((category) => (
              <optgroup key={category} label={category}>
                {roles
                  .filter((role) => role.category === category)
                  .map(({ slug, title }) => (
                    <option key={slug} value={slug}>
                      {title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Title" error={errors.title?.message} className="sm:col-span-2">
          <Input autoComplete="off" placeholder="ICU Nurse Manager" {...form.register("title")} />
        </Field>
        <Field label="Department (optional)" error={errors.department?.message} className="sm:col-span-2">
          <Input autoComplete="off" placeholder="Critical Care" {...form.register("department")} />
        </Field>
        <Field label="Team" error={errors.hiringTeamId?.message}>
          <NativeSelect {...form.register("hiringTeamId", { setValueAs: (id: string | null) => id || null })}>
            {canOmitTeam && <option value="">No team</option>}
            {editableTeams.map(({ id, name }) => (
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
                {capitalize(priority)}
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
