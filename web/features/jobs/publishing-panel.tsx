/** Shows next to the editor whether the ad can be published and which fields are missing. */
import { Check, ExternalLink } from "lucide-react";
import type { JobFacts } from "#domain/jobs/job-facts.ts";
import type { JobPage } from "#domain/jobs/job-page.ts";
import type { PublishingGaps } from "#domain/jobs/publishing-gaps.ts";
import { formatPostingDay } from "#domain/jobs/job-posting.ts";
import { postingsText } from "../../sections/workspace/plan-line.tsx";
import { cardClass } from "../../ui/card.tsx";

interface PublishingPanelProps {
  readonly job: JobPage;
  readonly gaps: PublishingGaps;
  readonly onSelectMissingField: (field: keyof JobFacts) => void;
}

const headingOf = ({ status, isSample }: JobPage, isComplete: boolean): string => {
  if (isSample) return "Sample job";
  if (status === "active") return "On the public site";
  return isComplete ? "Ready to publish" : "Before you publish";
};

export const PublishingPanel = ({ job, gaps, onSelectMissingField }: PublishingPanelProps) => {
  const missing = Object.entries(gaps) as [keyof JobFacts, string][];
  return (
    <aside aria-label="Publishing" className={cardClass("grid gap-4 self-start p-5 lg:sticky lg:top-6")}>
      <h2 className="text-[19px]/6">{headingOf(job, missing.length === 0)}</h2>
      {job.isSample ? (
        <p className="text-[15px]/6 text-ink-2">
          Sample jobs are made up and never public. Duplicate this one to make it your own.
        </p>
      ) : (
        missing.length > 0 && (
          <ul aria-label="Missing details" className="divide-y divide-line border-y border-line">
            {missing.map(([field, gap]) => (
              <li key={field}>
                <button
                  type="button"
                  onClick={() => onSelectMissingField(field)}
                  className="w-full py-2.5 text-left text-[15px]/6 text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                >
                  {gap}
                </button>
              </li>
            ))}
          </ul>
        )
      )}
      {!job.isSample && missing.length === 0 && job.status !== "active" && (
        <p className="flex items-start gap-2.5 text-[15px]/6 text-ink-2">
          <Check className="mt-0.5 size-5 shrink-0 text-good" aria-hidden="true" />
          Your job ad has everything it needs.
        </p>
      )}
      {job.publicPath !== null && (
        <p className="text-[15px]/6">
          <a
            href={job.publicPath}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-2 font-[560] text-brand underline underline-offset-4"
          >
            Preview
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
          {job.closesAt !== null && (
            <span className="mt-1 block text-sm/5 text-ink-3">Stays up through {formatPostingDay(job.closesAt)}.</span>
          )}
        </p>
      )}
      <p className="text-sm/5 text-ink-3 tabular-nums">
        {job.plan.state === "ended"
          ? `Your ${job.plan.name.toLowerCase()} has ended. You need a plan to publish new jobs.`
          : `${job.plan.name}: ${postingsText(job.plan)}.`}
      </p>
    </aside>
  );
};
