/** Saved searches: private and shared ones, and the number of new candidates. */
import { expect, test } from "vitest";
import type { SavedSearch } from "#domain/saved-searches/saved-searches.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { users } from "../../db/tables/identity.ts";
import { eq } from "drizzle-orm";
import { aWorkspace } from "../../test/fixtures/workspace-factory.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aJob } from "../../test/fixtures/factories.ts";
import { aBrowser, type Browser, goodPassword } from "../../test/browsers.ts";
import { randomUUID } from "node:crypto";

const { app, owner } = await buildTestApp();
const { browser: admin, companyId } = await aWorkspace(app);

const aTeamMember = async (permissions: string): Promise<Browser> => {
  const browser = aBrowser(app);
  const email = `${randomUUID()}@people.example`;
  await browser.post("/api/auth/sign-up/email", { name: "Mira Lund", email, password: goodPassword });
  const [user] = await owner.db.select().from(users).where(eq(users.username, email));
  await owner.db.insert(companyMembers).values({ companyId, userId: user?.id ?? "", permissions });
  return browser;
};
const listOf = async (browser: Browser) =>
  (await browser.get("/api/saved-searches")).json<{ searches: SavedSearch[] }>().searches;
const save = async (browser: Browser, body: object) => {
  const response = await browser.post("/api/saved-searches", body);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<SavedSearch>();
};

test("private searches are the author's; authors and admins change shared ones", async () => {
  const [viewer, editor] = [await aTeamMember("viewer"), await aTeamMember("editor")];
  const ownSearch = await save(viewer, { name: "Nurses", conditions: "q=nurse" });
  const shared = await save(viewer, { name: "Cooks", conditions: "q=cook&place=oh", shared: true });
  expect((await listOf(viewer)).map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ["Cooks", true],
    ["Nurses", true],
  ]);
  expect(await listOf(editor)).toMatchObject([{ name: "Cooks", isOwn: false, mayChange: false, by: "Mira Lund" }]);
  const { browser: stranger } = await aWorkspace(app);
  expect(await listOf(stranger)).toEqual([]);
  expect((await editor.patch(`/api/saved-searches/${shared.id}`, { name: "x" })).statusCode).toBe(403);
  expect((await editor.delete(`/api/saved-searches/${ownSearch.id}`)).statusCode).toBe(404);
  expect((await stranger.delete(`/api/saved-searches/${shared.id}`)).statusCode).toBe(404);
  expect((await admin.patch(`/api/saved-searches/${shared.id}`, { name: "Line cooks" })).json()).toMatchObject({
    name: "Line cooks",
  });
  expect((await admin.patch(`/api/saved-searches/${shared.id}`, { shared: false })).statusCode).toBe(403);
  expect((await viewer.patch(`/api/saved-searches/${shared.id}`, { shared: false })).json()).toMatchObject({
    shared: false,
  });
  expect(await listOf(admin)).toEqual([]);
  expect((await viewer.delete(`/api/saved-searches/${ownSearch.id}`)).statusCode).toBe(200);
  expect(await listOf(viewer)).toHaveLength(1);
});

test("a search belongs to one list, and only candidate searches count new candidates", async () => {
  const editor = await aTeamMember("editor");
  const jobs = await save(editor, { name: "Open jobs", list: "jobs", conditions: "status=Active&sort=-applications" });
  await aCandidate(owner.db, { companyId });
  expect(await listOf(editor)).toMatchObject([{ id: jobs.id, list: "jobs", newPeople: 0 }]);
  const refused = await editor.post("/api/saved-searches", { name: "x", list: "leads", conditions: "" });
  expect(refused.statusCode).toBe(400);
});

test("counts new candidates since the last view, per user", async () => {
  const editor = await aTeamMember("editor");
  await aCandidate(owner.db, { companyId, currentTitle: "Welder" });
  const { id, newPeople } = await save(admin, { name: "Welders", conditions: "q=welder", shared: true });
  expect(newPeople).toBe(0);
  await aCandidate(owner.db, { companyId, currentTitle: "Welder" });
  await aCandidate(owner.db, { companyId, currentTitle: "Baker" });
  const counted = async (browser: Browser) => (await listOf(browser)).find((each) => each.id === id)?.newPeople;
  expect(await counted(admin)).toBe(1);
  await admin.post(`/api/saved-searches/${id}/view`);
  expect([await counted(admin), await counted(editor)]).toEqual([0, 1]);
  await aCandidate(owner.db, { companyId, currentTitle: "Welder" });
  await admin.post(`/api/saved-searches/${id}/view`);
  await aCandidate(owner.db, { companyId, currentTitle: "Welder" });
  expect([await counted(admin), await counted(editor)]).toEqual([1, 3]);
});

test("counts new candidates at a stage", async () => {
  const { browser, companyId } = await aWorkspace(app);
  const { id } = await save(browser, { name: "Applied", conditions: "stage=applied" });
  const [applicant] = [await aCandidate(owner.db, { companyId }), await aCandidate(owner.db, { companyId })];
  const job = await aJob(owner.db, { companyId });
  await owner.db.insert(jobApplications).values({ companyId, jobId: job.id, candidateId: applicant.id });
  expect(await listOf(browser)).toMatchObject([{ id, newPeople: 1 }]);
});

test("rejects an invalid search, an empty name, and one search too many", async () => {
  const { browser } = await aWorkspace(app);
  const status = async (body: object) => (await browser.post("/api/saved-searches", body)).statusCode;
  expect(await status({ name: " ", conditions: "" })).toBe(400);
  for (const conditions of ["yearsFrom=900", "q=%00", "skills=%00", "stage=hiring"])
    expect(await status({ name: "x", conditions })).toBe(400);
  for (let index = 0; index < 50; index += 1) await save(browser, { name: `${index}`, conditions: "" });
  expect(await status({ name: "one more", conditions: "" })).toBe(409);
});
