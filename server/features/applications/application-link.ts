/**
 * The link to an application's status: its id, the company it went to, and a signature over both. Nothing is stored for it, so it
 * lives exactly as long as what was sent does. The company is in it because whoever opens it has no right to the company's rows.
 */
import { type LinkedRow, signedLink } from "../../infra/signed-link.ts";

export type LinkedApplication = LinkedRow;

const link = signedLink("application link");

export const applicationToken = link.token;
export const applicationIn = link.rowIn;

export const statusPath = (linked: LinkedApplication, secret: string): string =>
  `/applications/${applicationToken(linked, secret)}`;
