/** No URL from a user makes the server connect to this machine or its network. */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, expect, test } from "vitest";
import { safeFetch } from "../../infra/outbound/safe-fetch.ts";
import { safePost } from "../../infra/outbound/safe-post.ts";
import { buildTestApp } from "../build-test-app.ts";
import { namedUrls, oddUrls, privateUrls } from "./private-urls.ts";

const metricsFile = process.env["BAD_URL_FIGURES"];

let connections = 0;
const canary = createServer((_request, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("here"),
);
canary.on("connection", () => (connections += 1));
// Listens on every IPv4 and IPv6 address of this machine.
await once(canary.listen(0, "::"), "listening");
const { port } = canary.address() as AddressInfo;
afterAll(() => canary.close().closeAllConnections());
/** Over all tests: attempts, and connections with and without the check. */
const metrics = { tries: 0, connections: 0, connectionsWithoutCheck: 0 };
let isChecked = true;
afterEach(() => {
  metrics[isChecked ? "connections" : "connectionsWithoutCheck"] += connections;
  connections = 0;
  isChecked = true;
});
afterAll(() => {
  const urls = byAddress.length + byName.length + odd.length;
  if (metricsFile !== undefined) writeFileSync(metricsFile, JSON.stringify({ urls, ...metrics }));
});

const { app } = await buildTestApp();
const byAddress = privateUrls(port);
const byName = namedUrls(port);
const odd = oddUrls(port);
const parsed = (urls: readonly string[]): URL[] => urls.flatMap((url) => URL.parse(url) ?? []);

/** In batches of 20. Returns the URLs that were reached. */
const reachedUrls = async (urls: readonly URL[], ask: (url: URL) => Promise<unknown>): Promise<string[]> => {
  const reached: string[] = [];
  if (isChecked) metrics.tries += urls.length;
  for (let index = 0; index < urls.length; index += 20) {
    const some = urls.slice(index, index + 20);
    const answers = await Promise.allSettled(some.map(ask));
    reached.push(...some.filter((_url, index) => answers[index]?.status === "fulfilled").map(String));
  }
  return reached;
};

const ask = (named: string) =>
  app.inject({
    method: "POST",
    url: "/api/parse-company",
    headers: { origin: "http://localhost:3000" },
    payload: { url: named },
  });

test("covers many URLs, most of them with literal addresses", () => {
  expect(byAddress.length + byName.length + odd.length).toBeGreaterThan(600);
  expect(parsed(byAddress).length).toBeGreaterThan(500);
});

test("[API-13] reads no page at any notation of a private address", async () => {
  expect(await reachedUrls(parsed([...byAddress, ...odd]), (url) => safeFetch(url, { ports: [port] }))).toEqual([]);
  expect(connections).toBe(0);
});

test("posts nothing to private addresses", async () => {
  const message = { headers: {}, body: "{}" };
  expect(await reachedUrls(parsed([...byAddress, ...odd]), (url) => safePost(url, message, { ports: [port] }))).toEqual(
    [],
  );
  expect(connections).toBe(0);
});

test("[API-13] reads no page under a name that resolves to a private address", async () => {
  let asked = 0;
  const resolvers: readonly (() => Promise<string[]>)[] = [
    async () => ["127.0.0.1"],
    async () => ["::1"],
    async () => ["93.184.216.34", "127.0.0.1"],
    async () => ["::ffff:127.0.0.1"],
    // Alternates its answers (DNS rebinding).
    async () => ((asked += 1) % 2 === 1 ? ["10.0.0.1"] : ["127.0.0.1"]),
    async () => [],
  ];
  for (const resolve of resolvers) {
    expect(await reachedUrls(parsed(byName), (url) => safeFetch(url, { ports: [port], resolve }))).toEqual([]);
  }
  expect(connections).toBe(0);
});

test("control: without the check the private addresses are reached", async () => {
  isChecked = false;
  const open = { ports: [port], addressAllowed: () => true, resolve: async () => ["127.0.0.1"] };
  const here = parsed(byAddress).filter(({ protocol, hostname }) => protocol === "http:" && hostname === "127.0.0.1");
  expect(here.length).toBeGreaterThan(8);
  expect((await reachedUrls(here, (url) => safeFetch(url, open))).length).toBe(here.length);
  expect(connections).toBeGreaterThanOrEqual(here.length);
});

test("[API-13] the company lookup answers every such URL without a server error", async () => {
  const urls = [...byAddress.filter((_url, index) => index % 5 === 0), ...odd];
  const answers = [];
  for (const url of urls) answers.push({ url, status: (await ask(url)).statusCode });
  metrics.tries += urls.length;
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(connections).toBe(0);
});
