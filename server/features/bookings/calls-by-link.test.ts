/** A booked call from its first email to its last. Another library than the generator parses the calendar files. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeAll, expect, test } from "vitest";
import type { BookedCallDetails } from "#domain/bookings/booked-call.ts";
import type { CallSlot } from "#domain/bookings/strategy-call.ts";
import { asActor } from "../../db/client.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { deskEntries } from "../../db/tables/desk.ts";
import { mailLog } from "../../db/tables/records.ts";
import { buildTestApp, otherKeys, testKeys } from "../../test/build-test-app.ts";
import type { CaughtMail } from "../../test/email/mail-catcher.ts";
import { callPath } from "./call-link.ts";
import { sweepReminders } from "./remind-of-calls.task.ts";
import { eventually } from "../../test/eventually.ts";

const { app, db, catcher, staffEmail, tools: deps, work } = await buildTestApp();
beforeAll(async () => {
  await work();
});

const slotsNow = async () => (await app.inject("/api/strategy-call-slots")).json<CallSlot[]>();
const freeSlots = async () => (await slotsNow()).filter((slot) => slot.available);
const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });

const book = async (email: string, timeZone = "America/Denver") => {
  const [slot] = await freeSlots();
  const response = await post("/api/strategy-calls", {
    startsAt: slot?.startsAt,
    timeZone,
    firstName: "Bo",
    lastName: 'Li, junior; "BL"',
    email,
    company: "Li Foods",
    urgency: "month",
    challenges: "Two plants,\nno recruiters; nobody",
  });
  expect(response.statusCode).toBe(201);
  const { id, link, startsAt } = response.json<{ id: string; link: string; startsAt: string }>();
  return { id, link, startsAt, api: `/api${link}` };
};

const mailsTo = (to: string, ...words: readonly string[]) =>
  catcher.caught.filter(
    ({ to: [address], raw, mail }) =>
      address === to && words.every((word) => raw.includes(word) || (mail.subject ?? "").includes(word)),
  );
const mailTo = (to: string, ...words: readonly string[]): Promise<CaughtMail> =>
  eventually(() => {
    const [mail] = mailsTo(to, ...words);
    if (mail === undefined) throw new Error(`no mail to ${to} with ${words.join(", ")}`);
    return mail;
  });

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

/** The event in an email's attached file, and its calendar method. */
const eventIn = ({ mail, raw }: CaughtMail) => {
  const file = mail.attachments.find((each) => each.filename === "strategy-call.ics");
  const calendar = new ICAL.Component(ICAL.parse(textOf(file?.content ?? "")) as never[]);
  const parts = calendar.getAllSubcomponents("vevent");
  expect(parts).toHaveLength(1);
  const event = new ICAL.Event(parts[0]);
  const method = calendar.getFirstPropertyValue("method");
  // The inline part that email clients show as an invitation has the same method as the file.
  expect(raw.toString()).toMatch(new RegExp(`text/calendar;[^]{0,60}method=${String(method)}`, "i"));
  return {
    method,
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    status: event.component.getFirstPropertyValue("status"),
    organizer: event.organizer,
    attendees: event.attendees.map((each) => String(each.getFirstValue()).toLowerCase()),
    summary: event.summary,
    description: event.description,
  };
};

test("keeps one calendar event through booking, move and cancellation", async () => {
  const email = `${randomUUID()}@li.example`;
  const call = await book(email);
  const first = eventIn(await mailTo(email, "Strategy call booked"));
  expect(first).toMatchObject({
    method: "REQUEST",
    sequence: 0,
    start: call.startsAt,
    minutes: 30,
    status: "CONFIRMED",
    organizer: "mailto:hello@cohire.example",
  });
  expect(first.attendees).toContain(`mailto:${email}`);
  expect(first.attendees).toContain(`mailto:${staffEmail}`);
  expect(first.description).toContain("Two plants,\nno recruiters; nobody");
  expect(first.description).toContain(`http://localhost:3000${call.link}`);

  const [target] = (await freeSlots()).slice(-1);
  const response = await post(`${call.api}/move`, { startsAt: target?.startsAt, timeZone: "Asia/Kolkata" });
  expect(response.statusCode).toBe(200);
  expect(response.json<BookedCallDetails>()).toMatchObject({ startsAt: target?.startsAt, timeZone: "Asia/Kolkata" });
  const second = eventIn(await mailTo(email, "Strategy call rescheduled"));
  expect(second).toMatchObject({ method: "REQUEST", uid: first.uid, sequence: 1, start: target?.startsAt });

  expect((await post(`${call.api}/cancel`, {})).statusCode).toBe(200);
  const third = eventIn(await mailTo(email, "Strategy call canceled"));
  expect(third).toMatchObject({ method: "CANCEL", uid: first.uid, sequence: 2, status: "CANCELLED" });
  expect(third.start).toBe(target?.startsAt);

  for (const [words, expected] of [
    ["call booked", first],
    ["call rescheduled", second],
    ["call canceled", third],
  ] as const) {
    expect(eventIn(await mailTo(staffEmail, words, email))).toEqual(expected);
  }
  // The first slot is free again, and so is the one it was moved to.
  const now = await slotsNow();
  expect(now.find((slot) => slot.startsAt === call.startsAt)?.available).toBe(true);
  expect(now.find((slot) => slot.startsAt === target?.startsAt)?.available).toBe(true);

  const entries = await asActor(db, { staff: true }, (db) =>
    db.select().from(deskEntries).where(eq(deskEntries.leadId, call.id)).orderBy(deskEntries.id),
  );
  expect(entries.map(({ kind, subject }) => [kind, subject])).toEqual([
    ["booking", "Call rescheduled"],
    ["booking", "Call canceled"],
  ]);
});

test("shows both time zones in emails, and both calendars' links work", async () => {
  const email = `${randomUUID()}@li.example`;
  const call = await book(email, "Asia/Kolkata");
  const { mail } = await mailTo(email, "Strategy call booked");
  const at = new Date(call.startsAt);
  const hour = (timeZone: string) => at.toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit" });
  expect(mail.text).toContain(`${hour("Asia/Kolkata")} GMT+5:30 (Kolkata)`);
  expect(mail.text).toContain(`${hour("America/New_York")} ET (New York)`);
  expect(mail.text).toContain(`http://localhost:3000${call.link}`);
  expect(mail.html).toContain(call.link);
  const open = (await app.inject(call.api)).json<BookedCallDetails>();
  expect(open).toMatchObject({ firstName: "Bo", startsAt: call.startsAt, timeZone: "Asia/Kolkata" });
  // The call does not block itself.
  expect(open.slots.find((slot) => slot.startsAt === call.startsAt)?.available).toBe(true);
});

test("uses the firm's time zone for an unknown one", async () => {
  const call = await book(`${randomUUID()}@li.example`, "Mars/Olympus_Mons");
  expect((await app.inject(call.api)).json<BookedCallDetails>().timeZone).toBe("America/New_York");
});

test("gives forged, past and unknown links the same reply", async () => {
  const call = await book(`${randomUUID()}@li.example`);
  const past = await book(`${randomUUID()}@li.example`);
  const flipped = (index: number) => {
    const bytes = Buffer.from(call.link.slice("/calls/".length), "base64url");
    bytes[index] = (bytes[index] ?? 0) ^ 1;
    return `/api/calls/${bytes.toString("base64url")}`;
  };
  expect((await app.inject(call.api)).statusCode).toBe(200);
  const dead = [
    flipped(0),
    flipped(15),
    flipped(16),
    flipped(31),
    `${call.api}A`,
    `/api/calls/${call.id}`,
    "/api/calls/x",
    `/api${callPath(randomUUID(), testKeys)}`,
    `/api${callPath(call.id, otherKeys)}`,
  ];
  await post(`${call.api}/cancel`, {});
  const startedAt = new Date(Date.now() - 60_000);
  await db
    .update(strategyCalls)
    .set({ startsAt: startedAt, endsAt: new Date(startedAt.getTime() + 1_800_000) })
    .where(eq(strategyCalls.id, past.id));
  const [slot] = await freeSlots();
  for (const address of [...dead, call.api, past.api]) {
    for (const response of [
      await app.inject(address),
      await post(`${address}/move`, { startsAt: slot?.startsAt, timeZone: "UTC" }),
      await post(`${address}/cancel`, {}),
    ]) {
      expect([address, response.statusCode, response.json()]).toEqual([
        address,
        404,
        { code: "not_found", message: "This link is no longer valid" },
      ]);
    }
  }
  await db.delete(strategyCalls).where(eq(strategyCalls.id, past.id));
});

test("rejects a move to a taken time and lists the free slots", async () => {
  const [one, other] = [await book(`${randomUUID()}@li.example`), await book(`${randomUUID()}@li.example`)];
  const response = await post(`${one.api}/move`, { startsAt: other.startsAt, timeZone: "UTC" });
  expect(response.statusCode).toBe(409);
  const { slots } = response.json<{ slots: CallSlot[] }>();
  expect(slots).toHaveLength(8);
  expect(slots.find((slot) => slot.startsAt === other.startsAt)?.available).toBe(false);
  expect((await app.inject(one.api)).json<BookedCallDetails>().startsAt).toBe(one.startsAt);
  // Two calls that swap times simultaneously neither hang nor get lost.
  const both = await Promise.all([
    post(`${one.api}/move`, { startsAt: other.startsAt, timeZone: "UTC" }),
    post(`${other.api}/move`, { startsAt: one.startsAt, timeZone: "UTC" }),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  // One of ten simultaneous moves to one free time succeeds.
  const [free] = (await freeSlots()).slice(-1);
  const racers = await Promise.all(
    [one, other].map((call) => post(`${call.api}/move`, { startsAt: free?.startsAt, timeZone: "UTC" })),
  );
  expect(racers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  for (const call of [one, other]) expect((await post(`${call.api}/cancel`, {})).statusCode).toBe(200);
});

test("sends one reminder a day before, only for active calls booked earlier", async () => {
  const hourMs = 3_600_000;
  const emails = { due: "", late: "", cancelled: "", sample: "" };
  const ids: Record<string, string> = {};
  const base = Date.parse("2031-03-10T15:00:00Z");
  for (const [index, name] of (["due", "late", "cancelled", "sample"] as const).entries()) {
    emails[name] = `${randomUUID()}@remind.example`;
    const startsAt = new Date(base + index * hourMs);
    const [row] = await db
      .insert(strategyCalls)
      .values({
        startsAt,
        endsAt: new Date(startsAt.getTime() + hourMs / 2),
        timeZone: "Europe/London",
        firstName: "Bo",
        lastName: "Li",
        email: emails[name],
        company: "Li Foods",
        urgency: "month",
        challenges: "Two plants",
        status: name === "cancelled" ? "cancelled" : "booked",
        isSample: name === "sample",
        // As after booking a time less than a day ahead.
        remindedAt: name === "late" ? new Date(base - 10 * hourMs) : null,
      })
      .returning();
    ids[name] = row?.id ?? "";
  }
  const at = (hours: number) => sweepReminders(deps, new Date(base - hours * hourMs));
  expect(await at(25)).toBe(0);
  expect(await at(24)).toBe(1);
  for (let hours = 23; hours >= -1; hours -= 1) expect(await at(hours), `${hours} hours before`).toBe(0);
  const { mail } = await mailTo(emails.due);
  expect(mail.subject).toContain("Strategy call reminder");
  expect(mail.text).toContain("3:00 PM");
  expect(mail.text).toContain("11:00 AM ET (New York)");
  expect(mail.text).toContain(`http://localhost:3000${callPath(ids["due"] ?? "", testKeys)}`);
  for (const name of ["late", "cancelled", "sample"] as const) expect(mailsTo(emails[name])).toEqual([]);
  const keys = await db.select({ key: mailLog.key }).from(mailLog).where(eq(mailLog.template, "call-reminder"));
  expect(keys).toEqual([{ key: `strategy-call/${ids["due"]}/0/reminder` }]);
  await db.delete(strategyCalls).where(eq(strategyCalls.id, ids["due"] ?? ""));
});

test("retries a reminder that the mail server rejected", async () => {
  const startsAt = new Date("2031-04-10T15:00:00Z");
  const email = `${randomUUID()}@remind.example`;
  await db.insert(strategyCalls).values({
    startsAt,
    endsAt: new Date(startsAt.getTime() + 1_800_000),
    timeZone: "Europe/London",
    firstName: "Bo",
    lastName: "Li",
    email,
    company: "Li Foods",
    urgency: "month",
    challenges: "Two plants",
  });
  const broken = { ...deps, mail: { ...deps.mail, deliver: () => Promise.reject(new Error("no mail server")) } };
  const now = new Date("2031-04-09T16:00:00Z");
  expect(await sweepReminders(broken, now)).toBe(0);
  expect(mailsTo(email)).toEqual([]);
  expect(await sweepReminders(deps, now)).toBe(1);
  expect(await sweepReminders(deps, now)).toBe(0);
  expect(mailsTo(email)).toHaveLength(1);
});
