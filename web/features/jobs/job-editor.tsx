/** An ad, written: every field, what it asks for as it is read, and what it lacks before strangers may see it. */
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { type JobFacts, jobFacts } from "#domain/jobs/job-facts.ts";
import { stepsFrom, stepWords } from "#domain/jobs/job-life.ts";
import { type JobPage, readJob, saveJob, takeJobStep } from "#domain/jobs/job-page.ts";
import { gapsBeforePublishing, hasOpenPlaces } from "#domain/jobs/publishing-gaps.ts";
import { call } from "../../lib/api.ts";
import { markFields } from "../../lib/problem.ts";
import { rememberSent } from "../../lib/remember-sent.ts";
import { useChange } from "../../lib/use-change.ts";
import { useNow } from "../../lib/use-now.ts";
import { useViewer } from "../../lib/viewer.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { DaysAndPeople, PayAndPlace } from "./job-fields.tsx";
import { EditorFoot } from "./job-editor-foot.tsx";
import { PublishingPanel } from "./publishing-panel.tsx";
import { RequirementChips } from "./requirement-chips.tsx";
import { toldOfStep } from "./job-steps.tsx";
import { useReadRequirements } from "./use-read-requirements.ts";

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <section aria-label={title} className="grid gap-5 py-8 first:pt-0">
    <h2 className="text-[21px]">{title}</h2>
    {children}
  </section>
);

/** The newer of what the page was loaded with and what the last save answered. */
const useNewest = (loaded: JobPage) => {
  const [answered, setAnswered] = useState(loaded);
  return { job: answered.revision > loaded.revision ? answered : loaded, setAnswered };
};

export const JobEditor = ({ loaded }: { readonly loaded: JobPage }) => {
  const { may } = useViewer();
  const change = useChange();
  const { revalidate } = useRevalidator();
  const { job, setAnswered } = useNewest(loaded);
  const form = useForm<JobFacts>({ defaultValues: job.facts, resolver: zodResolver(jobFacts) as never });
  const { register, setValue, setFocus, setError, handleSubmit, control, formState } = form;
  const { errors, isDirty } = formState;
  const facts = { ...job.facts, ...useWatch({ control }) };
  const { title, department, description, requirements, mustHave, niceToHave } = facts;
  const read = useReadRequirements({ title, department, description, requirements, mustHave, niceToHave });
  const gaps = gapsBeforePublishing(facts, new Date(useNow()).toISOString().slice(0, 10));
  const mayOpen = stepsFrom(job.status).includes("open") && !job.isSample;

  /** What was saved stays saved, also where publishing is refused. */
  const save = async (given: JobFacts, publish: boolean): Promise<void> => {
    const showSaved = rememberSent(form);
    const failed = await change.run(async () => {
      const params = { id: job.id };
      const saved = await call(saveJob, { params, body: { revision: job.revision, facts: given } });
      showSaved(saved.facts);
      setAnswered(saved);
      if (publish) {
        setAnswered(await call(takeJobStep, { params, body: { revision: saved.revision, step: "open" } }));
      }
    });
    if (failed !== undefined) {
      markFields(setError, failed);
      if (publish) await revalidate();
      return;
    }
    if (publish) toast({ title: `${given.title} is published`, description: toldOfStep.open });
    else
      toast({
        title: "Saved",
        description: job.status === "active" ? "The public page shows it already." : "Nobody outside sees it yet.",
      });
  };
  /** Lets go of what was typed here. */
  const reload = async (): Promise<void> => {
    const fresh = await call(readJob, { params: { id: job.id } });
    setAnswered(fresh);
    form.reset(fresh.facts);
    change.forget();
    await revalidate();
  };
  const submit = (publish: boolean) => (event?: SyntheticEvent) => {
    void handleSubmit((given) => save(given, publish))(event);
  };

  return (
    <form noValidate aria-label="Job ad" onSubmit={submit(false)}>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="min-w-0 divide-y divide-line">
          <Part title="The job">
            {hasOpenPlaces(description) && (
              <p className="rounded-control bg-warn-soft px-4 py-3 text-[15px]/6 text-warn">
                Written from a template. Fill in the places in brackets and make the rest yours.
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
              hint="A line that begins with a hyphen becomes part of a list; a short line above it becomes its heading."
              error={errors.description?.message}
            >
              <Textarea rows={14} {...register("description")} />
            </Field>
          </Part>
          <Part title="What it asks for">
            <Field
              label="Requirements"
              hint="One thing a line. What stands under “Nice to have” is a wish."
              error={errors.requirements?.message}
            >
              <Textarea rows={8} {...register("requirements")} />
            </Field>
            <RequirementChips
              read={read}
              corrected={{ mustHave, niceToHave }}
              onCorrect={(lists) => {
                setValue("mustHave", [...lists.mustHave], { shouldDirty: true });
                setValue("niceToHave", [...lists.niceToHave], { shouldDirty: true });
              }}
            />
            <Field label="Years, at least (optional)" error={errors.minYears?.message} className="sm:max-w-90">
              <Input
                inputMode="numeric"
                placeholder="2"
                {...register("minYears", {
                  setValueAs: (value: string | number | null) =>
                    value === "" || value === null ? null : Number(value),
                })}
              />
            </Field>
          </Part>
          <Part title="Pay and place">
            <PayAndPlace form={form} />
          </Part>
          <Part title="Days and people">
            <DaysAndPeople
              form={form}
              job={job}
              teams={job.teams.filter(({ id }) => may("job.edit", id))}
              mayBeWithoutTeam={may("job.edit")}
            />
          </Part>
        </div>
        <PublishingPanel job={job} gaps={gaps} onGap={setFocus} />
      </div>
      <EditorFoot
        isDirty={isDirty}
        busy={change.busy}
        failure={Object.keys(errors).length > 0 ? undefined : change.failure}
        onReload={() => void reload()}
      >
        {mayOpen && (
          <Button
            look={Object.keys(gaps).length === 0 ? "primary" : "secondary"}
            onClick={submit(true)}
            disabled={change.busy}
          >
            Save and {stepWords(job.status, "open").toLowerCase()}
          </Button>
        )}
        <Button
          type="submit"
          look={mayOpen && Object.keys(gaps).length === 0 ? "secondary" : "primary"}
          busy={change.busy && "Saving"}
        >
          Save
        </Button>
      </EditorFoot>
    </form>
  );
};
