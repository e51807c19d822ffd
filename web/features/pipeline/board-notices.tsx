/** What is left to do after a hire: close the job, reply to those who wait, cancel interviews that are no longer needed. */
import { Fragment } from "react";
import type { JobStatus } from "#domain/jobs/job-status.ts";
import { useDismissed } from "../../lib/use-dismissed.ts";
import { CandidateLink } from "../../sections/workspace/candidate/candidate-link.tsx";
import { candidateCountText } from "../../sections/workspace/move-text.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { NoticeItem, NoticeList } from "../../ui/notice.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { useBoard } from "./board-store.ts";

/** One notice for all of them, so that the cards stay in sight. */
const maxNamed = 3;

interface BoardNoticesProps {
  readonly jobId: string;
  readonly jobStatus: JobStatus;
  readonly className: string;
  /** Undefined if the viewer may not close the job. */
  readonly onCloseJob: (() => void) | undefined;
  /** Undefined if the viewer may not reject candidates. */
  readonly onReply: (() => void) | undefined;
}

export const BoardNotices = ({ jobId, jobStatus, className, onCloseJob, onReply }: BoardNoticesProps) => {
  const [isDismissed, dismiss] = useDismissed(`filled-${jobId}`);
  const waiting = useBoard((state) => state.waiting);
  const candidates = useBoard((state) => state.candidates);
  const hired = useBoard(({ columns }) =>
    columns.reduce((total, { step, count }) => total + (step.stage === "hired" ? count : 0), 0),
  );
  const suggestsClosing =
    onCloseJob !== undefined && hired > 0 && !isDismissed && (jobStatus === "active" || jobStatus === "paused");
  const offersReply = onReply !== undefined && jobStatus === "closed" && waiting > 0;
  const withInterview = [...candidates.values()].filter(
    ({ stage, nextInterviewAt }) => stage === "hired" && nextInterviewAt !== null,
  );
  const [first] = withInterview;
  if (!suggestsClosing && !offersReply && withInterview.length === 0) return null;
  return (
    <div className={className}>
      <NoticeList label="Next steps">
        {suggestsClosing && (
          <NoticeItem
            action={
              <span className="flex gap-2">
                <Button size="small" variant="secondary" onClick={onCloseJob}>
                  Close this job
                </Button>
                <Button size="small" variant="quiet" onClick={dismiss}>
                  Keep it open
                </Button>
              </span>
            }
          >
            {hired === 1 ? "1 candidate is hired." : `${hired.toLocaleString("en-US")} candidates are hired.`} If the
            job is filled, close it{waiting > 0 && " and reply to everyone who is still waiting"}.
          </NoticeItem>
        )}
        {offersReply && (
          <NoticeItem
            action={
              <Button size="small" variant="secondary" onClick={onReply}>
                Reply to {candidateCountText(waiting)}
              </Button>
            }
          >
            This job is closed, and {candidateCountText(waiting)} {waiting === 1 ? "is" : "are"} still waiting for a
            reply.
          </NoticeItem>
        )}
        {first !== undefined && withInterview.length === 1 && (
          <NoticeItem
            action={
              <CandidateLink candidateId={first.candidateId} className={buttonClass("secondary", "small")}>
                Review interview<span className="sr-only"> with {first.name}</span>
              </CandidateLink>
            }
          >
            {first.name} is hired but still has an interview on{" "}
            <Timestamp iso={first.nextInterviewAt ?? ""} precision="minute" />.
          </NoticeItem>
        )}
        {withInterview.length > 1 && (
          <NoticeItem>
            {withInterview.length} hired candidates still have an interview:{" "}
            {withInterview.slice(0, maxNamed).map(({ id, candidateId, name }, index) => (
              <Fragment key={id}>
                {index > 0 && ", "}
                <CandidateLink candidateId={candidateId} className="underline underline-offset-4">
                  {name}
                </CandidateLink>
              </Fragment>
            ))}
            {withInterview.length > maxNamed && ` and ${withInterview.length - maxNamed} more`}.
          </NoticeItem>
        )}
      </NoticeList>
    </div>
  );
};
