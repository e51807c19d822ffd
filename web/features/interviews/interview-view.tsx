/** One interview for its panel: who, when, the questions, and the viewer's scorecard. */
import { Pencil, Video } from "lucide-react";
import { lazy, Suspense } from "react";
import type { Reply } from "#domain/endpoint.ts";
import { durationLabel } from "#domain/interviews/interview-status.ts";
import type { readInterview } from "#domain/interviews/scorecard.ts";
import { isSameLocalTime, zoneCity } from "#domain/bookings/call-times.ts";
import { useDialog } from "../../lib/use-dialog.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useNow } from "../../lib/use-now.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { CandidateLink } from "../../sections/workspace/candidate/candidate-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { formatTimeInZone } from "./group-slots.ts";
import { OtherScorecards } from "./other-scorecards.tsx";
import { ScorecardForm } from "./scorecard-form.tsx";
import { endTimeOf, typeLabelOf } from "./interview-labels.ts";

const KitDialog = lazy(async () => ({ default: (await import("./kit-dialog.tsx")).KitDialog }));

type Interview = Reply<typeof readInterview>;

const EditKit = ({ jobId }: { readonly jobId: string }) => {
  const { may } = useViewer();
  const dialog = useDialog();
  if (!may("job.edit")) return null;
  return (
    <>
      <Button variant="quiet" size="small" onClick={dialog.show}>
        <Pencil aria-hidden="true" />
        Edit interview kit
      </Button>
      {dialog.isLoaded && dialog.open && (
        <Suspense>
          <KitDialog jobId={jobId} onClose={() => dialog.onOpenChange(false)} />
        </Suspense>
      )}
    </>
  );
};

interface InterviewViewProps {
  readonly interview: Interview;
  /** The server's time at the response, in milliseconds. */
  readonly now: number;
}

const PanelList = ({ interview, now }: InterviewViewProps) => {
  const hydrated = useHydrated();
  const viewerTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hasStarted = interview.status !== "cancelled" && Date.parse(interview.scheduledAt) <= now;
  return (
    <ul aria-label="Panel" className="grid gap-2">
      {interview.panel.map(({ userId, name, timeZone, hasSubmitted }) => (
        <li key={userId} className="grid min-h-6.5 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 text-[15px]/6">
          <span className="wrap-anywhere">
            {name}
            {hydrated && !isSameLocalTime(new Date(interview.scheduledAt), timeZone, viewerTimeZone) && (
              <span className="text-ink-3">
                {" "}
                · {formatTimeInZone(interview.scheduledAt, timeZone)} in {zoneCity(timeZone)}
              </span>
            )}
          </span>
          {hasSubmitted && <Badge tone="good">Submitted</Badge>}
          {!hasSubmitted && hasStarted && <Badge>Not submitted</Badge>}
        </li>
      ))}
    </ul>
  );
};

export const InterviewDetail = ({ interview }: { readonly interview: Interview }) => (
  <>
    {interview.status === "cancelled" && <Badge tone="bad">Canceled</Badge>}
    <CandidateLink
      candidateId={interview.candidateId}
      className="rounded-tag font-[540] text-brand underline-offset-4 hover:underline"
    >
      Open candidate
    </CandidateLink>
  </>
);

export const JoinCall = ({ interview, now }: InterviewViewProps) =>
  interview.status === "scheduled" && interview.meetingLink !== null && endTimeOf(interview) > now ? (
    <a
      href={interview.meetingLink}
      rel="noreferrer noopener"
      target="_blank"
      className={buttonClass("primary", "small")}
    >
      <Video aria-hidden="true" />
      Join call
    </a>
  ) : null;

const Facts = ({ interview }: { readonly interview: Interview }) => (
  <p className="text-[15px]/6 text-ink-2">
    <span className="font-[560] text-ink">{interview.jobTitle}</span>
    <br />
    <Timestamp iso={interview.scheduledAt} precision="minute" /> · {durationLabel(interview.duration)} ·{" "}
    {typeLabelOf(interview.type)}
    {interview.location !== null && ` · ${interview.location}`}
  </p>
);

const Questions = ({ interview }: { readonly interview: Interview }) => (
  <section aria-labelledby="questions">
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <h2 id="questions" className="text-xl/7">
        Questions
      </h2>
      <EditKit jobId={interview.jobId} />
    </div>
    <ol className="grid gap-4">
      {interview.kit.questions.map(({ question, goodAnswer }, index) => (
        <li key={question} className="flex gap-3">
          <span className="w-5 shrink-0 text-[15px]/6 text-ink-3 tabular-nums">{index + 1}</span>
          <div className="min-w-0">
            <p className="text-base/6 font-[540]">{question}</p>
            {goodAnswer !== "" && <p className="mt-1 text-sm/5 text-ink-3">A good answer: {goodAnswer}</p>}
          </div>
        </li>
      ))}
    </ol>
  </section>
);

const scorecardHint = ({ isOnPanel, status, card }: Interview, hasStarted: boolean): string => {
  if (status === "cancelled") return "This interview was canceled. No scorecard is needed.";
  if (!isOnPanel) return "You're not on this panel, so you don't need to write a scorecard.";
  if (card?.status === "submitted")
    return "Submitted. You can edit it if you give a reason. Everyone who can see the scorecard sees the reason.";
  return hasStarted
    ? "No one can see it until you submit it. After that, you can see the other scorecards."
    : "You can submit it after the interview starts. Until then, save a draft, which only you can see.";
};

export const InterviewView = ({ interview, now }: InterviewViewProps) => {
  // Zero until hydration.
  const hasStarted = Date.parse(interview.scheduledAt) <= Math.max(now, useNow());
  const { isOnPanel, status, card } = interview;
  return (
    <>
      <Facts interview={interview} />
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="grid min-w-0 gap-8">
          <section aria-labelledby="panel">
            <h2 id="panel" className="mb-3 text-xl/7">
              Interview panel
            </h2>
            <PanelList interview={interview} now={now} />
          </section>
          {interview.status !== "cancelled" && <Questions interview={interview} />}
        </div>
        <section aria-labelledby="card" className={cardClass("min-w-0 p-5 sm:p-7")}>
          <h2 id="card" className="text-xl/7">
            Your scorecard
          </h2>
          <p className="mt-1 text-[15px]/6 text-ink-2">{scorecardHint(interview, hasStarted)}</p>
          {isOnPanel && status !== "cancelled" && (
            <div className="mt-3">
              <ScorecardForm
                key={card?.status ?? "none"}
                interviewId={interview.id}
                kit={interview.kit}
                scorecard={card}
                hasStarted={hasStarted || card?.status === "submitted"}
                hasOthers={interview.panel.length > 1}
              />
            </div>
          )}
        </section>
      </div>
      {(card?.status === "submitted" || !isOnPanel) && <OtherScorecards interview={interview} />}
    </>
  );
};
