/** The interviews of one application, what the panel thinks of it, and the way to the next one. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CalendarPlus, Copy } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { CandidatePage, PageApplication } from "#domain/candidates/candidate-page.ts";
import { revokeInvitation } from "#domain/interviews/interview-invitation.ts";
import { cancelInterview } from "#domain/interviews/schedule-interview.ts";
import { type Meeting, readDecision } from "#domain/interviews/scorecard.ts";
import { call } from "../../lib/api.ts";
import { withQueries } from "../../lib/query-provider.tsx";
import { useChange } from "../../lib/use-change.ts";
import { useViewer } from "../../lib/viewer.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Moment } from "../../ui/moment.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { DecisionView } from "./decision-view.tsx";
import { CancelledMeetings, inOrder, MeetingRow } from "./meeting-list.tsx";
import { PanelDialog } from "./panel-dialog.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";

interface ApplicationInterviewsProps {
  readonly application: PageApplication;
  readonly candidate: Pick<CandidatePage, "id" | "name">;
}

const Shown = ({ application, candidate }: ApplicationInterviewsProps) => {
  const { may } = useViewer();
  const mayPlan = may("interview.schedule") && application.status === "active";
  const [query, setQuery] = useSearchParams();
  // A board leads here with the wish to schedule in its address.
  const [planning, setPlanning] = useState<Meeting | "new" | null>(() =>
    mayPlan && query.get("interview") === application.id ? "new" : null,
  );
  const [seating, setSeating] = useState<Meeting | null>(null);
  const [cancelling, setCancelling] = useState<Meeting | null>(null);
  const change = useChange();
  const { id } = application;

  const {
    data: decision,
    isError,
    refetch,
  } = useQuery({
    // A move on the page may have changed what is here.
    queryKey: ["decision", id, application.lastActivity],
    queryFn: () => call(readDecision, { params: { id } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [now] = useState(() => Date.now());
  const read = async (): Promise<void> => {
    await refetch();
  };

  const after = async (failed: object | undefined, title: string): Promise<void> => {
    if (failed !== undefined) return;
    toast({ title, description: `${candidate.name}, ${application.jobTitle}` });
    setCancelling(null);
    await read();
  };

  const deedsOf = (meeting: Meeting) =>
    mayPlan && meeting.status === "scheduled" && Date.parse(meeting.scheduledAt) > now
      ? {
          move: () => setPlanning(meeting),
          seat: () => setSeating(meeting),
          cancel: () => setCancelling(meeting),
        }
      : null;
  if (decision === undefined)
    return (
      <div className="grid gap-4">
        <h3 className="text-base/6 font-[600]">{application.jobTitle}</h3>
        {isError ? (
          <div className="flex flex-wrap items-center gap-3">
            <FailureNotice text="The interviews could not be read." />
            <Button look="secondary" size="small" onClick={() => void read()}>
              Try again
            </Button>
          </div>
        ) : (
          <Skeleton className="h-17 rounded-card" />
        )}
      </div>
    );
  const { standing, cancelled } = inOrder(decision.interviews, now);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base/6 font-[600]">{application.jobTitle}</h3>
        {mayPlan && (
          <Button look="secondary" size="small" onClick={() => setPlanning("new")}>
            <CalendarPlus aria-hidden="true" />
            Schedule interview<span className="sr-only"> for {application.jobTitle}</span>
          </Button>
        )}
      </div>
      {standing.length === 0 && decision.invitations.length === 0 ? (
        <p className="text-[15px]/6 text-ink-3">
          {cancelled.length === 0 ? "No interview yet." : "No interview planned."}
        </p>
      ) : (
        <ul aria-label={`Interviews for ${application.jobTitle}`} className={cardClass("divide-y divide-line")}>
          {standing.map((meeting) => (
            <MeetingRow key={meeting.id} meeting={meeting} deeds={deedsOf(meeting)} />
          ))}
          {decision.invitations.map(({ id: invitationId, expiresAt, panel, link }) => (
            <li key={invitationId} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-4.5 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="text-[15px]/6 font-[560]">Waiting for a time to be chosen</p>
                <p className="text-sm/5 text-ink-3">
                  With {panel.join(", ")}; until <Moment iso={expiresAt} />
                </p>
              </div>
              <div className="flex gap-1">
                <Button
                  look="quiet"
                  size="small"
                  onClick={() =>
                    void navigator.clipboard
                      .writeText(link)
                      .then(() => toast({ title: "Link copied", description: `It is ${candidate.name}'s alone.` }))
                  }
                >
                  <Copy aria-hidden="true" />
                  Copy link
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  onClick={() =>
                    void change
                      .run(() => call(revokeInvitation, { params: { id: invitationId }, body: {} }))
                      .then((failed) => after(failed, "Link ended"))
                  }
                >
                  End link
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <CancelledMeetings meetings={cancelled} />
      <FailureNotice text={cancelling === null ? change.failure : undefined} />
      <DecisionView decision={decision} />
      {planning !== null && (
        <ScheduleDialog
          candidate={candidate}
          application={application}
          moving={planning === "new" ? null : planning}
          onClose={() => {
            setPlanning(null);
            if (query.has("interview")) setQuery({}, { replace: true, preventScrollReset: true });
          }}
          onDone={read}
        />
      )}
      {seating !== null && (
        <PanelDialog candidate={candidate.name} meeting={seating} onClose={() => setSeating(null)} onDone={read} />
      )}
      <ConfirmDialog
        open={cancelling !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setCancelling(null);
        }}
        title="Cancel this interview?"
        text="The candidate and the panel get a mail that takes it off their calendars. The time becomes free again."
        confirm="Cancel the interview"
        dismiss="Keep it"
        busy={change.busy && "Cancelling"}
        failure={change.failure}
        onConfirm={() => {
          if (cancelling === null) return;
          void change
            .run(() => call(cancelInterview, { params: { id: cancelling.id }, body: {} }))
            .then((failed) => after(failed, "Interview cancelled"));
        }}
      />
    </div>
  );
};

export const ApplicationInterviews = withQueries(Shown);
