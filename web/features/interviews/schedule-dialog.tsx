/** Agree on a time with a panel, or let the candidate choose one; the same dialog moves what was agreed on. */
import { type FormEvent, lazy, Suspense, useId, useState } from "react";
import { slotText, slotWords } from "#domain/bookings/call-times.ts";
import type { CandidatePage, PageApplication } from "#domain/candidates/candidate-page.ts";
import { inviteToInterview } from "#domain/interviews/interview-invitation.ts";
import { moveInterview, scheduleInterview } from "#domain/interviews/schedule-interview.ts";
import type { Meeting } from "#domain/interviews/scorecard.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { useDialog } from "../../lib/use-dialog.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { MeetingFields, type MeetingValues, WayChoice } from "./meeting-fields.tsx";
import { PanelPicker, usePeople } from "./panel-picker.tsx";
import { PanelTimes, usePanelTimes } from "./panel-times.tsx";

const HoursDialog = lazy(async () => ({ default: (await import("./hours-dialog.tsx")).HoursDialog }));

/** The times may be longer than the screen, and what is wrong stands below them. */
const intoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: "nearest" });

interface ScheduleDialogProps {
  readonly candidate: Pick<CandidatePage, "id" | "name">;
  readonly application: Pick<PageApplication, "id" | "jobId" | "jobTitle">;
  readonly moving: Meeting | null;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

export const ScheduleDialog = ({ candidate, application, moving, onClose, onDone }: ScheduleDialogProps) => {
  const formId = useId();
  const change = useChange();
  const hours = useDialog();
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const foundPeople = usePeople();
  const me = foundPeople.people?.find(({ isMe }) => isMe)?.userId;
  const [named, setPanel] = useState<readonly string[] | null>(moving?.panel.map(({ userId }) => userId) ?? null);
  // Whoever plans it is on the panel until they say otherwise; whoever has left the workspace is asked for no time.
  const isHere = (id: string): boolean => foundPeople.people?.some(({ userId }) => userId === id) ?? true;
  const panel = (named ?? (me === undefined ? [] : [me])).filter(isHere);
  const [asks, setAsks] = useState(false);
  const [meeting, setMeeting] = useState<MeetingValues>({ duration: moving?.duration ?? 60, type: "video", place: "" });
  const { duration, type, place } = meeting;
  const [daysAhead, setDaysAhead] = useState(14);
  const [chosen, setChosen] = useState("");
  const [daysAway, setDaysAway] = useState(0);
  const [tries, setTries] = useState(0);
  const foundTimes = usePanelTimes({ panel, duration, daysAway, besides: moving?.id });
  // Another panel or length may have taken the time away that was chosen before.
  const time = foundTimes.data?.slots.includes(chosen) === true && panel.length > 0 ? chosen : "";
  const said = (at: string): string => slotText(slotWords(new Date(at), zone));

  const where = type === "video" ? { meetingLink: place } : { location: place };
  const send = async (): Promise<string> => {
    if (moving !== null) {
      await call(moveInterview, { params: { id: moving.id }, body: { scheduledAt: time } });
      return "Interview moved";
    }
    if (asks) {
      const body = { panel: [...panel], duration, type, daysAhead, ...where };
      const { mailed } = await call(inviteToInterview, { params: { id: application.id }, body });
      return mailed ? "The link is on its way by mail" : "The link is ready; no mail goes to a sample";
    }
    const body = { jobId: application.jobId, candidateId: candidate.id, scheduledAt: time, panel: [...panel] };
    await call(scheduleInterview, { body: { ...body, duration, type, ...where } });
    return "Interview scheduled";
  };

  const lacking =
    panel.length === 0
      ? "Please choose who interviews."
      : !asks && time === ""
        ? "Please choose a day and a time."
        : undefined;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTries((before) => before + 1);
    if (lacking !== undefined) return;
    let title = "";
    const failed = await change.run(async () => {
      title = await send();
    });
    await onDone();
    if (failed !== undefined) return;
    toast({ title, description: asks ? candidate.name : `${candidate.name}, ${said(time)}` });
    onClose();
  };

  const failure = (tries > 0 ? lacking : undefined) ?? change.failure;
  const submit = moving !== null ? "Move the interview" : asks ? "Send the link" : "Schedule the interview";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={moving === null ? "Schedule interview" : "Move interview"}
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
          note={asks || time === "" ? undefined : <span className="font-[560] text-ink">{said(time)}</span>}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        {moving === null ? (
          <>
            <WayChoice candidate={candidate.name} asks={asks} onChange={setAsks} />
            <PanelPicker found={foundPeople} panel={panel} chosen={asks ? "" : time} onChange={setPanel} />
            <MeetingFields values={meeting} onChange={setMeeting} />
          </>
        ) : (
          <p className="rounded-control bg-paper-2 px-4 py-3 text-[15px]/6 font-[560]">
            <span className="block text-sm/5 font-normal text-ink-2">Now</span>
            {said(moving.scheduledAt)}
          </p>
        )}
        {asks && (
          <Field label="Days to choose from" hint="From tomorrow on; a quarter of an hour is kept between interviews.">
            <NativeSelect value={daysAhead} onChange={(event) => setDaysAhead(Number(event.target.value))}>
              {[7, 14, 21, 30].map((days) => (
                <option key={days} value={days}>
                  {days} days
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        {!asks && panel.length > 0 && (
          <PanelTimes
            found={foundTimes}
            me={me}
            zone={zone}
            duration={duration}
            daysAway={daysAway}
            chosen={time}
            current={moving?.scheduledAt}
            onLook={setDaysAway}
            onChoose={setChosen}
            onSetHours={hours.ask}
          />
        )}
        <p className="text-sm/5 text-ink-3">
          {asks
            ? "The link goes out by mail. Once a time is chosen, everybody gets a calendar file."
            : "Everybody gets a mail with a calendar file."}
        </p>
        {failure !== undefined && (
          <div key={tries} ref={intoView}>
            <FailureNotice text={failure} />
          </div>
        )}
      </form>
      {/* Beside the form, not in it: what is sent in there would be sent here too. */}
      {hours.asked && (
        <Suspense>
          <HoursDialog
            open={hours.open}
            onOpenChange={(isOpen) => {
              hours.onOpenChange(isOpen);
              if (!isOpen) void Promise.all([foundPeople.refetch(), foundTimes.refetch()]);
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
};
