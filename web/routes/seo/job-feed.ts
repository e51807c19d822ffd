import { feedFooter, feedHeader, feedItem } from "#domain/jobs/job-feed.ts";
import { getOrigin } from "../../lib/page/request-context.ts";
import { streamPostings } from "../../lib/api/stream-postings.ts";
import type { Route } from "./+types/job-feed.ts";

export const loader = (args: Route.LoaderArgs) => {
  const origin = getOrigin(args.context);
  return streamPostings(args, {
    header: feedHeader(origin, new Date()),
    item: (job) => feedItem(job, origin),
    footer: feedFooter,
  });
};
