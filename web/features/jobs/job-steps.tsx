/** What can be done with a job as it stands: publish, pause, resume, close, reopen, duplicate. */
import { Copy } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type JobStep, stepsFrom, stepWords } from "#domain/jobs/job-life.ts";
import { duplicateJob, type JobPage, takeJobStep } from "#domain/jobs/job-page.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { useViewer } from "../../lib/viewer.ts";
import { SignUpPrompt } from "../../sections/workspace/sign-up-prompt.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";

export const toldOfStep: Readonly<Record<JobStep, string>> = {
  open: "It is on the public site now.",
  pause: "It has left the public site. Applications stay.",
  close: "It is closed and off the public site. Applications stay.",
};

interface JobStepsProps {
  readonly job: JobPage;
  /** While the ad is being edited, publishing goes with saving. */
  readonly isEditing: boolean;
}

export const JobSteps = ({ job, isEditing }: JobStepsProps) => {
  const { isInside, may } = useViewer();
  const navigate = useNavigate();
  const change = useChange();
  const [closing, setClosing] = useState(false);
  const [asksVisitor, setAsksVisitor] = useState(false);
  const mayEdit = may("job.edit", job.facts.hiringTeamId);
  if (isInside && !mayEdit) return null;

  const take = async (step: JobStep): Promise<void> => {
    const body = { revision: job.revision, step };
    const failed = await change.run(() => call(takeJobStep, { params: { id: job.id }, body }));
    if (failed === undefined) toast({ title: job.facts.title, description: toldOfStep[step] });
    else if (Object.keys(failed.errors).length > 0)
      await navigate("?tab=ad", { replace: true, preventScrollReset: true });
    else toast({ title: "This was not done", description: failed.message, look: "destructive" });
    setClosing(false);
  };
  const duplicate = async (): Promise<void> => {
    const failed = await change.run(async () => {
      const copy = await call(duplicateJob, { params: { id: job.id }, body: {} });
      await navigate(`/platform/jobs/${copy.id}?tab=ad`);
      toast({ title: "Copied", description: `${copy.title} is a draft of its own.` });
    });
    if (failed !== undefined) toast({ title: "Not copied", description: failed.message, look: "destructive" });
  };
  const ask = (work: () => void) => (isInside ? work() : setAsksVisitor(true));

  return (
    <div className="flex flex-wrap items-center gap-2">
      {stepsFrom(job.status)
        .filter((step) => step !== "open" || !(isEditing && isInside))
        .map((step) => (
          <Button
            key={step}
            look={step === "open" ? "primary" : "secondary"}
            disabled={change.busy}
            onClick={() => ask(() => (step === "close" ? setClosing(true) : void take(step)))}
          >
            {stepWords(job.status, step)}
          </Button>
        ))}
      <Button look="secondary" disabled={change.busy} onClick={() => ask(() => void duplicate())}>
        <Copy aria-hidden="true" />
        Duplicate
      </Button>
      <ConfirmDialog
        open={closing}
        onOpenChange={setClosing}
        title={`Close ${job.facts.title}?`}
        text="It leaves the public site, and its place in your plan is free. Applications and their history stay, and it can be reopened. Interviews still to be held are cancelled, with a mail to everybody."
        confirm="Close the job"
        busy={change.busy && "Closing"}
        onConfirm={() => void take("close")}
      />
      <SignUpPrompt open={asksVisitor} onOpenChange={setAsksVisitor} deed="change a job" />
    </div>
  );
};
