/** Companies, viewers with their own sessions, and profiles, on one database. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Method } from "#domain/endpoint.ts";
import { webhookEvents } from "#domain/webhooks/webhook-events.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import type { Database } from "../../db/client.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { sessions } from "../../db/tables/identity.ts";
import { webhookEndpoints } from "../../db/tables/webhooks.ts";
import { createWebhookSecret } from "../../features/webhooks/webhook-secret.ts";
import { sessionCookie } from "../access/access-world.ts";
import { aCompany, aJob, aUser } from "../fixtures/factories.ts";
import { aToken } from "../fixtures/token-factories.ts";
import {
  companyVariants,
  generateProfiles,
  type MarkedProfile,
  type ViewerScope,
  storeProfile,
} from "./visibility-profiles.ts";

export interface Viewer extends ViewerScope {
  readonly name: string;
  readonly userId: string | null;
  readonly companyId: string | null;
  readonly jobId: string;
  /** Calls with an API token instead of a session. */
  readonly isProgram?: boolean;
  readonly ask: Ask;
}

export type Ask = (
  method: Method,
  url: string,
  body?: object,
) => Promise<{ readonly status: number; readonly text: string }>;

const ownCompany = companyVariants.length - 1;

export const createVisibilityWorld = async (
  app: FastifyInstance,
  db: Database,
  keys: Keyring,
  { count, seed }: { readonly count: number; readonly seed: number },
) => {
  let asked = 0;
  const createAsk =
    (credentials: Readonly<Record<string, string>>): Ask =>
    async (method, url, body) => {
      asked += 1;
      const response = await app.inject({
        method,
        url,
        // Spreads requests over many addresses to avoid rate limits.
        remoteAddress: `10.${(asked >> 14) & 255}.${(asked >> 6) & 255}.7`,
        headers: { origin: "http://localhost:3000", ...credentials },
        ...(body === undefined ? {} : { payload: body }),
      });
      // Includes the cursor header, which names the next candidate.
      return {
        status: response.statusCode,
        text: `${response.body}\n${String(response.headers["x-next-cursor"] ?? "")}`,
      };
    };
  const signIn = async (userId: string, activeCompanyId: string | null = null): Promise<Ask> => {
    const token = randomUUID();
    await db.insert(sessions).values({ userId, token, expiresAt: new Date(Date.now() + 3_600_000), activeCompanyId });
    return createAsk({ cookie: sessionCookie(token, keys) });
  };

  const companies: { id: string; jobId: string }[] = [];
  for (const { name, website } of companyVariants) {
    const { id } = await aCompany(db, { name, website });
    const job = await aJob(db, {
      companyId: id,
      title: "ICU Registered Nurse",
      location: "Columbus, OH",
      salaryMin: 75_000,
      salaryMax: 95_000,
      minYears: 3,
      mustHave: ["Critical care", "Epic"],
    });
    companies.push({ id, jobId: job.id });
  }
  await db.insert(webhookEndpoints).values(
    companies.map(({ id: companyId }) => ({
      companyId,
      url: "https://receiver.example/hook",
      events: [...webhookEvents],
      secret: createWebhookSecret(keys).sealed,
      isOn: true,
    })),
  );
  const viewers: Viewer[] = [];
  /** The first company is the open workspace. */
  const addViewer = async (
    name: string,
    email: string,
    worksFor: readonly number[],
    knownAs = worksFor,
  ): Promise<void> => {
    const isEmployer = worksFor.length > 0;
    const user = await aUser(db, { username: email, kind: isEmployer ? "employer" : "candidate", emailVerified: true });
    for (const company of worksFor)
      await db
        .insert(companyMembers)
        .values({ companyId: companies[company]?.id ?? "", userId: user.id, permissions: "admin" });
    const company = worksFor[0] ?? null;
    const open = company === null ? undefined : companies[company];
    viewers.push({
      name,
      userId: user.id,
      companyId: open?.id ?? null,
      company,
      jobId: open?.jobId ?? "",
      companies: knownAs,
      ask: await signIn(user.id, open?.id ?? null),
    });
  };
  for (const [index, { name, domain }] of companyVariants.entries())
    await addViewer(`a member of ${name}`, `member${index}@${domain}`, [index]);
  await addViewer("a member of Acme, at work in another workspace", "double@hotmail.com", [ownCompany, 0]);
  await addViewer("a candidate", "candidate@yahoo.com", []);
  await addViewer("a candidate with an address of Acme", "someone@acme.example", [], [0]);
  /** An API token sees what its workspace sees. */
  for (const company of [0, ownCompany]) {
    const [maker] = viewers.filter((each) => each.company === company);
    const { id = "", jobId = "" } = companies[company] ?? {};
    // Several tokens take turns because of their rate limit.
    const asks: Ask[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { secret } = await aToken(db, { companyId: id, createdBy: maker?.userId ?? "", level: "admin" });
      asks.push(createAsk({ authorization: `Bearer ${secret}` }));
    }
    let turn = 0;
    const askNext: Ask = (...call) =>
      asks[(turn += 1) % asks.length]?.(...call) ?? Promise.reject(new Error("no token"));
    viewers.push({
      name: `an API token of ${companyVariants[company]?.name}`,
      userId: maker?.userId ?? null,
      companyId: id,
      company,
      jobId,
      companies: [company],
      isProgram: true,
      ask: askNext,
    });
  }
  viewers.push({
    name: "a stranger",
    userId: null,
    companyId: null,
    company: null,
    jobId: "",
    companies: [],
    ask: createAsk({}),
  });

  const profiles: MarkedProfile[] = [];
  for (const [index, drawn] of generateProfiles(count, seed).entries())
    profiles.push(await storeProfile(db, drawn, index));
  return { companies, viewers, profiles, signIn, asked: () => asked };
};

export type VisibilityWorld = Awaited<ReturnType<typeof createVisibilityWorld>>;
