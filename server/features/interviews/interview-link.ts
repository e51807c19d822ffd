/** The link by which a candidate chooses the time of an interview. */
import { type Linked, signedLink } from "../../infra/signed-link.ts";

export type LinkedInvitation = Linked;

const link = signedLink("interview invitation");

export const interviewToken = link.tokenOf;
export const invitationIn = link.linkedIn;

export const interviewPath = (linked: LinkedInvitation, secret: string): string =>
  `/interviews/${interviewToken(linked, secret)}`;
