/** A reader's link to a shortlist, and a candidate's to the question whether they may be shown. */
import { type Linked, signedLink } from "../../infra/signed-link.ts";

export const readerLink = signedLink("shortlist reader");
export const consentLink = signedLink("submission consent");

export const readerPath = (linked: Linked, secret: string): string =>
  `/shortlists/${readerLink.tokenOf(linked, secret)}`;
export const consentPath = (linked: Linked, secret: string): string =>
  `/submissions/${consentLink.tokenOf(linked, secret)}`;
