/** A job in a public list, linked to its page. */
import { Link } from "react-router";
import type { BoardJob } from "#domain/jobs/job-board.ts";
import { formatPostingDay } from "#domain/jobs/job-posting.ts";
import { Badge } from "../../ui/badge.tsx";

const BoardRow = ({ job }: { readonly job: BoardJob }) => (
  <li className="relative flex flex-wrap justify-between gap-x-8 gap-y-1.5 px-5 py-4.5 transition-colors hover:bg-paper-2/60 sm:px-6">
    <div className="min-w-0 flex-1 basis-64">
      <h3 className="text-[19px]/6 wrap-anywhere">
        <Link to={`/jobs/${job.slug}`} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
          {job.title}
        </Link>
      </h3>
      <p className="mt-1 text-[15px]/6 wrap-anywhere text-ink-2">
        {job.company}, {job.location}
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 sm:block sm:text-right">
      <p className="text-[15px]/6 font-[600] tabular-nums">{job.salary}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm/5 text-ink-3">
        {job.isSample && <Badge tone="outline">Sample</Badge>}
        {job.isFeatured && <Badge tone="soft">Featured</Badge>}
        <Badge>{job.type}</Badge>
        <span className="whitespace-nowrap max-sm:sr-only">{formatPostingDay(job.postedAt)}</span>
      </p>
    </div>
  </li>
);

export const BoardList = ({ jobs, label }: { readonly jobs: readonly BoardJob[]; readonly label: string }) => (
  <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
    {jobs.map((job) => (
      <BoardRow key={job.id} job={job} />
    ))}
  </ul>
);
