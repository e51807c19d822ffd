import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deskLeads } from "../../../db/tables/desk.ts";
import { quoteRequests } from "../../../db/tables/leads.ts";
import { contentRevisions } from "../../../db/tables/site.ts";
import { buildTestApp } from "../../../test/build-test-app.ts";
import { aStaffMember } from "../../../test/fixtures/staff.ts";

const { app, db, owner } = await buildTestApp();
const me = await aStaffMember(app, owner.db);
const path = "/api/desk/response-calendar";
const berlin = {
  businessDaysOnly: true,
  timeZone: "Europe/Berlin",
  holidays: ["2026-12-26", "2026-12-25", "2026-12-25"],
};

test("counts every hour by default and applies changes to the next lead", async () => {
  const defaults = { businessDaysOnly: false, timeZone: "America/New_York", holidays: [] };
  expect((await me.get(path)).json()).toEqual(defaults);
  const saved = { ...berlin, holidays: ["2026-12-25", "2026-12-26"] };
  expect((await me.put(path, berlin)).json()).toEqual(saved);
  expect((await me.get(path)).json()).toEqual(saved);
  await me.put(path, { ...berlin, holidays: [] });
  // Saving unchanged values writes no revision.
  await me.put(path, { ...berlin, holidays: [] });
  const history = await owner.db.select().from(contentRevisions).orderBy(contentRevisions.id);
  expect(history.map(({ subject, action, before, authorId }) => [subject, action, before, authorId])).toEqual([
    ["promise-calendar", "created", defaults, me.id],
    ["promise-calendar", "changed", saved, me.id],
  ]);
  const [row] = await db
    .insert(quoteRequests)
    .values({
      firstName: "Ana",
      lastName: "Ruiz",
      email: "ana@ruiz.example",
      company: "Ruiz",
      hiringNeed: "Four",
      createdAt: new Date("2026-11-14T12:00:00Z"),
    })
    .returning();
  const [lead] = await owner.db
    .select()
    .from(deskLeads)
    .where(eq(deskLeads.id, row?.id ?? ""));
  // On Saturday: due at the end of Monday, Berlin time.
  expect(lead?.dueAt.toISOString()).toBe("2026-11-16T23:00:00.000Z");
});

test.each(["Mars/Olympus", "EST5", "+02:00", "europe/berlin'"])("rejects %s as a time zone", async (timeZone) => {
  const response = await me.put(path, { ...berlin, timeZone });
  expect([response.statusCode, response.json()]).toMatchObject([400, { errors: { timeZone: expect.any(String) } }]);
});
