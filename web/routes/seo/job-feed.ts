import { feedFoot, feedHead, feedItem } from "#domain/jobs/job-feed.ts";
import { originFrom } from "../../lib/request-context.ts";
import { streamedPostings } from "../../lib/streamed-postings.ts";
import type { Route } from "./+types/job-feed.ts";

export const loader = (args: Route.LoaderArgs) => {
  const origin = originFrom(args.context);
  return streamedPostings(args, {
    head: feedHead(origin, new Date()),
    item: (job) => feedItem(job, origin),
    foot: feedFoot,
  });
};
