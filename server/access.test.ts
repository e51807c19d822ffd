/** Every door, every knocker, every id: the access table against the running product, with its checks and without them. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import type { Method } from "#domain/endpoint.ts";
import { accessTable, type Whose } from "./test/access-table.ts";
import { createWorld, type Holdings, type Knocker, knockers } from "./test/access-world.ts";
import { buildTestApp, testSecret } from "./test/build-test-app.ts";
import type { Database } from "./db/client.ts";

const begun = Date.now();
let cases = 0;
afterAll(() => console.info(`access: ${cases} cases, ${((Date.now() - begun) / 60_000).toFixed(2)} minutes`));

const doors = Object.entries(accessTable);
const theirs = (knocker: Knocker): "one" | "two" => (knocker === "admin of another" ? "two" : "one");
const missing: Holdings = {
  companyId: randomUUID(),
  teamId: randomUUID(),
  colleagueId: randomUUID(),
  invitationId: randomUUID(),
  invitationToken: randomUUID() + randomUUID(),
  recruiterId: randomUUID(),
  sessionId: randomUUID(),
};

const prepare = async (app: FastifyInstance, db: Database) => {
  const world = await createWorld(db, testSecret);
  const heldBy = (knocker: Knocker, whose: Whose): Promise<Holdings> | Holdings => {
    if (whose === "missing") return missing;
    const own = theirs(knocker);
    return whose === "own" ? world.holdingsOf(own, knocker) : world.holdingsOf(own === "one" ? "two" : "one");
  };
  /** Puts everything in its place; what comes back knocks once. */
  const approach = async (call: string, knocker: Knocker, whose: Whose) => {
    const [method = "", path = ""] = call.split(" ");
    const door = accessTable[call];
    await world.restore();
    const held = door?.params === undefined ? missing : await heldBy(knocker, whose);
    const cookie = await world.cookieOf(knocker);
    const params = door?.params?.(held) ?? {};
    const url = path.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? "");
    return async () => {
      cases += 1;
      return app.inject({
        method: method as Method,
        url: door?.query === undefined ? url : `${url}?${door.query}`,
        headers: { origin: "http://localhost:3000", ...(cookie === undefined ? {} : { cookie }) },
        ...(door?.body === undefined ? {} : { payload: door.body(held) }),
      });
    };
  };
  return { world, approach };
};

const { app, owner } = await buildTestApp();
const { approach } = await prepare(app, owner.db);

test("every call of the API has a row, and every row a call", async () => {
  await app.ready();
  const calls = app.apiRoutes.filter((route) => !/^HEAD |\/api(\/\*)?$/.test(route));
  expect(calls.toSorted()).toEqual(Object.keys(accessTable).toSorted());
});

describe("with the checks", () => {
  test.each(doors)("%s", async (call, door) => {
    const whoseIds: readonly Whose[] = door.params === undefined ? ["own"] : ["own", "other's", "missing"];
    for (const knocker of knockers) {
      const answers = new Map<Whose, string>();
      for (const whose of whoseIds) {
        const { statusCode, body } = await (await approach(call, knocker, whose))();
        answers.set(whose, body);
        expect([knocker, whose, statusCode, statusCode === 500 ? body : ""]).toEqual([
          knocker,
          whose,
          door.status(knocker, whose),
          "",
        ]);
      }
      const opensByLink = call.includes("/api/invitations/:token");
      expect(opensByLink || answers.get("other's") === answers.get("missing"), `${knocker}: byte for byte`).toBe(true);
    }
  });
});

describe("with the checks switched off, row-level security alone shows and changes no foreign row", async () => {
  const unchecked = await buildTestApp({ checksOff: true });
  const { world, approach } = await prepare(unchecked.app, unchecked.owner.db);
  const rowsOf = async (companyIds: readonly string[]): Promise<string> => {
    const tables = [
      "companies",
      "company_profiles",
      "company_members",
      "hiring_teams",
      "hiring_team_members",
      "jobs_enhanced",
    ];
    const parts = await Promise.all(
      tables.map(async (table) => {
        const key = table === "companies" ? "id" : "company_id";
        const { rows } = await unchecked.owner.db.execute<{ h: string }>(
          sql.raw(
            `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) h from ${table} t where ${key} in (${companyIds.map((id) => `'${id}'`).join()})`,
          ),
        );
        return rows[0]?.h;
      }),
    );
    return parts.join();
  };

  test.each(doors.filter(([call]) => !call.includes("/api/invitations/:token")))("%s", async (call, door) => {
    const whoseIds: readonly Whose[] = door.params === undefined ? ["own"] : ["own", "other's"];
    for (const knocker of knockers) {
      const stranger = [
        "anonymous",
        "visitor",
        "expired session",
        "candidate A",
        "candidate B",
        "removed member",
        "staff",
      ].includes(knocker);
      const foreign = stranger ? /Marker-(One|Two)/ : theirs(knocker) === "one" ? /Marker-Two/ : /Marker-One/;
      for (const whose of whoseIds) {
        const watched = stranger
          ? [world.one.id, world.two.id]
          : [theirs(knocker) === "one" ? world.two.id : world.one.id];
        const knock = await approach(call, knocker, whose);
        const before = await rowsOf(watched);
        const { body } = await knock();
        expect(foreign.test(body), `${knocker}, ${whose}: ${body.slice(0, 200)}`).toBe(false);
        expect(await rowsOf(watched), `${knocker}, ${whose}`).toBe(before);
      }
    }
  });
});

test("the control: without checks and without row-level security the same knocks do bring foreign rows", async () => {
  const wide = await buildTestApp();
  const open = await buildTestApp({ checksOff: true, db: wide.owner.db });
  const { approach } = await prepare(open.app, wide.owner.db);
  const answers: string[] = [];
  for (const call of ["GET /api/teams/:id", "GET /api/workspace/members", "GET /api/workspace/invitations"]) {
    const knock = await approach(call, "viewer", call.includes(":id") ? "other's" : "own");
    answers.push((await knock()).body);
  }
  expect(answers.filter((body) => body.includes("Marker-Two"))).not.toEqual([]);
});
