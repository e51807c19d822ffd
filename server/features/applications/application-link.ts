/** The link to an application's status. */
import type { Keyring } from "../../infra/keyring.ts";
import { type Linked, signedLink } from "../../infra/signed-link.ts";

export type LinkedApplication = Linked;

const link = signedLink("application link");

export const applicationToken = link.tokenOf;
export const applicationIn = link.linkedIn;

export const statusPath = (linked: LinkedApplication, keys: Keyring): string =>
  `/applications/${applicationToken(linked, keys)}`;
