/** The staff form for booking hours. */
import { clsx } from "clsx";
import { type FormEvent, type ReactNode, useState } from "react";
import {
  type BookingHours,
  type BookingHoursPage,
  bookingHours,
  changeBookingHours,
} from "#domain/bookings/booking-hours.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { stickyFooterProps } from "../../ui/sticky-footer.ts";
import { Switch } from "../../ui/switch.tsx";
import { toast } from "../../ui/toast-store.ts";
import { HolidayFields } from "./holiday-fields.tsx";
import { WeekFields } from "./week-fields.tsx";

interface BookingHoursFormProps {
  readonly hours: BookingHours;
  readonly onSaved: (page: BookingHoursPage) => void;
}

type Errors = Readonly<Record<string, string>>;

/** Validates with the server's schema before sending. Keys are field paths. */
const validationErrorsOf = (hours: BookingHours): Errors => {
  const result = bookingHours.safeParse(hours);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.toReversed().map(({ path, message }) => [path.join("."), message]));
};

interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const FormSection = ({ title, children }: FormSectionProps) => (
  <fieldset className={cardClass("min-w-0 px-5 pt-4 pb-5 sm:px-6")}>
    <legend className="float-left mb-2 w-full font-display text-[19px] font-[620] tracking-[-0.01em]">{title}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
);

const numberFields = [
  ["noticeHours", "Minimum notice (hours)", "Shortest time between booking and the call"],
  ["bufferMinutes", "Time between calls (minutes)", "Kept free after each call"],
  ["daysAhead", "Booking window (days)", "How far ahead visitors can book"],
] as const;

/** NaN for an empty field, so that the schema reports it. */
const parseNumber = (text: string): number => (text === "" ? Number.NaN : Number(text));

export const BookingHoursForm = ({ hours, onSaved }: BookingHoursFormProps) => {
  const [draft, setDraft] = useState(hours);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  // The list comes from the browser, because Node and the browser may know different time zones and hydration would
  // differ.
  const zones = useHydrated() ? Intl.supportedValuesOf("timeZone") : [];
  const isChanged = JSON.stringify(draft) !== JSON.stringify(hours);
  const change = (part: Partial<BookingHours>) => setDraft((current) => ({ ...current, ...part }));

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const validationErrors = validationErrorsOf(draft);
    setErrors(validationErrors);
    setFailure(undefined);
    if (Object.keys(validationErrors).length > 0) {
      setFailure("Check the marked fields.");
      return;
    }
    setBusy(true);
    try {
      const page = await call(changeBookingHours, { body: draft });
      setDraft(page.hours);
      onSaved(page);
      toast({ title: "Booking hours saved", description: "The site now offers the new times." });
    } catch (error) {
      const problem = toProblem(error);
      setErrors(problem.errors);
      setFailure(problem.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate aria-label="Booking hours" onSubmit={(event) => void save(event)} className="grid gap-5">
      <FormSection title="Weekly hours">
        <WeekFields week={draft.week} errors={errors} onChange={(week) => change({ week })} />
      </FormSection>
      <FormSection title="Rules">
        <div className="grid gap-x-5 gap-y-5 pt-1 sm:grid-cols-2">
          <Field
            label="Time zone"
            hint="All hours are in this time zone, including daylight saving time"
            error={errors["timeZone"]}
          >
            <Input
              list="time-zones"
              spellCheck={false}
              value={draft.timeZone}
              onChange={({ target }) => change({ timeZone: target.value })}
            />
          </Field>
          <datalist id="time-zones">
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </datalist>
          {numberFields.map(([name, label, hint]) => (
            <Field key={name} label={label} hint={hint} error={errors[name]}>
              <Input
                type="number"
                inputMode="numeric"
                min={0}
                value={Number.isNaN(draft[name]) ? "" : draft[name]}
                onChange={({ target }) => change({ [name]: parseNumber(target.value) })}
              />
            </Field>
          ))}
          <div className="sm:col-span-2">
            <Switch
              label="Allow same-day booking"
              hint="When off, the earliest day visitors can book is tomorrow."
              checked={draft.sameDay}
              onCheckedChange={(sameDay) => change({ sameDay })}
            />
          </div>
        </div>
      </FormSection>
      <FormSection title="Holidays">
        <HolidayFields
          holidays={draft.holidays}
          error={Object.entries(errors).find(([path]) => path.startsWith("holidays"))?.[1]}
          onChange={(holidays) => change({ holidays })}
        />
      </FormSection>
      <div
        {...(isChanged && stickyFooterProps)}
        className={clsx(
          "grid justify-items-start gap-3",
          isChanged && "sticky bottom-0 z-10 max-md:bottom-14 border-t border-line bg-paper py-3",
        )}
      >
        <FailureNotice text={failure} />
        <Button type="submit" disabled={!isChanged} busy={busy && "Saving"}>
          Save changes
        </Button>
      </div>
    </form>
  );
};
