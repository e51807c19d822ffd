/** Schedules an interview, sends a link so that the candidate chooses a time, or moves an interview. */
import { type FormEvent, lazy, Suspense, useId, useState } from "react";
import { slotText, formatSlot } from "#domain/bookings/call-times.ts";
import type { CandidatePage, PageApplication } from "#domain/candidates/candidate-page.ts";
import { inviteToInterview } from "#domain/interviews/interview-invitation.ts";
import { moveInterview, scheduleInterview } from "#domain/interviews/schedule-interview.ts";
import type { Meeting } from "#domain/interviews/scorecard.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useDialog } from "../../lib/use-dialog.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { MeetingFields, type MeetingValues, SchedulingMode } from "./meeting-fields.tsx";
import { PanelPicker, useInterviewers } from "./panel-picker.tsx";
import { PanelTimes, usePanelTimes } from "./panel-times.tsx";

const HoursDialog = lazy(async () => ({ default: (await import("./working-hours-dialog.tsx")).WorkingHoursDialog }));

/** Scrolls to the error, which may be below a long list of times. */
const scrollToNotice = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: "nearest" });

interface ScheduleDialogProps {
  readonly candidate: Pick<CandidatePage, "id" | "name">;
  readonly application: Pick<PageApplication, "id" | "jobId" | "jobTitle">;
  readonly meetingToMove: Meeting | null;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

export const ScheduleDialog = ({ candidate, application, meetingToMove, onClose, onDone }: ScheduleDialogProps) => {
  const formId = useId();
  const change = useApiMutation();
  const hours = useDialog();
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const interviewersQuery = useInterviewers();
  const me = interviewersQuery.people?.find(({ isMe }) => isMe)?.userId;
  const [selectedPanel, setPanel] = useState<readonly string[] | null>(
    meetingToMove?.panel.map(({ userId }) => userId) ?? null,
  );
  // The person who schedules is preselected. People who have left the workspace are dropped.
  const isMember = (id: string): boolean => interviewersQuery.people?.some(({ userId }) => userId === id) ?? true;
  const panel = (selectedPanel ?? (me === undefined ? [] : [me])).filter(isMember);
  const [candidateChooses, setCandidateChooses] = useState(false);
  const [meeting, setMeeting] = useState<MeetingValues>({
    duration: meetingToMove?.duration ?? 60,
    type: "video",
    location: "",
  });
  const { duration, type, location } = meeting;
  const [daysAhead, setDaysAhead] = useState(14);
  const [selectedTime, setSelectedTime] = useState("");
  const [daysAway, setDaysAway] = useState(0);
  const [attempts, setAttempts] = useState(0);
  const timesQuery = usePanelTimes({ panel, duration, daysAway, excludedInterviewId: meetingToMove?.id });
  // A changed panel or duration can make the chosen time unavailable.
  const time = timesQuery.data?.slots.includes(selectedTime) === true && panel.length > 0 ? selectedTime : "";
  const formatTime = (at: string): string => slotText(formatSlot(new Date(at), zone));

  const venue = type === "video" ? { meetingLink: location } : { location };
  const send = async (): Promise<string> => {
    if (meetingToMove !== null) {
      await call(moveInterview, { params: { id: meetingToMove.id }, body: { scheduledAt: time } });
      return "Interview rescheduled";
    }
    if (candidateChooses) {
      const body = { panel: [...panel], duration, type, daysAhead, ...venue };
      const { mailed } = await call(inviteToInterview, { params: { id: application.id }, body });
      return mailed ? "Interview link sent" : "Interview link created. We couldn't email it to this candidate.";
    }
    const body = { jobId: application.jobId, candidateId: candidate.id, scheduledAt: time, panel: [...panel] };
    await call(scheduleInterview, { body: { ...body, duration, type, ...venue } });
    return "Interview scheduled";
  };

  const validationError =
    panel.length === 0
      ? "Choose at least one interviewer."
      : !candidateChooses && time === ""
        ? "Choose a day and time."
        : undefined;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (validationError !== undefined) return;
    let title = "";
    const failed = await change.run(async () => {
      title = await send();
    });
    await onDone();
    if (failed !== undefined) return;
    toast({ title, description: candidateChooses ? candidate.name : `${candidate.name}, ${formatTime(time)}` });
    onClose();
  };

  const failure = (attempts > 0 ? validationError : undefined) ?? change.failure;
  const submit =
    meetingToMove !== null ? "Reschedule interview" : candidateChooses ? "Send link" : "Schedule interview";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={meetingToMove === null ? "Schedule interview" : "Reschedule interview"}
      description={
        <span className="line-clamp-2">
          {candidate.name}, {application.jobTitle}
        </span>
      }
      className="sm:max-w-[720px]"
      footer={
        <DialogActions
          formId={formId}
          submit={submit}
          busy={change.busy && "Saving"}
          note={
            candidateChooses || time === "" ? undefined : (
              <span className="font-[560] text-ink">{formatTime(time)}</span>
            )
          }
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        {meetingToMove === null ? (
          <>
            <SchedulingMode
              candidate={candidate.name}
              candidateChooses={candidateChooses}
              onChange={setCandidateChooses}
            />
            <PanelPicker
              query={interviewersQuery}
              panel={panel}
              chosen={candidateChooses ? "" : time}
              onChange={setPanel}
            />
            <MeetingFields values={meeting} onChange={setMeeting} />
          </>
        ) : (
          <p className="rounded-control bg-paper-2 px-4 py-3 text-[15px]/6 font-[560]">
            <span className="block text-sm/5 font-normal text-ink-2">Current time</span>
            {formatTime(meetingToMove.scheduledAt)}
          </p>
        )}
        {candidateChooses && (
          <Field label="Days to offer" hint="Starting tomorrow, with 15 minutes between interviews.">
            <NativeSelect value={daysAhead} onChange={(event) => setDaysAhead(Number(event.target.value))}>
              {[7, 14, 21, 30].map((days) => (
                <option key={days} value={days}>
                  {days} days
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        {!candidateChooses && panel.length > 0 && (
          <PanelTimes
            query={timesQuery}
            me={me}
            zone={zone}
            duration={duration}
            daysAway={daysAway}
            chosen={time}
            current={meetingToMove?.scheduledAt}
            onPeriodChange={setDaysAway}
            onChoose={setSelectedTime}
            onSetHours={hours.show}
          />
        )}
        <p className="text-sm/5 text-ink-3">
          {candidateChooses
            ? "We'll email the link to the candidate. Once they choose a time, everyone gets a calendar file."
            : "Everyone gets an email with a calendar file."}
        </p>
        {failure !== undefined && (
          <div key={attempts} ref={scrollToNotice}>
            <FailureNotice text={failure} />
          </div>
        )}
      </form>
      {/* This dialog is outside the form so that its submit does not submit the outer form. */}
      {hours.isLoaded && (
        <Suspense>
          <HoursDialog
            open={hours.open}
            onOpenChange={(isOpen) => {
              hours.onOpenChange(isOpen);
              if (!isOpen) void Promise.all([interviewersQuery.refetch(), timesQuery.refetch()]);
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
};
