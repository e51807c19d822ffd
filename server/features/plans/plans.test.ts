/** What a workspace may publish: 14 days of trial, then by its plan, also with simultaneous requests. */
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Dashboard } from "#domain/dashboard/dashboard.ts";
import type { JobPage } from "#domain/jobs/job-page.ts";
import type { Client } from "#domain/plans/client-plans.ts";
import { asActor } from "../../db/client.ts";
import { companies, workspacePlans } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { aDraft, anEmployer, jobAt, readPage, step } from "../../test/fixtures/jobs.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser, type Browser, goodPassword } from "../../test/browsers.ts";

const { app, db, owner } = await buildTestApp();

const staff = aBrowser(app);
beforeAll(async () => {
  const person = { name: "Noor Haddad", email: "noor@firm.example", password: goodPassword };
  await staff.post("/api/auth/sign-up/email", person);
  await owner.db
    .update(users)
    .set({ kind: "staff", twoFactorEnabled: true, emailVerified: true })
    .where(eq(users.username, person.email));
});

const setPlan = (companyId: string, plan: string | null, endsOn: string | null = null) =>
  staff.put(`/api/desk/clients/${companyId}/plan`, { plan, endsOn });
const ageWorkspace = (companyId: string, days: number) =>
  owner.db
    .update(companies)
    .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
    .where(eq(companies.id, companyId));
const drafts = async (admin: Browser, count: number): Promise<readonly JobPage[]> => {
  const made: JobPage[] = [];
  for (let index = 0; index < count; index += 1) made.push(await aDraft(admin, { title: `Nurse ${index}` }));
  return made;
};
const statuses = (responses: readonly { readonly statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

test("[PRICE-01] of seven jobs published at once on trial, five become active, two get a reason", async () => {
  const admin = await anEmployer(app);
  const seven = await drafts(admin, 7);
  const responses = await Promise.all(seven.map((draft) => step(admin, draft, "open")));
  expect(statuses(responses)).toEqual([200, 200, 200, 200, 200, 409, 409]);
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json<{ message: string }>().message).toBe(
    "The trial allows 5 active postings, and you have 5. Pause or close one, or ask us about a larger plan.",
  );
  expect((await admin.get("/api/dashboard")).json<Dashboard>().plan).toMatchObject({ active: 5, postings: 5 });
});

test("at the limit one of two simultaneous posts wins; pausing a job frees its place", async () => {
  const admin = await anEmployer(app);
  const six = await drafts(admin, 6);
  for (const draft of six.slice(0, 4)) await step(admin, draft, "open");
  await ageWorkspace(admin.companyId, 40);
  await setPlan(admin.companyId, "starter");
  const responses = await Promise.all(six.slice(4).map((draft) => step(admin, draft, "open")));
  expect(statuses(responses)).toEqual([200, 409]);
  const [first, , , , fifth, sixth] = await Promise.all(six.map(({ id }) => readPage(admin, id)));
  const waiting = fifth?.status === "draft" ? fifth : sixth;
  await step(admin, first as JobPage, "pause");
  expect((await step(admin, waiting as JobPage, "open")).statusCode).toBe(200);
});

test("[PRICE-02] [PRICE-03] Professional allows 25 jobs, Enterprise any number", async () => {
  const admin = await anEmployer(app);
  for (const [plan, postings] of [
    ["professional", 25],
    ["enterprise", null],
  ] as const) {
    expect((await setPlan(admin.companyId, plan)).json<Client>().plan).toMatchObject({ state: "plan", plan, postings });
  }
});

test("[PRICE-04] after 14 days no job can be posted; active ones can be edited, paused and closed", async () => {
  const admin = await anEmployer(app);
  const [one, two] = await drafts(admin, 2);
  const open = (await step(admin, one as JobPage, "open")).json<JobPage>();
  await ageWorkspace(admin.companyId, 13.9);
  expect((await readPage(admin, open.id)).plan).toMatchObject({ state: "trial", daysLeft: 1 });
  await ageWorkspace(admin.companyId, 14.1);
  const refused = await step(admin, two as JobPage, "open");
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    "Your trial has ended. Active postings stay up until you close them. To publish new ones, you need a plan.",
  ]);
  const still = await readPage(admin, open.id);
  expect((await app.inject(`/api/job-board/${still.publicPath?.split("/").at(-1)}`)).json()).toMatchObject({
    state: "open",
  });
  const facts = { ...still.facts, title: "Edited after the end" };
  const edited = await admin.put(jobAt(open.id), { revision: still.revision, facts });
  expect(edited.json()).toMatchObject({ status: "active", plan: { state: "ended", active: 1 } });
  const paused = (await step(admin, edited.json<JobPage>(), "pause")).json<JobPage>();
  expect((await step(admin, paused, "open")).statusCode).toBe(409);
  await setPlan(admin.companyId, "starter", "2199-12-31");
  expect((await step(admin, paused, "open")).statusCode).toBe(200);
  await setPlan(admin.companyId, "starter", "2020-01-01");
  expect((await readPage(admin, open.id)).plan).toMatchObject({ state: "ended", name: "Plan" });
});

test("staff find a client by name with its plan; changes are in its audit log", async () => {
  const admin = await anEmployer(app);
  await admin.patch("/api/workspace", { name: "Quarry 100% Stone" });
  await setPlan(admin.companyId, "professional", "2199-12-31");
  const clients = (await staff.get("/api/desk/clients?q=100%25")).json<Client[]>();
  expect(clients).toMatchObject([
    { name: "Quarry 100% Stone", booking: { plan: "professional", endsOn: "2199-12-31" }, setBy: "Noor Haddad" },
  ]);
  const { entries } = (await admin.get("/api/workspace/activity")).json<{ entries: object[] }>();
  expect(entries[0]).toMatchObject({ action: "plan.set", subject: "professional until 2199-12-31" });
  expect((await setPlan(admin.companyId, null)).json<Client>()).toMatchObject({
    booking: null,
    plan: { state: "trial" },
  });
});

test("policies: a workspace reads only its own plan and can set none", async () => {
  const [ownWorkspace, theirs] = [await anEmployer(app), await anEmployer(app)];
  await setPlan(ownWorkspace.companyId, "starter");
  await setPlan(theirs.companyId, "starter");
  const actor = { companyId: ownWorkspace.companyId };
  expect(await asActor(db, actor, (db) => db.select().from(workspacePlans))).toHaveLength(1);
  const touched = await asActor(db, actor, (db) => db.update(workspacePlans).set({ plan: "enterprise" }).returning());
  expect(touched).toEqual([]);
  const another = await anEmployer(app);
  await expect(
    asActor(db, { companyId: another.companyId }, (db) =>
      db.insert(workspacePlans).values({ companyId: another.companyId, plan: "enterprise" }),
    ),
  ).rejects.toMatchObject({ cause: { code: "42501" } });
  const { rowCount } = await asActor(db, actor, (db) => db.execute("select 1 from client_workspaces()"));
  expect(rowCount).toBe(0);
});
