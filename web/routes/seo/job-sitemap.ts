import { sitemapFoot, sitemapHead, sitemapItem } from "#domain/jobs/job-feed.ts";
import { originFrom } from "../../lib/request-context.ts";
import { streamedPostings } from "../../lib/streamed-postings.ts";
import type { Route } from "./+types/job-sitemap.ts";

/** What one sitemap may hold. */
const mostAddresses = 50_000;

export const loader = (args: Route.LoaderArgs) => {
  const origin = originFrom(args.context);
  return streamedPostings(args, {
    head: sitemapHead,
    item: (job) => sitemapItem(job, origin),
    foot: sitemapFoot,
    most: mostAddresses,
  });
};
