/** The actions for a job in its current status: publish, pause, resume, close, reopen, duplicate. */
import { Copy } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type JobStep, allowedSteps, jobStepLabel } from "#domain/jobs/job-lifecycle.ts";
import { duplicateJob, type JobPage, changeJobStatus } from "#domain/jobs/job-page.ts";
import { readPipeline } from "#domain/pipeline/pipeline.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { SignUpPrompt } from "../../sections/workspace/sign-up-prompt.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";

export const statusChangeMessages: Readonly<Record<JobStep, string>> = {
  open: "It's now on the public site.",
  pause: "It's no longer on the public site. Applications are kept.",
  close: "It's closed and no longer on the public site. Applications are kept.",
};

const waitingText = (waiting = 0): string => {
  if (waiting === 0) return "";
  const who = waiting === 1 ? "1 candidate is" : `${waiting.toLocaleString("en-US")} candidates are`;
  return ` ${who} still waiting for a reply. You can write to them in the next step.`;
};

interface JobActionsProps {
  readonly job: JobPage;
  /** While the ad is being edited, publishing is part of saving. */
  readonly isEditing: boolean;
  /** The dialog that asks before closing the job. Other parts of the page open it too. */
  readonly isCloseDialogOpen: boolean;
  readonly setCloseDialogOpen: (isOpen: boolean) => void;
}

/** Who waits for a reply on the job; undefined until it is known. */
const useWaiting = (jobId: string, isEnabled: boolean): number | undefined => {
  const { data } = useQuery({
    queryKey: ["waiting", jobId],
    queryFn: async () => (await call(readPipeline, { params: { id: jobId } })).waiting,
    enabled: isEnabled,
    // Moves on the board change it.
    staleTime: 0,
    gcTime: 0,
  });
  return data;
};

export const JobActions = ({ job, isEditing, isCloseDialogOpen, setCloseDialogOpen }: JobActionsProps) => {
  const { hasWorkspace, may } = useViewer();
  const navigate = useNavigate();
  const mutation = useApiMutation();
  const waiting = useWaiting(job.id, isCloseDialogOpen);
  const [isPromptOpen, setPromptOpen] = useState(false);
  const canEdit = may("job.edit", job.facts.hiringTeamId);
  if (hasWorkspace && !canEdit) return null;

  const changeStatus = async (step: JobStep): Promise<void> => {
    const body = { revision: job.revision, step };
    const problem = await mutation.run(() => call(changeJobStatus, { params: { id: job.id }, body }));
    if (problem === undefined) toast({ title: job.facts.title, description: statusChangeMessages[step] });
    else if (Object.keys(problem.errors).length > 0)
      await navigate("?tab=ad", { replace: true, preventScrollReset: true });
    else toast({ title: "Couldn't update the job", description: problem.message, variant: "destructive" });
    setCloseDialogOpen(false);
    if (problem === undefined && step === "close" && waiting !== undefined && waiting > 0)
      await navigate("?reply=waiting", { replace: true, preventScrollReset: true });
  };
  const duplicate = async (): Promise<void> => {
    const problem = await mutation.run(async () => {
      const copy = await call(duplicateJob, { params: { id: job.id }, body: {} });
      await navigate(`/platform/jobs/${copy.id}?tab=ad`);
      toast({ title: "Job duplicated", description: `${copy.title} is saved as a draft.` });
    });
    if (problem !== undefined)
      toast({ title: "Couldn't duplicate the job", description: problem.message, variant: "destructive" });
  };
  const runOrPrompt = (work: () => void) => (hasWorkspace ? work() : setPromptOpen(true));

  return (
    <div className="contents">
      {allowedSteps(job.status)
        .filter((step) => step !== "open" || !(isEditing && hasWorkspace))
        .map((step) => (
          <Button
            key={step}
            size="small"
            variant={step === "open" ? "primary" : "secondary"}
            disabled={mutation.busy}
            onClick={() => runOrPrompt(() => (step === "close" ? setCloseDialogOpen(true) : void changeStatus(step)))}
          >
            {jobStepLabel(job.status, step)}
          </Button>
        ))}
      <Button
        variant="secondary"
        size="small"
        disabled={mutation.busy}
        onClick={() => runOrPrompt(() => void duplicate())}
      >
        <Copy aria-hidden="true" />
        Duplicate
      </Button>
      <ConfirmDialog
        open={isCloseDialogOpen}
        onOpenChange={setCloseDialogOpen}
        title={`Close ${job.facts.title}?`}
        text={`The job leaves the public site and no longer counts toward your plan. Upcoming interviews are canceled, and we email everyone involved. Applications and their history are kept, and you can reopen the job.${waitingText(waiting)}`}
        confirm="Close job"
        busy={mutation.busy && "Closing"}
        onConfirm={() => void changeStatus("close")}
      />
      <SignUpPrompt open={isPromptOpen} onOpenChange={setPromptOpen} action="change a job" />
    </div>
  );
};
