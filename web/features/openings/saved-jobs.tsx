import type { SavedJob } from "#domain/openings/opening.ts";
import { Badge } from "../../ui/badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { JobLink } from "./job-link.tsx";
import { SaveJobButton } from "./save-job-button.tsx";

const secondaryText = "mt-1.5 text-[15px]/6 text-ink-2";

const Row = ({ saved: { job, isOpen, score } }: { readonly saved: SavedJob }) => (
  <li className="grid gap-2.5 py-4">
    <div className="min-w-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 text-base/6 font-[560] wrap-anywhere">
          {isOpen ? <JobLink job={job} /> : job.title}
        </span>
        {score !== null && <span className="shrink-0 text-sm/6 font-[600] tabular-nums">{score}%</span>}
      </p>
      <p className="text-sm/5 text-ink-3 wrap-anywhere">
        {job.company}&nbsp;· {job.location}&nbsp;· <span className="inline-block tabular-nums">{job.salary}</span>
      </p>
    </div>
    <div className="flex items-center justify-between gap-3">
      <SaveJobButton job={job} />
      {!isOpen && <Badge tone="warn">Closed</Badge>}
    </div>
  </li>
);

interface SavedJobsProps {
  /** Undefined while saved jobs are loading and after they failed to load. */
  readonly saved: readonly SavedJob[] | undefined;
  readonly hasFailed: boolean;
}

const List = ({ saved, hasFailed }: SavedJobsProps) => {
  if (hasFailed) return <p className={secondaryText}>We couldn't load your saved jobs. They're still saved.</p>;
  if (saved === undefined) return <Skeleton className="mt-2 h-12" />;
  if (saved.length === 0)
    return <p className={secondaryText}>No saved jobs yet. Jobs you save stay here, even after they close.</p>;
  return (
    <ul aria-label="Saved jobs" className="mt-1 -mb-2 divide-y divide-line">
      {saved.map((each) => (
        <Row key={each.job.id} saved={each} />
      ))}
    </ul>
  );
};

export const SavedJobs = ({ saved, hasFailed }: SavedJobsProps) => (
  <section aria-labelledby="saved-jobs" className={cardClass("px-5 py-4.5 sm:px-6")}>
    <h3 id="saved-jobs" className="flex items-baseline gap-2 text-lg/6">
      Saved jobs
      {saved !== undefined && saved.length > 0 && (
        <span className="font-text text-sm font-[450] text-ink-3 tabular-nums">{saved.length}</span>
      )}
    </h3>
    <List saved={saved} hasFailed={hasFailed} />
  </section>
);
