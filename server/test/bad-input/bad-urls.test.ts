/** Whatever address a stranger names: nobody on this machine or in its network is ever knocked at. */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, expect, test } from "vitest";
import { safeFetch } from "../../infra/safe-fetch.ts";
import { safePost } from "../../infra/safe-post.ts";
import { buildTestApp } from "../build-test-app.ts";
import { namedUrls, oddUrls, privateUrls } from "./private-urls.ts";

const figuresFile = process.env["BAD_URL_FIGURES"];

let knocks = 0;
const canary = createServer((_request, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("here"),
);
canary.on("connection", () => (knocks += 1));
// On every address of this machine, both kinds.
await once(canary.listen(0, "::"), "listening");
const { port } = canary.address() as AddressInfo;
afterAll(() => canary.close().closeAllConnections());
/** Over all tests: how often an address was tried, and how often somebody was knocked at, with the check and without. */
const figures = { tries: 0, knocks: 0, knocksWithoutCheck: 0 };
let isChecked = true;
afterEach(() => {
  figures[isChecked ? "knocks" : "knocksWithoutCheck"] += knocks;
  knocks = 0;
  isChecked = true;
});
afterAll(() => {
  const urls = byAddress.length + byName.length + odd.length;
  if (figuresFile !== undefined) writeFileSync(figuresFile, JSON.stringify({ urls, ...figures }));
});

const { app } = await buildTestApp();
const byAddress = privateUrls(port);
const byName = namedUrls(port);
const odd = oddUrls(port);
const parsed = (urls: readonly string[]): URL[] => urls.flatMap((url) => URL.parse(url) ?? []);

/** Few at a time: nothing of it may take long. */
const each = async (urls: readonly URL[], ask: (url: URL) => Promise<unknown>): Promise<string[]> => {
  const taken: string[] = [];
  if (isChecked) figures.tries += urls.length;
  for (let at = 0; at < urls.length; at += 20) {
    const some = urls.slice(at, at + 20);
    const answers = await Promise.allSettled(some.map(ask));
    taken.push(...some.filter((_url, index) => answers[index]?.status === "fulfilled").map(String));
  }
  return taken;
};

const ask = (named: string) =>
  app.inject({
    method: "POST",
    url: "/api/parse-company",
    headers: { origin: "http://localhost:3000" },
    payload: { url: named },
  });

test("there are many of them, and most are addresses", () => {
  expect(byAddress.length + byName.length + odd.length).toBeGreaterThan(600);
  expect(parsed(byAddress).length).toBeGreaterThan(500);
});

test("[API-13] no page is read at any spelling of a private address, and nobody there is knocked at", async () => {
  expect(await each(parsed([...byAddress, ...odd]), (url) => safeFetch(url, { ports: [port] }))).toEqual([]);
  expect(knocks).toBe(0);
});

test("nor is anything posted there", async () => {
  const message = { headers: {}, body: "{}" };
  expect(await each(parsed([...byAddress, ...odd]), (url) => safePost(url, message, { ports: [port] }))).toEqual([]);
  expect(knocks).toBe(0);
});

test("[API-13] nor under a name that leads there, at once, among others or only when asked again", async () => {
  let asked = 0;
  const leads: readonly (() => Promise<string[]>)[] = [
    async () => ["127.0.0.1"],
    async () => ["::1"],
    async () => ["93.184.216.34", "127.0.0.1"],
    async () => ["::ffff:127.0.0.1"],
    // The second answer is another than the first.
    async () => ((asked += 1) % 2 === 1 ? ["10.0.0.1"] : ["127.0.0.1"]),
    async () => [],
  ];
  for (const resolve of leads) {
    expect(await each(parsed(byName), (url) => safeFetch(url, { ports: [port], resolve }))).toEqual([]);
  }
  expect(knocks).toBe(0);
});

test("with the check off they are knocked at, so it is the check that keeps them away", async () => {
  isChecked = false;
  const open = { ports: [port], addressAllowed: () => true, resolve: async () => ["127.0.0.1"] };
  const here = parsed(byAddress).filter(({ protocol, hostname }) => protocol === "http:" && hostname === "127.0.0.1");
  expect(here.length).toBeGreaterThan(8);
  expect((await each(here, (url) => safeFetch(url, open))).length).toBe(here.length);
  expect(knocks).toBeGreaterThanOrEqual(here.length);
});

test("[API-13] the form that takes a company's address answers all of them alike, and well", async () => {
  const urls = [...byAddress.filter((_url, at) => at % 5 === 0), ...odd];
  const answers = [];
  for (const url of urls) answers.push({ url, status: (await ask(url)).statusCode });
  figures.tries += urls.length;
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(knocks).toBe(0);
});
