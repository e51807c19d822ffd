import { useState } from "react";
import { type BookingHoursPage, readBookingHours } from "#domain/bookings/booking-hours.ts";
import { errorBody } from "#domain/errors.ts";
import { BookingHoursForm } from "../../features/bookings/booking-hours-form.tsx";
import { HoursHistory } from "../../features/bookings/hours-history.tsx";
import { SlotPreview } from "../../features/bookings/slot-preview.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { callFrom } from "../../lib/request-context.ts";
import { EmptyState } from "../../ui/states.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/booking-hours.ts";

interface Loaded {
  readonly page: BookingHoursPage | null;
  /** Why it does not open, in the server's words. */
  readonly refusal: string | null;
}

export const loader = async (args: Route.LoaderArgs): Promise<Loaded> => {
  try {
    return { page: await callFrom(args)(readBookingHours, {}), refusal: null };
  } catch (answer) {
    if (!(answer instanceof Response) || answer.status >= 500) throw answer;
    return { page: null, refusal: errorBody.parse(await answer.json()).message };
  }
};

export const meta = () => unlistedMeta("Booking hours", "When the firm takes strategy calls.");

const Opened = ({ loaded }: { readonly loaded: BookingHoursPage }) => {
  // What the last save answered is newer than what the page was loaded with.
  const [page, setPage] = useState(loaded);
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_372px]">
      <BookingHoursForm hours={page.hours} onSaved={setPage} />
      <div className="grid gap-8">
        <SlotPreview slots={page.slots} />
        <HoursHistory history={page.history} />
      </div>
    </div>
  );
};

const BookingHoursRoute = ({ loaderData: { page, refusal } }: Route.ComponentProps) => (
  <Wrap className="pt-7 pb-16 md:pt-9 md:pb-24">
    <h1 className="text-[32px]/[1.12] md:text-[40px]/[1.1]">Booking hours</h1>
    <p className="mt-2 mb-8 max-w-[62ch] text-[15px]/6 text-ink-2">
      When visitors can book a strategy call. A change counts for the next visitor; calls that are booked stay where
      they are.
    </p>
    {page === null ? (
      <EmptyState title="These hours do not open for you" text={refusal ?? "Please try again in a moment."} />
    ) : (
      <Opened loaded={page} />
    )}
  </Wrap>
);

export default BookingHoursRoute;
