/** A reader's link to a shortlist, and a candidate's link to the consent question. */
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { type LinkTarget, signedLink } from "../../infra/crypto/signed-link.ts";

export const readerLink = signedLink("shortlist reader");
export const consentLink = signedLink("submission consent");

export const readerPath = (linked: LinkTarget, keys: Keyring): string =>
  `/shortlists/${readerLink.tokenOf(linked, keys)}`;
export const consentPath = (linked: LinkTarget, keys: Keyring): string =>
  `/submissions/${consentLink.tokenOf(linked, keys)}`;
