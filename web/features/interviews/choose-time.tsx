/** The page of an interview link: the candidate chooses a time in their time zone, changes it or cancels it. */
import { clsx } from "clsx";
import { CalendarCheck, CalendarClock, CalendarX } from "lucide-react";
import { type FormEvent, useState } from "react";
import { slotText, formatSlot, zoneCity } from "#domain/bookings/call-times.ts";
import {
  bookInterview,
  cancelBookedInterview,
  endedLinkMessage,
  type InterviewByLink,
} from "#domain/interviews/interview-by-link.ts";
import { durationLabel } from "#domain/interviews/interview-status.ts";
import { call } from "../../lib/api/api.ts";
import { conflictDetails, toProblem } from "../../lib/api/problem.ts";
import { useVisitorZone } from "../../lib/visitor-zone.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Container } from "../../ui/container.tsx";
import { BookedTime } from "./booked-time.tsx";
import { TimePicker } from "./time-picker.tsx";

export const InterviewLinkEnded = () => (
  <Container className="grid min-h-[56dvh] content-center py-16">
    <CalendarX className="size-9 text-ink-3" aria-hidden="true" />
    <h1 className="mt-5 max-w-[18ch] text-[34px]/[1.1] md:text-[46px]/[1.06]">{endedLinkMessage}</h1>
    <p className="mt-4 max-w-[50ch] text-[17px]/7 text-ink-2">
      The link has expired, was replaced by a newer one or is incomplete. Reply to the email it came in, and the sender
      will help.
    </p>
  </Container>
);

const typeLabels: Readonly<Record<string, string>> = {
  video: "video call",
  phone: "phone call",
  "on-site": "in person",
};

/** The heading by state: booked, canceled, no free time, or choosing a time. */
const pageHeading = ({ booked, calledOff, firstName, slots }: InterviewByLink) => {
  if (booked !== null) return { Icon: CalendarCheck, title: "Your interview is scheduled" };
  if (calledOff !== null) return { Icon: CalendarX, title: "Your interview is canceled" };
  if (slots.length === 0) return { Icon: CalendarX, title: "No times are available right now" };
  return { Icon: CalendarClock, title: `When works for you, ${firstName}?` };
};

const missingLabels: Readonly<Record<string, string>> = {
  video: "a call link",
  phone: "a phone number",
  "on-site": "an address",
};

/** How to join the booked interview, if there is no call to open. */
const joinText = ({ booked, location, type, company }: InterviewByLink): string | null => {
  if (location !== null) return location;
  if (booked?.meetingLink != null) return null;
  return `${company} hasn't added ${missingLabels[type] ?? "a location"} yet. It will appear here. To ask about it, reply to the email this link came in.`;
};

interface ChooseTimeProps {
  readonly token: string;
  readonly page: InterviewByLink;
}

export const ChooseTime = ({ token, page: first }: ChooseTimeProps) => {
  const zone = useVisitorZone();
  const [page, setPage] = useState(first);
  const [selectedTime, setSelectedTime] = useState("");
  const [busy, setBusy] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isBooked = page.booked !== null;

  const update = async (work: () => Promise<InterviewByLink>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setPage(await work());
      setMoving(false);
      window.scrollTo({ top: 0 });
    } catch (error) {
      const { code, message } = toProblem(error, "Something went wrong. Try again, or reply to the email.");
      if (code === "not_found") setEnded(true);
      setFailure(message);
      const slots = conflictDetails(error, bookInterview)?.slots;
      if (slots !== undefined) setPage({ ...page, slots });
    } finally {
      setBusy(false);
      setSelectedTime("");
    }
  };

  const choose = (event: FormEvent): void => {
    event.preventDefault();
    if (selectedTime === "" || zone === null) return;
    void update(() => call(bookInterview, { params: { token }, body: { startsAt: selectedTime, timeZone: zone } }));
  };

  if (hasEnded) return <InterviewLinkEnded />;
  const { Icon, title } = pageHeading(page);
  const displayZone = zone ?? "UTC";
  return (
    <Container className="grid gap-8 pt-9 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[0.85fr_1.15fr] lg:gap-x-16">
      <div>
        <Icon className={clsx("size-9", page.calledOff === null ? "text-brand" : "text-ink-3")} aria-hidden="true" />
        <h1 className="mt-4 max-w-[18ch] text-[34px]/[1.1] md:text-[44px]/[1.08]">{title}</h1>
        {page.calledOff !== null && (
          <output className="mt-4 block max-w-[34em] text-[17px]/7">
            {slotText(formatSlot(new Date(page.calledOff), displayZone))} is canceled, and we've notified the panel.
          </output>
        )}
        <p className="mt-4 max-w-[34em] text-[17px]/7 text-ink-2">
          {page.job} at {page.company}: {durationLabel(page.duration)}, {typeLabels[page.type] ?? page.type}
          {page.location !== null && page.booked === null && `, ${page.location}`}. With {page.panel.join(", ")}.
        </p>
        {page.booked !== null && (
          <BookedTime
            booked={page.booked}
            duration={page.duration}
            join={joinText(page)}
            zone={zone}
            token={token}
            busy={busy}
            failure={failure}
            isMoving={isMoving}
            onMove={() => setMoving(true)}
            onCancel={() => update(() => call(cancelBookedInterview, { params: { token }, body: {} }))}
          />
        )}
        <p className="mt-5 max-w-[34em] text-[15px]/6 text-ink-3">
          Keep this link private. Anyone who has it can choose, change or cancel your time.
        </p>
      </div>
      {(!isBooked || isMoving) && (
        <section aria-labelledby="choose" className={cardClass("self-start p-5 sm:p-8")}>
          <h2 id="choose" className="text-[24px]">
            {isBooked || page.calledOff !== null ? "Choose another time" : "Choose a time"}
          </h2>
          {page.slots.length === 0 && (
            <p className="mt-2 text-base/[26px] text-ink-2">
              The panel has no open times left. Reply to the email this link came in to find another time.
            </p>
          )}
          {page.slots.length > 0 && (
            <p className="mt-1 mb-5 text-[15px]/6 text-ink-2">
              {zone === null ? "Checking your time zone." : `All times are in your time zone (${zoneCity(zone)}).`}
            </p>
          )}
          {page.slots.length > 0 && (
            // Until the time zone is known, the times only keep their place.
            <form
              noValidate
              aria-label="Choose a time"
              onSubmit={choose}
              className={clsx("grid gap-6", zone === null && "invisible")}
            >
              <TimePicker
                slots={page.slots}
                timeZone={displayZone}
                selectedTime={selectedTime}
                current={page.booked?.startsAt}
                onChoose={setSelectedTime}
              />
              <FailureNotice text={failure} />
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                <Button type="submit" size="large" disabled={selectedTime === ""} busy={busy && "Saving"}>
                  {isBooked ? "Reschedule interview" : "Confirm time"}
                </Button>
                <p className="min-w-0 text-[15px]/6 text-ink-2" aria-live="polite">
                  {selectedTime !== "" && slotText(formatSlot(new Date(selectedTime), displayZone))}
                </p>
              </div>
            </form>
          )}
        </section>
      )}
    </Container>
  );
};
