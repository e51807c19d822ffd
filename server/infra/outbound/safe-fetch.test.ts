import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { isPublicAddress, PageUnreachableError, safeFetch } from "./safe-fetch.ts";

const html = { "content-type": "text/html" };
const kilobytes = (count: number) => Buffer.alloc(count * 1024, "a");
const latin1 = (text: string) => Buffer.from(text, "latin1");
const bomb = gzipSync(kilobytes(200 * 1024));

/** Sends the same chunk until the client disconnects. */
const endlessly = (response: ServerResponse, piece: Buffer): void => {
  while (!response.destroyed && response.write(piece));
  if (!response.destroyed) response.once("drain", () => endlessly(response, piece));
};

const respond =
  (status: number, headers: Record<string, string>, body: string | Buffer = ""): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

const redirectTo = (location: string, status = 302): RequestListener => respond(status, { location });

const answers: Readonly<Record<string, RequestListener>> = {
  "/page": respond(200, html, "<title>Acme</title>"),
  "/xhtml": respond(200, { "content-type": "application/xhtml+xml" }, "<title>Acme</title>"),
  "/gzip": respond(200, { ...html, "content-encoding": "gzip" }, gzipSync("<title>Acme</title>")),
  "/asked-with": (request, response) => response.writeHead(200, html).end(JSON.stringify(request.headers)),
  "/sets-cookie": respond(302, { location: "/asked-with", "set-cookie": "a=b; Path=/" }),
  "/again": redirectTo("/again"),
  "/3": redirectTo("/2", 301),
  "/2": redirectTo("/1", 307),
  "/1": redirectTo("/page", 308),
  "/4": redirectTo("/3", 303),
  "/nowhere": respond(302, {}),
  "/data": redirectTo("data:text/html,<title>Acme</title>"),
  "/with-password": (request, response) => redirectTo(`http://a:b@${request.headers.host}/page`)(request, response),
  "/long-redirect": (_request, response) =>
    endlessly(response.writeHead(302, { ...html, location: "/page" }), kilobytes(64)),
  "/silent": () => undefined,
  "/slow-head": (_request, response) => {
    const timer = setInterval(() => response.writeProcessing(), 100);
    response.once("close", () => clearInterval(timer));
  },
  "/slow-body": (_request, response) => {
    response.writeHead(200, html).write("<title>Acme</title>");
    const timer = setInterval(() => response.write("."), 100);
    response.once("close", () => clearInterval(timer));
  },
  "/endless": (_request, response) => endlessly(response.writeHead(200, html), kilobytes(64)),
  "/bomb": respond(200, { ...html, "content-encoding": "gzip" }, bomb),
  "/double-bomb": respond(200, { ...html, "content-encoding": "gzip, gzip" }, gzipSync(bomb)),
  "/unpacks-to-nothing": (_request, response) =>
    endlessly(
      response.writeHead(200, { ...html, "content-encoding": "gzip" }),
      Buffer.concat(Array(500).fill(gzipSync(""))),
    ),
  "/not-packed": respond(200, { ...html, "content-encoding": "gzip" }, "<title>Acme</title>"),
  "/huge-head": respond(200, { ...html, "x-long": "a".repeat(20_000) }, "<title>Acme</title>"),
  "/many-heads": respond(200, {
    ...html,
    ...Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`x-${index}`, "long enough"])),
  }),
  "/json": respond(200, { "content-type": "application/json" }, "{}"),
  "/text": respond(200, { "content-type": "text/html-not" }, "<title>Acme</title>"),
  "/untyped": respond(200, {}, "<title>Acme</title>"),
  "/missing": respond(404, html, "<title>Not found</title>"),
  "/broken": respond(500, html, "<title>Error</title>"),
  "/empty": respond(204, html),
  "/cut-off": (_request, response) => {
    response.writeHead(200, { ...html, "content-length": "100" }).write("<title>");
    setTimeout(() => response.destroy(), 50);
  },
  "/no-http": (_request, response) => response.socket?.end("SSH-2.0-OpenSSH_9.6\r\n"),
  "/1252-by-head": respond(200, { "content-type": "text/html; charset=windows-1252" }, latin1("Caf\u00e9 \u0080")),
  "/1252-by-meta": respond(200, html, latin1('<meta charset="windows-1252">Caf\u00e9 \u0080')),
  "/1252-untold": respond(200, html, latin1("Caf\u00e9 \u0080")),
  "/8859-15-by-head": respond(200, { "content-type": "text/html;charset=iso-8859-15" }, latin1("Caf\u00e9 \u00a4")),
  "/8859-15-by-meta": respond(200, html, latin1("<meta charset=iso-8859-15>Caf\u00e9 \u00a4")),
  "/utf-8-by-head": respond(200, { "content-type": 'Text/HTML; Charset="UTF-8"' }, "Café €"),
  "/utf-8-by-meta": respond(200, html, '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">Café €'),
  "/utf-8-untold": respond(200, html, "Café €"),
  "/nonsense-charset": respond(200, { "content-type": "text/html; charset=klingon" }, "Café €"),
  "/wrong-charset": respond(200, { "content-type": "text/html; charset=utf-8" }, latin1("Caf\u00e9 \u0080")),
};

const server = createServer((request, response) => answers[request.url ?? ""]?.(request, response));
await once(server.listen(0, "127.0.0.1"), "listening");
const { port } = server.address() as AddressInfo;
afterAll(() => server.close().closeAllConnections());

const here = {
  resolve: async () => ["127.0.0.1"],
  ports: [port],
  addressAllowed: (address: string) => address === "127.0.0.1",
};
const read = (path: string, options = {}) =>
  safeFetch(new URL(path, `http://acme.example:${port}`), { ...here, ...options });

test.each(["/page", "/xhtml", "/gzip", "/1", "/3", "/long-redirect"])("reads a page: %s", async (path) => {
  expect(await read(path)).toBe("<title>Acme</title>");
});

test("sends the product's name and carries no cookie between pages", async () => {
  const headers = JSON.parse(await read("/sets-cookie")) as Record<string, string>;
  expect(headers["user-agent"]).toBe("Cohire company lookup");
  expect(headers).not.toHaveProperty("cookie");
});

const failing =
  "/again /4 /nowhere /data /with-password /unpacks-to-nothing /not-packed /huge-head /many-heads /json /text /untyped /missing " +
  "/broken /empty /cut-off /no-http";

test.each(failing.split(" "))("[API-13] reads no page: %s", async (path) => {
  await expect(read(path)).rejects.toStrictEqual(new PageUnreachableError());
});

test.each(["/endless", "/bomb", "/double-bomb"])("[API-13] reads 512 KB at most: %s", async (path) => {
  const before = process.memoryUsage().rss;
  expect(await read(path)).toHaveLength(512 * 1024);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

const never = () => new Promise<string[]>(() => undefined);

test.concurrent.each([
  ["a server that says nothing", "/silent", {}],
  ["a head that never ends", "/slow-head", {}],
  ["a body that trickles", "/slow-body", {}],
  ["a name server that never answers", "/page", { resolve: never }],
])("[API-13] gives up after 3 s: %s", async (_what, path, options) => {
  const startedAt = performance.now();
  await expect(read(path, options)).rejects.toStrictEqual(new PageUnreachableError());
  const elapsedMs = performance.now() - startedAt;
  expect(elapsedMs).toBeGreaterThan(2800);
  expect(elapsedMs).toBeLessThan(60_000);
});

test.each([
  ["no address", async () => []],
  ["no such name", () => Promise.reject(new Error("ENOTFOUND"))],
  ["something that is no address", async () => ["acme.example"]],
  ["one good address and one that is not", async () => ["127.0.0.1", "10.0.0.1"]],
])("fails if the name server answers %s", async (_what, resolve) => {
  await expect(read("/page", { resolve })).rejects.toStrictEqual(new PageUnreachableError());
});

test.each(Object.keys(answers).filter((path) => /charset|1252|8859|utf/.test(path)))(
  "decodes the charset: %s",
  async (path) => {
    expect((await read(path)).replace(/<.*>/, "")).toBe("Café €");
  },
);

const inside =
  "0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 127.0.0.1 127.255.255.254 168.63.129.16 169.254.169.254 " +
  "172.16.0.1 172.31.255.255 192.0.0.192 192.0.2.1 192.88.99.1 192.168.0.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 " +
  "224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::7f00:1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:10.0.0.1 " +
  "::ffff:0:127.0.0.1 64:ff9b::127.0.0.1 64:ff9b::a9fe:a9fe 64:ff9b:1::8.8.8.8 64:ff9b:1:7f00:0:100:: 2002:7f00:1:: 2002:a00:1::1 " +
  "2001:0:7f00:1::f7f7:f7f7 2001:0:808:808::80ff:fffe 2001:db8::1 2001:2::1 2001:10::1 3fff::1 5f00::1 100::1 fc00::1 fd00:ec2::254 " +
  "fe80::1 fe80::1%eth0 ::1%lo fec0::1 ff02::1 4000::1 e000::1 127.1 0x7f.0.0.1 2130706433 0177.0.0.1 localhost 1.1.1.1:80 [::1]";
const outside =
  "8.8.8.8 93.184.216.34 172.15.255.255 172.32.0.1 100.63.255.255 100.128.0.1 2606:4700::6810:84e5 2a00:1450:4001::200e " +
  "::ffff:8.8.8.8 64:ff9b::8.8.8.8 2002:808:808::1 2001:0:808:808::f7f7:f7f7";

test("[API-13] detects private addresses in every notation", () => {
  expect(inside.split(" ").filter(isPublicAddress)).toEqual([]);
  expect(outside.split(" ").filter((address) => !isPublicAddress(address))).toEqual([]);
});
