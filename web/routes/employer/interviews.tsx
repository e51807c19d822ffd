import { Link, useSearchParams } from "react-router";
import { listInterviews, listOwnInterviews } from "#domain/interviews/scorecard.ts";
import { InterviewList } from "../../features/interviews/interview-list.tsx";
import { OwnInterviews, WorkingHoursButton } from "../../features/interviews/own-interviews.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/interviews.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { workspace } = args.context.get(meContext);
  const { read, prefetched } = startPrefetch(args);
  if (workspace?.needsSecondFactor !== true) {
    const isOwn = workspace !== null && args.url.searchParams.get("view") !== "all";
    await (isOwn ? read(listOwnInterviews, {}) : read(listInterviews, {}));
  }
  return { now: Date.now(), prefetched };
};

export { shouldRevalidate } from "../../lib/page/candidate-panel.ts";

export const meta = () =>
  unlistedMeta("Interviews", "Interviews to hold, scorecards to write, and all interviews of the workspace.");

const views = [
  { to: "/platform/interviews", label: "My interviews", isAll: false },
  { to: "/platform/interviews?view=all", label: "All interviews", isAll: true },
] as const;

const ViewLinks = ({ isAll }: { readonly isAll: boolean }) => (
  <nav aria-label="Which interviews" className="flex gap-1">
    {views.map((view) => (
      <Link
        key={view.to}
        to={view.to}
        aria-current={view.isAll === isAll ? "page" : undefined}
        className={buttonClass("quiet", "small", "px-3! aria-[current]:bg-paper-2 aria-[current]:text-ink")}
      >
        {view.label}
      </Link>
    ))}
  </nav>
);

const AllInterviews = ({ now }: { readonly now: number }) => (
  <InterviewList interviews={useEndpoint(listInterviews, {}).interviews} now={now} />
);

const MemberInterviews = ({ now }: { readonly now: number }) => (
  <OwnInterviews interviews={useEndpoint(listOwnInterviews, {}).interviews} now={now} />
);

const InterviewsRoute = ({ loaderData: { now } }: Route.ComponentProps) => {
  const { hasWorkspace } = useViewer();
  const isAll = useSearchParams()[0].get("view") === "all";
  if (!hasWorkspace) {
    return (
      <Page title="Interviews" fillsWindow>
        <AllInterviews now={now} />
      </Page>
    );
  }
  return (
    <Page title="Interviews" detail={<ViewLinks isAll={isAll} />} actions={<WorkingHoursButton />} fillsWindow={isAll}>
      {isAll ? <AllInterviews now={now} /> : <MemberInterviews now={now} />}
    </Page>
  );
};

export default InterviewsRoute;
