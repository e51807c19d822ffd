import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { ContentOverview as Overview } from "#domain/publishing/content.ts";
import { timeAgo } from "../../lib/time-ago.ts";
import { cardClass } from "../../ui/card.tsx";
import { actionLabels, pathOf, subjectLabels } from "./subject-labels.ts";

interface OverviewProps {
  readonly overview: Overview;
  readonly now: string;
}

const countFormat = new Intl.NumberFormat("en-US");

const LastChange = ({ change, now }: { readonly change: Overview[number]["lastChange"]; readonly now: string }) =>
  change !== null && (
    <p className="mt-4 border-t border-line pt-3.5 text-sm/5 wrap-anywhere text-ink-2">
      {change.author ?? "A former team member"} {actionLabels[change.action]}{" "}
      <span className="font-[560] text-ink">{change.title}</span>, {timeAgo(change.at, now)}
    </p>
  );

export const ContentOverview = ({ overview, now }: OverviewProps) => (
  <ul aria-label="Content" className="grid gap-4.5 md:grid-cols-2">
    {overview.map(({ subject, count, samples, lastChange }) => (
      <li
        key={subject}
        className={cardClass("group relative flex min-w-0 flex-col p-5 transition-colors hover:border-edge/70 sm:p-6")}
      >
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-[21px]/7">
            <Link to={pathOf(subject)} className="after:absolute after:inset-0 after:rounded-card">
              {subjectLabels[subject].plural}
            </Link>
          </h2>
          <ChevronRight
            className="mt-1 size-5 shrink-0 text-ink-3 transition-transform group-hover:translate-x-0.5"
            aria-hidden="true"
          />
        </div>
        <p className="mt-1 text-[15px]/6 text-ink-2">{subjectLabels[subject].location}</p>
        <p className="mt-5 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
          <span className="font-display text-[34px]/none font-[640] tracking-[-0.02em] tabular-nums">
            {countFormat.format(count)}
          </span>
          {samples > 0 && (
            <span className="text-sm/5 text-ink-3 tabular-nums">
              {samples === count ? "all samples" : `including ${countFormat.format(samples)} samples`}
            </span>
          )}
        </p>
        <LastChange change={lastChange} now={now} />
      </li>
    ))}
  </ul>
);
