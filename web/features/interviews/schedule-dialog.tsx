/** Agree on a time with a panel, or let the candidate choose one; the same dialog moves what was agreed on. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { slotText, slotWords, zoneCity } from "#domain/bookings/call-times.ts";
import type { CandidatePage, PageApplication } from "#domain/candidates/candidate-page.ts";
import { inviteToInterview } from "#domain/interviews/interview-invitation.ts";
import { findPanelTimes, mostDaysAsked, type PanelMember } from "#domain/interviews/panel-times.ts";
import {
  interviewTypes,
  type InterviewType,
  moveInterview,
  scheduleInterview,
} from "#domain/interviews/schedule-interview.ts";
import type { Meeting } from "#domain/interviews/scorecard.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { timeIn } from "./by-day.ts";
import { typeWords } from "./interview-words.ts";
import { PanelPicker, usePeople } from "./panel-picker.tsx";
import { TimePicker } from "./time-picker.tsx";

const durations = [30, 45, 60, 90, 120];
const dayMs = 86_400_000;

/** Two weeks at a time, by how many days they are away. */
const stretches = [
  [0, "In the next two weeks"],
  [14, "In two to four weeks"],
  [28, "In four to six weeks"],
  [42, "In six to eight weeks"],
] as const;

/** Asked for in the browser alone, from now on. */
const useTimes = (panel: readonly string[], duration: number, daysAway: number, besides: string | undefined) =>
  useQuery({
    queryKey: ["panel-times", panel.toSorted().join(), duration, daysAway, besides],
    queryFn: () => {
      const from = new Date(Date.now() + daysAway * dayMs).toISOString();
      return call(findPanelTimes, { body: { panel: [...panel], from, days: mostDaysAsked, duration, besides } });
    },
    enabled: panel.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What the panel has agreed to already in these two weeks; with whom is not said. */
const Busy = ({ members, zone }: { readonly members: readonly PanelMember[]; readonly zone: string }) =>
  members.every(({ busy }) => busy.length === 0) ? null : (
    <details className="mt-4 text-sm/5 text-ink-2">
      <summary className="cursor-pointer font-[540]">When they are taken</summary>
      <ul className="mt-2 grid gap-1.5">
        {members.flatMap(({ userId, name, busy }) =>
          busy.map(({ startsAt, endsAt }) => (
            <li key={`${userId}${startsAt}`}>
              {name}: {slotWords(new Date(startsAt), zone).date}, {timeIn(startsAt, zone)} to {timeIn(endsAt, zone)}
            </li>
          )),
        )}
      </ul>
    </details>
  );

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
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const people = usePeople();
  const [named, setPanel] = useState<readonly string[] | null>(moving?.panel.map(({ userId }) => userId) ?? null);
  // Whoever plans it is on the panel until they say otherwise.
  const panel = named ?? people.filter(({ isMe }) => isMe).map(({ userId }) => userId);
  const [way, setWay] = useState<"agree" | "ask">("agree");
  const [duration, setDuration] = useState(moving?.duration ?? 60);
  const [type, setType] = useState<InterviewType>("video");
  const [place, setPlace] = useState("");
  const [daysAhead, setDaysAhead] = useState(14);
  const [chosen, setChosen] = useState("");
  const [daysAway, setDaysAway] = useState(0);
  const [tries, setTries] = useState(0);
  const { data: times, isError } = useTimes(panel, duration, daysAway, moving?.id);

  const where = type === "video" ? { meetingLink: place } : { location: place };
  const send = async (): Promise<string> => {
    if (moving !== null) {
      await call(moveInterview, { params: { id: moving.id }, body: { scheduledAt: chosen } });
      return "Interview moved";
    }
    if (way === "ask") {
      const body = { panel: [...panel], duration, type, daysAhead, ...where };
      const { mailed } = await call(inviteToInterview, { params: { id: application.id }, body });
      return mailed ? "The link is on its way by mail" : "The link is ready; no mail goes to a sample";
    }
    const body = { jobId: application.jobId, candidateId: candidate.id, scheduledAt: chosen, panel: [...panel] };
    await call(scheduleInterview, { body: { ...body, duration, type, ...where } });
    return "Interview scheduled";
  };

  const lacking =
    panel.length === 0
      ? "Please choose who interviews."
      : way === "agree" && chosen === ""
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
    toast({
      title,
      description: chosen === "" ? candidate.name : `${candidate.name}, ${slotText(slotWords(new Date(chosen), zone))}`,
    });
    onClose();
  };

  const failure =
    (tries > 0 ? lacking : undefined) ??
    change.failure ??
    (isError ? "The times could not be read. Please try again." : undefined);
  const submit = moving !== null ? "Move the interview" : way === "ask" ? "Send the link" : "Schedule the interview";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={moving === null ? `Interview with ${candidate.name}` : "Move the interview"}
      description={`For ${application.jobTitle}. Everybody gets a mail with a calendar file.`}
      className="sm:max-w-[720px]"
      footer={<DialogActions formId={formId} submit={submit} busy={change.busy && "Saving"} onCancel={onClose} />}
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        {moving === null && (
          <>
            <PanelPicker people={people} panel={panel} chosen={chosen} onChange={setPanel} />
            <div className="grid gap-4 sm:grid-cols-3">
              <Field label="Length">
                <NativeSelect value={duration} onChange={(event) => setDuration(Number(event.target.value))}>
                  {durations.map((minutes) => (
                    <option key={minutes} value={minutes}>
                      {minutes} minutes
                    </option>
                  ))}
                </NativeSelect>
              </Field>
              <Field label="How">
                <NativeSelect value={type} onChange={(event) => setType(event.target.value as InterviewType)}>
                  {interviewTypes.map((each) => (
                    <option key={each} value={each}>
                      {typeWords(each)}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
              <Field label="Who chooses the time">
                <NativeSelect value={way} onChange={(event) => setWay(event.target.value === "ask" ? "ask" : "agree")}>
                  <option value="agree">I do</option>
                  <option value="ask">The candidate, by a link</option>
                </NativeSelect>
              </Field>
            </div>
            <Field label={type === "video" ? "Meeting link (optional)" : "Place or number (optional)"}>
              <Input
                type={type === "video" ? "url" : "text"}
                autoComplete="off"
                value={place}
                maxLength={255}
                onChange={(event) => setPlace(event.target.value)}
              />
            </Field>
          </>
        )}
        {way === "ask" ? (
          <Field label="Days to choose from" hint="From tomorrow on; a quarter of an hour is kept between interviews.">
            <NativeSelect value={daysAhead} onChange={(event) => setDaysAhead(Number(event.target.value))}>
              {[7, 14, 21, 30].map((days) => (
                <option key={days} value={days}>
                  {days} days
                </option>
              ))}
            </NativeSelect>
          </Field>
        ) : (
          <div>
            <Field
              label="When"
              hint={`Times at which the whole panel is free, by your clock (${zoneCity(zone)})`}
              className="mb-4"
            >
              <NativeSelect
                value={daysAway}
                onChange={(event) => {
                  setDaysAway(Number(event.target.value));
                  setChosen("");
                }}
              >
                {stretches.map(([days, words]) => (
                  <option key={days} value={days}>
                    {words}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            {times !== undefined && times.slots.length > 0 && (
              <TimePicker
                slots={times.slots}
                timeZone={zone}
                chosen={chosen}
                current={moving?.scheduledAt}
                onChoose={setChosen}
              />
            )}
            {times !== undefined && times.slots.length === 0 && (
              <p className="text-[15px]/6 text-ink-2">
                They have no time in common then. Choose other weeks, fewer people or a shorter interview.
              </p>
            )}
            {times !== undefined && <Busy members={times.members} zone={zone} />}
            {panel.length === 0 && <p className="text-[15px]/6 text-ink-2">Choose who interviews.</p>}
          </div>
        )}
        {failure !== undefined && (
          <div key={tries} ref={intoView}>
            <FailureNotice text={failure} />
          </div>
        )}
      </form>
    </Dialog>
  );
};
