/** Database triggers of the desk: create leads, match contacts, run the response clock. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../test/database/test-database.ts";
import { asActor } from "./client.ts";
import { strategyCalls } from "./tables/bookings.ts";
import { deskContacts, deskEntries, deskLeads } from "./tables/desk.ts";
import { contactRequests, leads, quoteRequests } from "./tables/leads.ts";
import { firmSettings } from "./tables/site.ts";

const { db, owner } = await testDatabase();

const person = { firstName: "Ana", lastName: "Ruiz", email: "ana@ruiz.example", company: "Ruiz Clinics" };
const quote = { ...person, hiringNeed: "Four nurses", message: "Nights only" };
const readDeskLead = async (id: string) => {
  const [row] = await owner.db.select().from(deskLeads).where(eq(deskLeads.id, id));
  return row;
};
const newQuote = async (values: Partial<typeof quoteRequests.$inferInsert> = {}) => {
  const [row] = await db
    .insert(quoteRequests)
    .values({ ...quote, ...values })
    .returning();
  return row?.id ?? "";
};

test("every form creates a desk lead with its due time in the same transaction", async () => {
  const quoteId = await newQuote({ phone: "614 555 0171" });
  const [lead] = await db
    .insert(leads)
    .values({ ...person, interests: ["RPO Services", "Talent Analytics"] })
    .returning();
  const [inquiry] = await db
    .insert(leads)
    .values({ ...person, interests: ["Retail Recruitment"], message: "Retail Recruitment Inquiry: Ten managers" })
    .returning();
  const [contact] = await db
    .insert(contactRequests)
    .values({
      name: "Ana Maria Ruiz",
      phone: "1",
      email: person.email,
      company: "Ruiz",
      hiringNeeds: "Two",
      pagePath: "/nurse",
    })
    .returning();
  const startsAt = new Date("2027-01-04T15:00:00Z");
  const [call] = await db
    .insert(strategyCalls)
    .values({
      ...person,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 30 * 60_000),
      timeZone: "UTC",
      urgency: "month",
      challenges: "No recruiters",
    })
    .returning();
  const rows = await Promise.all(
    [quoteId, lead?.id, inquiry?.id, contact?.id, call?.id].map((id) => readDeskLead(id ?? "")),
  );
  expect(rows.map((row) => [row?.kind, row?.source, row?.summary, row?.state])).toEqual([
    ["quote-request", "Quote dialog", "Four nurses\nNights only", "new"],
    ["lead", "Inquiry form", "RPO Services, Talent Analytics", "new"],
    ["inquiry", "Retail Recruitment", "Ten managers", "new"],
    ["contact-request", "/nurse", "Two", "new"],
    ["strategy-call", "Strategy call", "No recruiters", "new"],
  ]);
  expect([rows[3]?.firstName, rows[3]?.lastName]).toEqual(["Ana", "Maria Ruiz"]);
  for (const row of rows) expect((row?.dueAt.getTime() ?? 0) - (row?.receivedAt.getTime() ?? 0)).toBe(86_400_000);
  expect(new Set(rows.map((row) => row?.contactId)).size).toBe(1);
});

test("a spam submission appears on the desk as spam", async () => {
  expect((await readDeskLead(await newQuote({ status: "spam" })))?.state).toBe("spam");
});

const contactOf = async (email: string) => (await readDeskLead(await newQuote({ email })))?.contactId;

test("spellings of one mailbox map to one contact, other mailboxes to others", async () => {
  const one = await contactOf("j.doe+jobs@gmail.com");
  expect(await contactOf("JDoe@googlemail.com")).toBe(one);
  expect(await contactOf("  j.d.o.e@Gmail.com ")).toBe(one);
  const two = await contactOf("j.doe@firm.example");
  expect(await contactOf("J.Doe+x@firm.example")).toBe(two);
  expect(await contactOf("jdoe@firm.example")).not.toBe(two);
  expect(await contactOf("+x@firm.example")).not.toBe(two);
});

test("new leads of a merged contact go to the contact it was merged into", async () => {
  const kept = (await readDeskLead(await newQuote({ email: "kept@x.example" })))?.contactId ?? "";
  const merged = (await readDeskLead(await newQuote({ email: "merged@x.example" })))?.contactId ?? "";
  await owner.db.update(deskContacts).set({ mergedIntoId: kept }).where(eq(deskContacts.id, merged));
  expect((await readDeskLead(await newQuote({ email: "merged@x.example" })))?.contactId).toBe(kept);
});

test("the form's row mirrors the desk's state, and deleting it deletes the lead", async () => {
  const id = await newQuote();
  await asActor(db, { staff: true }, (db) => db.update(deskLeads).set({ state: "lost" }).where(eq(deskLeads.id, id)));
  const [form] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  expect(form?.status).toBe("lost");
  await db.delete(quoteRequests).where(eq(quoteRequests.id, id));
  expect(await readDeskLead(id)).toBeUndefined();
});

test("the first delivered reply stops the clock; a bounce restarts it", async () => {
  const leadId = await newQuote();
  const stopped = async () => (await readDeskLead(leadId))?.firstRepliedAt?.toISOString() ?? null;
  const [early, late] = ["2026-11-01T10:00:00.000Z", "2026-11-01T12:00:00.000Z"];
  await owner.db.insert(deskEntries).values({ leadId, kind: "note", sentAt: new Date("2026-11-01T08:00:00Z") });
  const [reply] = await owner.db.insert(deskEntries).values({ leadId, kind: "reply" }).returning();
  expect(await stopped()).toBeNull();
  await owner.db
    .update(deskEntries)
    .set({ sentAt: new Date(early) })
    .where(eq(deskEntries.id, reply?.id ?? ""));
  await owner.db.insert(deskEntries).values({ leadId, kind: "call", sentAt: new Date(late) });
  expect(await stopped()).toBe(early);
  await owner.db
    .update(deskEntries)
    .set({ failedAt: new Date(late) })
    .where(eq(deskEntries.id, reply?.id ?? ""));
  expect(await stopped()).toBe(late);
});

test("only staff read the desk; anyone reads the firm's settings, staff write them", async () => {
  await newQuote();
  const count = (staff: boolean) => asActor(db, { staff }, (db) => db.$count(deskLeads));
  expect(await count(false)).toBe(0);
  expect(await count(true)).toBeGreaterThan(0);
  const write = (staff: boolean) =>
    asActor(db, { staff }, (db) => db.insert(firmSettings).values({ key: `k${staff}`, value: {} }));
  await expect(write(false)).rejects.toMatchObject({ cause: { code: "42501" } });
  await write(true);
  expect(await db.$count(firmSettings)).toBe(1);
});

const dueOf = async (received: string): Promise<string> => {
  const { rows } = await owner.db.execute<{ due: Date }>(sql`select desk_due_at(${received}::timestamptz) as due`);
  return new Date(rows[0]?.due ?? 0).toISOString();
};

test("excludes days off from the due time, across both clock changes", async () => {
  const value = { businessDaysOnly: true, timeZone: "America/New_York", holidays: ["2026-11-26"] };
  await owner.db.insert(firmSettings).values({ key: "promise-calendar", value });
  // Wednesday noon to Thursday noon.
  expect(await dueOf("2026-11-11T17:00:00Z")).toBe("2026-11-12T17:00:00.000Z");
  // Friday noon: twelve hours of Friday, twelve of Monday.
  expect(await dueOf("2026-11-13T17:00:00Z")).toBe("2026-11-16T17:00:00.000Z");
  // Saturday: the whole of Monday.
  expect(await dueOf("2026-11-14T17:00:00Z")).toBe("2026-11-17T05:00:00.000Z");
  // The day before Thanksgiving.
  expect(await dueOf("2026-11-25T17:00:00Z")).toBe("2026-11-27T17:00:00.000Z");
  // Friday before each clock change: noon local time both times.
  expect(await dueOf("2026-10-30T16:00:00Z")).toBe("2026-11-02T17:00:00.000Z");
  expect(await dueOf("2027-03-12T17:00:00Z")).toBe("2027-03-15T16:00:00.000Z");
  await owner.db.update(firmSettings).set({ value: { ...value, businessDaysOnly: false } });
  expect(await dueOf("2026-11-13T17:00:00Z")).toBe("2026-11-14T17:00:00.000Z");
});
