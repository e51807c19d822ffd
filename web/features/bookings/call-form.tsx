import { CalendarCheck } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { slotText } from "#domain/bookings/call-times.ts";
import {
  bookStrategyCall,
  type CallSlot,
  callTeamSizes,
  callUrgencies,
  type StrategyCall,
} from "#domain/bookings/strategy-call.ts";
import { brand } from "#domain/brand.ts";
import { call } from "../../lib/api/api.ts";
import { conflictDetails, type Problem, toProblem } from "../../lib/api/problem.ts";
import { useVisitorZone } from "../../lib/visitor-zone.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { CallTime } from "./call-time.tsx";
import { SlotPicker } from "./slot-picker.tsx";

type FormValues = Readonly<
  Record<
    "firstName" | "lastName" | "email" | "company" | "phone" | "teamSize" | "urgency" | "techStack" | "challenges",
    string
  >
>;

const emptyValues: FormValues = {
  firstName: "",
  lastName: "",
  email: "",
  company: "",
  phone: "",
  teamSize: "",
  urgency: "",
  techStack: "",
  challenges: "",
};

const isMoreThanADayAhead = (iso: string): boolean => Date.parse(iso) - Date.now() > 86_400_000;

const requiredFields = ["firstName", "lastName", "email", "company", "urgency", "challenges"] as const;

interface BookedCall {
  readonly startsAt: string;
  readonly slot: string;
  readonly link: string;
  /** False for a call less than a day ahead, which gets no reminder. */
  readonly getsReminder: boolean;
}

/** Scrolls to the confirmation that replaces the long form. */
const scrollToCenter = (element: HTMLElement | null): void => element?.scrollIntoView({ block: "center" });

const Confirmed = ({ startsAt, slot, link, getsReminder, email }: BookedCall & { readonly email: string }) => (
  <output ref={scrollToCenter} className="block scroll-mt-24 py-4">
    <CalendarCheck className="size-9 text-brand" aria-hidden="true" />
    <h2 className="mt-4 mb-3 text-[30px]">Your call is booked</h2>
    <CallTime startsAt={startsAt} slot={slot} timeZone={useVisitorZone()} />
    <p className="mt-4 max-w-[34em] text-[17px]/7 text-ink-2">
      We&apos;re sending a confirmation and a calendar file to <span className="wrap-anywhere">{email}</span>.
      {getsReminder && " We'll also send a reminder the day before."}
    </p>
    <Link to={link} className={buttonClass("secondary", "medium", "mt-6")}>
      Reschedule or cancel
    </Link>
  </output>
);

const NoTimes = () => (
  <EmptyState
    title="No times available"
    text={
      <>
        Call us at{" "}
        <a href={brand.phone.href} className="font-[560] text-brand underline underline-offset-4">
          {brand.phone.display}
        </a>
        , and we&apos;ll find one together.
      </>
    }
  />
);

interface CallFormProps {
  readonly slots: readonly CallSlot[];
  /** The initial text of the challenges field, such as the expert the call is about. */
  readonly initialChallenges: string;
}

export const CallForm = ({ slots, initialChallenges }: CallFormProps) => {
  const revalidator = useRevalidator();
  const [typed, setTyped] = useState<FormValues>({ ...emptyValues, challenges: initialChallenges });
  const [selectedSlot, setSelectedSlot] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [confirmed, setConfirmed] = useState<BookedCall | null>(null);
  // The free slots from the server's conflict reply, when another visitor took the slot.
  const [freshSlots, setFreshSlots] = useState<readonly CallSlot[] | null>(null);
  const picker = useRef<HTMLDivElement>(null);

  const offered = freshSlots ?? slots;
  const slot = offered.find((each) => each.startsAt === selectedSlot && each.available);
  const isComplete = slot !== undefined && requiredFields.every((name) => typed[name].trim() !== "");
  const fieldProps = (name: keyof FormValues) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((current) => ({ ...current, [name]: target.value })),
  });

  const book = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (slot === undefined || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const body = { ...(typed as unknown as StrategyCall), startsAt: slot.startsAt, timeZone };
      const booked = await call(bookStrategyCall, { body });
      setConfirmed({ ...booked, getsReminder: isMoreThanADayAhead(booked.startsAt) });
    } catch (error) {
      const failed = toProblem(error, "We couldn't book your call. Try again or call us.");
      const conflict = conflictDetails(error, bookStrategyCall);
      setProblem(failed);
      setFreshSlots(conflict?.slots ?? null);
      if (failed.errors["startsAt"] !== undefined) {
        setSelectedSlot("");
        picker.current?.scrollIntoView({ block: "center", behavior: "smooth" });
      }
      if (conflict === undefined) void revalidator.revalidate();
    } finally {
      setBusy(false);
    }
  };

  if (confirmed !== null) return <Confirmed {...confirmed} email={typed.email} />;
  if (offered.length === 0) return <NoTimes />;
  return (
    <form noValidate aria-label="Book a strategy call" onSubmit={(event) => void book(event)} className="grid gap-6">
      <div ref={picker} className="grid gap-3">
        <SlotPicker legend="Choose a time *" slots={offered} selectedSlot={selectedSlot} onChoose={setSelectedSlot} />
        {slot === undefined && problem?.errors["startsAt"] !== undefined && (
          <p className="text-sm/5 text-bad">{problem.errors["startsAt"]}</p>
        )}
        <p className="text-sm/5 text-ink-3" aria-live="polite">
          {slot === undefined ? "Calls last 30 minutes." : `Selected: ${slotText(slot)}. Calls last 30 minutes.`}
        </p>
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="First Name *" error={problem?.errors["firstName"]}>
          <Input autoComplete="given-name" {...fieldProps("firstName")} />
        </Field>
        <Field label="Last Name *" error={problem?.errors["lastName"]}>
          <Input autoComplete="family-name" {...fieldProps("lastName")} />
        </Field>
        <Field label="Work Email *" error={problem?.errors["email"]}>
          <Input type="email" autoComplete="email" {...fieldProps("email")} />
        </Field>
        <Field label="Company *" error={problem?.errors["company"]}>
          <Input autoComplete="organization" {...fieldProps("company")} />
        </Field>
        <Field label="Phone" error={problem?.errors["phone"]}>
          <Input type="tel" autoComplete="tel" {...fieldProps("phone")} />
        </Field>
        <Field label="Team Size">
          <NativeSelect {...fieldProps("teamSize")}>
            <option value="">Select team size</option>
            {callTeamSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="How soon do you need help? *" className="sm:col-span-2">
          <NativeSelect {...fieldProps("urgency")}>
            <option value="">Select one</option>
            {callUrgencies.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Tech Stack" className="sm:col-span-2" error={problem?.errors["techStack"]}>
          <Input {...fieldProps("techStack")} />
        </Field>
        <Field
          label="What are your biggest challenges? *"
          className="sm:col-span-2"
          error={problem?.errors["challenges"]}
        >
          <Textarea rows={4} {...fieldProps("challenges")} />
        </Field>
      </div>
      <div>
        <Button type="submit" size="large" className="w-full" disabled={!isComplete} busy={busy && "Booking..."}>
          Book my strategy call
        </Button>
        {!isComplete && (
          <p className="mt-2.5 text-center text-sm/5 text-ink-3">
            {slot === undefined
              ? "Choose a time, then fill in the fields marked with *."
              : "Fill in the fields marked with * to book."}
          </p>
        )}
        <p role="alert" className="mt-3 text-[15px]/6 text-bad empty:hidden">
          {problem?.message}
        </p>
      </div>
    </form>
  );
};
