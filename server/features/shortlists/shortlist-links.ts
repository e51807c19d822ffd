/** A reader's link to a shortlist, and a candidate's to the question whether they may be shown. */
import type { Keyring } from "../../infra/keyring.ts";
import { type Linked, signedLink } from "../../infra/signed-link.ts";

export const readerLink = signedLink("shortlist reader");
export const consentLink = signedLink("submission consent");

export const readerPath = (linked: Linked, keys: Keyring): string => `/shortlists/${readerLink.tokenOf(linked, keys)}`;
export const consentPath = (linked: Linked, keys: Keyring): string =>
  `/submissions/${consentLink.tokenOf(linked, keys)}`;
