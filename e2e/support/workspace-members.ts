/** Workspace members for browser tests: each in a separate browser, with an account created through the API. */
import type { APIResponse, Browser, BrowserContext, Page } from "@playwright/test";
import type { EmployerSignUp } from "#domain/accounts/employer-sign-up.ts";
import type { Method } from "#domain/endpoint.ts";
import { goodPassword } from "#server/test/browsers.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { uniqueEmail, createEmployer, callAs, linkEmailedTo } from "./account-factory.ts";

export interface WorkspaceUser {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly email: string;
  readonly companyId: string;
  /** A call to the API as this person. */
  readonly send: (method: Method, path: string, body?: object) => Promise<APIResponse>;
}

const sender =
  (context: BrowserContext): WorkspaceUser["send"] =>
  (method, path, body) =>
    callAs(context, method, path, body);

const require2xx = async (response: APIResponse): Promise<APIResponse> => {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response;
};

/** Signs up in the given browser; its page then belongs to the admin. */
export const signUpEmployer = async (page: Page, form: Partial<EmployerSignUp> = {}): Promise<WorkspaceUser> => {
  const context = page.context();
  const { email, companyId } = await createEmployer(context, form);
  return { context, page, email, companyId, send: sender(context) };
};

/** Invites a team member and accepts the invitation in a new browser. */
export const inviteMember = async (
  browser: Browser,
  admin: WorkspaceUser,
  { name = "Mira Lund", permissions = "viewer", teamId }: { name?: string; permissions?: string; teamId?: string },
): Promise<WorkspaceUser> => {
  const email = uniqueEmail();
  const invitation = { email, role: "Interviewer", permissions, ...(teamId === undefined ? {} : { teamId }) };
  await require2xx(await admin.send("POST", "/api/workspace/invitations", invitation));
  const context = await browser.newContext();
  const send = sender(context);
  const path = `/api/invitations/${(await linkEmailedTo(email, "invitation")).split("/").at(-1)}/accept`;
  await require2xx(await send("POST", path, { name, password: goodPassword }));
  return { context, page: await context.newPage(), email, companyId: admin.companyId, send };
};

/** A recruiter of the firm with two-factor authentication, in a new browser. */
export const createRecruiter = async (browser: Browser, name = "Noor Haddad"): Promise<WorkspaceUser> => {
  const email = uniqueEmail();
  const context = await browser.newContext();
  const send = sender(context);
  await require2xx(await send("POST", "/api/auth/sign-up/email", { name, email, password: goodPassword }));
  await queryDatabase(
    "update users set kind = 'staff', email_verified = true, two_factor_enabled = true where username = $1",
    [email],
  );
  return { context, page: await context.newPage(), email, companyId: "", send };
};
