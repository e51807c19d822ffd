import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { createServer, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sitePlaceholders } from "#domain/site/page-placeholders.ts";
import { contentPolicy } from "./headers.ts";
import { loadPages } from "./memory.ts";
import { withoutTrailingSlash } from "./render.ts";

const folder = mkdtempSync(join(tmpdir(), "pages-"));
const html = `<!doctype html><title>é</title><script>1</script>${"<p>words</p>".repeat(200)}`;
const write = (file: string, bytes: string | Buffer) => {
  mkdirSync(join(folder, "client", file, ".."), { recursive: true });
  writeFileSync(join(folder, "client", file), bytes);
};
write("index.html", html);
write("about/index.html", "<p>about</p>");
write("assets/a.js", "1");
write("assets/b.js", "plain");
write("assets/s.css", "p{color:red}");
write("styled/index.html", '<link rel="stylesheet" href="/assets/s.css"/><p>red</p>');
write("assets/b.js.br", "packed by the build");
write(
  "where/index.html",
  `<link rel="canonical" href="${sitePlaceholders.origin}/where"><script>"${sitePlaceholders.analyticsTag}"</script>`,
);
write("robots.txt", `Sitemap: ${sitePlaceholders.origin}/sitemap.xml`);
write("secret.env", "PASSWORD=1");

const pages = loadPages(folder, { origin: "https://firm.example", analyticsTag: "https://tag.example/t.js?id=1" });
const server = createServer((request, response) => {
  if (!pages.answer(request, response)) response.writeHead(418).end();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as { port: number };
const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);

afterAll(() => server.close());

test.each([
  ["br", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip;q=0.5, br;q=0", "gzip"],
  ["*", "br"],
  ["identity", null],
  ["br;q=0, gzip;q=0.0", null],
])("accept-encoding %s is answered with %s and the same text", async (accepted, encoding) => {
  const response = await ask("/", { headers: { "accept-encoding": accepted } });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("accept-encoding");
  expect(await response.text()).toBe(html);
});

test("a page's policy allows its own inline scripts; other files may run nothing", async () => {
  const one = createHash("sha256").update("1").digest("base64");
  expect((await ask("/")).headers.get("content-security-policy")).toContain(
    `script-src 'self' 'sha256-${one}' https://tag.example;`,
  );
  expect((await ask("/about")).headers.get("content-security-policy")).toContain(
    "script-src 'self' https://tag.example;",
  );
  expect((await ask("/assets/a.js")).headers.get("content-security-policy")).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect((await ask("/")).headers.get("strict-transport-security")).toContain("max-age=31536000");
});

test("fills in placeholders, and the policy hashes the filled-in script", async () => {
  const page = await ask("/where");
  const script = '"https://tag.example/t.js?id=1"';
  expect(await page.text()).toBe(`<link rel="canonical" href="https://firm.example/where"><script>${script}</script>`);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(page.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
  expect(await (await ask("/robots.txt")).text()).toBe("Sitemap: https://firm.example/sitemap.xml");
});

test("inlines a page's styles, and its stylesheet link does not block", async () => {
  expect(await (await ask("/styled")).text()).toBe(
    '<style>p{color:red}</style><link rel="stylesheet" href="/assets/s.css" media="print"/><p>red</p>',
  );
});

test("serves an asset as the build compressed it", async () => {
  const answer = await new Promise<Buffer>((resolve, reject) => {
    get({ port, host: "127.0.0.1", path: "/assets/b.js", headers: { "accept-encoding": "br" } }, (response) => {
      void response.toArray().then((parts: Buffer[]) => resolve(Buffer.concat(parts)));
    }).on("error", reject);
  });
  expect(answer.toString()).toBe("packed by the build");
});

test("allows no third party without analytics; Google's tag may use its own hosts", () => {
  expect(contentPolicy([])).not.toContain("http");
  expect(contentPolicy([], "https://www.googletagmanager.com/gtag/js?id=G-1")).toContain(
    "connect-src 'self' https://*.google-analytics.com",
  );
});

test("answers a matching ETag with 304; another encoding has another ETag", async () => {
  const first = await ask("/", { headers: { "accept-encoding": "gzip" } });
  const tag = first.headers.get("etag") ?? "";
  const again = await ask("/", { headers: { "accept-encoding": "gzip", "if-none-match": tag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await ask("/", { headers: { "accept-encoding": "br" } })).headers.get("etag")).not.toBe(tag);
});

test("answers HEAD without a body and leaves other methods, files and paths", async () => {
  const head = await ask("/about?x=1", { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "12", ""]);
  expect((await ask("/about", { method: "POST" })).status).toBe(418);
  for (const path of ["/secret.env", "/index.html.br", "/about/", "/assets", "/../package.json"]) {
    expect((await ask(path)).status, path).toBe(418);
  }
});

test.each([
  ["/a/", "/a"],
  ["/a//", "/a"],
  ["/a/?q=1/", "/a?q=1/"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example/", "/evil.example"],
  ["/", undefined],
  ["/a", undefined],
  ["/a?b=/", undefined],
])("%s redirects to %s", (from, to) => {
  expect(withoutTrailingSlash(from)).toBe(to);
});
