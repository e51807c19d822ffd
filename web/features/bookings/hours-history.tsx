import { defaultBookingHours, hoursDifferences, type HoursChange } from "#domain/bookings/booking-hours.ts";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";

const Change = ({ change: { at, author, before, after } }: { readonly change: HoursChange }) => (
  <li className="px-4 py-3">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-[15px]/6">
      <span className="font-[560]">{author ?? "A former team member"}</span>
      <span className="text-sm/5 text-ink-3 tabular-nums">
        <Timestamp iso={at} precision="minute" />
      </span>
    </p>
    <ul className="mt-1 grid gap-1 text-sm/5 text-ink-2 tabular-nums">
      {hoursDifferences(before ?? defaultBookingHours, after).map(({ what, from, to }) => (
        <li key={what} className="wrap-anywhere">
          {what}: <span className="text-ink-3 line-through">{from}</span> {to}
        </li>
      ))}
    </ul>
  </li>
);

/** Changes of the booking hours, newest first. */
export const HoursHistory = ({ history }: { readonly history: readonly HoursChange[] }) => (
  <section aria-labelledby="history">
    <h2 id="history" className="text-[19px]">
      History
    </h2>
    {history.length === 0 ? (
      <p className="mt-2 text-[15px]/6 text-ink-2">No changes yet.</p>
    ) : (
      <ol aria-label="Changes" className={cardClass("mt-3 divide-y divide-line")}>
        {history.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
    )}
  </section>
);
