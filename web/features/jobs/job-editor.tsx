/** The ad editor: all fields, the parsed requirements, and what is missing before publishing. */
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { type JobFacts, jobFacts } from "#domain/jobs/job-facts.ts";
import { allowedSteps, jobStepLabel } from "#domain/jobs/job-lifecycle.ts";
import { type JobPage, readJob, saveJob, changeJobStatus } from "#domain/jobs/job-page.ts";
import { gapsBeforePublishing, hasPlaceholders } from "#domain/jobs/publishing-gaps.ts";
import { call } from "../../lib/api/api.ts";
import { setFieldErrors } from "../../lib/api/problem.ts";
import { resetKeepingEdits } from "../../lib/reset-keeping-edits.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useNow } from "../../lib/use-now.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { DatesAndTeam, PayAndLocation } from "./job-fields.tsx";
import { EditorFooter } from "./job-editor-footer.tsx";
import { PublishingPanel } from "./publishing-panel.tsx";
import { RequirementChips } from "./requirement-chips.tsx";
import { statusChangeMessages } from "./job-actions.tsx";
import { useParsedRequirements } from "./use-parsed-requirements.ts";

interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const FormSection = ({ title, children }: FormSectionProps) => (
  <section aria-label={title} className="grid gap-5 py-8 first:pt-0">
    <h2 className="text-[21px]">{title}</h2>
    {children}
  </section>
);

/** The newer of the loaded job and the last saved one. */
const useLatestJob = (loaded: JobPage) => {
  const [savedJob, setSavedJob] = useState(loaded);
  return { job: savedJob.revision > loaded.revision ? savedJob : loaded, setAnswered: setSavedJob };
};

export const JobEditor = ({ loaded }: { readonly loaded: JobPage }) => {
  const { may } = useViewer();
  const change = useApiMutation();
  const { revalidate } = useRevalidator();
  const { job, setAnswered: setSaved } = useLatestJob(loaded);
  const form = useZodForm(jobFacts, { defaultValues: job.facts });
  const { register, setValue, setFocus, setError, handleSubmit, control, formState } = form;
  const { errors, isDirty } = formState;
  const facts = { ...job.facts, ...useWatch({ control }) };
  const { title, department, description, requirements, mustHave, niceToHave } = facts;
  const readRequirements = useParsedRequirements({
    title,
    department,
    description,
    requirements,
    mustHave,
    niceToHave,
  });
  const gaps = gapsBeforePublishing(facts, new Date(useNow()).toISOString().slice(0, 10));
  const canPublish = allowedSteps(job.status).includes("open") && !job.isSample;

  /** Saves the job and optionally publishes it. The save stays even if publishing is denied. */
  const save = async (values: JobFacts, publish: boolean): Promise<void> => {
    const showSaved = resetKeepingEdits(form);
    const failed = await change.run(async () => {
      const params = { id: job.id };
      const reply = await call(saveJob, { params, body: { revision: job.revision, facts: values } });
      showSaved(reply.facts);
      setSaved(reply);
      if (publish) {
        setSaved(await call(changeJobStatus, { params, body: { revision: reply.revision, step: "open" } }));
      }
    });
    if (failed !== undefined) {
      setFieldErrors(setError, failed);
      if (publish) await revalidate();
      return;
    }
    if (publish) toast({ title: `${values.title} published`, description: statusChangeMessages.open });
    else
      toast({
        title: "Changes saved",
        description: job.status === "active" ? "The public page is up to date." : "This job isn't on the public site.",
      });
  };
  /** Discards the unsaved changes. */
  const reload = async (): Promise<void> => {
    const latest = await call(readJob, { params: { id: job.id } });
    setSaved(latest);
    form.reset(latest.facts);
    change.clearFailure();
    await revalidate();
  };
  const submit = (publish: boolean) => (event?: SyntheticEvent) => {
    void handleSubmit((values) => save(values, publish))(event);
  };

  return (
    <form noValidate aria-label="Job ad" onSubmit={submit(false)}>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="min-w-0 divide-y divide-line">
          <FormSection title="Job details">
            {hasPlaceholders(description) && (
              <p className="rounded-control bg-warn-soft px-4 py-3 text-[15px]/6 text-warn">
                This ad comes from a template. Replace the text in brackets and edit the rest as you like.
              </p>
            )}
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
              <Field label="Title" error={errors.title?.message}>
                <Input autoComplete="off" {...register("title")} />
              </Field>
              <Field label="Department (optional)" error={errors.department?.message}>
                <Input autoComplete="off" {...register("department")} />
              </Field>
            </div>
            <Field
              label="Description"
              hint="Start a line with a hyphen to make a list item. A short line above a list becomes its heading."
              error={errors.description?.message}
            >
              <Textarea rows={14} {...register("description")} />
            </Field>
          </FormSection>
          <FormSection title="What you're looking for">
            <Field
              label="Requirements"
              hint="One per line. Put optional ones under a “Nice to have” line."
              error={errors.requirements?.message}
            >
              <Textarea rows={8} {...register("requirements")} />
            </Field>
            <RequirementChips
              parsed={readRequirements}
              corrected={{ mustHave, niceToHave }}
              onCorrect={(lists) => {
                setValue("mustHave", [...lists.mustHave], { shouldDirty: true });
                setValue("niceToHave", [...lists.niceToHave], { shouldDirty: true });
              }}
            />
            <Field
              label="Minimum years of experience (optional)"
              error={errors.minYears?.message}
              className="sm:max-w-90"
            >
              <Input
                inputMode="numeric"
                placeholder="2"
                {...register("minYears", {
                  setValueAs: (value: string | number | null) =>
                    value === "" || value === null ? null : Number(value),
                })}
              />
            </Field>
          </FormSection>
          <FormSection title="Pay and location">
            <PayAndLocation form={form} />
          </FormSection>
          <FormSection title="Dates and team">
            <DatesAndTeam
              form={form}
              job={job}
              teams={job.teams.filter(({ id }) => may("job.edit", id))}
              canOmitTeam={may("job.edit")}
            />
          </FormSection>
        </div>
        <PublishingPanel job={job} gaps={gaps} onSelectMissingField={setFocus} />
      </div>
      <EditorFooter
        isDirty={isDirty}
        busy={change.busy}
        failure={Object.keys(errors).length > 0 ? undefined : change.failure}
        onReload={() => void reload()}
      >
        {canPublish && (
          <Button
            variant={Object.keys(gaps).length === 0 ? "primary" : "secondary"}
            onClick={submit(true)}
            disabled={change.busy}
          >
            Save and {jobStepLabel(job.status, "open").toLowerCase()}
          </Button>
        )}
        <Button
          type="submit"
          variant={canPublish && Object.keys(gaps).length === 0 ? "secondary" : "primary"}
          busy={change.busy && "Saving"}
        >
          Save changes
        </Button>
      </EditorFooter>
    </form>
  );
};
