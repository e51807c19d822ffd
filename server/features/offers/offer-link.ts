/** The link by which a candidate reads and answers an offer. */
import { type Linked, signedLink } from "../../infra/signed-link.ts";

export type LinkedOffer = Linked;

const link = signedLink("offer link");

export const offerToken = link.tokenOf;
export const offerIn = link.linkedIn;

export const offerPath = (linked: LinkedOffer, secret: string): string => `/offers/${offerToken(linked, secret)}`;
