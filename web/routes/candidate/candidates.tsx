import { lazy, Suspense, useState } from "react";
import { candidates } from "#content/candidates.ts";
import { roleCategories } from "#domain/roles/catalog.ts";
import { type Market, marketFor } from "#domain/roles/market.ts";
import { BuilderSkeleton } from "../../features/profiles/builder-skeleton.tsx";
import type { ImportTab } from "../../features/resumes/import-dialog.tsx";
import { pageMeta } from "../../lib/page/meta.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { PageSection } from "../../sections/page-section.tsx";
import { QuoteToProfile } from "../../sections/quote-to-profile.tsx";
import { JobsFrame } from "../../sections/jobs-frame.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { SectionHeader } from "../../sections/section-header.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { WhenNear } from "../../ui/when-near.tsx";
import type { BuilderMode } from "./profile-builder.tsx";
import type { Route } from "./+types/candidates.ts";

const ProfileBuilder = lazy(() => import("./profile-builder.tsx"));
const OwnApplications = lazy(() => import("../../features/applications/own-applications.tsx"));
const CandidateJobs = lazy(() => import("./candidate-jobs.tsx"));
const MarketInsight = lazy(() => import("../../features/openings/market-insight.tsx"));

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

const CandidatesPage = ({ loaderData: { words, fields } }: Route.ComponentProps) => {
  const isHydrated = useHydrated();
  const [startCount, setStartCount] = useState(0);
  const [mode, setMode] = useState<BuilderMode>("chat");
  const [importTab, setImportTab] = useState<ImportTab | null>(null);
  const start = () => {
    setMode("chat");
    setStartCount(startCount + 1);
  };
  return (
    <>
      <PageHero
        eyebrow="Job seekers"
        title={words.headline}
        lead={words.lead}
        aside={<QuoteToProfile {...words.example} />}
      >
        <div className="mt-8 flex flex-wrap gap-3.5 max-sm:[&>*]:w-full">
          <Button size="large" onClick={start}>
            {words.start}
          </Button>
          <Button variant="secondary" size="large" onClick={() => setImportTab("resume")}>
            {words.import}
          </Button>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-[15px]/6 text-ink-3">
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </PageHero>
      {isHydrated && (
        <Suspense>
          <OwnApplications />
        </Suspense>
      )}
      <PageSection id="resume" shaded>
        <SectionHeader {...words.resume} />
        {isHydrated ? (
          <Suspense fallback={<BuilderSkeleton />}>
            <ProfileBuilder
              mode={mode}
              onModeChange={setMode}
              startCount={startCount}
              importTab={importTab}
              onImport={setImportTab}
            />
          </Suspense>
        ) : (
          <BuilderSkeleton />
        )}
      </PageSection>
      <PageSection id="jobs">
        <JobsFrame {...words.jobs} above={<Skeleton className="mb-14 h-[560px] rounded-card!" />}>
          <CandidateJobs />
        </JobsFrame>
      </PageSection>
      <PageSection id="insights" shaded>
        <SectionHeader {...words.insights} />
        <WhenNear fallback={<Skeleton className="h-80 rounded-card!" />}>
          <MarketInsight />
        </WhenNear>
        <h3 className="mt-12 mb-5 text-[23px]/8">{words.insights.fields}</h3>
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
      </PageSection>
    </>
  );
};

export default CandidatesPage;
