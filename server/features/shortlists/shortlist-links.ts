/** A reader's link to a shortlist, and a candidate's to the question whether they may be shown. */
import { type LinkedRow, signedLink } from "../../infra/signed-link.ts";

export const readerLink = signedLink("shortlist reader");
export const consentLink = signedLink("submission consent");

export const readerPath = (linked: LinkedRow, secret: string): string =>
  `/shortlists/${readerLink.token(linked, secret)}`;
export const consentPath = (linked: LinkedRow, secret: string): string =>
  `/submissions/${consentLink.token(linked, secret)}`;
