/** People for browser tests: accounts made through the API, and the mails that were queued for them. */
import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, test } from "@playwright/test";
import type { EmployerSignUp } from "#domain/accounts/employer-sign-up.ts";
import type { Method } from "#domain/endpoint.ts";
import { networkName } from "#domain/privacy/network-name.ts";
import type { PrivacySettings } from "#domain/privacy/settings.ts";
import { employerForm, goodPassword } from "#server/test/people.ts";
import { linkPurposes } from "#domain/accounts/account-links.ts";
import { linkPath, type LinkRef, linkToken } from "#server/features/accounts/account-links.service.ts";
import { hashOf, type InvitationRef, invitationToken } from "#server/features/companies/invitation-link.service.ts";
import { inDatabase } from "./browser-database.ts";
import { browserTestKeys } from "./secret.ts";

export interface TestPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Nobody else's. */
export const anAddress = (): string => `${randomUUID()}@people.example`;

/** A call as the browser of this context would make it: its cookies, and the site's own address as where it comes from. */
export const callAs = (context: BrowserContext, method: Method, path: string, body?: object) => {
  const { baseURL = "" } = test.info().project.use;
  return context.request.fetch(path, {
    method,
    headers: { origin: baseURL },
    ...(body === undefined ? {} : { data: body }),
  });
};

/** Signed up, and signed in in this context. */
export const aCandidate = async (context: BrowserContext): Promise<TestPerson> => {
  const person = { name: "Nadia Osei", email: anAddress(), password: goodPassword };
  const answer = await callAs(context, "POST", "/api/auth/sign-up/email", person);
  expect(answer.status()).toBe(200);
  return person;
};

/** Publishes the profile of whoever is signed in here, with these settings. */
export const publishAs = async (context: BrowserContext, change: Partial<PrivacySettings> = {}): Promise<void> => {
  const saved = await callAs(context, "PATCH", "/api/candidate/privacy", change);
  const { blockedCompanies: _blocked, ...shown } = (await saved.json()) as PrivacySettings;
  const answer = await callAs(context, "POST", "/api/candidate/privacy/publication", shown);
  expect(answer.status()).toBe(200);
};

/** What recruiters see in place of this person's name. */
export const networkNameOf = async ({ email }: Pick<TestPerson, "email">): Promise<string> => {
  const [profile] = await inDatabase<{ id: string }>(
    "select p.id from candidate_profiles p join users u on u.id = p.user_id where u.username = $1",
    [email],
  );
  return networkName(profile?.id ?? "");
};

/** The admin of a new workspace with a confirmed address, signed in in this context. */
export const anEmployer = async (
  context: BrowserContext,
  words: Partial<EmployerSignUp> = {},
  { staysUnconfirmed = false } = {},
) => {
  const form = employerForm({ email: anAddress(), ...words });
  const answer = await callAs(context, "POST", "/api/accounts/employers", form);
  expect(answer.status()).toBe(201);
  const { companyId } = (await answer.json()) as { companyId: string };
  const { email, password } = form;
  if (!staysUnconfirmed) {
    await inDatabase("update users set email_verified = true where username = $1", [email]);
    await inDatabase("insert into network_access (company_id, state) values ($1, 'approved')", [companyId]);
  }
  return { name: `${form.firstName} ${form.lastName}`, email, password, companyId };
};

/** There is no sign-up for staff: a command makes them, which is to say a row does. */
export const makeStaff = async ({ email }: TestPerson): Promise<void> => {
  await inDatabase("update users set kind = 'staff', email_verified = true where username = $1", [email]);
};

/** By a row, for tests that are about something else. */
export const confirmAddress = async ({ email }: TestPerson): Promise<void> => {
  await inDatabase("update users set email_verified = true where username = $1", [email]);
};

type MailKind = "verify" | "reset" | "approve-change" | "confirm-change" | "invitation" | "new-sign-in";

interface QueuedIds {
  readonly link?: LinkRef;
  readonly invitation?: InvitationRef;
}

/** As the worker derives it when it sends: the queue carries only ids. */
const pathOf = (kind: MailKind, { link, invitation }: QueuedIds): string => {
  const purpose = linkPurposes.find((each) => each === kind);
  if (invitation !== undefined) return `/invitation/${invitationToken(invitation, browserTestKeys)}`;
  return link === undefined || purpose === undefined ? "" : linkPath(purpose, linkToken(link, browserTestKeys));
};

/** An invitation opens from when the worker first tries to send it. */
const opens = async ({ invitation }: QueuedIds): Promise<boolean> => {
  if (invitation === undefined) return true;
  const hash = hashOf(invitationToken(invitation, browserTestKeys));
  return (await inDatabase("select 1 from invitations where token_hash = $1", [hash])).length === 1;
};

/** The paths of the links in the emails of one kind that were queued for an address, the newest first. */
export const linksMailedTo = async (email: string, kind: MailKind): Promise<string[]> => {
  const rows = await inDatabase<{ data: QueuedIds }>(
    `select data from pgboss.job
     where name = 'send-account-mail' and data->>'to' = $1 and data->>'kind' = $2 order by created_on desc`,
    [email, kind],
  );
  const open = await Promise.all(rows.map(({ data }) => opens(data)));
  return rows.filter((_, at) => open[at]).map(({ data }) => pathOf(kind, data));
};

/** The newest link of that kind, once it is there. */
export const linkMailedTo = async (email: string, kind: MailKind): Promise<string> => {
  await expect.poll(() => linksMailedTo(email, kind), `a mail of kind ${kind} for ${email}`).not.toEqual([]);
  const [link = ""] = await linksMailedTo(email, kind);
  return link;
};

/** Somebody of the firm's staff with a second factor, signed in in this context. */
export const aStaffMember = async (context: BrowserContext, name = "Noor Haddad"): Promise<TestPerson> => {
  const person = { name, email: anAddress(), password: goodPassword };
  expect((await callAs(context, "POST", "/api/auth/sign-up/email", person)).status()).toBe(200);
  await inDatabase(
    "update users set kind = 'staff', email_verified = true, two_factor_enabled = true where username = $1",
    [person.email],
  );
  return person;
};

/** Confirms the address of the person who is signed in in this context, by the link that was sent to it. */
export const confirmAddressOf = async (context: BrowserContext, { email }: TestPerson): Promise<void> => {
  const token = (await linkMailedTo(email, "verify")).split("/").at(-1) ?? "";
  expect((await callAs(context, "POST", `/api/account-links/${token}/confirmation`, {})).status()).toBe(200);
};
