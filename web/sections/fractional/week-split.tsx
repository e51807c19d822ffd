/** A 40-hour week and the part of it that a client buys. */
import { cardClass } from "../../ui/card.tsx";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;

/** Blocks of two hours, twenty per week. Five are quarter time, ten are half time. */
const weeks = [
  { label: "Quarter time", hours: "10 hrs/week", filled: [4, 5, 12, 13, 14] },
  { label: "Half time", hours: "20 hrs/week", filled: [0, 1, 4, 5, 6, 7, 12, 13, 14, 15] },
] as const;

export const WeekSplit = () => (
  <figure className={cardClass("p-6 sm:p-8")}>
    <figcaption className="text-[15px]/5 font-[560] text-ink-3">
      A senior engineer&apos;s week, and your part of it
    </figcaption>
    <ol aria-hidden="true" className="mt-6 grid grid-cols-5 gap-1.5 text-[13px]/5 font-[560] text-ink-3">
      {days.map((day) => (
        <li key={day}>{day}</li>
      ))}
    </ol>
    {weeks.map(({ label, hours, filled }) => (
      <div key={label} className="mt-3">
        <div aria-hidden="true" className="grid grid-cols-20 gap-1">
          {Array.from({ length: 20 }, (_none, index) => (
            <span
              key={index}
              className={`h-12 rounded-xs ${(filled as readonly number[]).includes(index) ? "bg-brand" : "bg-paper-2"}`}
            />
          ))}
        </div>
        <p className="mt-2 flex justify-between text-[15px]/6">
          <span>{label}</span>
          <span className="font-[600] tabular-nums">{hours}</span>
        </p>
      </div>
    ))}
    <p className="mt-4 border-t border-line pt-4 text-[15px]/6 text-ink-2">
      The rest of the week stays with the expert, and so does the rest of the salary.
    </p>
  </figure>
);
