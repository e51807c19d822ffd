import { expect, test } from "vitest";
import { portfolioItems } from "../../db/tables/profiles.ts";
import { asActor } from "../../db/client.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser } from "../../test/browsers.ts";

const { app, db } = await buildTestApp();
const address = "/api/candidate/portfolio";
const titlesOf = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.get(address)).json<{ projects: { title: string }[] }>().projects.map(({ title }) => title);

test("[EDITOR-11] a visitor adds, edits, orders and removes projects", async () => {
  const jane = aBrowser(app);
  expect((await jane.get(address)).json()).toEqual({ projects: [] });
  expect(jane.jar.size).toBe(0);

  const first = await jane.post(address, {
    title: " Ward dashboard ",
    description: "Shows who waits.",
    link: "example.com/ward",
    technologies: ["React", "SQL"],
    visibility: "recruiters_only",
  });
  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject({
    title: "Ward dashboard",
    link: "https://example.com/ward",
    technologies: ["React", "SQL"],
    visibility: "recruiters_only",
    displayOrder: 0,
  });
  const second = await jane.post(address, { title: "Triage poster" });
  expect(second.json()).toMatchObject({ displayOrder: 1, visibility: "public", link: "", technologies: [] });

  const ids = [second.json<{ id: string }>().id, first.json<{ id: string }>().id];
  await jane.post(`${address}/order`, { ids });
  expect(await titlesOf(jane)).toEqual(["Triage poster", "Ward dashboard"]);

  const changeResponse = await jane.put(`${address}/${ids[0]}`, { title: "Triage poster, second edition" });
  expect(changeResponse.json()).toMatchObject({ title: "Triage poster, second edition", displayOrder: 0 });
  await jane.delete(`${address}/${ids[1]}`);
  expect(await titlesOf(jane)).toEqual(["Triage poster, second edition"]);
});

test.each([
  [{ title: "" }, "title"],
  [{ title: "x".repeat(256) }, "title"],
  [{ title: "A", link: "javascript:alert(1)" }, "link"],
  [{ title: "A", link: "data:text/html,x" }, "link"],
  [{ title: "A", link: "ftp://example.com" }, "link"],
  [{ title: "A", link: "https://user:pass@example.com" }, "link"],
  [{ title: "A", visibility: "friends" }, "visibility"],
])("[EDITOR-11] rejects with a message: %j", async (body, field) => {
  const response = await aBrowser(app).post(address, body);
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([field]);
});

test("[EDITOR-11] others can't see, change, order or remove a project", async () => {
  const [jane, stranger] = [aBrowser(app), aBrowser(app)];
  const { id } = (await jane.post(address, { title: "Mine" })).json<{ id: string }>();
  await stranger.post(address, { title: "Theirs" });
  expect(await titlesOf(stranger)).toEqual(["Theirs"]);
  expect((await stranger.put(`${address}/${id}`, { title: "Taken" })).statusCode).toBe(404);
  expect((await stranger.delete(`${address}/${id}`)).statusCode).toBe(404);
  expect((await aBrowser(app).delete(`${address}/${id}`)).statusCode).toBe(404);
  await stranger.post(`${address}/order`, { ids: [id] });
  expect(await titlesOf(jane)).toEqual(["Mine"]);
  expect(await asActor(db, {}, (db) => db.$count(portfolioItems))).toBe(0);
});
