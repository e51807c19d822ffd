/** The access table with the product's own checks disabled: what row-level security alone lets through. */
import { afterAll, expect, test } from "vitest";
import { deskMarker } from "./test/access/access-desk-fixtures.ts";
import { endpointCases, prepareCases, companyOf } from "./test/access/access-requests.ts";
import type { Owner } from "./test/access/access-rules.ts";
import { type Persona, personas } from "./test/access/access-world.ts";
import { buildTestApp } from "./test/build-test-app.ts";
import { watchChanges } from "./test/database/change-watcher.ts";
import { createUncheckedAuthContext } from "./test/access/unchecked-auth-context.ts";
import { workspaceTables } from "./test/database/workspace-tables.ts";

const { app, owner, files } = await buildTestApp({ createAuthContext: createUncheckedAuthContext });
const { world, prepareCase, tally } = await prepareCases(app, owner.db, files);
afterAll(() => console.info(`access without checks: ${tally()}`));

const outsiders: readonly Persona[] = [
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

/** Tables that only staff may change, through the desk. */
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

const changes = await watchChanges(owner.db, [...workspaceTables, ...firmTables]);

test.each(
  endpointCases.filter(
    ([call]) =>
      !/\/api\/(invitations|introductions|application-status|interview-links|shortlist-links|submission-links|offer-links)\/:token/.test(
        call,
      ),
  ),
)("%s reaches no rows of another workspace", async (call, endpointCase) => {
  const resourceOwners: readonly Owner[] = endpointCase.params === undefined ? ["own"] : ["own", "other's"];
  for (const persona of personas) {
    const isOutsider = outsiders.includes(persona);
    const foreignMarker = isOutsider ? /Marker-(One|Two)/ : companyOf(persona) === "one" ? /Marker-Two/ : /Marker-One/;
    for (const resourceOwner of resourceOwners) {
      const foreignCompanyIds = isOutsider
        ? [world.one.id, world.two.id]
        : [companyOf(persona) === "one" ? world.two.id : world.one.id];
      const sendCase = await prepareCase(call, persona, resourceOwner);
      await changes.forget();
      const { body } = await sendCase();
      const seenRows = await changes.seen();
      const isStaff = persona.startsWith("staff");
      const isDeskCall = call.includes(" /api/desk") && !isStaff;
      const foreignRows = seenRows.filter(
        ([table, companyId]) =>
          (isDeskCall && firmTables.includes(table)) || (companyId !== null && foreignCompanyIds.includes(companyId)),
      );
      // Staff read every client's name and plan and set the plan, but nothing else of a workspace.
      const isAboutClients = isStaff && endpointCase.namesClients === true;
      const writtenRows = isAboutClients ? foreignRows.filter(([table]) => !planTables.includes(table)) : foreignRows;
      expect(writtenRows, `${persona}, ${resourceOwner}: rows written`).toEqual([]);
      const isStaffList = isStaff && endpointCase.namesStaff === true;
      expect(
        !isStaffList && !isAboutClients && foreignMarker.test(body),
        `${persona}, ${resourceOwner}: ${body.slice(0, 200)}`,
      ).toBe(false);
      expect(!isStaff && body.includes(deskMarker), `${persona}: the desk`).toBe(false);
    }
  }
});

test("control: without row-level security the same requests reach other workspaces", async () => {
  const wide = await buildTestApp();
  const { app: uncheckedApp } = await buildTestApp({
    createAuthContext: createUncheckedAuthContext,
    db: wide.owner.db,
  });
  const { world: another, prepareCase } = await prepareCases(uncheckedApp, wide.owner.db);
  const noticed = await watchChanges(wide.owner.db, workspaceTables);
  const responses: string[] = [];
  for (const call of ["GET /api/teams/:id", "GET /api/workspace/members", "GET /api/workspace/invitations"]) {
    const sendCase = await prepareCase(call, "viewer", call.includes(":id") ? "other's" : "own");
    responses.push((await sendCase()).body);
  }
  expect(responses.filter((body) => body.includes("Marker-Two"))).not.toEqual([]);
  const remove = await prepareCase("DELETE /api/teams/:id", "viewer", "other's");
  await noticed.forget();
  await remove();
  expect(await noticed.seen()).toContainEqual(["hiring_teams", another.two.id]);
});
