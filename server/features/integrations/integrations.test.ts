import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Integration } from "#domain/profiles/integrations.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aUser } from "../../test/fixtures/factories.ts";
import { aBrowser } from "../../test/browsers.ts";
import { confirmPlatform, connectPlatform, disconnectPlatform, listIntegrations } from "./integrations.service.ts";

const { app, db, owner } = await buildTestApp();
const address = "/api/candidate/integrations";
const listed = (answer: { json: () => unknown }) =>
  (answer.json() as { integrations: Integration[] }).integrations.map(({ platform, profileUrl, isVerified }) => [
    platform,
    profileUrl,
    isVerified,
  ]);

test("[EDITOR-14] stores each platform as a claim with one normalized address, and removes it", async () => {
  const jane = aBrowser(app);
  expect(listed(await jane.get(address))).toEqual([]);
  await jane.put(`${address}/github`, { address: "@janesmith" });
  await jane.put(`${address}/website`, { address: "janesmith.com" });
  expect(listed(await jane.get(address))).toEqual([
    ["github", "https://github.com/janesmith", false],
    ["website", "https://janesmith.com", false],
  ]);
  expect(listed(await jane.delete(`${address}/github`))).toEqual([["website", "https://janesmith.com", false]]);
  expect(listed(await aBrowser(app).get(address))).toEqual([]);
});

test.each([
  ["github", "https://evil.example/jane"],
  ["linkedin", "javascript:alert(1)"],
  ["website", "javascript:alert(1)"],
  ["website", "file:///etc/passwd"],
])("[EDITOR-14] rejects with a message: %s %s", async (platform, typed) => {
  const jane = aBrowser(app);
  const response = await jane.put(`${address}/${platform}`, { address: typed });
  expect(response.statusCode).toBe(400);
  expect(response.json<{ errors: { address: string } }>().errors.address).toMatch(/^Enter/);
  expect((await jane.put(`${address}/myspace`, { address: "jane" })).statusCode).toBe(400);
});

let page = "";
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/html" }).end(page);
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

test("[EDITOR-14] verifies once the page shows the code; another address gets a new code", async () => {
  const { id: jane } = await aUser(owner.db);
  const found = server.address();
  const port = found !== null && typeof found === "object" ? found.port : 0;
  const open = { resolve: async () => ["127.0.0.1"], ports: [port], addressAllowed: () => true };
  await connectPlatform(db, jane, "website", `http://jane.example:${port}/about`);
  const codeNow = async () => (await listIntegrations(db, jane)).integrations[0]?.code ?? "";
  const code = await codeNow();
  expect(code).toMatch(/^cohire-[\da-f]{12}$/);

  page = "<p>About Jane</p>";
  expect((await confirmPlatform(db, jane, "website", open)).outcome).toBe("code_missing");
  page = `<a rel="me" href="https://cohire.example/${code}">Cohire</a>`;
  // An address in our own network is never fetched.
  expect((await confirmPlatform(db, jane, "website", { ...open, addressAllowed: () => false })).outcome).toBe(
    "page_unreachable",
  );
  const { outcome, integrations } = await confirmPlatform(db, jane, "website", open);
  expect([outcome, integrations[0]?.isVerified]).toEqual(["verified", true]);

  await connectPlatform(db, jane, "website", `http://jane.example:${port}/about`);
  expect((await listIntegrations(db, jane)).integrations[0]).toMatchObject({ isVerified: true, code });
  await connectPlatform(db, jane, "website", `http://jane.example:${port}/other`);
  expect((await listIntegrations(db, jane)).integrations[0]).toMatchObject({ isVerified: false });
  expect(await codeNow()).not.toBe(code);
});

test("[EDITOR-14] other people's integrations are not found", async () => {
  const [{ id: jane }, { id: stranger }] = [await aUser(owner.db), await aUser(owner.db)];
  await connectPlatform(db, jane, "twitter", "jane_smith");
  await expect(confirmPlatform(db, stranger, "twitter")).rejects.toMatchObject({ code: "not_found" });
  await disconnectPlatform(db, stranger, "twitter");
  expect((await listIntegrations(db, jane)).integrations).toHaveLength(1);
});
