import { Link, useSearchParams } from "react-router";
import { listInterviews, listOwnInterviews } from "#domain/interviews/scorecard.ts";
import { listSavedSearches } from "#domain/saved-searches/saved-searches.ts";
import { InterviewList } from "../../features/interviews/interview-list.tsx";
import { OwnInterviews, WorkingHoursButton } from "../../features/interviews/own-interviews.tsx";
import { SavedSearches, SaveSearchButton } from "../../features/saved-searches/saved-searches.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/interviews.ts";

const views = [
  { view: "mine", to: "/platform/interviews", label: "My interviews" },
  { view: "scheduled", to: "/platform/interviews?view=scheduled", label: "Scheduled" },
  { view: "all", to: "/platform/interviews?view=all", label: "All interviews" },
] as const;

type View = (typeof views)[number]["view"];

const parseView = (search: URLSearchParams): View =>
  views.find(({ view }) => view === search.get("view"))?.view ?? "mine";

export const loader = async (args: Route.LoaderArgs) => {
  const { workspace } = args.context.get(meContext);
  const { read, prefetched } = startPrefetch(args);
  if (workspace?.needsSecondFactor !== true) {
    const isOwn = workspace !== null && parseView(args.url.searchParams) === "mine";
    await (isOwn
      ? read(listOwnInterviews, {})
      : Promise.all([read(listInterviews, {}), workspace !== null && read(listSavedSearches, {})]));
  }
  return { now: Date.now(), prefetched };
};

export { shouldRevalidate } from "../../lib/page/candidate-panel.ts";

export const meta = () =>
  unlistedMeta("Interviews", "Upcoming interviews, scorecards to submit and every interview in the workspace.");

const ViewLinks = ({ current, count }: { readonly current: View; readonly count?: number }) => (
  <nav aria-label="Filter interviews" data-views="" className="flex min-w-0 flex-wrap gap-1">
    {views.map(({ view, to, label }) => (
      <Link
        key={view}
        to={to}
        aria-current={view === current ? "page" : undefined}
        className={buttonClass("quiet", "small", "px-3! aria-[current]:bg-paper-2 aria-[current]:text-ink")}
      >
        {label}
        {view === current && count !== undefined && <span className="font-normal text-ink-3">{count}</span>}
      </Link>
    ))}
  </nav>
);

interface ViewProps {
  readonly view: View;
  readonly now: number;
}

const WorkspaceInterviews = ({ view, now }: ViewProps) => {
  const { hasWorkspace } = useViewer();
  const { interviews } = useEndpoint(listInterviews, {});
  // The server lists the latest first; of those to come, the next is first.
  const shown =
    view === "scheduled" ? interviews.filter(({ status }) => status === "scheduled").toReversed() : interviews;
  return (
    <Page
      title="Interviews"
      detail={hasWorkspace ? <ViewLinks current={view} count={shown.length} /> : <span>{shown.length}</span>}
      actions={hasWorkspace && <WorkingHoursButton />}
      fillsWindow
    >
      {hasWorkspace && <SavedSearches list="interviews" />}
      <InterviewList interviews={shown} now={now} saveButton={hasWorkspace && <SaveSearchButton list="interviews" />} />
    </Page>
  );
};

const OwnInterviewsPage = ({ view, now }: ViewProps) => (
  <Page title="Interviews" detail={<ViewLinks current={view} />} actions={<WorkingHoursButton />}>
    <OwnInterviews interviews={useEndpoint(listOwnInterviews, {}).interviews} now={now} />
  </Page>
);

const InterviewsRoute = ({ loaderData: { now } }: Route.ComponentProps) => {
  const { hasWorkspace } = useViewer();
  const view = parseView(useSearchParams()[0]);
  const Interviews = hasWorkspace && view === "mine" ? OwnInterviewsPage : WorkspaceInterviews;
  return <Interviews view={view} now={now} />;
};

export default InterviewsRoute;
