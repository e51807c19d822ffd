/** The signed link to an application's status page. */
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { type LinkTarget, signedLink } from "../../infra/crypto/signed-link.ts";

export type LinkedApplication = LinkTarget;

const link = signedLink("application link");

export const applicationToken = link.tokenOf;
export const parseApplicationToken = link.targetOf;

export const statusPath = (linked: LinkedApplication, keys: Keyring): string =>
  `/applications/${applicationToken(linked, keys)}`;
