/** Merges two records: the user chooses each differing field, lists are combined, and everything attached to either is kept. */
import { useState } from "react";
import {
  candidateFieldNames,
  type ChosenField,
  candidateFieldLabels,
  isEmptyField,
  combinedFields,
} from "#domain/candidates/candidate-fields.ts";
import { mergeCandidates, undoDays } from "#domain/candidates/candidate-merges.ts";
import type { CandidatePage, PossibleDuplicate } from "#domain/candidates/candidate-page.ts";
import { differingFields, type MergeChoices, mergeRecords } from "#domain/candidates/merge-records.ts";
import { call } from "../../../lib/api/api.ts";
import { useApiMutation } from "../../../lib/query/use-api-mutation.ts";
import { capitalize } from "../../../sections/workspace/job-badges.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { formatFieldValue } from "./field-value.ts";

interface MergeDialogProps {
  readonly page: CandidatePage;
  readonly other: PossibleDuplicate;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface ChoiceProps {
  readonly field: ChosenField;
  /** Names the record of each value on phones, where the two columns are stacked. */
  readonly owners: readonly [kept: string, other: string];
  readonly values: readonly [kept: string, other: string];
  readonly side: "kept" | "other";
  readonly onChoose: (side: "kept" | "other") => void;
}

const Choice = ({ field, owners, values, side, onChoose }: ChoiceProps) => (
  <fieldset className="border-t border-line py-3">
    <legend className="float-left w-full text-sm/5 font-[560] text-ink-3">{candidateFieldLabels[field]}</legend>
    <div className="clear-both grid gap-2 pt-1.5 sm:grid-cols-2">
      {(["kept", "other"] as const).map((each, index) => (
        <label
          key={each}
          className="grid min-h-11 min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5 rounded-control border border-line px-3.5 py-2.5 text-[15px]/6 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={field}
            checked={side === each}
            onChange={() => onChoose(each)}
            className="mt-1 size-4 shrink-0 accent-brand"
          />
          <span className="line-clamp-5 wrap-anywhere">{values[index]}</span>
          <span className="col-start-2 text-[13px]/5 text-ink-3 sm:hidden">{owners[index]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** Jobs to which both have applied. One application per job remains. */
const sharedJobs = (page: CandidatePage, other: PossibleDuplicate): readonly string[] =>
  page.applications
    .filter(({ jobId }) => other.applications.some((each) => each.jobId === jobId))
    .map(({ jobTitle, stage, jobId }) => {
      const otherApplication = other.applications.find((each) => each.jobId === jobId);
      return `${jobTitle} (${capitalize(stage)} and ${capitalize(otherApplication?.stage ?? "")})`;
    });

export const MergeDialog = ({ page, other, open, onOpenChange }: MergeDialogProps) => {
  const [choices, setChoices] = useState<MergeChoices>({});
  const change = useApiMutation();
  const differing = differingFields(page.fields, other.fields);
  const result = mergeRecords(page.fields, other.fields, choices);
  const filled = candidateFieldNames.filter(
    (field) =>
      isEmptyField(page.fields[field]) &&
      !isEmptyField(other.fields[field]) &&
      !combinedFields.some((each) => each === field),
  );
  const shared = sharedJobs(page, other);
  const merge = async (): Promise<void> => {
    const failed = await change.run(() =>
      call(mergeCandidates, {
        params: { id: page.id },
        body: { otherId: other.id, revision: page.revision, otherRevision: other.revision, choices },
      }),
    );
    if (failed !== undefined) return;
    onOpenChange(false);
    toast({ title: "Records merged", description: `You can undo this on this page for ${undoDays} days.` });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Merge records"
      description="We keep the applications, notes, files and history from both records."
      className="sm:max-w-[820px]"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button onClick={() => void merge()} busy={change.busy && "Merging"}>
            Merge records
          </Button>
        </>
      }
    >
      <FailureNotice text={change.failure} className="mb-4" />
      <div className="grid gap-2 pb-3 text-[15px]/6 sm:grid-cols-2">
        <p className="font-[580] wrap-anywhere">
          {page.name}
          <span className="block text-sm/5 font-[450] text-ink-3">
            This record, added <Timestamp iso={page.addedAt} />
          </span>
        </p>
        <p className="font-[580] wrap-anywhere">
          {other.name}
          <span className="block text-sm/5 font-[450] text-ink-3">
            Other record, added <Timestamp iso={other.addedAt} />
          </span>
        </p>
      </div>
      {differing.length === 0 && (
        <p className="border-t border-line py-3 text-[15px]/6 text-ink-2">These records have no conflicting details.</p>
      )}
      {differing.map((field) => (
        <Choice
          key={field}
          field={field}
          owners={["This record", "Other record"]}
          values={[formatFieldValue(field, page.fields), formatFieldValue(field, other.fields)]}
          side={choices[field] ?? "kept"}
          onChoose={(side) => setChoices({ ...choices, [field]: side })}
        />
      ))}
      <dl className="grid gap-2.5 border-t border-line pt-3.5 text-[15px]/6">
        {filled.map((field) => (
          <div key={field} className="grid gap-x-3 sm:grid-cols-[150px_1fr]">
            <dt className="text-ink-3">{candidateFieldLabels[field]} (filled in)</dt>
            <dd className="line-clamp-3 min-w-0 wrap-anywhere">{formatFieldValue(field, other.fields)}</dd>
          </div>
        ))}
        {combinedFields
          .filter((field) => !isEmptyField(result[field]))
          .map((field) => (
            <div key={field} className="grid gap-x-3 sm:grid-cols-[150px_1fr]">
              <dt className="text-ink-3">{candidateFieldLabels[field]} (combined)</dt>
              <dd className="line-clamp-4 min-w-0 wrap-anywhere">{formatFieldValue(field, result)}</dd>
            </div>
          ))}
        {shared.length > 0 && (
          <div className="grid gap-x-3 sm:grid-cols-[150px_1fr]">
            <dt className="text-ink-3">Both applied for</dt>
            <dd className="min-w-0 wrap-anywhere">
              {shared.join("; ")}. We keep the one at the later stage, with the history of both.
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
};
