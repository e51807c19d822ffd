/** The link by which a candidate chooses the time of an interview. */
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { type LinkTarget, signedLink } from "../../infra/crypto/signed-link.ts";

export type LinkedInvitation = LinkTarget;

const link = signedLink("interview invitation");

export const interviewToken = link.tokenOf;
export const invitationIn = link.targetOf;

export const interviewPath = (linked: LinkedInvitation, keys: Keyring): string =>
  `/interviews/${interviewToken(linked, keys)}`;
