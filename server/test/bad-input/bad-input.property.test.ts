/**
 * Every API call with valid and invalid values generated from its own schemas, by several personas: no reply is a server error,
 * invalid input is rejected, and replies match their schemas. BAD_INPUTS sets how many requests a call gets.
 */
import { writeFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "#domain/endpoint.ts";
import { errorBody } from "#domain/errors.ts";
import { createDeskFixtures } from "../access/access-desk-fixtures.ts";
import { createFixtures } from "../access/access-fixtures.ts";
import { accessTable } from "../access/access-table.ts";
import { createWorld, type Persona } from "../access/access-world.ts";
import { buildTestApp, testKeys } from "../build-test-app.ts";
import { allEndpoints } from "./all-endpoints.ts";
import { validValues, corrupted } from "./values.ts";

const perCall = Number(process.env["BAD_INPUTS"] ?? 2);
const seed = Number(process.env["SEED"] ?? 20_261_116);
/** The output file of the metrics for the docs. */
const metricsFile = process.env["BAD_INPUT_FIGURES"];
const requestsPerFixture = 30;

const { app, owner, files } = await buildTestApp();
const world = await createWorld(owner.db, testKeys);
const holdingsOf = createFixtures(owner.db, world, testKeys, files);
const calls = (await allEndpoints()).filter(({ method, path }) => {
  const endpointCase = accessTable[`${method} ${path}`];
  return endpointCase !== undefined && endpointCase.isStream !== true;
});

const callers: readonly Persona[] = ["admin", "staff let in", "candidate A", "anonymous"];

interface GeneratedParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

interface Request extends GeneratedParts {
  readonly caller: Persona;
  /** The ids in its path belong to existing rows. */
  readonly namesRows: boolean;
}

const partOf = (schema: Endpoint["body"]) => (schema === undefined ? fc.constant(undefined) : validValues(schema));

const requests = ({ params, query, body }: Endpoint): fc.Arbitrary<Request> =>
  fc.record<GeneratedParts>({ params: partOf(params), query: partOf(query), body: partOf(body) }).chain((generated) => {
    const spoil = (part: keyof GeneratedParts, schema: Endpoint["body"]) =>
      schema === undefined
        ? fc.constant(generated[part])
        : fc.oneof(fc.constant(generated[part]), corrupted(generated[part]));
    return fc.record<Request>({
      params: fc.constant(generated.params),
      query: spoil("query", query),
      body: spoil("body", body),
      caller: fc.oneof({ weight: 5, arbitrary: fc.constant<Persona>("admin") }, fc.constantFrom(...callers)),
      namesRows: fc.boolean(),
    });
  });

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Encodes a query: its values are strings, so arrays and objects become JSON text. */
const asQuery = (query: unknown): string =>
  typeof query !== "object" || query === null
    ? ""
    : Object.entries(query)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => {
          const text = asText(value);
          return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`;
        })
        .join("&");

const fits = ({ body }: Endpoint, request: Request): boolean =>
  body === undefined || body.safeParse(request.body).success;

const counts = { requests: 0, fitting: 0, spoilt: 0, refused: 0, answered: 0 };

const sendOne = async (
  call: Endpoint,
  request: Request,
  held: Readonly<Record<string, string>>,
): Promise<string | null> => {
  const given = request.namesRows ? held : (request.params as Record<string, unknown> | undefined);
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(asText(given?.[name] ?? held[name] ?? "x").toWellFormed()),
  );
  const query = asQuery(request.query);
  const cookie = await world.cookieOf(request.caller);
  const response = await app.inject({
    method: call.method,
    url: query === "" ? path : `${path}?${query}`,
    headers: {
      origin: "http://localhost:3000",
      "x-form-filled-ms": "9000",
      ...(cookie === undefined ? {} : { cookie }),
      ...(request.body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) ?? "" }),
  });
  const { statusCode: status } = response;
  const isValidInput = fits(call, request);
  counts.requests += 1;
  counts[isValidInput ? "fitting" : "spoilt"] += 1;
  counts[status < 400 ? "answered" : "refused"] += 1;
  const description = `${call.method} ${path}?${query} by ${request.caller} with ${JSON.stringify(request.body)?.slice(0, 600)}: ${status} ${response.body.slice(0, 200)}`;
  if (status >= 500) return description;
  if (!isValidInput && status < 400) return `taken though it does not fit: ${description}`;
  if (status >= 400)
    return errorBody.safeParse(response.json()).success ? null : `no error as promised: ${description}`;
  const isOurs =
    status === (call.status ?? 200) && response.headers["content-type"]?.startsWith("application/json") === true;
  return !isOurs || call.reply.safeParse(response.json()).success
    ? null
    : `another answer than promised: ${description}`;
};

/** Rows for the ids in paths, recreated after a number of requests, since some requests delete them. */
const createRows = async () => {
  await world.putBack();
  return { ...(await holdingsOf("one", undefined, () => true)), ...(await createDeskFixtures(owner.db)) };
};
let generated: { readonly after: number; readonly rows: Awaited<ReturnType<typeof createRows>> } | undefined;
const rows = async () => {
  if (generated === undefined || counts.requests - generated.after >= requestsPerFixture) {
    generated = { after: counts.requests, rows: await createRows() };
  }
  return generated.rows;
};

describe("requests generated from the schemas", () => {
  test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))("%s", async (name, call) => {
    const endpointCase = accessTable[name];
    const found: string[] = [];
    for (const request of fc.sample(requests(call), { numRuns: perCall, seed })) {
      const failure = await sendOne(call, request, endpointCase?.params?.(await rows()) ?? {});
      if (failure !== null) found.push(failure);
    }
    expect(found.slice(0, 5)).toEqual([]);
  });

  test("sent every generated request", () => {
    expect(calls.length).toBeGreaterThan(200);
    expect(counts.requests).toBe(calls.length * perCall);
    if (metricsFile !== undefined) writeFileSync(metricsFile, JSON.stringify({ ...counts, calls: calls.length, seed }));
  });
});
