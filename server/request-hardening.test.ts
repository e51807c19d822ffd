/** Rules for every request and reply on any route: caching, cross-site requests, malformed URLs, cookie flags. */
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hintCookie } from "#domain/accounts/visitor-hint.ts";
import { errorBody } from "#domain/errors.ts";
import { aBrowser, employerForm, goodPassword } from "./test/browsers.ts";
import { buildTestApp } from "./test/build-test-app.ts";
import { aToken } from "./test/fixtures/token-factories.ts";

const { app, owner } = await buildTestApp();
const ada = aBrowser(app);
const signedUp = await ada.post("/api/accounts/employers", employerForm());
const { companyId } = signedUp.json<{ companyId: string }>();
const cookie = [...ada.jar].map(([name, value]) => `${name}=${value}`).join("; ");
const me = (await ada.get("/api/me")).json<{ person: { id: string } }>().person;

const isNoStore = (header: unknown) => /^private, no-store\b/.test(String(header));

test("[SEC-L2] forbids caching of replies to a session or token, failures included", async () => {
  expect(isNoStore(signedUp.headers["cache-control"])).toBe(true);
  const { secret } = await aToken(owner.db, { companyId, createdBy: me.id });
  const publicPaths: readonly string[] = ["/api/skills", "/api/docs/openapi.json"];
  const reads = app.apiRoutes.filter((each) => each.startsWith("GET ")).map((each) => each.slice("GET ".length));
  const cacheableReplies: string[] = [];
  for (const path of reads) {
    // A stream does not end by itself.
    if (/\/events$|\/live$/.test(path)) continue;
    const url = path.replace(/:\w+/g, "00000000-0000-7000-8000-000000000001").replace("*", "nothing");
    const withToken = { authorization: `Bearer ${secret}` };
    for (const headers of path.includes(":") ? [{ cookie }] : [{ cookie }, withToken]) {
      const response = await app.inject({ url, headers });
      if (publicPaths.includes(path) && response.statusCode === 200) continue;
      if (!isNoStore(response.headers["cache-control"])) cacheableReplies.push(`${path} ${response.statusCode}`);
    }
  }
  expect(reads.length).toBeGreaterThan(80);
  expect(cacheableReplies).toEqual([]);
});

test("[SEC-L3] rejects a cross-site change, also without an Origin header", async () => {
  const postSavedSearch = (headers: Readonly<Record<string, string>>) =>
    app.inject({ method: "POST", url: "/api/saved-searches", headers, payload: {} });
  const refusedHeaders = [
    { cookie, "sec-fetch-site": "cross-site" },
    { cookie, "sec-fetch-site": "same-site" },
    { cookie, "sec-fetch-site": "a word of tomorrow" },
    { cookie, "sec-fetch-site": "same-origin", origin: "https://evil.example" },
    { cookie, "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
    { cookie, origin: "null" },
    // Login CSRF: a form on another site sends no Lax cookie, and could sign the browser in to the attacker's account.
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of refusedHeaders)
    expect((await postSavedSearch(headers)).statusCode, JSON.stringify(headers)).toBe(403);
  const acceptedHeaders = [
    { cookie, "sec-fetch-site": "same-origin", origin: "http://localhost:3000" },
    { cookie, "sec-fetch-site": "none" },
    { cookie },
  ];
  for (const headers of acceptedHeaders)
    expect((await postSavedSearch(headers)).statusCode, JSON.stringify(headers)).toBe(400);
  const readingResponse = await app.inject({ url: "/api/me", headers: { cookie, "sec-fetch-site": "cross-site" } });
  expect(readingResponse.statusCode).toBe(200);
  const oneClick = { "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" };
  const unsubscribeResponse = await app.inject({
    method: "POST",
    url: "/api/unsubscribe/not-a-token",
    headers: oneClick,
    payload: "List-Unsubscribe=One-Click",
  });
  expect(unsubscribeResponse.statusCode).not.toBe(403);
});

test("[SEC-L4] answers a malformed URL with our own error and does not echo it", async () => {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (head: string) => {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket.setEncoding("latin1").on("data", (part: string) => (received += part));
    socket.on("error", () => undefined);
    const closed = once(socket, "close");
    socket.write(`${head}\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    await closed;
    const [headers = "", body = ""] = received.split("\r\n\r\n");
    return {
      status: Number(received.slice(9, 12)),
      headers: headers.toLowerCase(),
      body: body.replace(/^\w+\r\n|\r\n.*$/gs, ""),
    };
  };
  const long = "x".repeat(1200);
  const targets = [
    "/api/me%ffsecret-words",
    "/%ff%3Cscript%3Esecret-words",
    "/api/jobs/%E0%A4%Asecret-words",
    `/api/jobs/secret-words${long}`,
    "/api/%c0%ae%c0%ae/secret-words",
    "//secret-words:99999/%ff",
    `/${"y".repeat(20_000)}secret-words`,
    "secret-words\\%ff",
  ];
  for (const target of targets) {
    const { status, headers, body } = await ask(`GET ${target} HTTP/1.1`);
    expect([400, 404, 431], target.slice(0, 60)).toContain(status);
    expect(body, target.slice(0, 60)).not.toContain("secret-words");
    expect(errorBody.strict().safeParse(JSON.parse(body)).success, `${target.slice(0, 60)}: ${body}`).toBe(true);
    expect(headers).toContain("x-content-type-options: nosniff");
    expect(headers).toContain("content-security-policy: default-src 'none'");
  }
});

test("[SEC-L5] rate limit keys contain neither the email nor the IP address", async () => {
  const bo = aBrowser(app, "2001:db8:1:2:3:4:5:6");
  const email = "bo.long@counted.example";
  await bo.post("/api/leads", { firstName: "Bo", lastName: "Long", email, company: "C", interests: ["RPO Services"] });
  await bo.post("/api/auth/sign-in/email", { email, password: "wrong" });
  await bo.post("/api/auth/request-password-reset", { email });
  await bo.post("/api/chat", {});
  await ada.get("/api/invitations/nothing");
  const { rows } = await owner.db.execute<{ key: string }>(sql`select key from rate_limits`);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ key }) => !/^[a-z-]+:[0-9a-f]{32}$/.test(key))).toEqual([]);
});

test("[SEC-N1] over HTTPS every cookie is Secure, and session cookies are HttpOnly", async () => {
  const { app: httpsApp } = await buildTestApp({ origin: "https://hire.example.com" });
  const send = (url: string, payload: object, cookieHeader = "") =>
    httpsApp.inject({
      method: "POST",
      url,
      payload,
      headers: { origin: "https://hire.example.com", ...(cookieHeader === "" ? {} : { cookie: cookieHeader }) },
    });
  const email = "bo@harbor.example";
  await send("/api/accounts/employers", employerForm({ email }));
  const visitor = await send("/api/auth/sign-in/anonymous", {});
  const response = await send("/api/auth/sign-in/email", { email, password: goodPassword });
  expect([visitor.statusCode, response.statusCode]).toEqual([200, 200]);
  const setCookies = [visitor, response].flatMap(({ headers }) => [headers["set-cookie"] ?? []].flat());
  expect(setCookies.length).toBeGreaterThan(3);
  const cookieNames = setCookies.map((each) => each.split("=")[0]);
  expect(cookieNames).toContain("__Secure-cohire.session_token");
  for (const each of setCookies) {
    expect(each).toMatch(/; Secure(;|$)/i);
    expect(each).toMatch(/; SameSite=(Lax|Strict)(;|$)/i);
    expect(each).toMatch(/; Path=\/(;|$)/i);
    expect(each).not.toMatch(/; Domain=/i);
  }
  // Pages read the hint cookie, which holds only the kind of account.
  const readableCookies = setCookies.filter((each) => !/; HttpOnly(;|$)/i.test(each));
  expect(readableCookies.filter((each) => !each.startsWith(`${hintCookie}=`))).toEqual([]);
  expect(response.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  // A cookie without the prefix, which a page on plain HTTP could have set, is not accepted.
  const [session = ""] = setCookies.filter((each) => each.startsWith("__Secure-cohire.session_token=")).slice(-1);
  const [pair = ""] = session.split(";");
  const personWith = async (cookieHeader: string) =>
    (await httpsApp.inject({ url: "/api/me", headers: { cookie: cookieHeader } })).json<{ person: object | null }>()
      .person;
  expect(await personWith(pair)).toMatchObject({ email });
  expect(await personWith(pair.replace("__Secure-", ""))).toBeNull();
  const signOutResponse = await send("/api/auth/sign-out", {}, pair);
  for (const each of [signOutResponse.headers["set-cookie"] ?? []].flat()) expect(each).toMatch(/; Secure(;|$)/i);
});
