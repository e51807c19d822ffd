/** People of workspaces for browser tests: each in a browser of their own, with an account made the way people make one. */
import type { APIResponse, Browser, BrowserContext, Page } from "@playwright/test";
import type { EmployerSignUp } from "#domain/accounts/employer-sign-up.ts";
import type { Method } from "#domain/endpoint.ts";
import { goodPassword } from "#server/test/people.ts";
import { inDatabase } from "./browser-database.ts";
import { anAddress, anEmployer, callAs, linkMailedTo } from "./people.ts";

export interface SomeoneInside {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly email: string;
  readonly companyId: string;
  /** A call to the API as this person. */
  readonly send: (method: Method, path: string, body?: object) => Promise<APIResponse>;
}

const sender =
  (context: BrowserContext): SomeoneInside["send"] =>
  (method, path, body) =>
    callAs(context, method, path, body);

const require2xx = async (answer: APIResponse): Promise<APIResponse> => {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
};

/** Signs up in the given browser: the page that is open there is an admin's from then on. */
export const signUpHere = async (page: Page, form: Partial<EmployerSignUp> = {}): Promise<SomeoneInside> => {
  const context = page.context();
  const { email, companyId } = await anEmployer(context, form);
  return { context, page, email, companyId, send: sender(context) };
};

/** Invites a new colleague and lets them accept, in a browser of their own. */
export const joinedBy = async (
  browser: Browser,
  admin: SomeoneInside,
  { name = "Mira Lund", permissions = "viewer", teamId }: { name?: string; permissions?: string; teamId?: string },
): Promise<SomeoneInside> => {
  const email = anAddress();
  const invitation = { email, role: "Interviewer", permissions, ...(teamId === undefined ? {} : { teamId }) };
  await require2xx(await admin.send("POST", "/api/workspace/invitations", invitation));
  const context = await browser.newContext();
  const send = sender(context);
  const path = `/api/invitations/${(await linkMailedTo(email, "invitation")).split("/").at(-1)}/accept`;
  await require2xx(await send("POST", path, { name, password: goodPassword }));
  return { context, page: await context.newPage(), email, companyId: admin.companyId, send };
};

/** A recruiter of the firm with a second factor, in a browser of their own. */
export const aRecruiter = async (browser: Browser, name = "Noor Haddad"): Promise<SomeoneInside> => {
  const email = anAddress();
  const context = await browser.newContext();
  const send = sender(context);
  await require2xx(await send("POST", "/api/auth/sign-up/email", { name, email, password: goodPassword }));
  await inDatabase(
    "update users set kind = 'staff', email_verified = true, two_factor_enabled = true where username = $1",
    [email],
  );
  return { context, page: await context.newPage(), email, companyId: "", send };
};
