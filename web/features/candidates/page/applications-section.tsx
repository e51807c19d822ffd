import { ArrowRightLeft, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { unconfirmedLabel } from "#domain/applications/applicant-identity.ts";
import type { CandidatePage, PageApplication } from "#domain/candidates/candidate-page.ts";
import { moveApplication, undoMove } from "#domain/pipeline/moves.ts";
import type { Rejection } from "#domain/pipeline/rejection.ts";
import { type Stage, stages } from "#domain/pipeline/stages.ts";
import { call } from "../../../lib/api.ts";
import type { Problem } from "../../../lib/problem.ts";
import { useChange } from "../../../lib/use-change.ts";
import { titled } from "../../../sections/workspace/job-badges.tsx";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { cardClass } from "../../../ui/card.tsx";
import { Menu, MenuItem, MenuRule, MenuTitle } from "../../../ui/menu.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { undoWords } from "../../pipeline/move-words.ts";
import { Nothing, Section } from "./section.tsx";
import type { Deeds } from "./use-deeds.tsx";

const AddToJobDialog = lazy(() => import("./add-to-job-dialog.tsx"));
const RejectDialog = lazy(() => import("./reject-dialog.tsx"));

const toneOf = ({ stage, status }: PageApplication): Tone => {
  if (status === "withdrawn") return "outline";
  return stage === "hired" ? "good" : stage === "rejected" ? "bad" : "soft";
};

interface RowProps {
  readonly application: PageApplication;
  readonly onMove: ((to: Stage) => void) | undefined;
}

const Row = ({ application, onMove }: RowProps) => {
  const { jobId, jobTitle, stage, status, score, appliedAt, wasAdded, source, isUnconfirmed } = application;
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
          {wasAdded ? "Added" : "Applied"} <Moment iso={appliedAt} />
          {source !== null && `, from ${source}`}
        </p>
      </div>
      <div className="flex items-center gap-3">
        {score !== null && (
          <span className="text-[15px]/6 font-[600] text-ink-2 tabular-nums">
            <span className="font-normal text-ink-3">Score</span> {score}
            <span className="sr-only"> of 100</span>
          </span>
        )}
        {isUnconfirmed && <Badge tone="warn">{unconfirmedLabel}</Badge>}
        <Badge tone={toneOf(application)}>{status === "withdrawn" ? "Withdrawn" : titled(stage)}</Badge>
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
            <MenuTitle>Move to</MenuTitle>
            {stages
              .filter((each) => each !== stage && each !== "rejected")
              .map((each) => (
                <MenuItem key={each} onSelect={() => onMove(each)}>
                  {titled(each)}
                </MenuItem>
              ))}
            {stage !== "rejected" && (
              <>
                <MenuRule />
                <MenuItem className="text-bad!" onSelect={() => onMove("rejected")}>
                  {titled("rejected")}
                </MenuItem>
              </>
            )}
          </Menu>
        )}
      </div>
    </li>
  );
};

interface ApplicationsSectionProps {
  readonly page: CandidatePage;
  readonly deeds: Deeds;
}

export const ApplicationsSection = ({ page, deeds }: ApplicationsSectionProps) => {
  const { applications, name, isSample } = page;
  const { run } = useChange();
  const [isAdding, setIsAdding] = useState(false);
  const [rejected, setRejected] = useState<PageApplication | null>(null);

  const undo = async (id: string): Promise<void> => {
    const failed = await run(async () => {
      const outcome = await call(undoMove, { params: { id } });
      const title = outcome.undone.length > 0 ? "Undone" : "Not undone";
      toast({ title, description: undoWords(outcome, new Date()) });
    });
    if (failed !== undefined) toast({ title: "Not undone", description: failed.message, look: "destructive" });
  };
  const move = (application: PageApplication, to: Stage, rejection?: Rejection): Promise<Problem | undefined> =>
    run(async () => {
      const { id, stage, jobTitle } = application;
      const body = { from: stage as Stage, to, ...(rejection === undefined ? {} : { rejection }) };
      const { moveId } = await call(moveApplication, { params: { id }, body });
      toast({
        title: `${jobTitle}: ${titled(to)}`,
        description: `Moved from ${titled(stage)}.`,
        ...(moveId === null
          ? {}
          : { action: { label: "Undo", otherwise: "Undo on the job's board", run: () => void undo(moveId) } }),
      });
    });
  const ask = async (application: PageApplication, to: Stage): Promise<void> => {
    if (to === "rejected") {
      setRejected(application);
      return;
    }
    const failed = await move(application, to);
    if (failed !== undefined) toast({ title: "Not moved", description: failed.message, look: "destructive" });
  };
  return (
    <Section
      title="Applications"
      count={applications.length}
      action={
        deeds.mayEdit && (
          <Button
            look="secondary"
            size="small"
            onClick={() => deeds.attempt("put a candidate on a board", () => setIsAdding(true))}
          >
            <Plus aria-hidden="true" />
            Add to a job
          </Button>
        )
      }
    >
      {applications.length === 0 ? (
        <Nothing>None in this workspace.</Nothing>
      ) : (
        <ul aria-label="Applications" className={cardClass("divide-y divide-line")}>
          {applications.map((application) => (
            <Row
              key={application.id}
              application={application}
              onMove={
                application.status !== "withdrawn" && deeds.mayMove(application.teamId)
                  ? (to) => deeds.attempt("move a candidate", () => void ask(application, to))
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      <Suspense>
        {isAdding && (
          <AddToJobDialog
            candidateId={page.id}
            name={name}
            isSample={isSample}
            takenJobIds={applications.map(({ jobId }) => jobId)}
            onClose={() => setIsAdding(false)}
          />
        )}
        {rejected !== null && (
          <RejectDialog
            name={name}
            jobTitle={rejected.jobTitle}
            getsMail={!isSample && page.fields.email !== null}
            onClose={() => setRejected(null)}
            reject={(rejection) => move(rejected, "rejected", rejection)}
          />
        )}
      </Suspense>
    </Section>
  );
};
