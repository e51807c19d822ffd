import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { domainToUnicode } from "node:url";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import ipaddr from "ipaddr.js";
import { afterAll, expect, test } from "vitest";
import { nameFromWebsite, parseWebsite } from "#domain/companies/company-name.ts";
import { handleError } from "../../infra/http/errors.ts";
import { isPublicAddress, type SafeFetchOptions } from "../../infra/outbound/safe-fetch.ts";
import { testDatabase } from "../../test/database/test-database.ts";
import { readCompany } from "./parse-company.ts";
import { parseCompanyRoutes } from "./parse-company.routes.ts";

const { db } = await testDatabase();

/** Represents the public internet. The canary listens on addresses and on a port that must not be reachable. */
const publicSiteAddress = "127.0.0.2";
const calls = { canary: 0, open: 0 };

const canaryServer: RequestListener = (_request, response) =>
  response.setHeader("content-type", "text/html").end("<title>Canary</title>");

/** /302/<where> redirects, /page/<html> is a page. Each call opens a new connection. */
const publicSiteServer: RequestListener = (request, response) => {
  const [, verb = "", ...rest] = decodeURIComponent(request.url ?? "").split("/");
  const text = rest.join("/");
  response.setHeader("connection", "close");
  if (verb.startsWith("30")) response.writeHead(Number(verb), { location: Buffer.from(text).toString("latin1") }).end();
  else response.setHeader("content-type", "text/html; charset=utf-8").end(text);
};

const listen = async (port: number, address: string, kind: keyof typeof calls): Promise<number> => {
  const server = createServer(kind === "canary" ? canaryServer : publicSiteServer);
  server.on("connection", () => calls[kind]++);
  server.on("clientError", (_error, socket) => socket.destroy());
  await once(server.listen(port, address), "listening");
  afterAll(() => server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
};

/** Uses another port if this one is taken or not permitted. Without IPv6, as in many containers, there is no ::1. */
const listenAround = async (preferredPort: number): Promise<number> => {
  const port = await listen(preferredPort, "127.0.0.1", "canary").catch(() => listen(0, "127.0.0.1", "canary"));
  await Promise.all([listen(port, "::1", "canary").catch(() => 0), listen(port, publicSiteAddress, "open")]);
  return port;
};

const ports = [await listenAround(80), await listenAround(443)];
const [onHttp = "", onHttps = ""] = ports.map((port) => (port === 80 || port === 443 ? "" : `:${port}`));
const closedPort = await listen(0, publicSiteAddress, "canary");

const open = `http://public.example${onHttp}`;
const redirectVia = (target: string, status = 302) => `${open}/${status}/${encodeURIComponent(target)}`;

const lookupCounts = new Map<string, number>();
/** "answers-<hex>" encodes the answer, "turns-bad" is good at first, "turns-good" later. Every other name resolves to the canary. */
const resolve = async (hostname: string): Promise<string[]> => {
  const times = (lookupCounts.get(hostname) ?? 0) + 1;
  lookupCounts.set(hostname, times);
  const encoded = /^answers-(\w+)\./.exec(hostname)?.[1];
  if (encoded !== undefined) return Buffer.from(encoded, "hex").toString().split(" ");
  const turned = hostname.startsWith("turns") && hostname.startsWith("turns-bad") === (times === 1);
  return [turned || hostname === "public.example" ? publicSiteAddress : "127.0.0.1"];
};
const answering = (...addresses: readonly string[]) =>
  `http://answers-${Buffer.from(addresses.join(" ")).toString("hex")}.example${onHttp}/`;

const words = (text: string): string[] => text.trim().split(/\s+/);
const hex = (part: number) => `0x${part.toString(16)}`;
const octal = (part: number) => `0${part.toString(8)}`;

/** All spellings of an IPv4 address that URLs allow, and the IPv6 addresses that embed it. */
const spellings = (address: string): string[] => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  const addressNumber = ((a * 256 + b) * 256 + c) * 256 + d;
  const inDigits = (zero: number) => address.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  return words(`${address} ${address}. ${addressNumber} ${addressNumber}. ${hex(addressNumber)} ${hex(addressNumber).toUpperCase()} ${octal(addressNumber)}
    ${[a, b, c, d].map(hex).join(".")} ${[a, b, c, d].map(octal).join(".")} ${hex(a)}.${octal(b)}.${c}.${hex(d)}
    ${a}.${b}.${c * 256 + d} ${a}.${(b * 256 + c) * 256 + d} ${octal(a)}.${hex(addressNumber % 2 ** 24)} 00000${octal(a)}.${b}.${c}.${d}
    ${inDigits(0xff10)} ${inDigits(0x1d7ce)} ${address.replaceAll(".", "。")} ${address.replaceAll(".", "．")}
    ${encodeURIComponent(inDigits(0xff10))} %3${address} [::ffff:${address}] [64:ff9b::${address}] [::${address}]`);
};

const wellKnown = words("127.0.0.1 0.0.0.0 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1");
const ofRanges = words(`127.1.2.3 127.255.255.254 0.1.2.3 10.255.255.255 172.31.255.254 192.0.0.192 192.0.2.1
  192.88.99.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 100.100.100.200 168.63.129.16`);
const ipv6 = words(`::1 0:0:0:0:0:0:0:1 0000:0000:0000:0000:0000:0000:0000:0001 0::0:1 :: ::ffff:7f00:1 ::FFFF:7F00:0001
  0:0:0:0:0:ffff:127.0.0.1 ::ffff:0:7f00:1 ::7f00:1 64:ff9b::7f00:1 64:ff9b:1::7f00:1 2002:7f00:1:: 2002:a9fe:a9fe::1
  2001:0:7f00:1:: 2001:0:808:808::80ff:fffe fe80::1 fc00::1 fd00:ec2::254 fec0::1 ff02::1 2001:db8::1 100::1 3fff::1 5f00::1`);
const names = words(`localhost LOCALHOST localhost. localhost.localdomain ip6-localhost app.localhost localtest.me
  lvh.me 127.0.0.1.nip.io 127-0-0-1.sslip.io 7f000001.nip.io app.10.0.0.1.nip.io 169-254-169-254.sslip.io private.example.
  metadata.google.internal instance-data.ec2.internal kubernetes.default.svc ｌｏｃａｌｈｏｓｔ.example ⓛⓞⓒⓐⓛ.example
  münchen.example xn--mnchen-3ya.example пример.example xn--e1afmkfd.example lo\u00adcal.example ex%61mple.com EXAMPLE.COM
  127.0.0.1.example 127.0.0.1.localhost www.localhost a.b.c.d.e.private.example`);
const hosts = [...wellKnown.flatMap(spellings), ...ofRanges, ...ipv6.map((each) => `[${each}]`), ...names];

const at = `127.0.0.1${onHttp}/`;
const otherSchemes = words(`ftp://${at} ftps://${at} file://${at} gopher://${at} dict://${at} ldap://${at} ws://${at}
  tftp://${at} sftp://${at} ssh://${at} wss://${at} smb://${at} telnet://${at} redis://${at} http+unix://${at} php://${at} netdoc://${at}
  jar:http://${at} view-source:http://${at} blob:http://${at} data:text/html,<title>Canary</title> javascript:alert(1)
  about:blank file:///etc/passwd mailto:a@127.0.0.1 unix:/var/run/docker.sock unix:///tmp/.s.PGSQL.5432 urn:a.b cid:a.b`);
const userinfo = words(`http://user:pass@${at} http://public.example@${at} http://public.example:80@${at} http://@${at}
  http://127.0.0.1@public.example${onHttp} http://user@public.example${onHttp} http://:pass@public.example${onHttp}
  http://a%40b@${at} http://public.example%40${at} http://public.example${onHttp}#@${at} http://public.example${onHttp}?@${at}
  http://public.example${onHttp}\\@${at} http://127.0.0.1${onHttp}\\@public.example${onHttp}`);
const oddPorts = words(`1 7 21 22 23 25 53 81 110 444 3306 5432 6379 8080 8443 9200 65535 ${closedPort}`);
const otherPorts = oddPorts.flatMap((port) => [`http://public.example:${port}/`, `http://127.0.0.1:${port}/`]);
const loose = words(`http:${at} http:/${at} http:\\\\${at} http:////${at} HTTP://${at} //${at} ${at} http://[::1%25lo]
  http://[::1%lo] http://[127.0.0.1] http://127.0.0.1%00.example http://127.0.0.1%0d%0a http://1.2.3.4.5 http://`);
loose.push(`ht\ntp://${at}`, `http://\t${at}`, ` http://${at} `, "http://127.0.0.1 .example");

const statuses = [301, 302, 303, 307, 308];
const inside = words(`http://${at} https://127.0.0.1${onHttps}/ http://[::1]${onHttp}/ http://169.254.169.254/latest/`);
const direct = hosts.map((host) => `http://${host}${onHttp}/`);
direct.push(...names.map((name) => `https://${name}${onHttps}/`));
const redirected = [
  ...statuses.flatMap((status) => inside.map((target) => redirectVia(target, status))),
  ...inside.flatMap((target) => [
    redirectVia(redirectVia(target)),
    redirectVia(redirectVia(redirectVia(target))),
    redirectVia(redirectVia(redirectVia(redirectVia(target)))),
  ]),
  ...words(`//${at} /\\${at} \\\\${at} http:${at}`).map((target) => redirectVia(target)),
  ...[...direct, ...otherSchemes, ...userinfo, ...otherPorts].map((target) => redirectVia(target)),
];
const inDns = [...wellKnown, ...ofRanges, ...ipv6.map((each) => ipaddr.parse(each).toString())];
const byDns = [
  ...inDns.flatMap((address) => [
    answering(address),
    answering(publicSiteAddress, address),
    answering(address, publicSiteAddress),
  ]),
  ...inDns.map((address) => redirectVia(answering(address))),
  ...words(`http://turns-bad.example${onHttp}/ http://turns-good.example${onHttp}/`),
  ...statuses.map((status) => `http://turns-bad-${status}.example${onHttp}/${status}/%2F`),
];
const hostile = [...new Set([direct, otherSchemes, userinfo, otherPorts, loose, redirected, byDns].flat())];

const apiWith = async (fetchOptions: SafeFetchOptions, lookupsPerHour = 1_000_000) => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(async (api) => parseCompanyRoutes(api, { db, lookupsPerHour, fetchOptions }), { prefix: "/api" });
  afterAll(() => app.close());
  return (url: string, remoteAddress = "203.0.113.9") =>
    app.inject({ method: "POST", url: "/api/parse-company", payload: { url }, remoteAddress });
};

const askAll = async (ask: Awaited<ReturnType<typeof apiWith>>): Promise<string[]> => {
  lookupCounts.clear();
  const results: string[] = [];
  for (let index = 0; index < hostile.length; index += 20) {
    const replies = hostile.slice(index, index + 20).map(async (url) => ({ url, reply: await ask(url) }));
    results.push(...(await Promise.all(replies)).map(({ url, reply }) => `${url} ${reply.statusCode} ${reply.body}`));
  }
  return results;
};

const notAWebsite =
  '400 {"code":"validation_failed","message":"Check the highlighted fields.","errors":{"url":"Enter a website address, such as https://example.com"}}';
/** The reply for an unreachable page, and for one that has no name of its own. */
const namedAfterHost = (url: string): string => {
  const href = parseWebsite(url)?.href ?? "";
  if (!URL.canParse(href)) return `${url} ${notAWebsite}`;
  const suggestedName = nameFromWebsite({ hostname: domainToUnicode(new URL(href).hostname) });
  return `${url} 200 ${JSON.stringify({ suggestedName })}`;
};

const isOpen = (address: string) => address === publicSiteAddress || isPublicAddress(address);
const reachable = { resolve, ports, addressAllowed: isOpen };
const askReachable = await apiWith(reachable);

test(`[API-13] blocks all ${hostile.length} hostile addresses with equal replies`, async () => {
  const expected = hostile.map(namedAfterHost);
  expect(expected.filter((line) => !line.endsWith(notAWebsite)).length).toBeGreaterThan(500);
  expect(await askAll(await apiWith({ resolve, ports }))).toEqual(expected);
  expect(calls).toEqual({ canary: 0, open: 0 });
  expect(await askAll(askReachable)).toEqual(expected);
  expect(calls.canary).toBe(0);
  expect(calls.open).toBeGreaterThan(redirected.length);
});

/** The check is off for this machine only: the control run must not reach other hosts. */
const isThisMachine = (address: string) => /^(loopback|unspecified)$/.test(ipaddr.process(address).range());

test("[API-13] control: reaches the same addresses when the check is off", async () => {
  const results = await askAll(await apiWith({ resolve, ports, addressAllowed: isThisMachine }));
  const fromCanary = results.filter((line) => line.endsWith('200 {"suggestedName":"Canary"}')).length;
  console.log(
    `${hostile.length} addresses, check off: ${calls.canary} calls to the canary, ${fromCanary} pages from it`,
  );
  expect(Math.min(calls.canary, fromCanary)).toBeGreaterThan(100);
});

const acme = new URL("https://www.acme.io/about");
const head = "<title>Home | Acme Tools</title>";
const og = (name: string) => `<meta property="og:site_name" content="${name}">`;
const data = (json: unknown) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
const organization = { "@type": ["Thing", "Organization"], name: "Acme GmbH" };
const website = { "@type": "https://schema.org/WebSite", name: "Acme Web" };
const markup = "&lt;script&gt;alert(1)&lt;/script&gt;&lt;&lt;b&gt;i&gt; Acme\u202e\u0000\u0007  Ltd";

test.each([
  ["og:site_name", head + data(organization) + og("Acme &amp; Söhne"), "Acme & Söhne"],
  ["linked data", head + data(website) + data([organization]), "Acme GmbH"],
  ["linked data in a graph", head + data({ "@graph": [3, null, website] }), "Acme Web"],
  ["broken linked data", `${head}<script type="application/ld+json">{"name":</script>`, "Acme Tools"],
  ["linked data of no use", head + data([{ "@type": "Person", name: "Ada" }, { "@type": "WebSite" }]), "Acme Tools"],
  ["an empty og:site_name", og(" ") + head, "Acme Tools"],
  ["a title that names the host", "<title>\n Tools for all &ndash; ACME — Columbus</title>", "ACME"],
  ["a title around the host's name", "<title>All about Acme and you - Acme Inc. :: Home</title>", "Acme Inc."],
  ["a title within the host's name", "<title>Start | Acm</title>", "Acm"],
  ["a title that does not", "<title>Hammers | Nails</title>", "Hammers"],
  ["a title with a dash inside a word", "<title>Wile-E</title>", "Wile-E"],
  ["a picture's title", "<svg><title>Menu</title></svg>", "Acme"],
  ["nothing", "<p>Hello</p>", "Acme"],
  ["markup where a name should be", og(markup), "alert(1) i Acme Ltd"],
  ["no letters at all", "<title>*** | --- | &nbsp;</title>", "Acme"],
  ["a very long name", `<title>${"Ä".repeat(99)}😀</title>`, "Ä".repeat(99)],
])("[API-12] reads the name from %s", (_what, html, suggestedName) => {
  expect(readCompany(html, acme)).toEqual({ suggestedName });
});

test("[API-12] reads a page's name and description with umlauts and entities", async () => {
  const page = `${og("Müller & Söhne")}<meta name="Description" content="Für&#10; <b>alle</b> – ${"lang ".repeat(200)}">`;
  const reply = await askReachable(`${open}/page/${encodeURIComponent(page)}`);
  const description = `Für alle – ${"lang ".repeat(200)}`.slice(0, 500).trim();
  expect(reply.json()).toEqual({ suggestedName: "Müller & Söhne", description });
});

test("[API-12] handles hostile pages without throwing or hanging", () => {
  const pieces = words('< <b> <b></x> </ <p> <form> <svg><title> <!-- <![CDATA[ <? & &#x1F600; [ \0 <a/href="');
  const starts = ["", "<title>", '<meta property="og:site_name" content="', '<script type="application/ld+json">'];
  const pages = starts.flatMap((start) =>
    pieces.map((piece) => `${start}${piece.repeat(512_000 / piece.length)}</script>`),
  );
  const attributes = `<meta ${"a=b ".repeat(128_000)}>`;
  const unclosed = ["<b>".repeat(90_000) + "</x>".repeat(60_000), `<title>${"<a".repeat(256_000)}</title>`];
  for (const html of [...pages, ...unclosed, attributes, data(website).repeat(4000), data(Array(100_000).fill(0))]) {
    const startCpu = process.threadCpuUsage();
    expect(readCompany(html, acme).suggestedName).not.toBe("");
    expect(process.threadCpuUsage(startCpu).user / 1000, html.slice(0, 60)).toBeLessThan(1000);
  }
});

test("[API-13] limits lookups per address and does not count invalid websites", async () => {
  const ask = await apiWith(reachable, 10);
  const fromBlock = (url: string, index: number) => ask(url, `2001:db8:1:2::${index.toString(16)}`);
  for (let index = 0; index < 12; index++) expect((await fromBlock("acme", index)).statusCode).toBe(400);
  for (let index = 0; index < 10; index++) expect((await fromBlock(`${open}/`, index)).statusCode).toBe(200);
  const refused = await fromBlock(`${open}/`, 11);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3500);
  expect((await ask(`${open}/`, "2001:db8:1:3::1")).statusCode).toBe(200);
});
