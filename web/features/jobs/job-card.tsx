import { Building2, MapPin, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PublicJob } from "#domain/jobs/search-jobs.ts";
import { Badge } from "../../ui/badge.tsx";
import { cardClass } from "../../ui/card.tsx";

const factClass = "flex items-center gap-2.5 wrap-anywhere [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3";

interface JobCardProps {
  readonly job: PublicJob;
  readonly action?: ReactNode;
}

export const JobCard = ({ job, action }: JobCardProps) => (
  <article className={cardClass("flex h-full flex-col p-6")}>
    <div className="flex items-start justify-between gap-4">
      <h3 className="text-[19px]/6 wrap-anywhere">
        {job.id === "" ? (
          job.title
        ) : (
          <Link to={`/jobs/${job.id}`} className="underline-offset-4 hover:text-brand hover:underline">
            {job.title}
          </Link>
        )}
      </h3>
      {job.isFeatured ? <Badge tone="soft">Featured</Badge> : <Badge>{job.type}</Badge>}
    </div>
    <ul className="mt-auto grid pt-4 gap-1.5 text-[15px]/6 text-ink-2">
      <li className={factClass}>
        <Building2 aria-hidden="true" />
        {job.company}
      </li>
      <li className={factClass}>
        <MapPin aria-hidden="true" />
        {job.location}
      </li>
      <li className={`${factClass} font-[600] text-ink tabular-nums`}>
        <Wallet aria-hidden="true" />
        {job.salary}
      </li>
    </ul>
    {action !== undefined && <div className="mt-4.5 border-t border-line pt-4">{action}</div>}
  </article>
);
