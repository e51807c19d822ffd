import { listOwnInterviews } from "#domain/interviews/scorecard.ts";
import { OwnInterviews, WorkingHoursButton } from "../../features/interviews/own-interviews.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/interviews.ts";

/** The demo has no personal interviews. */
export const loader = async (args: Route.LoaderArgs) => {
  const { workspace } = args.context.get(meContext);
  const { read, prefetched } = startPrefetch(args);
  if (workspace !== null && !workspace.needsSecondFactor) await read(listOwnInterviews, {});
  return { now: Date.now(), prefetched };
};

export const meta = () => unlistedMeta("My interviews", "Interviews to hold and scorecards to write.");

const MemberInterviews = ({ now }: { readonly now: number }) => (
  <OwnInterviews interviews={useEndpoint(listOwnInterviews, {}).interviews} now={now} />
);

const InterviewsRoute = ({ loaderData: { now } }: Route.ComponentProps) => (
  <Page title="My interviews" actions={<WorkingHoursButton />}>
    {useViewer().hasWorkspace ? <MemberInterviews now={now} /> : <OwnInterviews interviews={[]} now={now} />}
  </Page>
);

export default InterviewsRoute;
