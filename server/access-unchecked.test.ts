/** The access table once more with the product's own checks switched off: what row-level security alone lets through. */
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { deskMarker } from "./test/access-desk.ts";
import { doors, prepareDoors, theirs } from "./test/access-knock.ts";
import type { Whose } from "./test/access-table.ts";
import { type Knocker, knockers } from "./test/access-world.ts";
import { buildTestApp } from "./test/build-test-app.ts";

const { app, owner } = await buildTestApp({ checksOff: true });
const { world, approach, tally } = await prepareDoors(app, owner.db);
afterAll(() => console.info(`access without checks: ${tally()}`));

const strangers: readonly Knocker[] = [
  "anonymous",
  "visitor",
  "expired session",
  "candidate A",
  "candidate B",
  "removed member",
  "without the factor",
  "staff",
];

const rowsOf = async (companyIds: readonly string[]): Promise<string> => {
  const tables = [
    "companies",
    "company_profiles",
    "company_members",
    "hiring_teams",
    "hiring_team_members",
    "jobs_enhanced",
    "candidates",
    "job_applications",
    "interviews",
    "ai_job_matches",
    "match_runs",
    "introduction_requests",
  ];
  const parts = await Promise.all(
    tables.map(async (table) => {
      const key = table === "companies" ? "id" : "company_id";
      const { rows } = await owner.db.execute<{ h: string }>(
        sql.raw(
          `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) h from ${table} t where ${key} in (${companyIds.map((id) => `'${id}'`).join()})`,
        ),
      );
      return rows[0]?.h;
    }),
  );
  return parts.join();
};

/** What only staff may change, through the desk. */
const firmTables = [
  "experts",
  "testimonials",
  "jobs",
  "firm_settings",
  "content_revisions",
  "reply_templates",
  "desk_leads",
  "desk_entries",
  "desk_contacts",
  "desk_merges",
];

const rowsOfTheFirm = async (): Promise<string> => {
  const parts = firmTables.map(
    (table) => `select '${table}' n, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) h from ${table} t`,
  );
  const { rows } = await owner.db.execute<{ n: string; h: string }>(sql.raw(parts.join(" union all ")));
  return rows.map(({ n, h }) => `${n} ${h}`).join("\n");
};

test.each(doors.filter(([call]) => !/\/api\/(invitations|introductions)\/:token/.test(call)))(
  "%s shows and changes no foreign row",
  async (call, door) => {
    const whoseIds: readonly Whose[] = door.params === undefined ? ["own"] : ["own", "other's"];
    for (const knocker of knockers) {
      const stranger = strangers.includes(knocker);
      const foreign = stranger ? /Marker-(One|Two)/ : theirs(knocker) === "one" ? /Marker-Two/ : /Marker-One/;
      for (const whose of whoseIds) {
        const watched = stranger
          ? [world.one.id, world.two.id]
          : [theirs(knocker) === "one" ? world.two.id : world.one.id];
        const knock = await approach(call, knocker, whose);
        const before = await rowsOf(watched);
        const isOurs = knocker.startsWith("staff");
        const isTheFirms = call.includes(" /api/desk") && !isOurs;
        const firmBefore = isTheFirms ? await rowsOfTheFirm() : "";
        const { body } = await knock();
        expect(isTheFirms ? await rowsOfTheFirm() : "", `${knocker}: the firm's rows`).toBe(firmBefore);
        const isColleagues = isOurs && door.namesStaff === true;
        expect(!isColleagues && foreign.test(body), `${knocker}, ${whose}: ${body.slice(0, 200)}`).toBe(false);
        expect(!isOurs && body.includes(deskMarker), `${knocker}: the desk`).toBe(false);
        expect(await rowsOf(watched), `${knocker}, ${whose}`).toBe(before);
      }
    }
  },
);

test("the control: without checks and without row-level security the same knocks do bring foreign rows", async () => {
  const wide = await buildTestApp();
  const open = await buildTestApp({ checksOff: true, db: wide.owner.db });
  const { approach } = await prepareDoors(open.app, wide.owner.db);
  const answers: string[] = [];
  for (const call of ["GET /api/teams/:id", "GET /api/workspace/members", "GET /api/workspace/invitations"]) {
    const knock = await approach(call, "viewer", call.includes(":id") ? "other's" : "own");
    answers.push((await knock()).body);
  }
  expect(answers.filter((body) => body.includes("Marker-Two"))).not.toEqual([]);
});
