/** The link in the mail that asks for an introduction. It opens until it is answered. */
import { type Linked, signedLink } from "../../infra/signed-link.ts";

export type LinkedRequest = Linked;

const link = signedLink("introduction link");

export const introductionToken = link.tokenOf;
export const introductionIn = link.linkedIn;
