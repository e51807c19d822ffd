import { clsx } from "clsx";
import { ArrowRight, ArrowRightLeft, CalendarPlus, FilePlus2, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { unconfirmedLabel } from "#domain/applications/applicant-identity.ts";
import { type CandidatePage, type PageApplication, readCandidatePage } from "#domain/candidates/candidate-page.ts";
import { moveApplication, undoMove } from "#domain/pipeline/moves.ts";
import type { Rejection } from "#domain/pipeline/rejection.ts";
import { type Stage, stages } from "#domain/pipeline/stages.ts";
import { call } from "../../../lib/api/api.ts";
import type { Problem } from "../../../lib/api/problem.ts";
import { useApiMutation } from "../../../lib/query/use-api-mutation.ts";
import { usePolling } from "../../../lib/query/use-polling.ts";
import { useNow } from "../../../lib/use-now.ts";
import { ApplicationScore } from "../../../sections/workspace/application-score.tsx";
import { useDialogParam } from "../../../sections/workspace/candidate/use-dialog-param.ts";
import { capitalize } from "../../../sections/workspace/job-badges.tsx";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { cardClass } from "../../../ui/card.tsx";
import { Menu, MenuItem, MenuSeparator, MenuLabel } from "../../../ui/menu.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { answerDateText, undoText } from "../../../sections/workspace/move-text.ts";
import { EmptyText, Section } from "./section.tsx";
import type { CandidateActions } from "./use-candidate-actions.tsx";

const AddToJobDialog = lazy(() => import("./add-to-job-dialog.tsx"));
const RejectDialog = lazy(() => import("./reject-dialog.tsx"));

const toneOf = ({ stage, status }: PageApplication): Tone => {
  if (status === "withdrawn") return "outline";
  return stage === "hired" ? "good" : stage === "rejected" ? "bad" : "soft";
};

/** What usually comes next: the following stage, or what the current one is for. */
const nextActions: Readonly<
  Partial<Record<string, readonly (Extract<Stage, "screening" | "offer"> | "schedule" | "offer-letter")[]>>
> = {
  applied: ["screening"],
  screening: ["schedule"],
  interview: ["schedule", "offer"],
  offer: ["offer-letter"],
};

interface RowProps {
  readonly application: PageApplication;
  readonly onMove: ((to: Stage) => void) | undefined;
  /** Opens a dialog of another section. */
  readonly onOpen: (dialog: "interview" | "offer") => void;
}

const NextActions = ({ application, onMove, onOpen }: Required<RowProps>) => {
  if (onMove === undefined || application.status !== "active") return null;
  const forJob = <span className="sr-only"> for {application.jobTitle}</span>;
  return (
    <div className="flex basis-full flex-wrap gap-2">
      {(nextActions[application.stage] ?? []).map((action, index) => {
        const variant = index === 0 ? "primary" : "secondary";
        switch (action) {
          case "schedule":
            return (
              <Button key={action} variant={variant} size="small" onClick={() => onOpen("interview")}>
                <CalendarPlus aria-hidden="true" />
                Schedule interview{forJob}
              </Button>
            );
          case "offer-letter":
            return (
              <Button key={action} variant={variant} size="small" onClick={() => onOpen("offer")}>
                <FilePlus2 aria-hidden="true" />
                Create offer{forJob}
              </Button>
            );
          default:
            return (
              <Button key={action} variant={variant} size="small" onClick={() => onMove(action)}>
                <ArrowRight aria-hidden="true" />
                Advance to {action}
                {forJob}
              </Button>
            );
        }
      })}
    </div>
  );
};

const AnswerDate = ({ dueAt, wasAdded }: { readonly dueAt: string; readonly wasAdded: boolean }) => {
  const now = useNow();
  const isOverdue = now !== 0 && Date.parse(dueAt) < now;
  return (
    <p className={clsx("text-sm/5", isOverdue ? "font-[560] text-bad" : "text-ink-3")}>
      {answerDateText(dueAt, { wasAdded, isOverdue })}
    </p>
  );
};

const Row = ({ application, onMove, onOpen }: RowProps) => {
  const {
    jobId,
    jobTitle,
    stage,
    status,
    score,
    isScoreStale,
    appliedAt,
    wasAdded,
    source,
    isUnconfirmed,
    answerDueAt,
  } = application;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4.5 py-3.5">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to={`/platform/jobs/${jobId}`}
          className="rounded-tag font-[560] underline decoration-edge/60 underline-offset-4 wrap-anywhere hover:decoration-current"
        >
          {jobTitle}
        </Link>
        <p className="mt-0.5 text-sm/5 text-ink-3">
          {wasAdded ? "Added" : "Applied"} <Timestamp iso={appliedAt} />
          {source !== null && `, from ${source}`}
        </p>
        {answerDueAt !== null && <AnswerDate dueAt={answerDueAt} wasAdded={wasAdded} />}
      </div>
      <div className="flex items-center gap-3">
        {(score !== null || isScoreStale) && (
          <span className="text-[15px]/6">
            <span className="text-ink-3">Score</span> <ApplicationScore score={application} />
          </span>
        )}
        {isUnconfirmed && <Badge tone="warn">{unconfirmedLabel}</Badge>}
        <Badge tone={toneOf(application)}>{status === "withdrawn" ? "Withdrawn" : capitalize(stage)}</Badge>
        {onMove !== undefined && (
          <Menu
            label={`Move in ${jobTitle}`}
            trigger={
              <button type="button" className={buttonClass("quiet", "small", "-mr-2 px-2!")}>
                <ArrowRightLeft aria-hidden="true" />
                Move<span className="sr-only"> in {jobTitle}</span>
              </button>
            }
          >
            <MenuLabel>Move to</MenuLabel>
            {stages
              .filter((each) => each !== stage && each !== "rejected")
              .map((stageOption) => (
                <MenuItem key={stageOption} onSelect={() => onMove(stageOption)}>
                  {capitalize(stageOption)}
                </MenuItem>
              ))}
            {stage !== "rejected" && (
              <>
                <MenuSeparator />
                <MenuItem className="text-bad!" onSelect={() => onMove("rejected")}>
                  {capitalize("rejected")}
                </MenuItem>
              </>
            )}
          </Menu>
        )}
      </div>
      <NextActions application={application} onMove={onMove} onOpen={onOpen} />
    </li>
  );
};

interface ApplicationsSectionProps {
  readonly page: CandidatePage;
  readonly actions: CandidateActions;
}

export const ApplicationsSection = ({ page, actions }: ApplicationsSectionProps) => {
  const { applications, name, isSample } = page;
  const { run } = useApiMutation();
  usePolling(
    applications.some(({ isScoreStale }) => isScoreStale),
    [readCandidatePage],
    3000,
  );
  const [isAdding, setIsAdding] = useState(false);
  const [applicationToReject, setApplicationToReject] = useState<PageApplication | null>(null);

  const interviewDialog = useDialogParam("interview");
  const offerDialog = useDialogParam("offer");

  const undo = async (id: string): Promise<void> => {
    const failed = await run(async () => {
      const outcome = await call(undoMove, { params: { id } });
      const title = outcome.undone.length > 0 ? "Move undone" : "Couldn't undo the move";
      toast({ title, description: undoText(outcome, new Date()) });
    });
    if (failed !== undefined)
      toast({ title: "Couldn't undo the move", description: failed.message, variant: "destructive" });
  };
  const move = (application: PageApplication, to: Stage, rejection?: Rejection): Promise<Problem | undefined> =>
    run(async () => {
      const { id, stage, jobTitle } = application;
      const body = { from: stage as Stage, to, ...(rejection === undefined ? {} : { rejection }) };
      const { moveId } = await call(moveApplication, { params: { id }, body });
      toast({
        title: `${jobTitle}: ${capitalize(to)}`,
        description: `Moved from ${capitalize(stage)}.${to === "hired" ? " If the job is filled, you can close it." : ""}`,
        ...(moveId === null
          ? {}
          : { action: { label: "Undo", otherwise: "Undo on the job's board", run: () => void undo(moveId) } }),
      });
    });
  const requestMove = async (application: PageApplication, to: Stage): Promise<void> => {
    if (to === "rejected") {
      setApplicationToReject(application);
      return;
    }
    const failed = await move(application, to);
    if (failed !== undefined)
      toast({ title: "Couldn't move the candidate", description: failed.message, variant: "destructive" });
  };
  return (
    <Section
      title="Applications"
      count={applications.length}
      action={
        actions.canEdit && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => actions.attempt("add a candidate to a job", () => setIsAdding(true))}
          >
            <Plus aria-hidden="true" />
            Add to job
          </Button>
        )
      }
    >
      {applications.length === 0 ? (
        <EmptyText>No applications yet.</EmptyText>
      ) : (
        <ul aria-label="Applications" className={cardClass("divide-y divide-line")}>
          {applications.map((application) => (
            <Row
              key={application.id}
              application={application}
              onMove={
                application.status !== "withdrawn" && actions.canMove(application.teamId)
                  ? (to) => actions.attempt("move a candidate", () => void requestMove(application, to))
                  : undefined
              }
              onOpen={(dialog) => {
                if (dialog === "interview")
                  actions.attempt("schedule an interview", () => interviewDialog.set(application.id));
                else actions.attempt("create an offer", () => offerDialog.set(application.id));
              }}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {isAdding && (
          <AddToJobDialog
            candidates={[page]}
            isSample={isSample}
            existingJobIds={applications.map(({ jobId }) => jobId)}
            onClose={() => setIsAdding(false)}
          />
        )}
        {applicationToReject !== null && (
          <RejectDialog
            name={name}
            jobTitle={applicationToReject.jobTitle}
            getsEmail={!isSample && page.fields.email !== null}
            onClose={() => setApplicationToReject(null)}
            reject={(rejection) => move(applicationToReject, "rejected", rejection)}
          />
        )}
      </Suspense>
    </Section>
  );
};
