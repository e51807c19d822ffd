/** Adds one or more candidates to the pipeline of a chosen job. */
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { listWorkspaceJobs, type WorkspaceJob } from "#domain/jobs/list-workspace-jobs.ts";
import { addApplication } from "#domain/pipeline/add-application.ts";
import { ApiError, call } from "../../../lib/api/api.ts";
import { withQueries } from "../../../lib/query/query-provider.tsx";
import { useApiMutation } from "../../../lib/query/use-api-mutation.ts";
import { candidateCountText } from "../../../sections/workspace/move-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { NativeSelect } from "../../../ui/native-select.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";

interface AddToJobDialogProps {
  readonly candidates: readonly { readonly id: string; readonly name: string }[];
  readonly isSample: boolean;
  /** Jobs that already have all of them. */
  readonly existingJobIds?: readonly string[];
  readonly onClose: () => void;
  readonly onAdded?: () => void;
}

const AddToJobDialog = ({ candidates, isSample, existingJobIds = [], onClose, onAdded }: AddToJobDialogProps) => {
  const form = useId();
  const { busy, failure, run } = useApiMutation();
  const [selectedJobId, setSelectedJobId] = useState("");
  const { data, isPending, error } = useQuery({
    queryKey: [listWorkspaceJobs.path],
    queryFn: () => call(listWorkspaceJobs, {}),
  });
  const isAvailable = (job: WorkspaceJob): boolean =>
    job.status !== "closed" && job.isSample === isSample && !existingJobIds.includes(job.id);
  const jobs = data?.filter(isAvailable) ?? [];
  const job = jobs.find(({ id }) => id === selectedJobId) ?? jobs[0];
  const [first] = candidates;
  const who = first !== undefined && candidates.length === 1 ? first.name : candidateCountText(candidates.length);
  const add = async (): Promise<void> => {
    if (job === undefined) return;
    let alreadyThere = 0;
    const failed = await run(async () => {
      for (const { id } of candidates) {
        try {
          await call(addApplication, { params: { id }, body: { jobId: job.id } });
        } catch (error) {
          // Of several, some may be on the job already. The rest is added anyway.
          if (candidates.length === 1 || !(error instanceof ApiError) || error.status !== 409) throw error;
          alreadyThere += 1;
        }
      }
    });
    if (failed !== undefined) return;
    toast({
      title: `Added to ${job.title}`,
      description:
        alreadyThere === 0
          ? `${who} ${candidates.length === 1 ? "is" : "are"} in the Applied stage.`
          : `Added ${candidateCountText(candidates.length - alreadyThere)}. ${candidateCountText(alreadyThere)} already applied.`,
    });
    onAdded?.();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Add ${who} to a job`}
      description="They'll start in the Applied stage. We won't email them."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy && "Adding"} disabled={job === undefined}>
            Add to job
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        {isPending ? (
          <p className="text-[15px]/6 text-ink-3">Loading jobs...</p>
        ) : jobs.length === 0 && error === null ? (
          <p className="text-[15px]/6 text-ink-2">There are no other open jobs.</p>
        ) : (
          <Field label="Job">
            <NativeSelect value={job?.id ?? ""} onChange={(event) => setSelectedJobId(event.target.value)}>
              {jobs.map(({ id, title, department, status }) => (
                <option key={id} value={id}>
                  {title}, {department}
                  {status === "active" ? "" : ` (${status})`}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        <FailureNotice text={error === null ? failure : "We couldn't load jobs. Try again."} />
      </form>
    </Dialog>
  );
};

export default withQueries(AddToJobDialog);
