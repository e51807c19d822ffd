/** One interview as its panel works with it: who, when, what to ask, and one's own scorecard. */
import { Pencil, Video } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { Reply } from "#domain/endpoint.ts";
import { durationLabel } from "#domain/interviews/interview-status.ts";
import type { readInterview } from "#domain/interviews/scorecard.ts";
import { zoneCity } from "#domain/bookings/call-times.ts";
import { useDialog } from "../../lib/use-dialog.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useViewer } from "../../lib/viewer.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Moment } from "../../ui/moment.tsx";
import { timeIn } from "./by-day.ts";
import { ScorecardForm } from "./scorecard-form.tsx";
import { typeWords } from "./interview-words.ts";

const KitDialog = lazy(async () => ({ default: (await import("./kit-dialog.tsx")).KitDialog }));

type Interview = Reply<typeof readInterview>;

const EditKit = ({ jobId }: { readonly jobId: string }) => {
  const { may } = useViewer();
  const dialog = useDialog();
  if (!may("job.edit")) return null;
  return (
    <>
      <Button look="quiet" size="small" onClick={dialog.ask}>
        <Pencil aria-hidden="true" />
        Edit the kit
      </Button>
      {dialog.asked && dialog.open && (
        <Suspense>
          <KitDialog jobId={jobId} onClose={() => dialog.onOpenChange(false)} />
        </Suspense>
      )}
    </>
  );
};

const PanelList = ({ interview }: { readonly interview: Interview }) => {
  const hydrated = useHydrated();
  return (
    <ul aria-label="Panel" className="grid gap-1.5">
      {interview.panel.map(({ userId, name, timeZone, hasSubmitted }) => (
        <li key={userId} className="flex flex-wrap items-center justify-between gap-x-4 text-[15px]/6">
          <span>
            {name}
            {hydrated && (
              <span className="text-ink-3">
                {" "}
                · {timeIn(interview.scheduledAt, timeZone)} in {zoneCity(timeZone)}
              </span>
            )}
          </span>
          <Badge tone={hasSubmitted ? "good" : "plain"}>{hasSubmitted ? "Card in" : "No card yet"}</Badge>
        </li>
      ))}
    </ul>
  );
};

export const InterviewView = ({ interview }: { readonly interview: Interview }) => (
  <>
    <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-[32px]/[1.12] wrap-anywhere md:text-[40px]/[1.1]">
          Interview with{" "}
          <Link to={`/platform/candidates/${interview.candidateId}`} className="underline-offset-4 hover:underline">
            {interview.candidate}
          </Link>
        </h1>
        <p className="mt-2 text-[17px]/7 text-ink-2">
          {interview.jobTitle} · <Moment iso={interview.scheduledAt} to="minute" /> ·{" "}
          {durationLabel(interview.duration)} · {typeWords(interview.type)}
          {interview.location !== null && ` · ${interview.location}`}
        </p>
      </div>
      {interview.status === "cancelled" ? (
        <Badge tone="bad">Cancelled</Badge>
      ) : (
        interview.meetingLink !== null && (
          <a href={interview.meetingLink} rel="noreferrer noopener" target="_blank" className={buttonClass()}>
            <Video aria-hidden="true" />
            Join the call
          </a>
        )
      )}
    </div>
    <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="grid min-w-0 gap-8">
        <section aria-labelledby="panel">
          <h2 id="panel" className="mb-3 text-xl/7">
            Panel
          </h2>
          <PanelList interview={interview} />
        </section>
        <section aria-labelledby="questions">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="questions" className="text-xl/7">
              Questions
            </h2>
            <EditKit jobId={interview.jobId} />
          </div>
          <ol className="grid gap-4">
            {interview.kit.questions.map(({ question, goodAnswer }, at) => (
              <li key={question} className="flex gap-3">
                <span className="w-5 shrink-0 text-[15px]/6 text-ink-3 tabular-nums">{at + 1}</span>
                <div className="min-w-0">
                  <p className="text-base/6 font-[540]">{question}</p>
                  {goodAnswer !== "" && <p className="mt-1 text-sm/5 text-ink-3">A good answer: {goodAnswer}</p>}
                </div>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section aria-labelledby="card" className={cardClass("min-w-0 p-5 sm:p-7")}>
        <h2 id="card" className="text-xl/7">
          Your scorecard
        </h2>
        {interview.isOnPanel && interview.status !== "cancelled" ? (
          <>
            <p className="mt-1 mb-3 text-[15px]/6 text-ink-2">
              {interview.card?.status === "submitted"
                ? "Handed in. It can be amended, with a reason that everyone sees."
                : "Nobody sees it before you hand it in, and until then you see nobody else's."}
            </p>
            <ScorecardForm
              key={interview.card?.status ?? "none"}
              interviewId={interview.id}
              kit={interview.kit}
              card={interview.card}
            />
          </>
        ) : (
          <p className="mt-2 text-[15px]/6 text-ink-2">
            {interview.status === "cancelled"
              ? "This interview was cancelled; no card is needed."
              : "You are not on this panel. The cards are on the candidate's page."}
          </p>
        )}
      </section>
    </div>
  </>
);
