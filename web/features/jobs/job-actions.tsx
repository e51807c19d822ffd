/** The actions for a job in its current status: publish, pause, resume, close, reopen, duplicate. */
import { Copy } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type JobStep, allowedSteps, jobStepLabel } from "#domain/jobs/job-lifecycle.ts";
import { duplicateJob, type JobPage, changeJobStatus } from "#domain/jobs/job-page.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { SignUpPrompt } from "../../sections/workspace/sign-up-prompt.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";

export const stepMessages: Readonly<Record<JobStep, string>> = {
  open: "It's now on the public site.",
  pause: "It's no longer on the public site. Applications are kept.",
  close: "It's closed and no longer on the public site. Applications are kept.",
};

interface JobActionsProps {
  readonly job: JobPage;
  /** While the ad is being edited, publishing is part of saving. */
  readonly isEditing: boolean;
}

export const JobActions = ({ job, isEditing }: JobActionsProps) => {
  const { hasWorkspace, may } = useViewer();
  const navigate = useNavigate();
  const change = useApiMutation();
  const [closing, setClosing] = useState(false);
  const [isPromptOpen, setPromptOpen] = useState(false);
  const canEdit = may("job.edit", job.facts.hiringTeamId);
  if (hasWorkspace && !canEdit) return null;

  const runStep = async (step: JobStep): Promise<void> => {
    const body = { revision: job.revision, step };
    const failed = await change.run(() => call(changeJobStatus, { params: { id: job.id }, body }));
    if (failed === undefined) toast({ title: job.facts.title, description: stepMessages[step] });
    else if (Object.keys(failed.errors).length > 0)
      await navigate("?tab=ad", { replace: true, preventScrollReset: true });
    else toast({ title: "Couldn't update the job", description: failed.message, variant: "destructive" });
    setClosing(false);
  };
  const duplicate = async (): Promise<void> => {
    const failed = await change.run(async () => {
      const copy = await call(duplicateJob, { params: { id: job.id }, body: {} });
      await navigate(`/platform/jobs/${copy.id}?tab=ad`);
      toast({ title: "Job duplicated", description: `${copy.title} is saved as a draft.` });
    });
    if (failed !== undefined)
      toast({ title: "Couldn't duplicate the job", description: failed.message, variant: "destructive" });
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
            disabled={change.busy}
            onClick={() => runOrPrompt(() => (step === "close" ? setClosing(true) : void runStep(step)))}
          >
            {jobStepLabel(job.status, step)}
          </Button>
        ))}
      <Button
        variant="secondary"
        size="small"
        disabled={change.busy}
        onClick={() => runOrPrompt(() => void duplicate())}
      >
        <Copy aria-hidden="true" />
        Duplicate
      </Button>
      <ConfirmDialog
        open={closing}
        onOpenChange={setClosing}
        title={`Close ${job.facts.title}?`}
        text="The job leaves the public site and no longer counts toward your plan. Upcoming interviews are canceled, and we email everyone involved. Applications and their history are kept, and you can reopen the job."
        confirm="Close job"
        busy={change.busy && "Closing"}
        onConfirm={() => void runStep("close")}
      />
      <SignUpPrompt open={isPromptOpen} onOpenChange={setPromptOpen} action="change a job" />
    </div>
  );
};
