/** The page behind an invitation's link: choose a time by one's own clock, choose again, call it off. */
import { CalendarCheck, CalendarClock, CalendarX, Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import { slotText, slotWords, zoneCity } from "#domain/bookings/call-times.ts";
import {
  bookInterview,
  calendarAddress,
  cancelBookedInterview,
  endedLink,
  type InterviewByLink,
} from "#domain/interviews/interview-by-link.ts";
import { durationLabel } from "#domain/interviews/interview-status.ts";
import { call } from "../../lib/api.ts";
import { conflictOf, problemOf } from "../../lib/problem.ts";
import { useVisitorZone } from "../../lib/visitor-zone.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import { TimePicker } from "./time-picker.tsx";

export const InterviewLinkEnded = () => (
  <Wrap className="grid min-h-[56dvh] content-center py-16">
    <CalendarX className="size-9 text-ink-3" aria-hidden="true" />
    <h1 className="mt-5 max-w-[18ch] text-[34px]/[1.1] md:text-[46px]/[1.06]">{endedLink}</h1>
    <p className="mt-4 max-w-[50ch] text-[17px]/7 text-ink-2">
      It has run out, was replaced by a newer one, or the address is not complete. Answer the mail it came with, and
      whoever sent it will help.
    </p>
  </Wrap>
);

const kinds: Readonly<Record<string, string>> = { video: "video call", phone: "phone call", "on-site": "on site" };

const Agreed = ({
  page,
  zone,
  token,
}: {
  readonly page: InterviewByLink;
  readonly zone: string;
  readonly token: string;
}) => {
  if (page.booked === null) return null;
  const { startsAt, meetingLink } = page.booked;
  return (
    <div className="mt-6 border-y border-line py-5" aria-live="polite">
      <p className="text-lg/[29px] font-[560]">{slotText(slotWords(new Date(startsAt), zone))}</p>
      <p className="mt-1 text-[15px]/6 text-ink-2">By your clock, {zoneCity(zone)}</p>
      {meetingLink !== null && (
        <p className="mt-2 text-[15px]/6 wrap-anywhere">
          <a
            href={meetingLink}
            rel="noreferrer noopener"
            className="font-[560] text-brand underline underline-offset-4"
          >
            {meetingLink}
          </a>
        </p>
      )}
      <a href={calendarAddress(token)} download className={buttonClass("secondary", "small", "mt-4")}>
        <Download aria-hidden="true" />
        Calendar file
      </a>
    </div>
  );
};

interface ChooseTimeProps {
  readonly token: string;
  readonly page: InterviewByLink;
}

export const ChooseTime = ({ token, page: first }: ChooseTimeProps) => {
  const zone = useVisitorZone();
  const [page, setPage] = useState(first);
  const [chosen, setChosen] = useState("");
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isBooked = page.booked !== null;

  const attempt = async (work: () => Promise<InterviewByLink>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setPage(await work());
      window.scrollTo({ top: 0 });
    } catch (error) {
      const { code, message } = problemOf(error, "This did not work. Please try again or answer the mail.");
      if (code === "not_found") setEnded(true);
      setFailure(message);
      const slots = conflictOf(error, bookInterview)?.slots;
      if (slots !== undefined) setPage({ ...page, slots });
    } finally {
      setBusy(false);
      setChosen("");
      setAsking(false);
    }
  };

  const choose = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen === "" || zone === null) return;
    void attempt(() => call(bookInterview, { params: { token }, body: { startsAt: chosen, timeZone: zone } }));
  };

  if (hasEnded) return <InterviewLinkEnded />;
  const Sign = isBooked ? CalendarCheck : CalendarClock;
  return (
    <Wrap className="grid gap-8 pt-9 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[0.85fr_1.15fr] lg:gap-x-16">
      <div>
        <Sign className="size-9 text-brand" aria-hidden="true" />
        <h1 className="mt-4 max-w-[18ch] text-[34px]/[1.1] md:text-[44px]/[1.08]">
          {isBooked ? "Your interview is set" : `${page.firstName}, when suits you?`}
        </h1>
        <p className="mt-4 max-w-[34em] text-[17px]/7 text-ink-2">
          {page.job} at {page.company}: {durationLabel(page.duration)}, {kinds[page.type] ?? page.type}
          {page.location !== null && `, ${page.location}`}. With {page.panel.join(", ")}.
        </p>
        <Agreed page={page} zone={zone ?? "UTC"} token={token} />
        <p className="mt-5 max-w-[34em] text-[15px]/6 text-ink-3">
          This link is yours alone: whoever has it can choose, move or cancel the time.
        </p>
      </div>
      <div className="grid gap-5 self-start">
        <section aria-labelledby="choose" className={cardClass("p-5 sm:p-8")}>
          <h2 id="choose" className="text-[24px]">
            {isBooked ? "Move it to another time" : "Choose a time"}
          </h2>
          <p className="mt-1 mb-5 text-[15px]/6 text-ink-2">
            {zone === null ? "Reading your clock." : `All times by your clock, ${zoneCity(zone)}.`}
          </p>
          {zone !== null && page.slots.length === 0 && (
            <p className="text-base/[26px] text-ink-2">
              No time is free any more. Answer the mail this link came with to find one together.
            </p>
          )}
          {zone !== null && page.slots.length > 0 && (
            <form noValidate aria-label="Choose a time" onSubmit={choose} className="grid gap-6">
              <TimePicker
                slots={page.slots}
                timeZone={zone}
                chosen={chosen}
                current={page.booked?.startsAt}
                onChoose={setChosen}
              />
              <FailureNotice text={failure} />
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                <Button type="submit" size="large" disabled={chosen === ""} busy={busy && "Saving the time"}>
                  {isBooked ? "Move the interview" : "Confirm this time"}
                </Button>
                <p className="min-w-0 text-[15px]/6 text-ink-2" aria-live="polite">
                  {chosen !== "" && slotText(slotWords(new Date(chosen), zone))}
                </p>
              </div>
            </form>
          )}
        </section>
        {isBooked && (
          <section aria-labelledby="cancel" className={cardClass("flex flex-wrap items-center gap-4 p-5 sm:px-8")}>
            <div className="min-w-0 flex-1 basis-56">
              <h2 id="cancel" className="text-[20px]">
                It does not work out
              </h2>
              <p className="mt-1 text-[15px]/6 text-ink-2">You can choose another time afterwards by this link.</p>
            </div>
            <Button look="secondary" onClick={() => setAsking(true)}>
              Cancel the interview
            </Button>
            <ConfirmDialog
              open={asking}
              onOpenChange={setAsking}
              title="Cancel this interview?"
              text="The panel is told, and a mail takes it off every calendar."
              confirm="Cancel the interview"
              dismiss="Keep it"
              busy={busy && "Cancelling"}
              failure={failure}
              onConfirm={() => void attempt(() => call(cancelBookedInterview, { params: { token }, body: {} }))}
            />
          </section>
        )}
      </div>
    </Wrap>
  );
};
