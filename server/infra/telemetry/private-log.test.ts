/** User input never reaches the log, even at the most verbose level and in errors. */
import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Method } from "#domain/endpoint.ts";
import { createWorld } from "../../test/access/access-world.ts";
import { buildTestApp, testKeys } from "../../test/build-test-app.ts";
import { createLog } from "./log.ts";
import { safeError } from "./safe-error.ts";

const lines: string[] = [];
const log = createLog("trace", { write: (line: string) => void lines.push(line) });
const { app, owner } = await buildTestApp({ log });
const world = await createWorld(owner.db, testKeys);

const mark = `mk${randomBytes(6).toString("hex")}`;
const personalData = {
  name: `Ana ${mark}`,
  email: `${mark}@people.example`,
  phone: "+1 555 867 5309",
  token: `${mark}${randomBytes(16).toString("base64url")}`,
  words: `nurse ${mark} nights`,
};
/** The fields of all forms in one body; a call drops or rejects fields that it does not know. */
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
    ].map((field) => [field, personalData.name]),
  ),
  email: personalData.email,
  username: personalData.email,
  phone: personalData.phone,
  token: personalData.token,
  password: personalData.token,
  code: personalData.token,
};
const traces = [mark, "867 5309", "8675309"];

const leaked = (): readonly string[] => lines.filter((line) => traces.some((each) => line.includes(each)));

const sendRequest = async (method: Method, pattern: string, cookie: string | undefined): Promise<number> => {
  const path = pattern.replaceAll(/:\w+/g, (name) =>
    /token|handle|key/i.test(name) ? personalData.token : randomUUID(),
  );
  const query = new URLSearchParams({
    search: personalData.words,
    q: personalData.words,
    email: personalData.email,
    token: personalData.token,
  });
  const response = await app.inject({
    method,
    url: `${path}?${query.toString()}`,
    headers: {
      authorization: `Bearer ${personalData.token}`,
      "user-agent": personalData.words,
      referer: `http://localhost:3000/x?token=${personalData.token}`,
      origin: "http://localhost:3000",
      "x-request-id": personalData.token,
      "x-forwarded-for": personalData.email,
      ...(cookie === undefined ? {} : { cookie }),
    },
    ...(method === "GET" ? {} : { payload: body }),
  });
  return response.statusCode;
};

const isStream = (pattern: string): boolean => /events|stream/.test(pattern);
const calls = app.apiRoutes
  .map((route) => route.split(" ") as [Method, string])
  .filter(
    ([method, pattern]) =>
      ["GET", "POST", "PUT", "PATCH", "DELETE"].includes(method) && !isStream(pattern) && !pattern.includes("*"),
  );

test("every call logs a line for each persona and none of the personal data", async () => {
  for (const persona of ["anonymous", "admin", "staff let in"] as const) {
    for (const [method, pattern] of calls) {
      await sendRequest(method, pattern, await world.cookieOf(persona));
    }
  }
  expect(calls.length).toBeGreaterThan(200);
  expect(lines.length).toBeGreaterThanOrEqual(3 * calls.length);
  expect(leaked()).toEqual([]);
});

test("logs the route pattern, the status and the workspace", async () => {
  await world.putBack();
  lines.length = 0;
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const response = await app.inject({
    url: `/api/jobs-enhanced/${randomUUID()}?search=${mark}`,
    headers: { "x-request-id": id, traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  });
  expect(response.headers["x-request-id"]).toBe(id);
  const line = JSON.parse(lines.find((each) => each.includes('"msg":"request"')) ?? "{}") as Record<string, unknown>;
  expect(line).toMatchObject({ method: "GET", status: response.statusCode, reqId: id, trace, msg: "request" });
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

test("logs a database error with its statement and stack, without values", async () => {
  lines.length = 0;
  await owner.db.execute(sql.raw("alter table quote_requests add constraint never check (email is null) not valid"));
  const response = await app.inject({
    method: "POST",
    url: "/api/quote-requests",
    headers: { "x-form-filled-ms": "9000", "idempotency-key": randomUUID() },
    payload: {
      firstName: personalData.name,
      lastName: "R",
      email: personalData.email,
      phone: personalData.phone,
      company: personalData.name,
      hiringNeed: personalData.words,
    },
  });
  expect(response.statusCode).toBe(500);
  const failure = lines.find((line) => line.includes("request failed")) ?? "";
  expect(failure).toMatch(/Failed query|violates check constraint/);
  expect(failure).toMatch(/leads\.service\.ts|session\.js/);
  expect(failure).toContain('"constraint":"never"');
  expect(leaked()).toEqual([]);
});

test("removes user input from errors of every kind", () => {
  const cases: readonly (readonly [message: string, kept: string])[] = [
    [
      `Failed query: select * from "users" where "email" = $1 and n = '${mark}'\nparams: ${personalData.email},5`,
      'from "users"',
    ],
    [`550 5.1.1 <${personalData.email}> user unknown`, "user unknown"],
    [`invalid input syntax for type uuid: "${mark} x"`, "invalid input syntax"],
    [`duplicate key value violates unique constraint "users_username_key"`, "users_username_key"],
    [`Unexpected token 'm', "${mark}..." is not valid JSON`, "is not valid JSON"],
    [`getaddrinfo ENOTFOUND /x?email=${mark}&n=1`, "ENOTFOUND"],
    [`call ${personalData.phone} back`, "call"],
    [`no session for ${personalData.token}`, "no session"],
  ];
  for (const [message, kept] of cases) {
    const text = JSON.stringify(safeError(new Error("outer", { cause: new Error(message) })));
    expect(text.replaceAll("\\", "")).toContain(kept);
    for (const trace of traces) expect(text, message).not.toContain(trace);
    expect(text).toContain("private-log.test.ts");
  }
});
