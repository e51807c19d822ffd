import { data } from "react-router";
import { invalidShortlistLinkMessage, readShortlistLink } from "#domain/shortlists/shortlist-by-link.ts";
import { ShortlistReview, ShortlistEnded } from "../../features/shortlists/shortlist-review.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { loadLinkPage } from "../../lib/page/load-link-page.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import type { Route } from "./+types/shortlist.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { page, status } = await loadLinkPage(() =>
    createCaller(args)(readShortlistLink, { params: { token: args.params.token } }),
  );
  return data({ page, isGone: status === 410 }, { status });
};

export const headers = () => tokenPageHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.page == null ? invalidShortlistLinkMessage : `Shortlist: ${loaderData.page.job}`,
    "Candidates for you to review.",
  );

const ShortlistPage = ({ loaderData: { page, isGone }, params: { token } }: Route.ComponentProps) =>
  page === null ? <ShortlistEnded isGone={isGone} /> : <ShortlistReview key={token} token={token} page={page} />;

export default ShortlistPage;
