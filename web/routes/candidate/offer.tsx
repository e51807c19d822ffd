import { data } from "react-router";
import { invalidLinkMessage, readOfferLink } from "#domain/offers/offer-by-link.ts";
import { AnswerOffer, OfferLinkEnded } from "../../features/offers/answer-offer.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { loadLinkPage } from "../../lib/page/load-link-page.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import type { Route } from "./+types/offer.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const { page, status } = await loadLinkPage(() =>
    createCaller(args)(readOfferLink, { params: { token: args.params.token } }),
  );
  return data({ page }, { status });
};

export const headers = () => tokenPageHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(
    loaderData?.page == null ? invalidLinkMessage : `Your offer: ${loaderData.page.job}`,
    "Review your offer, then accept or decline it.",
  );

const OfferLinkPage = ({ loaderData: { page }, params: { token } }: Route.ComponentProps) =>
  page === null ? <OfferLinkEnded /> : <AnswerOffer key={token} token={token} page={page} />;

export default OfferLinkPage;
