/** The first four weeks of an outsourced recruiting team, as a plan. */
import { cardClass } from "../../ui/card.tsx";

const lanes = [
  { what: "Intake with each manager", from: 1, weeks: 1 },
  { what: "Sourcing and screening", from: 1, weeks: 3 },
  { what: "First shortlists", from: 2, weeks: 1 },
  { what: "Interviews", from: 2, weeks: 2 },
  { what: "Offers and start dates", from: 3, weeks: 2 },
] as const;

const weeks = [1, 2, 3, 4] as const;

const columns = { 1: "col-start-1", 2: "col-start-2", 3: "col-start-3" } as const;
const spans = { 1: "col-span-1", 2: "col-span-2", 3: "col-span-3" } as const;

export const FirstWeeks = () => (
  <figure className={cardClass("p-6 sm:p-8")}>
    <figcaption className="text-[15px]/5 font-[560] text-ink-3">A dedicated team, its first four weeks</figcaption>
    <ol aria-hidden="true" className="mt-6 grid grid-cols-4 text-[13px]/5 font-[560] text-ink-3 tabular-nums">
      {weeks.map((week) => (
        <li key={week} className="border-l border-line pl-2">
          Week {week}
        </li>
      ))}
    </ol>
    <ul className="mt-4 grid gap-4">
      {lanes.map(({ what, from, weeks: length }) => (
        <li key={what}>
          <p className="text-[15px]/6">
            {what}
            <span className="sr-only">
              , week {from}
              {length > 1 && ` to ${from + length - 1}`}
            </span>
          </p>
          <div aria-hidden="true" className="mt-1 grid h-2.5 grid-cols-4 rounded-full bg-paper-2">
            <span
              className={`rounded-full ${columns[from]} ${spans[length]} ${what.startsWith("Offers") ? "bg-spark" : "bg-brand"}`}
            />
          </div>
        </li>
      ))}
    </ul>
  </figure>
);
