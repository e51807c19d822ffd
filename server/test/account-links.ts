/** Email links for tests, derived the way the worker does when it sends. */
import { expect } from "vitest";
import { linkPurposes } from "#domain/accounts/account-links.ts";
import type { Database } from "../db/client.ts";
import { linkPath, type LinkRef, linkToken } from "../features/accounts/email-address/account-links.service.ts";
import { type InvitationRef, invitationUrl } from "../features/companies/invitation-link.service.ts";
import { testKeys } from "./build-test-app.ts";
import { type Browser, queuedEmails } from "./browsers.ts";

const origin = "http://localhost:3000";

/** The queue holds these ids instead of a link. */
interface QueuedIds {
  readonly link?: LinkRef;
  readonly invitation?: InvitationRef;
}

/** The path of the link in an email of this kind, for `inject`. */
export const linkIn = async (db: Database, kind: string, mail: object | undefined): Promise<string> => {
  const { invitation, link } = (mail ?? {}) as QueuedIds;
  if (invitation !== undefined) {
    const url = await invitationUrl(db, invitation, { origin, keys: testKeys });
    return url === null ? "/none" : new URL(url).pathname;
  }
  const purpose = linkPurposes.find((each) => each === kind);
  return link === undefined || purpose === undefined ? "/none" : linkPath(purpose, linkToken(link, testKeys));
};

/** The same for the newest email of this kind to this address. */
export const linkTo = async (db: Database, kind: string, to: string): Promise<string> =>
  linkIn(db, kind, (await queuedEmails(db, kind, to))[0]);

/** The token in such a link. */
export const tokenTo = async (db: Database, kind: string, to: string): Promise<string> => {
  const { pathname, searchParams } = new URL(await linkTo(db, kind, to), origin);
  return searchParams.get("token") ?? pathname.split("/").at(-1) ?? "";
};

/** Confirms the newest link of this kind. */
export const confirmBy = async (browser: Browser, db: Database, kind: string, to: string, body: object = {}) =>
  browser.post(`/api/account-links/${await tokenTo(db, kind, to)}/confirmation`, body);

/** Confirms the email of the user signed in in this browser, by the link sent to it. `db` is the owner's connection. */
export const confirmAddress = async (browser: Browser, db: Database, email: string): Promise<void> => {
  expect((await confirmBy(browser, db, "verify", email)).statusCode).toBe(200);
};
