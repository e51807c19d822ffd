import { Link } from "react-router";
import type { Dashboard } from "#domain/dashboard/dashboard.ts";

/** Four counts in one strip, each with a link to its rows. On a phone each column is as wide as its longest word. */
export const Tiles = ({ tiles }: { readonly tiles: Dashboard["tiles"] }) => (
  <dl
    aria-label="At a glance"
    className="grid grid-cols-[3fr_4.5fr_3.1fr_3.9fr] gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4"
  >
    {(
      [
        ["Active Jobs", tiles.activeJobs, "/platform/jobs"],
        ["Applications", tiles.applications, "/platform/candidates"],
        ["Hiring Teams", tiles.hiringTeams, "?tab=teams"],
        ["Interviews", tiles.interviews, "/platform/interviews?view=scheduled"],
      ] as const
    ).map(([label, value, to]) => (
      <div
        key={label}
        className="relative flex flex-col-reverse justify-end gap-0.5 bg-card px-2 hover:bg-paper-2 py-3 sm:px-4 md:px-5.5 md:py-5"
      >
        <dt className="text-[13px]/[17px] text-ink-2 md:text-[15px]/6">
          <Link
            to={to}
            preventScrollReset
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
          >
            {label}
          </Link>
        </dt>
        <dd className="font-display text-xl/6 md:text-[32px]/9 font-[660] tracking-[-0.03em] tabular-nums">
          {value.toLocaleString("en-US")}
        </dd>
      </div>
    ))}
  </dl>
);
