/** Searches with a name: one's own, shared ones, and how many have come since. */
import { expect, test } from "vitest";
import type { SavedSearch } from "#domain/saved-searches/saved-searches.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { eq } from "drizzle-orm";
import { aWorkspaceOf } from "../../test/a-workspace.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate } from "../../test/factories.ts";
import { aBrowser, type Browser, goodPassword } from "../../test/people.ts";
import { randomUUID } from "node:crypto";

const { app, owner } = await buildTestApp();
const { browser: admin, companyId } = await aWorkspaceOf(app);

const colleague = async (permissions: string): Promise<Browser> => {
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
  const answer = await browser.post("/api/saved-searches", body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<SavedSearch>();
};

test("a private search is its maker's, a shared one everybody's; whoever made it or runs the workspace changes it", async () => {
  const [viewer, editor] = [await colleague("viewer"), await colleague("editor")];
  const own = await save(viewer, { name: "Nurses", conditions: "q=nurse" });
  const shared = await save(viewer, { name: "Cooks", conditions: "q=cook&place=oh", shared: true });
  expect((await listOf(viewer)).map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ["Cooks", true],
    ["Nurses", true],
  ]);
  expect(await listOf(editor)).toMatchObject([{ name: "Cooks", isOwn: false, mayChange: false, by: "Mira Lund" }]);
  const { browser: stranger } = await aWorkspaceOf(app);
  expect(await listOf(stranger)).toEqual([]);
  expect((await editor.patch(`/api/saved-searches/${shared.id}`, { name: "x" })).statusCode).toBe(403);
  expect((await editor.delete(`/api/saved-searches/${own.id}`)).statusCode).toBe(404);
  expect((await stranger.delete(`/api/saved-searches/${shared.id}`)).statusCode).toBe(404);
  expect((await admin.patch(`/api/saved-searches/${shared.id}`, { name: "Line cooks" })).json()).toMatchObject({
    name: "Line cooks",
  });
  expect((await admin.patch(`/api/saved-searches/${shared.id}`, { shared: false })).statusCode).toBe(403);
  expect((await viewer.patch(`/api/saved-searches/${shared.id}`, { shared: false })).json()).toMatchObject({
    shared: false,
  });
  expect(await listOf(admin)).toEqual([]);
  expect((await viewer.delete(`/api/saved-searches/${own.id}`)).statusCode).toBe(200);
  expect(await listOf(viewer)).toHaveLength(1);
});

test("who came since the last look is counted, for each person apart", async () => {
  const editor = await colleague("editor");
  await aCandidate(owner.db, { companyId, currentTitle: "Welder" });
  const { id, newPeople } = await save(admin, { name: "Welders", conditions: "q=welder", shared: true });
  expect(newPeople).toBe(0);
  await aCandidate(owner.db, { companyId, currentTitle: "Welder" });
  await aCandidate(owner.db, { companyId, currentTitle: "Baker" });
  const counted = async (browser: Browser) => (await listOf(browser)).find((each) => each.id === id)?.newPeople;
  expect(await counted(admin)).toBe(1);
  await admin.post(`/api/saved-searches/${id}/look`);
  expect([await counted(admin), await counted(editor)]).toEqual([0, 1]);
  await aCandidate(owner.db, { companyId, currentTitle: "Welder" });
  await admin.post(`/api/saved-searches/${id}/look`);
  await aCandidate(owner.db, { companyId, currentTitle: "Welder" });
  expect([await counted(admin), await counted(editor)]).toEqual([1, 3]);
});

test("what is no search, has no name or is one too many is refused", async () => {
  const { browser } = await aWorkspaceOf(app);
  const status = async (body: object) => (await browser.post("/api/saved-searches", body)).statusCode;
  expect(await status({ name: " ", conditions: "" })).toBe(400);
  expect(await status({ name: "x", conditions: "yearsFrom=900" })).toBe(400);
  for (let at = 0; at < 50; at += 1) await save(browser, { name: `${at}`, conditions: "" });
  expect(await status({ name: "one more", conditions: "" })).toBe(409);
});
