import { type FormEvent, useId, useState } from "react";
import { candidateFieldLabels } from "#domain/candidates/candidate-fields.ts";
import { type CandidatePage, changeCandidate } from "#domain/candidates/candidate-page.ts";
import { isStoredResumeUrl } from "#domain/candidates/stored-resume.ts";
import { useRevalidator } from "react-router";
import { call } from "../../../lib/api/api.ts";
import { useApiMutation } from "../../../lib/query/use-api-mutation.ts";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { EntryInputs } from "../../../sections/entries/entry-inputs.tsx";
import {
  entryFieldNames,
  entryFields,
  validateDraft,
  type ValidatedDraft,
  toDraft,
  type TextFieldName,
} from "./edit-draft.ts";
import { compactInput, EntryList, RoleFields, SchoolFields } from "./work-and-school-fields.tsx";

interface EditDialogProps {
  readonly page: CandidatePage;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The hint of each one-line field, in the order of the inputs. */
const inputHints: Readonly<Record<Exclude<TextFieldName, "skills" | "summary">, string | undefined>> = {
  firstName: undefined,
  lastName: undefined,
  email: undefined,
  phone: undefined,
  currentTitle: undefined,
  currentCompany: undefined,
  location: undefined,
  years: undefined,
  desiredSalary: "US dollars per year",
  availability: "For example: immediate, 2 weeks, 1 month",
  source: undefined,
  linkedinUrl: undefined,
  portfolioUrl: undefined,
  resumeUrl: undefined,
};
const inputRows = Object.entries(inputHints) as readonly (readonly [keyof typeof inputHints, string | undefined])[];

/** Saves only the fields that changed since the dialog opened, on top of the current record. */
export const EditDialog = ({ page, open, onOpenChange }: EditDialogProps) => {
  const formId = useId();
  const [base] = useState(() => toDraft(page.fields));
  const [draft, setDraft] = useState(base);
  const [problems, setProblems] = useState<Pick<ValidatedDraft, "errors" | "entryErrors">>({
    errors: {},
    entryErrors: {},
  });
  const { errors, entryErrors } = problems;
  const change = useApiMutation();
  const { revalidate } = useRevalidator();

  // The resume of an application or import is replaced by uploading a file, not by editing its URL.
  const shownRows = inputRows.filter(([field]) => field !== "resumeUrl" || !isStoredResumeUrl(page.fields.resumeUrl));

  const setText = (field: TextFieldName, text: string): void =>
    setDraft({ ...draft, texts: { ...draft.texts, [field]: text } });

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const checked = validateDraft(draft, base);
    setProblems(checked);
    if (Object.keys(checked.errors).length + Object.keys(checked.entryErrors).length > 0) return;
    const failed = await change.run(() =>
      call(changeCandidate, { params: { id: page.id }, body: { revision: page.revision, fields: checked.changes } }),
    );
    if (failed === undefined) onOpenChange(false);
    // Reloads so that the next attempt uses the current revision.
    else if (failed.code === "conflict") await revalidate();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit candidate"
      className="sm:max-w-[760px]"
      footer={
        <DialogActions
          formId={formId}
          submit="Save changes"
          busy={change.busy && "Saving"}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <FailureNotice text={change.failure} />
        <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
          {shownRows.map(([field, hint]) => (
            <Field
              key={field}
              label={candidateFieldLabels[field]}
              error={errors[field]}
              {...(hint === undefined ? {} : { hint })}
            >
              <Input
                className="h-11! text-[15px]!"
                inputMode={field === "years" || field === "desiredSalary" ? "numeric" : undefined}
                value={draft.texts[field]}
                maxLength={500}
                onChange={(event) => setText(field, event.target.value)}
              />
            </Field>
          ))}
        </div>
        <Field label={candidateFieldLabels.skills} hint="Separate skills with commas" error={errors.skills}>
          <Textarea
            rows={3}
            className="text-[15px]!"
            value={draft.texts.skills}
            onChange={(event) => setText("skills", event.target.value)}
          />
        </Field>
        <Field label={candidateFieldLabels.summary} error={errors.summary}>
          <Textarea
            rows={4}
            className="text-[15px]!"
            value={draft.texts.summary}
            onChange={(event) => setText("summary", event.target.value)}
          />
        </Field>
        <RoleFields
          entries={draft.workHistory}
          onChange={(workHistory) => setDraft({ ...draft, workHistory })}
          error={errors.workHistory}
        />
        <SchoolFields
          entries={draft.education}
          onChange={(education) => setDraft({ ...draft, education })}
          error={errors.education}
        />
        {entryFieldNames.map((field) => (
          <EntryList
            key={field}
            title={candidateFieldLabels[field]}
            itemLabel={entryFields[field].noun}
            entries={draft.entries[field]}
            emptyEntry={entryFields[field].valuesOf(null)}
            onChange={(entries) => setDraft({ ...draft, entries: { ...draft.entries, [field]: entries } })}
            renderFields={(values, change, index) => (
              <EntryInputs
                fields={entryFields[field].fields}
                values={values}
                errors={entryErrors[field]?.[index] ?? {}}
                onChange={change}
                className={compactInput}
              />
            )}
            error={undefined}
          />
        ))}
      </form>
    </Dialog>
  );
};
