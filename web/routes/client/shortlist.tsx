import { data } from "react-router";
import { endedShortlist, readShortlistLink } from "#domain/shortlists/shortlist-by-link.ts";
import { ReadShortlist, ShortlistEnded } from "../../features/shortlists/read-shortlist.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { openLink } from "../../lib/open-link.ts";
import { sealedPage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import type { Route } from "./+types/shortlist.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { page, status } = await openLink(() =>
    callFrom(args)(readShortlistLink, { params: { token: args.params.token } }),
  );
  return data({ page, isGone: status === 410 }, { status });
};

export const headers = () => sealedPage;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.page == null ? endedShortlist : `Shortlist: ${loaderData.page.job}`,
    "Candidates for a job, and what you think of each.",
  );

const ShortlistPage = ({ loaderData: { page, isGone }, params: { token } }: Route.ComponentProps) =>
  page === null ? <ShortlistEnded isGone={isGone} /> : <ReadShortlist key={token} token={token} page={page} />;

export default ShortlistPage;
