import { data } from "react-router";
import { endedShortlist, readShortlistLink, type ShortlistByLink } from "#domain/shortlists/shortlist-by-link.ts";
import { ReadShortlist, ShortlistEnded } from "../../features/shortlists/read-shortlist.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { sealedPage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import type { Route } from "./+types/shortlist.ts";

interface Opened {
  readonly page: ShortlistByLink | null;
  readonly status: number;
}

/** 410 where it has ended; an address cut short in a mail is as good as none. */
const openOrEnded = async (args: Route.LoaderArgs): Promise<Opened> => {
  try {
    return { page: await callFrom(args)(readShortlistLink, { params: { token: args.params.token } }), status: 200 };
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    if (answer.status === 410) return { page: null, status: 410 };
    if (answer.status === 400 || answer.status === 404) return { page: null, status: 404 };
    throw answer;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const { page, status } = await openOrEnded(args);
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
