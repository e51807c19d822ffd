/** The interviews of one application, the panel's decision, and the button that schedules the next interview. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CalendarPlus, Copy } from "lucide-react";
import { useState } from "react";
import type { CandidatePage, PageApplication } from "#domain/candidates/candidate-page.ts";
import { revokeInvitation } from "#domain/interviews/interview-invitation.ts";
import { cancelInterview } from "#domain/interviews/schedule-interview.ts";
import { type Meeting, readDecision } from "#domain/interviews/scorecard.ts";
import { call } from "../../lib/api/api.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { useDialogParam } from "../../sections/workspace/candidate/use-dialog-param.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { DecisionView } from "./decision-view.tsx";
import { CanceledMeetings, sortMeetings, MeetingRow } from "./meeting-list.tsx";
import { PanelDialog } from "./panel-dialog.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";

interface ApplicationInterviewsProps {
  readonly application: PageApplication;
  readonly candidate: Pick<CandidatePage, "id" | "name">;
}

const ApplicationInterviewsContent = ({ application, candidate }: ApplicationInterviewsProps) => {
  const { may } = useViewer();
  const isOpen = application.status === "active" && application.stage !== "hired" && application.stage !== "rejected";
  const canSchedule = may("interview.schedule") && isOpen;
  const isHired = application.stage === "hired";
  const canCancel = canSchedule || (may("interview.schedule") && isHired);
  const dialog = useDialogParam("interview");
  const [chosenMeeting, setScheduleTarget] = useState<Meeting | "new" | null>(null);
  // Other parts of the workspace open the dialog by naming the application in the query.
  const scheduleTarget =
    chosenMeeting ?? (canSchedule && dialog.applicationId === application.id ? ("new" as const) : null);
  const [panelTarget, setPanelTarget] = useState<Meeting | null>(null);
  const [cancelTarget, setCancelTarget] = useState<Meeting | null>(null);
  const change = useApiMutation();
  const { id } = application;

  const {
    data: decision,
    isError,
    refetch,
  } = useQuery({
    // A stage change on the page may have canceled or added interviews.
    queryKey: ["decision", id, application.lastActivity],
    queryFn: () => call(readDecision, { params: { id } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [now] = useState(() => Date.now());
  const reload = async (): Promise<void> => {
    await refetch();
  };

  const finish = async (failed: object | undefined, title: string): Promise<void> => {
    if (failed !== undefined) return;
    toast({ title, description: `${candidate.name}, ${application.jobTitle}` });
    setCancelTarget(null);
    await reload();
  };

  const isUpcoming = ({ status, scheduledAt }: Meeting): boolean =>
    status === "scheduled" && Date.parse(scheduledAt) > now;
  const actionsOf = (meeting: Meeting) => {
    if (!canCancel || !isUpcoming(meeting)) return null;
    const cancel = (): void => setCancelTarget(meeting);
    return canSchedule
      ? { move: () => setScheduleTarget(meeting), changePanel: () => setPanelTarget(meeting), cancel }
      : { cancel };
  };
  if (decision === undefined)
    return (
      <div className="grid gap-4">
        <h3 className="text-base/6 font-[600]">{application.jobTitle}</h3>
        {isError ? (
          <div className="flex flex-wrap items-center gap-3">
            <FailureNotice text="We couldn't load the interviews. Try again." />
            <Button variant="secondary" size="small" onClick={() => void reload()}>
              Try again
            </Button>
          </div>
        ) : (
          <Skeleton className="h-17 rounded-card" />
        )}
      </div>
    );
  const { active, canceled } = sortMeetings(decision.interviews, now);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base/6 font-[600]">{application.jobTitle}</h3>
        {canSchedule && (
          <Button variant="secondary" size="small" onClick={() => setScheduleTarget("new")}>
            <CalendarPlus aria-hidden="true" />
            Schedule interview<span className="sr-only"> for {application.jobTitle}</span>
          </Button>
        )}
      </div>
      {isHired && active.some(isUpcoming) && (
        <p className="rounded-control bg-warn-soft px-4 py-3 text-[15px]/6 text-warn">
          {candidate.name} is hired, and an interview is still scheduled. If it's no longer needed, cancel it.
        </p>
      )}
      {active.length === 0 && decision.invitations.length === 0 ? (
        <p className="text-[15px]/6 text-ink-3">
          {canceled.length === 0 ? "No interviews yet." : "No interviews scheduled."}
        </p>
      ) : (
        <ul aria-label={`Interviews for ${application.jobTitle}`} className={cardClass("divide-y divide-line")}>
          {active.map((meeting) => (
            <MeetingRow key={meeting.id} meeting={meeting} actions={actionsOf(meeting)} />
          ))}
          {decision.invitations.map(({ id: invitationId, expiresAt, panel, link }) => (
            <li key={invitationId} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-4.5 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="text-[15px]/6 font-[560]">Waiting for the candidate to choose a time</p>
                <p className="text-sm/5 text-ink-3">
                  With {panel.join(", ")}. Link expires <Timestamp iso={expiresAt} />.
                </p>
              </div>
              <div className="flex gap-1">
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() =>
                    void navigator.clipboard
                      .writeText(link)
                      .then(() => toast({ title: "Link copied", description: `Share it only with ${candidate.name}.` }))
                  }
                >
                  <Copy aria-hidden="true" />
                  Copy link
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() =>
                    void change
                      .run(() => call(revokeInvitation, { params: { id: invitationId }, body: {} }))
                      .then((failed) => finish(failed, "Link revoked"))
                  }
                >
                  Revoke link
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <CanceledMeetings meetings={canceled} />
      <FailureNotice text={cancelTarget === null ? change.failure : undefined} />
      <DecisionView decision={decision} />
      {scheduleTarget !== null && (
        <ScheduleDialog
          candidate={candidate}
          application={application}
          meetingToMove={scheduleTarget === "new" ? null : scheduleTarget}
          onClose={() => {
            setScheduleTarget(null);
            if (dialog.applicationId !== null) dialog.set(null);
          }}
          onDone={reload}
        />
      )}
      {panelTarget !== null && (
        <PanelDialog
          candidate={candidate.name}
          meeting={panelTarget}
          onClose={() => setPanelTarget(null)}
          onDone={reload}
        />
      )}
      <ConfirmDialog
        open={cancelTarget !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setCancelTarget(null);
        }}
        title="Cancel this interview?"
        text="We'll email the candidate and the panel a cancellation for their calendars. The time becomes available again."
        confirm="Cancel interview"
        dismiss="Keep interview"
        busy={change.busy && "Canceling"}
        failure={change.failure}
        onConfirm={() => {
          if (cancelTarget === null) return;
          void change
            .run(() => call(cancelInterview, { params: { id: cancelTarget.id }, body: {} }))
            .then((failed) => finish(failed, "Interview canceled"));
        }}
      />
    </div>
  );
};

export const ApplicationInterviews = withQueries(ApplicationInterviewsContent);
