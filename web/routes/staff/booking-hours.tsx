import { useState } from "react";
import { type BookingHoursPage, readBookingHours } from "#domain/bookings/booking-hours.ts";
import { errorBody } from "#domain/errors.ts";
import { BookingHoursForm } from "../../features/bookings/booking-hours-form.tsx";
import { HoursHistory } from "../../features/bookings/hours-history.tsx";
import { SlotPreview } from "../../features/bookings/slot-preview.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { EmptyState } from "../../ui/states.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/booking-hours.ts";

interface BookingHoursData {
  readonly page: BookingHoursPage | null;
  /** The server's explanation if the page can't be opened. */
  readonly refusal: string | null;
}

export const loader = async (args: Route.LoaderArgs): Promise<BookingHoursData> => {
  try {
    return { page: await createCaller(args)(readBookingHours, {}), refusal: null };
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    return { page: null, refusal: errorBody.parse(await error.json()).message };
  }
};

export const meta = () => unlistedMeta("Booking hours", "Hours for strategy calls.");

const BookingHoursEditor = ({ loaded }: { readonly loaded: BookingHoursPage }) => {
  // The response of the last save is newer than the loader data.
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
  <Page title="Booking hours" narrow>
    <p className="mb-8 max-w-[62ch] text-[15px]/6 text-ink-2">
      Set when visitors can book a strategy call. Changes apply to new bookings. Calls that are already booked don't
      move.
    </p>
    {page === null ? (
      <EmptyState title="We couldn't load booking hours" text={refusal ?? "Please try again in a moment."} />
    ) : (
      <BookingHoursEditor loaded={page} />
    )}
  </Page>
);

export default BookingHoursRoute;
