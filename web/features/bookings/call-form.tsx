import { CalendarCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import {
  bookStrategyCall,
  type CallSlot,
  callTeamSizes,
  callUrgencies,
  slotText,
  type StrategyCall,
} from "#domain/bookings/strategy-call.ts";
import { call } from "../../lib/api.ts";
import { type Problem, problemOf } from "../../lib/problem.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { SlotPicker } from "./slot-picker.tsx";

type Typed = Readonly<
  Record<
    "firstName" | "lastName" | "email" | "company" | "phone" | "teamSize" | "urgency" | "techStack" | "challenges",
    string
  >
>;

const empty: Typed = {
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

const required = ["firstName", "lastName", "email", "company", "urgency", "challenges"] as const;

const Confirmed = ({ slot, email }: { readonly slot: string; readonly email: string }) => (
  <output className="block py-4">
    <CalendarCheck className="size-9 text-brand" aria-hidden="true" />
    <h2 className="mt-4 text-[30px]">Your call is booked</h2>
    <p className="mt-3 text-lg/[29px] font-[560]">{slot}</p>
    <p className="mt-2 max-w-[34em] text-[17px]/7 text-ink-2">
      A confirmation is on its way to {email}. If the time stops working for you, answer that mail.
    </p>
  </output>
);

interface CallFormProps {
  readonly slots: readonly CallSlot[];
  /** Words to begin with, such as whom the call is about. */
  readonly about: string;
}

export const CallForm = ({ slots, about }: CallFormProps) => {
  const revalidator = useRevalidator();
  const [typed, setTyped] = useState<Typed>({ ...empty, challenges: about });
  const [chosen, setChosen] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);

  const slot = slots.find((each) => each.startsAt === chosen && each.available);
  const ready = slot !== undefined && required.every((name) => typed[name].trim() !== "");
  const control = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((now) => ({ ...now, [name]: target.value })),
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
      setConfirmed(booked.slot);
    } catch (error) {
      setProblem(problemOf(error, "We could not book the call. Please try again or call us."));
      setChosen("");
      // Somebody may have been faster: show which times are still free.
      void revalidator.revalidate();
    } finally {
      setBusy(false);
    }
  };

  if (confirmed !== null) return <Confirmed slot={confirmed} email={typed.email} />;
  return (
    <form noValidate aria-label="Book a strategy call" onSubmit={(event) => void book(event)} className="grid gap-6">
      <SlotPicker slots={slots} chosen={chosen} onChoose={setChosen} />
      <p className="-mt-3 text-sm/5 text-ink-3" aria-live="polite">
        {slot === undefined ? "Calls last 30 minutes." : `Chosen: ${slotText(slot)}. Calls last 30 minutes.`}
      </p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="First Name *" error={problem?.errors["firstName"]}>
          <Input autoComplete="given-name" {...control("firstName")} />
        </Field>
        <Field label="Last Name *" error={problem?.errors["lastName"]}>
          <Input autoComplete="family-name" {...control("lastName")} />
        </Field>
        <Field label="Work Email *" error={problem?.errors["email"]}>
          <Input type="email" autoComplete="email" {...control("email")} />
        </Field>
        <Field label="Company *" error={problem?.errors["company"]}>
          <Input autoComplete="organization" {...control("company")} />
        </Field>
        <Field label="Phone" error={problem?.errors["phone"]}>
          <Input type="tel" autoComplete="tel" {...control("phone")} />
        </Field>
        <Field label="Team Size">
          <NativeSelect {...control("teamSize")}>
            <option value="">Choose a size</option>
            {callTeamSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="How soon do you need help? *" className="sm:col-span-2">
          <NativeSelect {...control("urgency")}>
            <option value="">Choose one</option>
            {callUrgencies.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Tech Stack" className="sm:col-span-2" error={problem?.errors["techStack"]}>
          <Input {...control("techStack")} />
        </Field>
        <Field
          label="What are your biggest challenges? *"
          className="sm:col-span-2"
          error={problem?.errors["challenges"]}
        >
          <Textarea rows={4} {...control("challenges")} />
        </Field>
      </div>
      <div>
        <Button type="submit" size="large" className="w-full" disabled={!ready} busy={busy && "Booking..."}>
          Book my strategy call
        </Button>
        <p role="alert" className="mt-3 text-[15px]/6 text-bad empty:hidden">
          {problem?.message}
        </p>
      </div>
    </form>
  );
};
