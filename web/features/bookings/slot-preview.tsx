import type { CallSlot } from "#domain/bookings/strategy-call.ts";
import { cardClass } from "../../ui/card.tsx";

/** The slots that the site offers now. */
export const SlotPreview = ({ slots }: { readonly slots: readonly CallSlot[] }) => (
  <section aria-labelledby="preview">
    <h2 id="preview" className="text-[19px]">
      Available times
    </h2>
    {slots.length === 0 ? (
      <p className="mt-2 text-[15px]/6 text-ink-2">
        No times are available with these rules. The page asks visitors to call us instead.
      </p>
    ) : (
      <ul aria-label="Available times" className={cardClass("mt-3 py-1.5")}>
        {slots.map(({ startsAt, date, time, available }, index) => (
          <li key={startsAt} className="flex items-baseline justify-between gap-4 px-4 py-1 text-[15px]/6 tabular-nums">
            <span className={slots[index - 1]?.date === date ? "sr-only" : "whitespace-nowrap text-ink-2"}>{date}</span>
            <span className="ml-auto shrink-0 text-right">
              {!available && <span className="mr-2 text-[13px] text-ink-3">Booked</span>}
              <span className={available ? "font-[560]" : "text-ink-3"}>{time}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
