import { lazy } from "react";
import { candidates } from "#content/candidates.ts";
import { brand } from "#domain/brand.ts";
import { roleCategories } from "#domain/roles/catalogue.ts";
import { type Market, marketFor } from "#domain/roles/market.ts";
import { pageMeta } from "../../lib/meta.ts";
import { Band } from "../../sections/band.tsx";
import { JobSkeletons } from "../../sections/job-skeletons.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { WhenNear } from "../../ui/when-near.tsx";
import type { Route } from "./+types/candidates.ts";

const JobSearch = lazy(() => import("../../features/jobs/job-search.tsx"));

type Row = Market & { readonly field: string };

export const loader = () => ({
  words: candidates,
  fields: roleCategories.map((field): Row => ({ field, ...marketFor(field) })),
});

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "For Job Seekers",
    description: candidates.description,
    card: "company",
    trail: [["For job seekers", "/candidates"]],
  });

const columns: readonly Column<Row>[] = [
  { key: "field", title: "Field", cell: (row) => <span className="font-[560]">{row.field}</span> },
  { key: "salary", title: "Salary range", cell: (row) => row.salaryRange },
  { key: "demand", title: "Demand", cell: (row) => row.demand },
  { key: "time", title: "Time to fill", cell: (row) => row.timeToFill },
];

const CandidatesPage = ({ loaderData: { words, fields } }: Route.ComponentProps) => (
  <>
    <PageHero
      eyebrow="Job seekers"
      title={words.headline}
      lead={words.lead}
      aside={
        <section id="resume" className={cardClass("p-6 sm:p-8")}>
          <h2 className="text-[26px]">{words.resume.title}</h2>
          <p className="mt-3 text-base/[26px] text-ink-2">{words.resume.text}</p>
          <a
            href={`mailto:${brand.email}?subject=${encodeURIComponent(words.resume.subject)}`}
            className={buttonClass("primary", "large", "mt-6 w-full")}
          >
            {words.resume.action}
          </a>
          <p className="mt-3 text-[15px]/6 text-ink-3">By mail to {brand.email}</p>
        </section>
      }
    />
    <Band id="jobs" shaded>
      <SectionHead {...words.jobs} />
      <WhenNear
        fallback={
          <>
            <Skeleton className="mb-6 h-32 rounded-card!" />
            <JobSkeletons />
          </>
        }
      >
        <JobSearch />
      </WhenNear>
    </Band>
    <Band id="insights">
      <SectionHead {...words.insights} />
      <div className="max-md:hidden">
        <Table caption={words.insights.title} columns={columns} rows={fields} rowKey={(row) => row.field} />
      </div>
      <ul className={cardClass("divide-y divide-line px-5 md:hidden")}>
        {fields.map(({ field, salaryRange, demand, timeToFill }) => (
          <li key={field} className="grid grid-cols-[1fr_auto] gap-x-4 py-3">
            <span className="font-[560]">{field}</span>
            <span className="tabular-nums">{salaryRange}</span>
            <span className="col-span-2 text-sm/5 text-ink-3">
              {demand} demand, {timeToFill} to fill
            </span>
          </li>
        ))}
      </ul>
    </Band>
  </>
);

export default CandidatesPage;
