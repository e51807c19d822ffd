import { data } from "react-router";
import { endedLink, type OfferByLink, readOfferLink } from "#domain/offers/offer-by-link.ts";
import { AnswerOffer, OfferLinkEnded } from "../../features/offers/answer-offer.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { privatePage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import type { Route } from "./+types/offer.ts";

/** Nothing where the link has ended; an address cut short in a mail is as good as none. */
const openOrEnded = async (args: Route.LoaderArgs): Promise<OfferByLink | null> => {
  try {
    return await callFrom(args)(readOfferLink, { params: { token: args.params.token } });
  } catch (answer) {
    if (answer instanceof Response && (answer.status === 400 || answer.status === 404)) return null;
    throw answer;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const page = await openOrEnded(args);
  return data({ page }, { status: page === null ? 404 : 200 });
};

export const headers = () => privatePage;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.page == null ? endedLink : `Your offer: ${loaderData.page.job}`,
    "Read an offer, accept it or decline it.",
  );

const OfferLinkPage = ({ loaderData: { page }, params: { token } }: Route.ComponentProps) =>
  page === null ? <OfferLinkEnded /> : <AnswerOffer key={token} token={token} page={page} />;

export default OfferLinkPage;
