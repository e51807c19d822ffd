import { data } from "react-router";
import { readDecision, readInterview } from "#domain/interviews/scorecard.ts";
import { InterviewDetail, InterviewView, JoinCall } from "../../features/interviews/interview-view.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/interview.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { workspace } = args.context.get(meContext);
  if (workspace?.needsSecondFactor === true) return null;
  const params = readInterview.params.safeParse(args.params);
  if (workspace === null || !params.success) throw data(null, { status: 404 });
  const { read, prefetched } = startPrefetch(args);
  const { candidate, applicationId } = await read(readInterview, { params: params.data });
  await read(readDecision, { params: { id: applicationId } });
  return { candidate, now: Date.now(), prefetched };
};

export { shouldRevalidate } from "../../lib/page/candidate-panel.ts";

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData == null ? "Interview" : `Interview with ${loaderData.candidate}`,
    "Interview questions, panel and your scorecard.",
  );

const InterviewRoute = ({ loaderData, params }: Route.ComponentProps) => {
  const interview = useEndpoint(readInterview, { params });
  return (
    <Page
      title={`Interview with ${interview.candidate}`}
      crumbs={[{ to: "/platform/interviews", label: "Interviews" }]}
      detail={<InterviewDetail interview={interview} />}
      actions={<JoinCall interview={interview} now={loaderData?.now ?? 0} />}
    >
      <InterviewView key={interview.id} interview={interview} now={loaderData?.now ?? 0} />
    </Page>
  );
};

export default InterviewRoute;
