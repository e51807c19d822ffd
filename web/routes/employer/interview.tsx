import { data } from "react-router";
import { readInterview } from "#domain/interviews/scorecard.ts";
import { InterviewView } from "../../features/interviews/interview-view.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { BackLink } from "../../sections/workspace/back-link.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/interview.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { workspace } = args.context.get(meContext);
  if (workspace?.needsSecondFactor === true) return null;
  const params = readInterview.params.safeParse(args.params);
  if (workspace === null || !params.success) throw data(null, { status: 404 });
  const { read, prefetched } = startPrefetch(args);
  const { candidate } = await read(readInterview, { params: params.data });
  return { candidate, now: Date.now(), prefetched };
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData == null ? "Interview" : `Interview with ${loaderData.candidate}`,
    "An interview: its questions, its panel and your scorecard.",
  );

const InterviewRoute = ({ loaderData, params }: Route.ComponentProps) => {
  const interview = useEndpoint(readInterview, { params });
  return (
    <Container className="pt-6 pb-16 md:pt-7 md:pb-24">
      <BackLink to="/platform/interviews">My interviews</BackLink>
      <InterviewView key={interview.id} interview={interview} now={loaderData?.now ?? 0} />
    </Container>
  );
};

export default InterviewRoute;
