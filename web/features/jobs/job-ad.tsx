/** The read-only ad for people who cannot edit it, as the public sees it. */
import type { JobPage } from "#domain/jobs/job-page.ts";
import { toPosting } from "#domain/jobs/job-posting.ts";
import { toJobCard } from "#domain/jobs/job-card.ts";
import { cardClass } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { AdText } from "./ad-text.tsx";

export const JobAd = ({ job, company }: { readonly job: JobPage; readonly company: string }) => {
  const { facts, blocks } = toPosting(
    {
      ...toJobCard(job.facts),
      id: job.id,
      slug: "",
      company,
      industry: null,
      isFeatured: false,
      isSample: true,
      takesApplications: false,
      postedAt: job.createdAt,
      closesAt: job.closesAt,
    },
    "",
  );
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_372px]">
      <aside aria-label="Facts" className={cardClass("px-5 py-2 lg:col-start-2 lg:row-start-1")}>
        <dl className="divide-y divide-line">
          {facts
            .filter(({ label }) => label !== "Salary" || job.facts.salaryMin !== null)
            .map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-6 py-2.5 text-[15px]/6">
                <dt className="shrink-0 text-ink-2">{label}</dt>
                <dd className="text-right font-[560] wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
        </dl>
      </aside>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        {blocks.length === 0 ? (
          <EmptyState title="No job ad yet" text="Only people who can edit this job can add one." />
        ) : (
          <AdText blocks={blocks} />
        )}
      </div>
    </div>
  );
};
