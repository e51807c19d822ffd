import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { defaultBookingHours } from "#domain/bookings/booking-hours.ts";
import type { CallSlot } from "#domain/bookings/strategy-call.ts";
import { seedCall } from "../../db/seed/seed-call.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { readOfferedSlots } from "./offered-slots.ts";
import { upcomingSlots } from "./slots.ts";
import { eventually } from "../../test/eventually.ts";

const { app, db, owner, catcher, staffEmail, work } = await buildTestApp();

const slotsNow = async () => (await app.inject("/api/strategy-call-slots")).json<CallSlot[]>();
const book = (startsAt: string, email: string) =>
  app.inject({
    method: "POST",
    url: "/api/strategy-calls",
    payload: {
      startsAt,
      timeZone: "America/Denver",
      firstName: "Bo",
      lastName: "Li",
      email,
      company: "Li Foods",
      urgency: "month",
      challenges: "Two plants, no recruiters",
    },
  });

test("offers eight slots at local hours across both clock changes", () => {
  for (const now of [
    "2026-11-13T15:00:00Z",
    "2026-10-30T15:00:00Z",
    "2027-03-12T15:00:00Z",
    "2026-12-31T23:30:00-05:00",
  ]) {
    const slots = upcomingSlots(defaultBookingHours, new Date(now));
    expect(slots).toHaveLength(8);
    for (const slot of slots) {
      const words = slot.toLocaleString("en-US", { timeZone: "America/New_York", weekday: "short", hour: "numeric" });
      expect(words).toMatch(/^(Mon|Tue|Wed|Thu|Fri),? (10\sAM|2\sPM)$/u);
      expect(slot.getTime()).toBeGreaterThan(Date.parse(now));
    }
  }
  // The Friday before the clocks go back and the Monday after: the same local hour, an hour later in UTC.
  expect(upcomingSlots(defaultBookingHours, new Date("2026-10-29T15:00:00Z"))[0]?.toISOString()).toBe(
    "2026-10-30T14:00:00.000Z",
  );
  expect(upcomingSlots(defaultBookingHours, new Date("2026-10-30T15:00:00Z"))[0]?.toISOString()).toBe(
    "2026-11-02T15:00:00.000Z",
  );
});

test("seeds the sample call at the third offered time on fourteen days", async () => {
  for (let day = 0; day < 14; day += 1) {
    const now = new Date(Date.UTC(2026, 9, 24, 3 * day, 20) + day * 86_400_000);
    await seedCall(owner.db, now);
    const slots = await readOfferedSlots(db, defaultBookingHours, now);
    expect(slots.map(({ available }) => available)).toEqual([true, true, false, true, true, true, true, true]);
  }
  await owner.db.delete(strategyCalls).where(eq(strategyCalls.isSample, true));
});

test("stores a booking, marks the slot taken and emails both sides", async () => {
  await work();
  const [first] = await slotsNow();
  const startsAt = first?.startsAt ?? "";
  expect(first?.available).toBe(true);
  const response = await book(startsAt, "bo@li.example");
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ startsAt, slot: `${first?.date} - ${first?.time}` });
  expect((await slotsNow())[0]?.available).toBe(false);
  const [row] = await db.select().from(strategyCalls).where(eq(strategyCalls.email, "bo@li.example"));
  expect(row).toMatchObject({ company: "Li Foods", timeZone: "America/Denver", phone: null, durationMinutes: 30 });
  await eventually(() => {
    for (const to of ["bo@li.example", staffEmail]) {
      const mail = catcher.caught.find((each) => each.to.includes(to))?.mail.text;
      expect(mail).toContain(`${first?.date} - ${first?.time}`);
    }
  });
});

test("gives one of twenty simultaneous bookings the slot", async () => {
  const startsAt = (await slotsNow())[3]?.startsAt ?? "";
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_none, index) => book(startsAt, `racer${index}@li.example`)),
  );
  const statuses = responses.map((response) => response.statusCode).toSorted((one, other) => one - other);
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect(responses.find((response) => response.statusCode === 409)?.json()).toMatchObject({
    code: "conflict",
    message: "Someone just booked this time. Choose another.",
  });
});

test("rejects a time that is not offered", async () => {
  for (const startsAt of ["2020-01-06T15:00:00.000Z", "2099-01-01T00:00:00.000Z", "soon"]) {
    expect((await book(startsAt, "odd@li.example")).statusCode, startsAt).toBe(400);
  }
});
