import { sitemapFooter, sitemapHeader, sitemapItem } from "#domain/jobs/job-feed.ts";
import { getOrigin } from "../../lib/page/request-context.ts";
import { streamPostings } from "../../lib/api/stream-postings.ts";
import type { Route } from "./+types/job-sitemap.ts";

/** The limit of URLs per sitemap. */
const maxUrls = 50_000;

export const loader = (args: Route.LoaderArgs) => {
  const origin = getOrigin(args.context);
  return streamPostings(args, {
    header: sitemapHeader,
    item: (job) => sitemapItem(job, origin),
    footer: sitemapFooter,
    maxItems: maxUrls,
  });
};
