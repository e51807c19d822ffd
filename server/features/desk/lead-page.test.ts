/** The lead page for staff, for every form. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { deskContacts, deskEntries, deskEntryFiles, deskLeads } from "../../db/tables/desk.ts";
import { files } from "../../db/tables/files.ts";
import { contactRequests, leads, quoteRequests } from "../../db/tables/leads.ts";
import { mailSuppressions } from "../../db/tables/records.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aStaffMember } from "../../test/fixtures/staff.ts";
import { tasks } from "../../worker.ts";

const { app, db, owner, tools: deps } = await buildTestApp();
const me = await aStaffMember(app, owner.db);
const person = { firstName: "Ana", lastName: "Ruiz", email: "ana@ruiz.example", company: "Ruiz Clinics" };
const readLead = async (id: string) => (await me.get(`/api/desk/leads/${id}`)).json<LeadPage>();

const aFile = async (fileName: string) => {
  const [row] = await owner.db
    .insert(files)
    .values({
      purpose: "job-description",
      fileName,
      mediaType: "text/plain",
      sizeBytes: 5,
      sha256: "0".repeat(64),
      storageKey: crypto.randomUUID(),
    })
    .returning();
  return row?.id ?? "";
};
const aQuote = async (values: Partial<typeof quoteRequests.$inferInsert> = {}) => {
  const [row] = await db
    .insert(quoteRequests)
    .values({ ...person, hiringNeed: "Four nurses", ...values })
    .returning();
  return row?.id ?? "";
};

test("shows each form's questions and answers, without empty fields", async () => {
  const quote = await readLead(
    await aQuote({ timeline: "asap", companySize: "small", spamSignals: ["links"], status: "spam" }),
  );
  expect(quote.lead.facts).toEqual([
    ["Company", "Ruiz Clinics"],
    ["Company size", "11-50 employees"],
    ["Positions", "Four nurses"],
    ["Timeline", "Within 2 weeks"],
  ]);
  expect(quote.lead).toMatchObject({
    kind: "quote-request",
    state: "spam",
    spamSignals: ["links"],
    call: null,
    workspace: null,
  });

  const [inquiry] = await db
    .insert(leads)
    .values({ ...person, interests: ["Retail Recruitment"], message: "Retail Recruitment Inquiry: Ten managers" })
    .returning();
  const shown = await readLead(inquiry?.id ?? "");
  expect(shown.lead).toMatchObject({ kind: "inquiry", summary: "Ten managers" });
  expect(Object.fromEntries(shown.lead.facts)).toMatchObject({ Interests: "Retail Recruitment" });

  const fileId = await aFile("nurse.txt");
  const [request] = await db
    .insert(contactRequests)
    .values({
      name: "Ana Ruiz",
      phone: "1",
      email: person.email,
      company: "Ruiz",
      hiringNeeds: "Two",
      pagePath: "/nurse",
      fileId,
    })
    .returning();
  const contact = await readLead(request?.id ?? "");
  expect(contact.lead.files).toEqual([{ id: fileId, fileName: "nurse.txt", sizeBytes: 5 }]);
  expect(Object.fromEntries(contact.lead.facts)).toMatchObject({ Page: "/nurse", "Hiring needs": "Two" });

  const startsAt = new Date("2027-01-04T15:00:00Z");
  const [call] = await db
    .insert(strategyCalls)
    .values({
      ...person,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 1_800_000),
      timeZone: "Europe/Berlin",
      urgency: "month",
      challenges: "None",
    })
    .returning();
  const booked = await readLead(call?.id ?? "");
  expect(booked.lead.call).toEqual({ startsAt: startsAt.toISOString(), timeZone: "Europe/Berlin", status: "booked" });
  expect(booked.others).toHaveLength(3);
  expect(booked.others.map(({ id }) => id)).not.toContain(call?.id);
});

test("shows the contact's whole timeline for a lead that came by email", async () => {
  const first = await aQuote({ email: "kim@park.example" });
  const [desk] = await owner.db.select().from(deskLeads).where(eq(deskLeads.id, first));
  const now = new Date();
  const [mail] = await owner.db
    .insert(deskLeads)
    .values({
      ...person,
      kind: "mail",
      contactId: desk?.contactId ?? "",
      email: "kim@park.example",
      summary: "One more",
      source: "Mail",
      receivedAt: now,
      dueAt: now,
      lastActivityAt: now,
    })
    .returning();
  const id = mail?.id ?? "";
  const [entry] = await owner.db
    .insert(deskEntries)
    .values({ leadId: id, kind: "mail", subject: "One more", body: "And a cook", fromAddress: "kim@park.example" })
    .returning();
  const fileId = await aFile("cook.pdf");
  await owner.db.insert(deskEntryFiles).values({ entryId: entry?.id ?? "", fileId });
  await me.post(`/api/desk/leads/${first}/notes`, { text: "Knows us" });
  await owner.db.insert(mailSuppressions).values({ address: "kim@park.example", reason: "bounced" });
  const page = await readLead(id);
  expect(page.lead.facts).toEqual([]);
  expect(page.timeline.map(({ leadId, kind, body }) => [leadId, kind, body])).toEqual([
    [id, "mail", "And a cook"],
    [first, "note", "Knows us"],
  ]);
  expect(page.timeline[0]?.files).toEqual([{ id: fileId, fileName: "cook.pdf", sizeBytes: 5 }]);
  expect(page.contact).toMatchObject({ email: "kim@park.example", suppressed: { reason: "bounced" } });
  expect((await me.get(`/api/desk/leads/${crypto.randomUUID()}`)).statusCode).toBe(404);
});

const phoneOf = async (email: string) => {
  const [row] = await owner.db.select().from(deskContacts).where(eq(deskContacts.email, email));
  return row?.phone ?? null;
};
const announceLead = tasks.find(({ name }) => name === "announce-lead");
const announce = (id: string) => announceLead?.handle({ kind: "quote-request", id }, deps);

test("suggests contacts with the same phone number in any format", async () => {
  const [work, home] = [
    await aQuote({ email: "lee@work.example", phone: "(614) 555-0171" }),
    await aQuote({ email: "lee@home.example", phone: "+1 614.555.0171" }),
  ];
  const other = await aQuote({ email: "other@x.example", phone: "call me" });
  for (const id of [work, home, other, work]) await announce(id);
  expect(await phoneOf("lee@work.example")).toBe("+16145550171");
  expect(await phoneOf("other@x.example")).toBeNull();
  const page = await readLead(work);
  expect(page.lookAlikes).toMatchObject([{ email: "lee@home.example", leads: 1 }]);
  expect((await readLead(other)).lookAlikes).toEqual([]);
  await me.post(`/api/desk/contacts/${page.contact.id}/merges`, { otherId: page.lookAlikes[0]?.id });
  expect((await readLead(work)).lookAlikes).toEqual([]);
});

test("keeps the newest phone number in any order of tasks", async () => {
  const email = "many@phones.example";
  const older = await aQuote({ email, phone: "614 555 0101", createdAt: new Date("2026-11-01T00:00:00Z") });
  const newer = await aQuote({ email, phone: "+49 30 901820", createdAt: new Date("2026-11-02T00:00:00Z") });
  await announce(newer);
  await announce(older);
  expect(await phoneOf(email)).toBe("+4930901820");
});
