/**
 * Every call of the API with values made from its own schemas, fitting and not, by everyone who may make it: none is a mistake of
 * ours, what does not fit is refused, and what is answered fits what was promised. BAD_INPUTS says how many requests a call gets.
 */
import { writeFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "#domain/endpoint.ts";
import { errorBody } from "#domain/errors.ts";
import { deskHoldings } from "../access-desk.ts";
import { createHoldings } from "../access-holdings.ts";
import { accessTable } from "../access-table.ts";
import { createWorld, type Knocker } from "../access-world.ts";
import { buildTestApp, testKeys } from "../build-test-app.ts";
import { everyEndpoint } from "./every-endpoint.ts";
import { fittingValues, spoilt } from "./values.ts";

const perCall = Number(process.env["BAD_INPUTS"] ?? 2);
const seed = Number(process.env["SEED"] ?? 20_261_116);
/** Where the figures are written, for the page of docs. */
const figuresFile = process.env["BAD_INPUT_FIGURES"];
const stintLength = 30;

const { app, owner, files } = await buildTestApp();
const world = await createWorld(owner.db, testKeys);
const holdingsOf = createHoldings(owner.db, world, testKeys, files);
const calls = (await everyEndpoint()).filter(({ method, path }) => {
  const door = accessTable[`${method} ${path}`];
  return door !== undefined && door.isStream !== true;
});

const callers: readonly Knocker[] = ["admin", "staff let in", "candidate A", "anonymous"];

interface Made {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

interface Request extends Made {
  readonly caller: Knocker;
  /** Its path's ids are of rows that are there. */
  readonly namesRows: boolean;
}

const partOf = (schema: Endpoint["body"]) => (schema === undefined ? fc.constant(undefined) : fittingValues(schema));

const requests = ({ params, query, body }: Endpoint): fc.Arbitrary<Request> =>
  fc.record<Made>({ params: partOf(params), query: partOf(query), body: partOf(body) }).chain((made) => {
    const spoil = (part: keyof Made, schema: Endpoint["body"]) =>
      schema === undefined ? fc.constant(made[part]) : fc.oneof(fc.constant(made[part]), spoilt(made[part]));
    return fc.record<Request>({
      params: fc.constant(made.params),
      query: spoil("query", query),
      body: spoil("body", body),
      caller: fc.oneof({ weight: 5, arbitrary: fc.constant<Knocker>("admin") }, fc.constantFrom(...callers)),
      namesRows: fc.boolean(),
    });
  });

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** As it arrives: a query is text, and an array or an object in it none at all. */
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

const askOne = async (
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
  const answer = await app.inject({
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
  const { statusCode: status } = answer;
  const isFitting = fits(call, request);
  counts.requests += 1;
  counts[isFitting ? "fitting" : "spoilt"] += 1;
  counts[status < 400 ? "answered" : "refused"] += 1;
  const said = `${call.method} ${path}?${query} by ${request.caller} with ${JSON.stringify(request.body)?.slice(0, 600)}: ${status} ${answer.body.slice(0, 200)}`;
  if (status >= 500) return said;
  if (!isFitting && status < 400) return `taken though it does not fit: ${said}`;
  if (status >= 400) return errorBody.safeParse(answer.json()).success ? null : `no error as promised: ${said}`;
  const isOurs =
    status === (call.status ?? 200) && answer.headers["content-type"]?.startsWith("application/json") === true;
  return !isOurs || call.reply.safeParse(answer.json()).success ? null : `another answer than promised: ${said}`;
};

/** Rows to name in paths: made anew after so many requests, since some of those delete them. */
const madeRows = async () => {
  await world.putBack();
  return { ...(await holdingsOf("one", undefined, () => true)), ...(await deskHoldings(owner.db)) };
};
let made: { readonly after: number; readonly rows: Awaited<ReturnType<typeof madeRows>> } | undefined;
const rows = async () => {
  if (made === undefined || counts.requests - made.after >= stintLength) {
    made = { after: counts.requests, rows: await madeRows() };
  }
  return made.rows;
};

describe("requests made from the schemas", () => {
  test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))("%s", async (name, call) => {
    const door = accessTable[name];
    const found: string[] = [];
    for (const request of fc.sample(requests(call), { numRuns: perCall, seed })) {
      const fault = await askOne(call, request, door?.params?.(await rows()) ?? {});
      if (fault !== null) found.push(fault);
    }
    expect(found.slice(0, 5)).toEqual([]);
  });

  test("were many", () => {
    expect(calls.length).toBeGreaterThan(200);
    expect(counts.requests).toBe(calls.length * perCall);
    if (figuresFile !== undefined) writeFileSync(figuresFile, JSON.stringify({ ...counts, calls: calls.length, seed }));
  });
});
