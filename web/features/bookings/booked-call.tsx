/** The page behind a call's link: the time, moving it, and canceling it. */
import { CalendarCheck, CalendarX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { BookedCallDetails } from "#domain/bookings/booked-call.ts";
import { brand } from "#domain/brand.ts";
import { useVisitorZone } from "../../lib/visitor-zone.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import { CallTime } from "./call-time.tsx";
import { CancelCall } from "./cancel-call.tsx";
import { MoveCall } from "./move-call.tsx";

const phoneLink = (
  <a href={brand.phone.href} className="font-[560] whitespace-nowrap text-brand underline underline-offset-4">
    {brand.phone.display}
  </a>
);

interface CallMessageProps {
  readonly title: string;
  readonly children: ReactNode;
}

const CallMessage = ({ title, children }: CallMessageProps) => (
  <Container className="grid min-h-[56dvh] content-center py-16">
    <CalendarX className="size-9 text-ink-3" aria-hidden="true" />
    <h1 className="mt-5 max-w-[18ch] text-[36px]/[1.08] md:text-[48px]/[1.06]">{title}</h1>
    <p className="mt-4 max-w-[50ch] text-[17px]/7 text-ink-2">{children}</p>
    <Link to="/fractional-demo" className={buttonClass("primary", "large", "mt-8 justify-self-start")}>
      Book another time
    </Link>
  </Container>
);

export const CallEnded = () => (
  <CallMessage title="This link is no longer valid">
    The call is over or was canceled, or part of the link is missing. If you&apos;re expecting a call from us, call{" "}
    {phoneLink}.
  </CallMessage>
);

interface BookedCallProps {
  readonly token: string;
  readonly call: BookedCallDetails;
}

export const BookedCall = ({ token, call }: BookedCallProps) => {
  const visitorZone = useVisitorZone();
  const [open, setOpen] = useState(call);
  const [state, setState] = useState<"open" | "moved" | "canceled" | "ended">("open");
  // Scrolls up because the result shows at the top and the button may be far below.
  const changeState = (next: typeof state): void => {
    setState(next);
    window.scrollTo({ top: 0 });
  };
  if (state === "ended") return <CallEnded />;
  if (state === "canceled") {
    return (
      <CallMessage title="Your call is canceled">
        We canceled your call on {open.slot}. We&apos;re sending an email to{" "}
        <span className="wrap-anywhere">{open.email}</span> that removes it from your calendar.
      </CallMessage>
    );
  }
  return (
    <Container className="grid gap-8 pt-11 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[0.85fr_1.15fr] lg:gap-x-16">
      <div>
        <CalendarCheck className="size-9 text-brand" aria-hidden="true" />
        <h1 className="mt-4 max-w-[15ch] text-[36px]/[1.08] md:text-[48px]/[1.06]">
          {state === "moved" ? "Your call is rescheduled" : "Your strategy call"}
        </h1>
        <div className="mt-6 border-y border-line py-5" aria-live="polite">
          <CallTime
            startsAt={open.startsAt}
            slot={open.slot}
            timeZone={visitorZone ?? open.timeZone}
            firmTimeZone={open.firmTimeZone}
          />
          <p className="mt-2 text-[15px]/6 text-ink-2 wrap-anywhere">
            {open.durationMinutes} minutes, booked by {open.firstName} from {open.company}
          </p>
        </div>
        <p className="mt-5 max-w-[34em] text-[17px]/7 text-ink-2">
          {state === "moved" ? (
            <>
              We&apos;re sending an email with the new time to <span className="wrap-anywhere">{open.email}</span>. It
              updates your calendar.
            </>
          ) : (
            "Don't share this link. Anyone with it can reschedule or cancel the call. It works until the call starts."
          )}
        </p>
      </div>
      <div className="grid gap-5 self-start">
        <section aria-labelledby="move" className={cardClass("p-5 sm:p-8")}>
          <h2 id="move" className="mb-3 text-[24px]">
            Reschedule your call
          </h2>
          <MoveCall
            token={token}
            open={open}
            onMoved={(movedCall) => {
              setOpen(movedCall);
              changeState("moved");
            }}
            onEnded={() => changeState("ended")}
          />
        </section>
        <section
          aria-labelledby="cancel"
          className={cardClass("flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:px-8 sm:py-6")}
        >
          <div className="min-w-0 flex-1 basis-56">
            <h2 id="cancel" className="text-[20px]">
              Need to cancel?
            </h2>
            <p className="mt-1 text-[15px]/6 text-ink-2">
              There&apos;s no fee, and you don&apos;t have to give a reason.
            </p>
          </div>
          <CancelCall
            token={token}
            slot={open.slot}
            onCanceled={() => changeState("canceled")}
            onEnded={() => changeState("ended")}
          />
        </section>
      </div>
    </Container>
  );
};
