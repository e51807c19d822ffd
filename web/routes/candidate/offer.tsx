import { data } from "react-router";
import { endedLink, readOfferLink } from "#domain/offers/offer-by-link.ts";
import { AnswerOffer, OfferLinkEnded } from "../../features/offers/answer-offer.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { openLink } from "../../lib/open-link.ts";
import { sealedPage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import type { Route } from "./+types/offer.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { page, status } = await openLink(() =>
    callFrom(args)(readOfferLink, { params: { token: args.params.token } }),
  );
  return data({ page }, { status });
};

export const headers = () => sealedPage;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.page == null ? endedLink : `Your offer: ${loaderData.page.job}`,
    "Read an offer, accept it or decline it.",
  );

const OfferLinkPage = ({ loaderData: { page }, params: { token } }: Route.ComponentProps) =>
  page === null ? <OfferLinkEnded /> : <AnswerOffer key={token} token={token} page={page} />;

export default OfferLinkPage;
