import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type BookingHours, type BookingHoursPage, defaultBookingHours } from "#domain/bookings/booking-hours.ts";
import type { CallSlot } from "#domain/bookings/strategy-call.ts";
import { asActor } from "../../db/client.ts";
import { contentRevisions, firmSettings } from "../../db/tables/site.ts";
import { createWorld } from "../../test/access/access-world.ts";
import { buildTestApp, testKeys } from "../../test/build-test-app.ts";

const { app, db, owner } = await buildTestApp();
const world = await createWorld(owner.db, testKeys);
const cookie = await world.cookieOf("staff");
const url = "/api/desk/booking-hours";

const readHours = async () => (await app.inject({ url, headers: { cookie } })).json<BookingHoursPage>();
const change = (payload: unknown) =>
  app.inject({
    method: "PUT",
    url,
    headers: { cookie, origin: "http://localhost:3000" },
    payload: payload as object,
  });
const onTheSite = async () => (await app.inject("/api/strategy-call-slots")).json<CallSlot[]>();

const london: BookingHours = {
  ...defaultBookingHours,
  timeZone: "Europe/London",
  week: { ...defaultBookingHours.week, friday: [], saturday: [{ from: "09:15", to: "11:15" }] },
  bufferMinutes: 15,
  noticeHours: 30,
  holidays: ["2027-12-27", "2026-12-25", "2026-12-25"],
};

test("uses default hours and previews what the site shows", async () => {
  const page = await readHours();
  expect(page.hours).toEqual(defaultBookingHours);
  expect(page.history).toEqual([]);
  expect(page.slots).toHaveLength(8);
  expect(page.slots).toEqual(await onTheSite());
});

test("applies a change immediately and records who made it", async () => {
  const response = await change(london);
  expect(response.statusCode).toBe(200);
  const storedHours = { ...london, holidays: ["2026-12-25", "2027-12-27"] };
  const page = response.json<BookingHoursPage>();
  expect(page.hours).toEqual(storedHours);
  expect(page.slots).toEqual(await onTheSite());
  expect(page.slots.map((slot) => slot.time).join()).toMatch(/GMT/);
  expect(page.slots.some((slot) => slot.date.startsWith("Friday"))).toBe(false);
  expect(page.slots.filter((slot) => slot.date.startsWith("Saturday")).map((slot) => slot.time.slice(0, 7))).toEqual(
    expect.arrayContaining(["9:15 AM"]),
  );
  expect(page.history).toMatchObject([{ author: "Staff Outside", before: defaultBookingHours, after: storedHours }]);

  // Saving unchanged rules writes no revision.
  await change(storedHours);
  expect((await readHours()).history).toHaveLength(1);
  await change({ ...storedHours, bufferMinutes: 0 });
  const [latest, first] = (await readHours()).history;
  expect([latest?.before?.bufferMinutes, latest?.after.bufferMinutes]).toEqual([15, 0]);
  expect(first?.after.bufferMinutes).toBe(15);
  const rows = await asActor(db, { staff: true }, (db) =>
    db
      .select()
      .from(contentRevisions)
      .where(eq(contentRevisions.subject, "booking-hours"))
      .orderBy(desc(contentRevisions.id)),
  );
  expect(rows.map((row) => [row.action, row.authorId])).toEqual([
    ["changed", world.people.staff.id],
    ["created", world.people.staff.id],
  ]);
});

const day = (...windows: readonly object[]) => ({ ...london, week: { ...london.week, monday: windows } });

test("rejects invalid rules field by field", async () => {
  for (const [payload, field] of [
    [{ ...london, timeZone: "Moon/Base" }, "timeZone"],
    [{ ...london, noticeHours: -1 }, "noticeHours"],
    [{ ...london, bufferMinutes: 1.5 }, "bufferMinutes"],
    [{ ...london, daysAhead: 0 }, "daysAhead"],
    [{ ...london, holidays: ["25 December"] }, "holidays.0"],
    [day({ from: "10:00", to: "10:15" }), "week.monday.0.to"],
    [day({ from: "25:00", to: "26:00" }), "week.monday.0.from"],
    [day({ from: "10:00", to: "12:00" }, { from: "11:00", to: "13:00" }), "week.monday"],
  ] as const) {
    const response = await change(payload);
    expect(response.statusCode, field).toBe(400);
    expect(Object.keys(response.json<{ errors: object }>().errors), field).toContain(field);
  }
});

test("lets only staff write the setting and everyone read it", async () => {
  expect(await db.select().from(firmSettings)).toHaveLength(1);
  expect((await db.delete(firmSettings)).rowCount).toBe(0);
  await expect(db.insert(firmSettings).values({ key: "other", value: {} })).rejects.toMatchObject({
    cause: { code: "42501" },
  });
});
