/** The access table once more with the product's own checks switched off: what row-level security alone lets through. */
import { afterAll, expect, test } from "vitest";
import { deskMarker } from "./test/access-desk.ts";
import { doors, prepareDoors, theirs } from "./test/access-knock.ts";
import type { Whose } from "./test/access-rules.ts";
import { type Knocker, knockers } from "./test/access-world.ts";
import { buildTestApp } from "./test/build-test-app.ts";
import { noticeChanges } from "./test/noticed-changes.ts";
import { createUncheckedWho } from "./test/unchecked-who.ts";
import { workspaceTables } from "./test/workspace-tables.ts";

const { app, owner, files } = await buildTestApp({ createWho: createUncheckedWho });
const { world, approach, tally } = await prepareDoors(app, owner.db, files);
afterAll(() => console.info(`access without checks: ${tally()}`));

const strangers: readonly Knocker[] = [
  "anonymous",
  "visitor",
  "expired session",
  "candidate A",
  "candidate B",
  "unconfirmed candidate",
  "removed member",
  "without the factor",
  "staff",
];

const planTables = ["workspace_plans", "network_access"];

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

const changes = await noticeChanges(owner.db, [...workspaceTables, ...firmTables]);

test.each(
  doors.filter(
    ([call]) =>
      !/\/api\/(invitations|introductions|application-status|interview-links|shortlist-links|submission-links|offer-links)\/:token/.test(
        call,
      ),
  ),
)("%s shows and changes no foreign row", async (call, door) => {
  const whoseIds: readonly Whose[] = door.params === undefined ? ["own"] : ["own", "other's"];
  for (const knocker of knockers) {
    const stranger = strangers.includes(knocker);
    const foreign = stranger ? /Marker-(One|Two)/ : theirs(knocker) === "one" ? /Marker-Two/ : /Marker-One/;
    for (const whose of whoseIds) {
      const watched = stranger
        ? [world.one.id, world.two.id]
        : [theirs(knocker) === "one" ? world.two.id : world.one.id];
      const knock = await approach(call, knocker, whose);
      await changes.forget();
      const { body } = await knock();
      const seen = await changes.seen();
      const isOurs = knocker.startsWith("staff");
      const isTheFirms = call.includes(" /api/desk") && !isOurs;
      const foreignRows = seen.filter(
        ([table, companyId]) =>
          (isTheFirms && firmTables.includes(table)) || (companyId !== null && watched.includes(companyId)),
      );
      // Staff see every client's name and plan, and set the plan; nothing else of a workspace.
      const isAboutClients = isOurs && door.namesClients === true;
      const written = isAboutClients ? foreignRows.filter(([table]) => !planTables.includes(table)) : foreignRows;
      expect(written, `${knocker}, ${whose}: rows written`).toEqual([]);
      const isColleagues = isOurs && door.namesStaff === true;
      expect(
        !isColleagues && !isAboutClients && foreign.test(body),
        `${knocker}, ${whose}: ${body.slice(0, 200)}`,
      ).toBe(false);
      expect(!isOurs && body.includes(deskMarker), `${knocker}: the desk`).toBe(false);
    }
  }
});

test("the control: without checks and without row-level security the same knocks read and write foreign rows", async () => {
  const wide = await buildTestApp();
  const open = await buildTestApp({ createWho: createUncheckedWho, db: wide.owner.db });
  const { world: another, approach } = await prepareDoors(open.app, wide.owner.db);
  const noticed = await noticeChanges(wide.owner.db, workspaceTables);
  const answers: string[] = [];
  for (const call of ["GET /api/teams/:id", "GET /api/workspace/members", "GET /api/workspace/invitations"]) {
    const knock = await approach(call, "viewer", call.includes(":id") ? "other's" : "own");
    answers.push((await knock()).body);
  }
  expect(answers.filter((body) => body.includes("Marker-Two"))).not.toEqual([]);
  const remove = await approach("DELETE /api/teams/:id", "viewer", "other's");
  await noticed.forget();
  await remove();
  expect(await noticed.seen()).toContainEqual(["hiring_teams", another.two.id]);
});
