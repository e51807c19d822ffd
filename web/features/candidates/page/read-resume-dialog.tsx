/** What a résumé says, beside what the record says: what is empty is filled unless unticked, what differs only if ticked. */
import { useEffect, useState } from "react";
import {
  type CandidateField,
  candidateFieldNames,
  type ChangedFields,
  fieldWords,
  isUnknown,
  unitedFields,
} from "#domain/candidates/candidate-fields.ts";
import { type CandidateFile, readCandidateFile } from "#domain/candidates/candidate-files.ts";
import { type CandidatePage, changeCandidate } from "#domain/candidates/candidate-page.ts";
import { call } from "../../../lib/api.ts";
import { problemOf } from "../../../lib/problem.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { valueWords } from "./field-value.ts";

interface ReadResumeDialogProps {
  readonly file: CandidateFile;
  readonly page: CandidatePage;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const isUnited = (field: CandidateField): boolean => unitedFields.some((each) => each === field);

export const ReadResumeDialog = ({ file, page, open, onOpenChange }: ReadResumeDialogProps) => {
  const [found, setFound] = useState<ChangedFields>();
  const [failure, setFailure] = useState<string>();
  const [picked, setPicked] = useState<ReadonlySet<CandidateField>>(new Set());
  const change = useChange();
  const { fields } = page;
  const said = candidateFieldNames.filter((field) => found?.[field] !== undefined);

  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      try {
        const answer = await call(readCandidateFile, { params: { id: file.id }, body: {} });
        if (isGone) return;
        setFound(answer.found);
        setPicked(
          new Set(candidateFieldNames.filter((field) => answer.found[field] !== undefined && isUnknown(fields[field]))),
        );
      } catch (error) {
        if (!isGone) setFailure(problemOf(error).message);
      }
    };
    void read();
    return () => {
      isGone = true;
    };
    // Once a file; the record may change beneath it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file.id]);

  const save = async (): Promise<void> => {
    if (found === undefined) return;
    const chosen = Object.fromEntries([...picked].map((field) => [field, found[field]]));
    const failed = await change.run(() =>
      call(changeCandidate, { params: { id: page.id }, body: { revision: page.revision, fields: chosen } }),
    );
    if (failed !== undefined) return;
    onOpenChange(false);
    toast({ title: "The record was changed", description: `${picked.size} of its fields are from ${file.fileName}.` });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Read into the record"
      description={`What ${file.fileName} says that the record does not. Tick what you want to take over.`}
      className="sm:max-w-[760px]"
      footer={
        <>
          <Button look="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button onClick={() => void save()} disabled={picked.size === 0} busy={change.busy && "Saving"}>
            Take over {picked.size === 0 ? "" : picked.size === 1 ? "1 field" : `${picked.size} fields`}
          </Button>
        </>
      }
    >
      <FailureNotice text={failure ?? change.failure} className="mb-4" />
      {found === undefined && failure === undefined && (
        <output aria-label="Reading the file" className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </output>
      )}
      {found !== undefined && said.length === 0 && (
        <p className="text-[15px]/6 text-ink-2">The file says nothing that the record does not say already.</p>
      )}
      <ul className="divide-y divide-line">
        {said.map((field) => (
          <li key={field} className="py-2">
            <Checkbox
              checked={picked.has(field)}
              onCheckedChange={(checked) => {
                const next = new Set(picked);
                if (checked === true) next.add(field);
                else next.delete(field);
                setPicked(next);
              }}
              label={<span className="font-[560]">{fieldWords[field]}</span>}
            />
            <dl className="grid gap-1 pb-1 pl-8.5 text-[15px]/6">
              {!isUnknown(fields[field]) && (
                <div className="grid grid-cols-[68px_minmax(0,1fr)] gap-x-3">
                  <dt className="text-ink-3">Now</dt>
                  <dd className="line-clamp-4 min-w-0 wrap-anywhere text-ink-2">{valueWords(field, fields)}</dd>
                </div>
              )}
              <div className="grid grid-cols-[68px_minmax(0,1fr)] gap-x-3">
                <dt className="text-ink-3">{isUnited(field) ? "Together" : "The file"}</dt>
                <dd className="line-clamp-6 min-w-0 wrap-anywhere">{valueWords(field, found ?? {})}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
