import { listOwnInterviews } from "#domain/interviews/scorecard.ts";
import { OwnInterviews } from "../../features/interviews/own-interviews.tsx";
import { meContext } from "../../lib/me-context.ts";
import { unlistedMeta } from "../../lib/meta.ts";
import { callFrom } from "../../lib/request-context.ts";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/interviews.ts";

/** The demo has no personal interviews. */
export const loader = async (args: Route.LoaderArgs) => {
  const { workspace } = args.context.get(meContext);
  const now = Date.now();
  if (workspace === null || workspace.needsSecondFactor) return { interviews: [], now };
  return { ...(await callFrom(args)(listOwnInterviews, {})), now };
};

export const meta = () => unlistedMeta("My interviews", "Interviews to hold and scorecards to write.");

const InterviewsRoute = ({ loaderData: { interviews, now } }: Route.ComponentProps) => (
  <Wrap className="pt-8 pb-16 md:pt-10 md:pb-24">
    <OwnInterviews interviews={interviews} now={now} />
  </Wrap>
);

export default InterviewsRoute;
