/** Malformed HTTP requests over real sockets: each is answered or closed, and the next one is served. */
import { connect, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp } from "../build-test-app.ts";

const { app } = await buildTestApp();
let port = 0;
beforeAll(async () => {
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/** The response until the server closes or is silent for 3 s. */
const sendRaw = (text: string | Buffer): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    let response = "";
    const done = (): void => {
      socket.destroy();
      resolve(response);
    };
    socket.setTimeout(3000, done);
    socket.on("error", done);
    socket.on("close", done);
    socket.on("data", (piece) => (response += piece.toString("latin1")));
    socket.write(text);
  });

const statuses = (response: string): number[] =>
  [...response.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const head = (lines: readonly string[], first = "GET /api/jobs HTTP/1.1"): string =>
  `${[first, "Host: localhost", "Connection: close", ...lines].join("\r\n")}\r\n\r\n`;

const post = (type: string, body: string | Buffer, more: readonly string[] = []): Buffer => {
  const bytes = Buffer.from(body);
  const lines = [`Content-Type: ${type}`, `Content-Length: ${bytes.length}`, "Origin: http://localhost:3000", ...more];
  return Buffer.concat([Buffer.from(head(lines, "POST /api/quote-requests HTTP/1.1")), bytes]);
};

const json = "application/json";
const malformedRequests: Readonly<Record<string, string | Buffer>> = {
  "no HTTP at all": "SSH-2.0-OpenSSH_9.6\r\n\r\n",
  "a method of its own": head([], "BREW /api/jobs HTTP/1.1"),
  "a version of its own": head([], "GET /api/jobs HTTP/3.7"),
  "no host": "GET /api/jobs HTTP/1.1\r\nConnection: close\r\n\r\n",
  "two hosts": head(["Host: other"]),
  "two lengths": head(["Content-Length: 5", "Content-Length: 6"], "POST /api/quote-requests HTTP/1.1"),
  "length and chunks": head(["Content-Length: 5", "Transfer-Encoding: chunked"], "POST /api/quote-requests HTTP/1.1"),
  "chunks with a strange name": head(["Transfer-Encoding: chunked, identity"], "POST /api/quote-requests HTTP/1.1"),
  "a chunk that lies": `${head(["Transfer-Encoding: chunked", `Content-Type: ${json}`], "POST /api/quote-requests HTTP/1.1")}FFFFFFFFFF\r\n{}\r\n0\r\n\r\n`,
  "a negative length": head(["Content-Length: -1"], "POST /api/quote-requests HTTP/1.1"),
  "a space before the colon": head(["X-Odd : 1"]),
  "a folded line": head(["X-Odd: a\r\n b"]),
  "a bare line feed": "GET /api/jobs HTTP/1.1\nHost: localhost\n\n",
  "NUL in a header": head(["X-Odd: a\0b"]),
  "a header of 100 kB": head([`X-Odd: ${"a".repeat(100_000)}`]),
  "five thousand headers": head(Array.from({ length: 5000 }, (_, index) => `X-${index}: a`)),
  "ten thousand cookies": head([`Cookie: ${Array.from({ length: 10_000 }, (_, index) => `c${index}=1`).join("; ")}`]),
  "cookies that are none": head(['Cookie: =; ;;; cohire.session_token="; %%%=%; __proto__=1']),
  "a path of 20 kB": head([], `GET /${"a".repeat(20_000)} HTTP/1.1`),
  "a path out of the house": head([], "GET /../../etc/passwd HTTP/1.1"),
  "a path out of the house, written otherwise": head([], "GET /..%2f..%2fetc%2fpasswd HTTP/1.1"),
  "a path that cannot be decoded": head([], "GET /jobs/%E0%A4%A HTTP/1.1"),
  "a path with NUL": head([], "GET /jobs/%00 HTTP/1.1"),
  "somebody else's address": head([], "GET http://example.org/api/jobs HTTP/1.1"),
  "an asterisk": head([], "OPTIONS * HTTP/1.1"),
  "a tunnel": head([], "CONNECT 127.0.0.1:5432 HTTP/1.1"),
  "an upgrade nobody offers": head(["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: eA=="]),
  "the future": head(["Expect: 200-maybe"]),
  "JSON that never ends": post(json, "[".repeat(100_000)),
  "JSON very deep": post(json, `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`),
  "JSON with a number beyond all": post(json, '{"firstName":1e400}'),
  "JSON with a key twice": post(json, '{"email":"a@b.example","email":"c@d.example"}'),
  "JSON with a mark before it": post(json, "\uFEFF{}"),
  "JSON and more": post(json, "{}{}"),
  "JSON that is no object": post(json, '"text"'),
  "JSON of nothing": post(json, ""),
  "JSON with a prototype": post(json, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  "JSON too long": post(json, `"${"a".repeat(300_000)}"`),
  "JSON in another alphabet": post(`${json}; charset=utf-16le`, Buffer.from("{}", "utf16le")),
  "JSON that is not UTF-8": post(json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  "a packed body": post(json, gzipSync(Buffer.alloc(5_000_000)), ["Content-Encoding: gzip"]),
  "a type with a tab": post("application/json\t", "{}"),
  "a type in capitals": post("APPLICATION/JSON", "{}"),
  "a type with more": post("application/json;x", "{}"),
  "two types": post(json, "{}", ["Content-Type: text/plain"]),
  "no type of any kind": post("nonsense", "{}"),
  "a form instead": post("application/x-www-form-urlencoded", "firstName=Ana"),
  XML: post("application/xml", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
};

test.each(Object.entries(malformedRequests))("%s", async (_name, text) => {
  const response = await sendRaw(text);
  expect(statuses(response).filter((status) => status >= 500 && status !== 501 && status !== 505)).toEqual([]);
  expect(response).not.toContain("root:x:0");
  expect(statuses(await sendRaw(head([])))).toEqual([200]);
});

test("does not execute a smuggled second request", async () => {
  const inner = "GET /api/desk/leads HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const response = await sendRaw(
    `${head(["Content-Length: 0", `Transfer-Encoding: \u000Bchunked`, `Content-Type: ${json}`], "POST /api/quote-requests HTTP/1.1")}${inner}`,
  );
  expect(statuses(response).filter((status) => status < 400)).toEqual([]);
});

test("three hundred stalled connections do not block other clients", async () => {
  for (let index = 0; index < 300; index += 1) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    sockets.push(socket);
    socket.write("GET /api/jobs HTT");
  }
  expect(statuses(await sendRaw(head([])))).toEqual([200]);
});
