/** People for browser tests: accounts created through the API, and the emails queued for them. */
import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, test } from "@playwright/test";
import type { EmployerSignUp } from "#domain/accounts/employer-sign-up.ts";
import type { Method } from "#domain/endpoint.ts";
import { networkName } from "#domain/privacy/network-name.ts";
import type { PrivacySettings } from "#domain/privacy/settings.ts";
import { employerForm, goodPassword } from "#server/test/browsers.ts";
import { linkPurposes } from "#domain/accounts/account-links.ts";
import { linkPath, type LinkRef, linkToken } from "#server/features/accounts/email-address/account-links.service.ts";
import { hashOf, type InvitationRef, invitationToken } from "#server/features/companies/invitation-link.service.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { browserTestKeys } from "../environment/secret.ts";

export interface TestPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A unique email address. */
export const uniqueEmail = (): string => `${randomUUID()}@people.example`;

/** A call as this context's browser would send it, with its cookies and the site as origin. */
export const callAs = (context: BrowserContext, method: Method, path: string, body?: object) => {
  const { baseURL = "" } = test.info().project.use;
  return context.request.fetch(path, {
    method,
    headers: { origin: baseURL },
    ...(body === undefined ? {} : { data: body }),
  });
};

/** Signs a candidate up; this context is then signed in. */
export const signUpCandidate = async (context: BrowserContext): Promise<TestPerson> => {
  const person = { name: "Nadia Osei", email: uniqueEmail(), password: goodPassword };
  const response = await callAs(context, "POST", "/api/auth/sign-up/email", person);
  expect(response.status()).toBe(200);
  return person;
};

/** Publishes the profile of the person signed in to this context, with these settings. */
export const publishAs = async (context: BrowserContext, change: Partial<PrivacySettings> = {}): Promise<void> => {
  const saveResponse = await callAs(context, "PATCH", "/api/candidate/privacy", change);
  const { blockedCompanies: _blocked, ...shown } = (await saveResponse.json()) as PrivacySettings;
  const response = await callAs(context, "POST", "/api/candidate/privacy/publication", shown);
  expect(response.status()).toBe(200);
};

/** The code that recruiters see instead of this person's name. */
export const networkNameOf = async ({ email }: Pick<TestPerson, "email">): Promise<string> => {
  const [profile] = await queryDatabase<{ id: string }>(
    "select p.id from candidate_profiles p join users u on u.id = p.user_id where u.username = $1",
    [email],
  );
  return networkName(profile?.id ?? "");
};

/** The admin of a new workspace with a confirmed address, signed in to this context. */
export const createEmployer = async (
  context: BrowserContext,
  overrides: Partial<EmployerSignUp> = {},
  { staysUnconfirmed = false } = {},
) => {
  const form = employerForm({ email: uniqueEmail(), ...overrides });
  const response = await callAs(context, "POST", "/api/accounts/employers", form);
  expect(response.status()).toBe(201);
  const { companyId } = (await response.json()) as { companyId: string };
  const { email, password } = form;
  if (!staysUnconfirmed) {
    await queryDatabase("update users set email_verified = true where username = $1", [email]);
    await queryDatabase("insert into network_access (company_id, state) values ($1, 'approved')", [companyId]);
  }
  return { name: `${form.firstName} ${form.lastName}`, email, password, companyId };
};

/** Turns an account into a staff account in the database, because staff have no sign-up. */
export const grantStaffRole = async ({ email }: TestPerson): Promise<void> => {
  await queryDatabase("update users set kind = 'staff', email_verified = true where username = $1", [email]);
};

/** Confirms the address in the database, for tests about something else. */
export const confirmAddress = async ({ email }: TestPerson): Promise<void> => {
  await queryDatabase("update users set email_verified = true where username = $1", [email]);
};

type EmailKind = "verify" | "reset" | "approve-change" | "confirm-change" | "invitation" | "new-sign-in";

interface QueuedIds {
  readonly link?: LinkRef;
  readonly invitation?: InvitationRef;
}

/** The path that the worker derives when it sends the email; the queue carries only ids. */
const pathOf = (kind: EmailKind, { link, invitation }: QueuedIds): string => {
  const purpose = linkPurposes.find((each) => each === kind);
  if (invitation !== undefined) return `/invitation/${invitationToken(invitation, browserTestKeys)}`;
  return link === undefined || purpose === undefined ? "" : linkPath(purpose, linkToken(link, browserTestKeys));
};

/** Whether the invitation's link works yet, which it does once the worker has first tried to send it. */
const isInvitationOpen = async ({ invitation }: QueuedIds): Promise<boolean> => {
  if (invitation === undefined) return true;
  const hash = hashOf(invitationToken(invitation, browserTestKeys));
  return (await queryDatabase("select 1 from invitations where token_hash = $1", [hash])).length === 1;
};

/** Paths of the links in the emails of one kind queued for an address, newest first. */
export const linksEmailedTo = async (email: string, kind: EmailKind): Promise<string[]> => {
  const rows = await queryDatabase<{ data: QueuedIds }>(
    `select data from pgboss.job
     where name = 'send-account-email' and data->>'to' = $1 and data->>'kind' = $2 order by created_on desc`,
    [email, kind],
  );
  const open = await Promise.all(rows.map(({ data }) => isInvitationOpen(data)));
  return rows.filter((_, index) => open[index]).map(({ data }) => pathOf(kind, data));
};

/** Waits for the newest link of that kind. */
export const linkEmailedTo = async (email: string, kind: EmailKind): Promise<string> => {
  await expect.poll(() => linksEmailedTo(email, kind), `a mail of kind ${kind} for ${email}`).not.toEqual([]);
  const [link = ""] = await linksEmailedTo(email, kind);
  return link;
};

/** A staff member with two-factor authentication, signed in to this context. */
export const createStaffMember = async (context: BrowserContext, name = "Noor Haddad"): Promise<TestPerson> => {
  const person = { name, email: uniqueEmail(), password: goodPassword };
  expect((await callAs(context, "POST", "/api/auth/sign-up/email", person)).status()).toBe(200);
  await queryDatabase(
    "update users set kind = 'staff', email_verified = true, two_factor_enabled = true where username = $1",
    [person.email],
  );
  return person;
};
