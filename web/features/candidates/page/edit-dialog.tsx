import { type FormEvent, useId, useState } from "react";
import { fieldWords } from "#domain/candidates/candidate-fields.ts";
import { type CandidatePage, changeCandidate } from "#domain/candidates/candidate-page.ts";
import { isOwnResume } from "#domain/candidates/own-resume.ts";
import { useRevalidator } from "react-router";
import { call } from "../../../lib/api.ts";
import { useChange } from "../../../lib/use-change.ts";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { checkDraft, type Checked, draftOf, type TypedField } from "./edit-draft.ts";
import { RoleFields, SchoolFields } from "./past-fields.tsx";

interface EditDialogProps {
  readonly page: CandidatePage;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const lines: readonly (readonly [TypedField, string?])[] = [
  ["firstName"],
  ["lastName"],
  ["email"],
  ["phone"],
  ["currentTitle"],
  ["currentCompany"],
  ["location"],
  ["years"],
  ["desiredSalary", "Dollars a year"],
  ["availability", "immediate, 2 weeks, 1 month"],
  ["source"],
  ["linkedinUrl"],
  ["portfolioUrl"],
  ["resumeUrl"],
];

/** What was typed is compared with the record as it was when the dialog opened: only that is saved, on whatever the record is now. */
export const EditDialog = ({ page, open, onOpenChange }: EditDialogProps) => {
  const formId = useId();
  const [base] = useState(() => draftOf(page.fields));
  const [draft, setDraft] = useState(base);
  const [errors, setErrors] = useState<Checked["errors"]>({});
  const change = useChange();
  const { revalidate } = useRevalidator();

  // What came with an application or an import is replaced by another file, not by another address.
  const shownLines = lines.filter(([field]) => field !== "resumeUrl" || !isOwnResume(page.fields.resumeUrl));

  const type = (field: TypedField, text: string): void =>
    setDraft({ ...draft, typed: { ...draft.typed, [field]: text } });

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const checked = checkDraft(draft, base);
    setErrors(checked.errors);
    if (Object.keys(checked.errors).length > 0) return;
    const failed = await change.run(() =>
      call(changeCandidate, { params: { id: page.id }, body: { revision: page.revision, fields: checked.changes } }),
    );
    if (failed === undefined) onOpenChange(false);
    // The next attempt rests on the record as it is now.
    else if (failed.code === "conflict") await revalidate();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit the record"
      className="sm:max-w-[760px]"
      footer={
        <DialogActions
          formId={formId}
          submit="Save the record"
          busy={change.busy && "Saving"}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <FailureNotice text={change.failure} />
        <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
          {shownLines.map(([field, hint]) => (
            <Field
              key={field}
              label={fieldWords[field]}
              error={errors[field]}
              {...(hint === undefined ? {} : { hint })}
            >
              <Input
                className="h-11! text-[15px]!"
                inputMode={field === "years" || field === "desiredSalary" ? "numeric" : undefined}
                value={draft.typed[field]}
                maxLength={500}
                onChange={(event) => type(field, event.target.value)}
              />
            </Field>
          ))}
        </div>
        <Field label={fieldWords.skills} hint="Separated by commas" error={errors.skills}>
          <Textarea
            rows={3}
            className="text-[15px]!"
            value={draft.typed.skills}
            onChange={(event) => type("skills", event.target.value)}
          />
        </Field>
        <Field label={fieldWords.summary} error={errors.summary}>
          <Textarea
            rows={4}
            className="text-[15px]!"
            value={draft.typed.summary}
            onChange={(event) => type("summary", event.target.value)}
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
      </form>
    </Dialog>
  );
};
