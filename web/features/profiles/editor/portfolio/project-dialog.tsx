import { useId } from "react";
import { z } from "zod";
import { maxTechnologies, type Project, projectFacts, type ProjectFacts } from "#domain/profiles/portfolio.ts";
import type { Problem } from "../../../../lib/api/problem.ts";
import { setFieldErrors } from "../../../../lib/api/problem.ts";
import { useZodForm } from "../../../../lib/use-zod-form.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { DialogActions } from "../../../../ui/dialog-actions.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input, Textarea } from "../../../../ui/input.tsx";
import { NativeSelect } from "../../../../ui/native-select.tsx";
import { FailureNotice } from "../../../../ui/notice.tsx";

const parseList = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((each) => each.trim())
      .filter((each) => each !== ""),
  ),
];

/** Technologies are entered as one line. */
const formShape = projectFacts.extend({
  technologies: z
    .string()
    .transform(parseList)
    .pipe(projectFacts.shape.technologies.unwrap())
    .pipe(z.array(z.string()).max(maxTechnologies)),
});

const visibilityLabels = [
  ["public", "Anyone"],
  ["recruiters_only", "Recruiters only"],
  ["private", "Only me"],
] as const;

interface ProjectDialogProps {
  /** Null for a new project. */
  readonly project: Project | null;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onSave: (facts: ProjectFacts) => Promise<Problem | undefined>;
  readonly onClose: () => void;
}

export const ProjectDialog = ({ project, busy, failure, onSave, onClose }: ProjectDialogProps) => {
  const formId = useId();
  const form = useZodForm(formShape, {
    defaultValues: {
      title: project?.title ?? "",
      description: project?.description ?? "",
      link: project?.link ?? "",
      technologies: project?.technologies.join(", ") ?? "",
      visibility: project?.visibility ?? "public",
    },
  });
  const { errors } = form.formState;
  const send = async (facts: ProjectFacts): Promise<void> => {
    const problem = await onSave(facts);
    if (problem === undefined) onClose();
    else setFieldErrors(form.setError, problem);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={project === null ? "Add project" : "Edit project"}
      description="Something you made or helped make, and what it shows about you."
      footer={
        <DialogActions
          formId={formId}
          submit={project === null ? "Add project" : "Save project"}
          busy={busy && "Saving"}
          onCancel={onClose}
        />
      }
    >
      <form
        noValidate
        id={formId}
        aria-label="Project"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="grid gap-5"
      >
        <Field label="Title" error={errors.title?.message}>
          <Input autoComplete="off" {...form.register("title")} />
        </Field>
        <Field label="Description (optional)" error={errors.description?.message}>
          <Textarea rows={4} {...form.register("description")} />
        </Field>
        <Field label="Link (optional)" error={errors.link?.message}>
          <Input inputMode="url" autoComplete="url" placeholder="https://" {...form.register("link")} />
        </Field>
        <Field
          label="Technologies (optional)"
          hint="Tools, materials or methods, separated by commas."
          error={errors.technologies?.message}
        >
          <Input autoComplete="off" {...form.register("technologies")} />
        </Field>
        <Field label="Who can see it" error={errors.visibility?.message}>
          <NativeSelect {...form.register("visibility")}>
            {visibilityLabels.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <FailureNotice text={Object.keys(errors).length > 0 ? undefined : failure} />
      </form>
    </Dialog>
  );
};
