/** People of workspaces for browser tests: each in a browser of their own, with an account made the way people make one. */
import { randomUUID } from "node:crypto";
import { type APIResponse, type Browser, type BrowserContext, type Page, test } from "@playwright/test";
import type { EmployerSignUp } from "#domain/accounts/employer-sign-up.ts";
import { employerForm, goodPassword } from "#server/test/people.ts";
import { inDatabase } from "./browser-database.ts";

type Method = "POST" | "PUT" | "PATCH" | "DELETE";

export interface SomeoneInside {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly email: string;
  readonly companyId: string;
  /** A call to the API as this person. */
  readonly send: (method: Method, path: string, body?: object) => Promise<APIResponse>;
}

/** The server asks changes for the page they come from. */
const sender =
  (context: BrowserContext): SomeoneInside["send"] =>
  (method, path, body) =>
    context.request.fetch(path, {
      method,
      headers: { origin: test.info().project.use.baseURL ?? "" },
      ...(body === undefined ? {} : { data: body }),
    });

export const anEmail = (): string => `${randomUUID()}@workspace.example`;

const require2xx = async (answer: APIResponse): Promise<APIResponse> => {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
};

/** Signs up in the given browser: the page that is open there is an admin's from then on. */
export const signUpHere = async (page: Page, form: Partial<EmployerSignUp> = {}): Promise<SomeoneInside> => {
  const context = page.context();
  const send = sender(context);
  const email = form.email ?? anEmail();
  const answer = await require2xx(await send("POST", "/api/accounts/employers", employerForm({ ...form, email })));
  const { companyId } = (await answer.json()) as { companyId: string };
  return { context, page, email, companyId, send };
};

/** The key in the newest invitation that was mailed to this address. */
const keyFor = async (email: string): Promise<string> => {
  const [mail] = await inDatabase<{ url: string }>(
    `select data->>'url' url from pgboss.job_common where data->>'kind' = 'invitation' and data->>'to' = $1
     order by created_on desc limit 1`,
    [email],
  );
  return mail?.url.split("/").at(-1) ?? "";
};

/** Invites a new colleague and lets them accept, in a browser of their own. */
export const joinedBy = async (
  browser: Browser,
  admin: SomeoneInside,
  { name = "Mira Lund", permissions = "viewer", teamId }: { name?: string; permissions?: string; teamId?: string },
): Promise<SomeoneInside> => {
  const email = anEmail();
  const invitation = { email, role: "Interviewer", permissions, ...(teamId === undefined ? {} : { teamId }) };
  await require2xx(await admin.send("POST", "/api/workspace/invitations", invitation));
  const context = await browser.newContext();
  const send = sender(context);
  const path = `/api/invitations/${await keyFor(email)}/accept`;
  await require2xx(await send("POST", path, { name, password: goodPassword }));
  return { context, page: await context.newPage(), email, companyId: admin.companyId, send };
};

/** A recruiter of the firm with a second factor, in a browser of their own. */
export const aRecruiter = async (browser: Browser): Promise<SomeoneInside> => {
  const email = anEmail();
  const context = await browser.newContext();
  const send = sender(context);
  await require2xx(
    await send("POST", "/api/auth/sign-up/email", { name: "Noor Haddad", email, password: goodPassword }),
  );
  await inDatabase("update users set kind = 'staff', two_factor_enabled = true where username = $1", [email]);
  return { context, page: await context.newPage(), email, companyId: "", send };
};
