import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { pageRenderer } from "./render.ts";

const link = '<link rel="stylesheet" href="/assets/s.css"/>';

/** A minimal built app: one page, sent in two parts, and one plain-text route. */
const build = `
const page = ["<head><link rel=\\"styles", "heet\\" href=\\"/assets/s.css\\"/></head><p>page</p>"];
const route = (id, module) => [id, { id, path: id, module }];
export const routes = Object.fromEntries([
  route("page", { default: () => null, loader: () => ${JSON.stringify(`${link}</head>`)} }),
  route("text", { loader: () => new Response(${JSON.stringify(`${link}</head>`)}, { headers: { "content-type": "text/plain" } }) }),
]);
export const entry = { module: {
  pageRequestContext: {},
  default: (request, status, headers) => {
    headers.set("content-type", "text/html; charset=utf-8");
    const body = request.method === "HEAD" ? null : ReadableStream.from(page.map((part) => Buffer.from(part)));
    return new Response(body, { status, headers });
  },
} };
export const assets = { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" };
export const [basename, publicPath, assetsBuildDirectory] = ["/", "/", ""];
export const [ssr, isSpaMode, prerender, future] = [true, false, [], {}];
export const routeDiscovery = { mode: "initial" };
`;

const folder = mkdtempSync(join(tmpdir(), "render-"));
const file = (path: string, text: string) => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};
file("package.json", '{"type":"module"}');
file("server/index.js", build);
file("client/assets/s.css", "p{color:red}");

const app = Fastify();
const settings = { origin: "https://firm.example", analyticsTag: "" };
const handler = await pageRenderer(app, { buildFolder: folder, uiPage: false, settings });
app.route({ method: ["GET", "HEAD"], url: "/*", handler });

afterAll(() => app.close());

test("inlines the styles of a rendered page, and its policy allows them", async () => {
  const response = await app.inject("/page");
  expect(response.body).toBe(
    '<head><style>p{color:red}</style><link rel="stylesheet" href="/assets/s.css" media="print"/></head><p>page</p>',
  );
  expect(response.headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline';");
});

test("sends HEAD replies, page data and plain text unchanged", async () => {
  const head = await app.inject({ method: "HEAD", url: "/page" });
  expect([head.statusCode, head.headers["content-type"], head.body]).toEqual([200, "text/html; charset=utf-8", ""]);
  const data = await app.inject("/page.data");
  expect(data.statusCode).toBe(200);
  expect(data.json()).toContain(`${link}</head>`);
  expect((await app.inject("/text")).body).toBe(`${link}</head>`);
});

const cached = async (cookie?: string) =>
  (await app.inject({ url: "/page", headers: cookie === undefined ? {} : { cookie } })).headers["cache-control"];

test("[SEC-L2] forbids caching of a page rendered for a session", async () => {
  expect(await cached()).toBe("private, no-cache");
  expect(await cached("signed_in_as=employer")).toBe("private, no-cache");
  for (const name of ["cohire.session_token", "__Secure-cohire.session_token"]) {
    expect(await cached(`signed_in_as=employer; ${name}=abc.def`)).toBe("private, no-store");
  }
});
