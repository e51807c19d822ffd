/** Whatever people type, and whatever breaks on it: nothing of it is in the log, at its most talkative. */
import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Method } from "#domain/endpoint.ts";
import { createWorld } from "../test/access-world.ts";
import { buildTestApp, testKeys } from "../test/build-test-app.ts";
import { createLog } from "./log.ts";
import { safeError } from "./safe-error.ts";

const lines: string[] = [];
const log = createLog("trace", { write: (line: string) => void lines.push(line) });
const { app, owner } = await buildTestApp({ log });
const world = await createWorld(owner.db, testKeys);

const mark = `mk${randomBytes(6).toString("hex")}`;
const planted = {
  name: `Ana ${mark}`,
  email: `${mark}@people.example`,
  phone: "+1 555 867 5309",
  token: `${mark}${randomBytes(16).toString("base64url")}`,
  words: `nurse ${mark} nights`,
};
/** Every field any form has, as far as one body can: what a call does not know it drops or refuses. */
const body = {
  ...Object.fromEntries(
    [
      "firstName",
      "lastName",
      "name",
      "fullName",
      "company",
      "companyName",
      "title",
      "hiringNeed",
      "message",
      "note",
      "text",
      "search",
      "query",
      "description",
      "location",
    ].map((field) => [field, planted.name]),
  ),
  email: planted.email,
  username: planted.email,
  phone: planted.phone,
  token: planted.token,
  password: planted.token,
  code: planted.token,
};
const traces = [mark, "867 5309", "8675309"];

const leaked = (): readonly string[] => lines.filter((line) => traces.some((each) => line.includes(each)));

const knock = async (method: Method, pattern: string, cookie: string | undefined): Promise<number> => {
  const path = pattern.replaceAll(/:\w+/g, (name) => (/token|handle|key/i.test(name) ? planted.token : randomUUID()));
  const query = new URLSearchParams({
    search: planted.words,
    q: planted.words,
    email: planted.email,
    token: planted.token,
  });
  const answer = await app.inject({
    method,
    url: `${path}?${query.toString()}`,
    headers: {
      authorization: `Bearer ${planted.token}`,
      "user-agent": planted.words,
      referer: `http://localhost:3000/x?token=${planted.token}`,
      origin: "http://localhost:3000",
      "x-request-id": planted.token,
      "x-forwarded-for": planted.email,
      ...(cookie === undefined ? {} : { cookie }),
    },
    ...(method === "GET" ? {} : { payload: body }),
  });
  return answer.statusCode;
};

const isStream = (pattern: string): boolean => /events|stream/.test(pattern);
const calls = app.apiRoutes
  .map((route) => route.split(" ") as [Method, string])
  .filter(
    ([method, pattern]) =>
      ["GET", "POST", "PUT", "PATCH", "DELETE"].includes(method) && !isStream(pattern) && !pattern.includes("*"),
  );

test("every call, asked by nobody, by an admin and by staff with marks in all it takes, logs a line and none of them", async () => {
  for (const knocker of ["anonymous", "admin", "staff let in"] as const) {
    for (const [method, pattern] of calls) {
      await knock(method, pattern, await world.cookieOf(knocker));
    }
  }
  expect(calls.length).toBeGreaterThan(200);
  expect(lines.length).toBeGreaterThanOrEqual(3 * calls.length);
  expect(leaked()).toEqual([]);
});

test("a line names the call by its pattern, how it ended, and for whom it was", async () => {
  await world.putBack();
  lines.length = 0;
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const answer = await app.inject({
    url: `/api/jobs-enhanced/${randomUUID()}?search=${mark}`,
    headers: { "x-request-id": id, traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  });
  expect(answer.headers["x-request-id"]).toBe(id);
  const line = JSON.parse(lines.find((each) => each.includes('"msg":"request"')) ?? "{}") as Record<string, unknown>;
  expect(line).toMatchObject({ method: "GET", status: answer.statusCode, reqId: id, trace, msg: "request" });
  expect(line["route"]).toMatch(/^\/api\/jobs-enhanced\/:/);
  expect(line["ms"]).toBeTypeOf("number");

  const odd = await app.inject({ url: "/api/jobs", headers: { "x-request-id": `${mark} "; drop` } });
  expect(odd.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);

  const signedIn = await app.inject({
    url: "/api/candidates",
    headers: { cookie: (await world.cookieOf("admin")) ?? "" },
  });
  expect(signedIn.statusCode).toBe(200);
  const last = JSON.parse(lines.at(-1) ?? "{}") as { workspace?: string };
  expect(last.workspace).toBe(world.one.id);
});

test("what a database refuses is logged with its statement and its stack, and without a value", async () => {
  lines.length = 0;
  await owner.db.execute(sql.raw("alter table quote_requests add constraint never check (email is null) not valid"));
  const answer = await app.inject({
    method: "POST",
    url: "/api/quote-requests",
    headers: { "x-form-filled-ms": "9000", "idempotency-key": randomUUID() },
    payload: {
      firstName: planted.name,
      lastName: "R",
      email: planted.email,
      phone: planted.phone,
      company: planted.name,
      hiringNeed: planted.words,
    },
  });
  expect(answer.statusCode).toBe(500);
  const failure = lines.find((line) => line.includes("request failed")) ?? "";
  expect(failure).toMatch(/Failed query|violates check constraint/);
  expect(failure).toMatch(/leads\.service\.ts|session\.js/);
  expect(failure).toContain('"constraint":"never"');
  expect(leaked()).toEqual([]);
});

test("errors of every kind lose what people typed and keep what helps", () => {
  const cases: readonly (readonly [message: string, kept: string])[] = [
    [
      `Failed query: select * from "users" where "email" = $1 and n = '${mark}'\nparams: ${planted.email},5`,
      'from "users"',
    ],
    [`550 5.1.1 <${planted.email}> user unknown`, "user unknown"],
    [`invalid input syntax for type uuid: "${mark} x"`, "invalid input syntax"],
    [`duplicate key value violates unique constraint "users_username_key"`, "users_username_key"],
    [`Unexpected token 'm', "${mark}..." is not valid JSON`, "is not valid JSON"],
    [`getaddrinfo ENOTFOUND /x?email=${mark}&n=1`, "ENOTFOUND"],
    [`call ${planted.phone} back`, "call"],
    [`no session for ${planted.token}`, "no session"],
  ];
  for (const [message, kept] of cases) {
    const text = JSON.stringify(safeError(new Error("outer", { cause: new Error(message) })));
    expect(text.replaceAll("\\", "")).toContain(kept);
    for (const each of traces) expect(text, message).not.toContain(each);
    expect(text).toContain("private-log.test.ts");
  }
});
