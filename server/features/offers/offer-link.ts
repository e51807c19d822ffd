/** The link by which a candidate reads and answers an offer. */
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { type LinkTarget, signedLink } from "../../infra/crypto/signed-link.ts";

export type LinkedOffer = LinkTarget;

const link = signedLink("offer link");

export const offerToken = link.tokenOf;
export const offerIn = link.targetOf;

export const offerPath = (linked: LinkedOffer, keys: Keyring): string => `/offers/${offerToken(linked, keys)}`;
