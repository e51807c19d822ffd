/** The demo workspace at a glance: tiles and board. It shows sample data, and the caption says so. */
import { clsx } from "clsx";
import { demoMetrics } from "#domain/demo/demo-company.ts";
import { cardClass } from "../ui/card.tsx";

const tiles = [
  ["Active Jobs", demoMetrics.activeJobs],
  ["Applications", demoMetrics.applications],
  ["Hiring Teams", demoMetrics.hiringTeams],
  ["Interviews", demoMetrics.interviews],
] as const;

const board = [
  {
    stage: "Applied",
    count: demoMetrics.stages.applied,
    people: [
      ["L. Brandt", 88],
      ["J. Whitfield", 82],
      ["P. Iyer", 71],
    ],
  },
  {
    stage: "Screening",
    count: demoMetrics.stages.screening,
    people: [
      ["M. Okafor", 91],
      ["S. O'Brien", 84],
    ],
  },
  {
    stage: "Interview",
    count: demoMetrics.stages.interview,
    people: [
      ["T. Nguyen", 90],
      ["R. Castillo", 86],
    ],
  },
  { stage: "Offer", count: demoMetrics.stages.offer, people: [["A. Haddad", 93]] },
] as const;

export const DemoPanel = ({ note }: { readonly note: string }) => (
  <figure>
    <div className={cardClass("overflow-hidden")}>
      <dl className="grid grid-cols-2 gap-x-9 gap-y-4 border-b sm:flex sm:flex-wrap border-line px-5 py-5">
        {tiles.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-[13px]/[18px] text-ink-3">{label}</dt>
            <dd className="font-display text-[30px]/[1.1] font-[640] tracking-[-0.02em] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-2 sm:grid-cols-4">
        {board.map(({ stage, count, people }, index) => (
          <div
            key={stage}
            className={clsx(
              "border-line px-5 py-4",
              index % 2 === 1 && "border-l",
              index === 2 && "sm:border-l",
              index >= 2 && "max-sm:border-t",
            )}
          >
            <p className="mb-3 flex justify-between text-[13px]/[18px] font-[560] text-ink-3">
              {stage}
              <span className="tabular-nums">{count}</span>
            </p>
            <ul className="grid gap-2">
              {people.map(([name, score]) => (
                <li
                  key={name}
                  className="flex justify-between gap-2 rounded-control border border-line bg-paper px-2.5 py-2 text-[13px]/[18px] font-[560]"
                >
                  {name}
                  <span className={clsx("tabular-nums", score >= 80 ? "text-good" : "text-warn")}>{score}</span>
                </li>
              ))}
              {count > people.length && (
                <li className="px-2.5 text-[13px]/[18px] text-ink-3 tabular-nums">+{count - people.length} more</li>
              )}
            </ul>
          </div>
        ))}
      </div>
    </div>
    <figcaption className="mt-3 text-[13px]/5 text-ink-3">{note}</figcaption>
  </figure>
);
