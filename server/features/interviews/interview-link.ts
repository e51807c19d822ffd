/** The link by which a candidate chooses a time. */
import { type LinkedRow, signedLink } from "../../infra/signed-link.ts";

export type LinkedInvitation = LinkedRow;

const link = signedLink("interview invitation");

export const interviewToken = link.token;
export const invitationIn = link.rowIn;

export const interviewPath = (linked: LinkedInvitation, secret: string): string =>
  `/interviews/${interviewToken(linked, secret)}`;
