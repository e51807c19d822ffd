/** Compares a parsed resume with the record. Empty fields are preselected, differing ones are not. */
import { useEffect, useState } from "react";
import {
  type CandidateField,
  candidateFieldNames,
  type ChangedFields,
  candidateFieldLabels,
  isEmptyField,
  combinedFields,
} from "#domain/candidates/candidate-fields.ts";
import { type CandidateFile, readCandidateFile } from "#domain/candidates/candidate-files.ts";
import { type CandidatePage, changeCandidate } from "#domain/candidates/candidate-page.ts";
import { call } from "../../../lib/api/api.ts";
import { toProblem } from "../../../lib/api/problem.ts";
import { useApiMutation } from "../../../lib/query/use-api-mutation.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { formatFieldValue } from "./field-value.ts";

interface ReadResumeDialogProps {
  readonly file: CandidateFile;
  readonly page: CandidatePage;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const isListField = (field: CandidateField): boolean => combinedFields.some((each) => each === field);

export const ReadResumeDialog = ({ file, page, open, onOpenChange }: ReadResumeDialogProps) => {
  const [extracted, setExtracted] = useState<ChangedFields>();
  const [failure, setFailure] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<CandidateField>>(new Set());
  const change = useApiMutation();
  const { fields } = page;
  const extractedFields = candidateFieldNames.filter((field) => extracted?.[field] !== undefined);

  useEffect(() => {
    let isUnmounted = false;
    const readResume = async (): Promise<void> => {
      try {
        const reply = await call(readCandidateFile, { params: { id: file.id }, body: {} });
        if (isUnmounted) return;
        setExtracted(reply.found);
        setSelected(
          new Set(
            candidateFieldNames.filter((field) => reply.found[field] !== undefined && isEmptyField(fields[field])),
          ),
        );
      } catch (error) {
        if (!isUnmounted) setFailure(toProblem(error).message);
      }
    };
    void readResume();
    return () => {
      isUnmounted = true;
    };
    // Runs once per file, even if the record changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file.id]);

  const save = async (): Promise<void> => {
    if (extracted === undefined) return;
    const changes = Object.fromEntries([...selected].map((field) => [field, extracted[field]]));
    const failed = await change.run(() =>
      call(changeCandidate, { params: { id: page.id }, body: { revision: page.revision, fields: changes } }),
    );
    if (failed !== undefined) return;
    onOpenChange(false);
    toast({
      title: "Candidate updated",
      description: `${selected.size} ${selected.size === 1 ? "field" : "fields"} updated from ${file.fileName}.`,
    });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Update candidate from file"
      description={`${file.fileName} has details that differ from this candidate. Select the ones to update.`}
      className="sm:max-w-[760px]"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button onClick={() => void save()} disabled={selected.size === 0} busy={change.busy && "Saving"}>
            Update {selected.size === 0 ? "" : selected.size === 1 ? "1 field" : `${selected.size} fields`}
          </Button>
        </>
      }
    >
      <FailureNotice text={failure ?? change.failure} className="mb-4" />
      {extracted === undefined && failure === undefined && (
        <output aria-label="Reading file" className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </output>
      )}
      {extracted !== undefined && extractedFields.length === 0 && (
        <p className="text-[15px]/6 text-ink-2">This file has no new details for this candidate.</p>
      )}
      <ul className="divide-y divide-line">
        {extractedFields.map((field) => (
          <li key={field} className="py-2">
            <Checkbox
              checked={selected.has(field)}
              onCheckedChange={(checked) => {
                const next = new Set(selected);
                if (checked === true) next.add(field);
                else next.delete(field);
                setSelected(next);
              }}
              label={<span className="font-[560]">{candidateFieldLabels[field]}</span>}
            />
            <dl className="grid gap-1 pb-1 pl-8.5 text-[15px]/6">
              {!isEmptyField(fields[field]) && (
                <div className="grid grid-cols-[68px_minmax(0,1fr)] gap-x-3">
                  <dt className="text-ink-3">Current</dt>
                  <dd className="line-clamp-4 min-w-0 wrap-anywhere text-ink-2">{formatFieldValue(field, fields)}</dd>
                </div>
              )}
              <div className="grid grid-cols-[68px_minmax(0,1fr)] gap-x-3">
                <dt className="text-ink-3">{isListField(field) ? "Combined" : "From file"}</dt>
                <dd className="line-clamp-6 min-w-0 wrap-anywhere">{formatFieldValue(field, extracted ?? {})}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
