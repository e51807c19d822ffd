import { clsx } from "clsx";
import { ExternalLink } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { data, Link, useSearchParams } from "react-router";
import { demoCompanyName } from "#domain/demo/demo-company.ts";
import { type JobPage, readJob } from "#domain/jobs/job-page.ts";
import { type PipelineApplication, readPipeline } from "#domain/pipeline/pipeline.ts";
import { JobAd } from "../../features/jobs/job-ad.tsx";
import { JobActions } from "../../features/jobs/job-actions.tsx";
import { PinButton } from "../../features/jobs/pin-button.tsx";
import { PipelineView } from "../../features/pipeline/pipeline-view.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta, unlistedTitle } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useRecentPage } from "../../lib/recent-pages.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { Priority, StatusBadge } from "../../sections/workspace/job-badges.tsx";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/job.ts";

const JobEditor = lazy(async () => ({ default: (await import("../../features/jobs/job-editor.tsx")).JobEditor }));

const ShortlistsTab = lazy(async () => ({
  default: (await import("../../features/shortlists/shortlists-tab.tsx")).ShortlistsTab,
}));
const ShortlistDialog = lazy(() => import("../../features/shortlists/shortlist-dialog.tsx"));

export const loader = async (args: Route.LoaderArgs) => {
  if (args.context.get(meContext).workspace?.needsSecondFactor === true) return null;
  const params = readJob.params.safeParse(args.params);
  if (!params.success) throw data(null, { status: 404 });
  const { read, prefetched } = startPrefetch(args);
  await Promise.all([read(readJob, { params: params.data }), read(readPipeline, { params: params.data })]);
  return { prefetched };
};

export { shouldRevalidate } from "./workspace-layout.tsx";

export const meta = () => unlistedMeta(null, "Job details, ad and applications by stage.");

const JobDetail = ({ job }: { readonly job: JobPage }) => {
  const { facts, status } = job;
  const team = job.teams.find(({ id }) => id === facts.hiringTeamId)?.name;
  return (
    <>
      {job.isSample && <SampleBadge />}
      <StatusBadge status={status} />
      <Priority priority={facts.priority} />
      <span>{[facts.department, team].filter(Boolean).join(", ") || "No team"}</span>
      <span className="max-sm:hidden">
        since <Timestamp iso={job.createdAt} />
      </span>
      {job.publicPath !== null && (
        <a
          href={job.publicPath}
          className="inline-flex items-center gap-1.5 font-[540] text-brand underline-offset-4 hover:underline"
        >
          Public page
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      )}
    </>
  );
};

const AdTab = ({ job }: { readonly job: JobPage }) => {
  const { me, hasWorkspace, may } = useViewer();
  const isHydrated = useHydrated();
  if (!hasWorkspace || !may("job.edit", job.facts.hiringTeamId)) {
    return <JobAd job={job} company={me.workspace?.name ?? demoCompanyName} />;
  }
  const waiting = <Skeleton className="h-80" />;
  return isHydrated ? (
    <Suspense fallback={waiting}>
      <JobEditor key={job.id} loaded={job} />
    </Suspense>
  ) : (
    waiting
  );
};

const EmptyPipeline = ({ job }: { readonly job: JobPage }) => (
  <p className="text-[15px]/6 text-ink-2">
    {job.publicPath === null ? (
      <Link to="?tab=ad" replace className="font-[560] text-brand underline underline-offset-4">
        {job.status === "draft" ? "Write the ad and publish it" : "Go to the ad"}
      </Link>
    ) : (
      <a href={job.publicPath} className="font-[560] text-brand underline underline-offset-4">
        See the public page
      </a>
    )}
  </p>
);

const ShortlistsContent = ({ job }: { readonly job: JobPage }) => {
  const { may } = useViewer();
  const isHydrated = useHydrated();
  const waiting = <Skeleton className="h-64" />;
  return isHydrated ? (
    <Suspense fallback={waiting}>
      <ShortlistsTab
        key={job.id}
        jobId={job.id}
        jobTitle={job.facts.title}
        canSend={may("shortlist.send", job.facts.hiringTeamId)}
      />
    </Suspense>
  ) : (
    waiting
  );
};

const parseTab = (requested: string | null, canSeeShortlists: boolean): "pipeline" | "shortlists" | "ad" =>
  requested === "ad" ? "ad" : requested === "shortlists" && canSeeShortlists ? "shortlists" : "pipeline";

const JobRoute = ({ params }: Route.ComponentProps) => {
  const job = useEndpoint(readJob, { params });
  const pipeline = useEndpoint(readPipeline, { params });
  const [search, setSearch] = useSearchParams();
  const { hasWorkspace, may } = useViewer();
  const [shortlisted, setShortlisted] = useState<readonly PipelineApplication[] | null>(null);
  const [isCloseDialogOpen, setCloseDialogOpen] = useState(false);
  useRecentPage(`/platform/jobs/${job.id}`, job.facts.title);
  const teamId = job.facts.hiringTeamId;
  const canSeeShortlists = hasWorkspace && may("candidate.edit", teamId);
  const tab = parseTab(search.get("tab"), canSeeShortlists);
  const isBoard = tab === "pipeline" && search.get("view") !== "list";
  return (
    <Page
      fillsWindow={isBoard}
      title={job.facts.title}
      crumbs={[{ to: "/platform/jobs", label: "Jobs" }]}
      detail={<JobDetail job={job} />}
      actions={
        <>
          {hasWorkspace && <PinButton jobId={job.id} />}
          <JobActions
            job={job}
            isEditing={tab === "ad"}
            isCloseDialogOpen={isCloseDialogOpen}
            setCloseDialogOpen={setCloseDialogOpen}
          />
        </>
      }
    >
      <title>{unlistedTitle(job.facts.title)}</title>
      <div className={clsx("relative", isBoard ? "flex min-h-0 flex-1 flex-col" : "-mt-5")}>
        <Tabs
          fillsWindow={isBoard}
          label="Job"
          value={tab}
          onValueChange={(next) =>
            setSearch(next === "pipeline" ? {} : { tab: next }, { replace: true, preventScrollReset: true })
          }
          tabs={[
            {
              value: "pipeline",
              label: "Pipeline",
              content: (
                <PipelineView
                  key={job.id}
                  jobId={job.id}
                  jobTitle={job.facts.title}
                  jobStatus={job.status}
                  isSample={job.isSample}
                  onCloseJob={() => setCloseDialogOpen(true)}
                  pipeline={pipeline}
                  teamId={teamId}
                  shortlist={hasWorkspace && may("shortlist.send", teamId) ? setShortlisted : undefined}
                  emptyState={<EmptyPipeline job={job} />}
                />
              ),
            },
            ...(canSeeShortlists
              ? [{ value: "shortlists", label: "Shortlists", content: <ShortlistsContent job={job} /> }]
              : []),
            { value: "ad", label: "Job ad", content: <AdTab job={job} /> },
          ]}
        />
      </div>
      {shortlisted !== null && (
        <Suspense>
          <ShortlistDialog
            jobId={job.id}
            jobTitle={job.facts.title}
            candidates={shortlisted.map(({ id, name, currentTitle }) => ({
              applicationId: id,
              name,
              title: currentTitle,
              why: "",
            }))}
            onClose={() => setShortlisted(null)}
            onSaved={() => {
              setShortlisted(null);
              setSearch({ tab: "shortlists" }, { replace: true, preventScrollReset: true });
            }}
          />
        </Suspense>
      )}
    </Page>
  );
};

export default JobRoute;
