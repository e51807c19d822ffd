/** The link in the email that asks for an introduction. It is valid until the request is answered. */
import { type LinkTarget, signedLink } from "../../../infra/crypto/signed-link.ts";

export type LinkedRequest = LinkTarget;

const link = signedLink("introduction link");

export const introductionToken = link.tokenOf;
export const introductionIn = link.targetOf;
