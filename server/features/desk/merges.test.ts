/** Merging two contacts of one person and undoing it. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { deskContacts, deskLeads, deskMerges } from "../../db/tables/desk.ts";
import { quoteRequests } from "../../db/tables/leads.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aStaffMember } from "../../test/fixtures/staff.ts";

const { app, db, owner } = await buildTestApp();
const me = await aStaffMember(app, owner.db);

const quote = { firstName: "Ana", lastName: "Ruiz", company: "Ruiz Clinics", hiringNeed: "Four nurses" };
const newLead = async (email: string) => {
  const [row] = await db
    .insert(quoteRequests)
    .values({ ...quote, email })
    .returning();
  const [lead] = await owner.db
    .select()
    .from(deskLeads)
    .where(eq(deskLeads.id, row?.id ?? ""));
  return { id: lead?.id ?? "", contactId: lead?.contactId ?? "" };
};
const someone = () => newLead(`${crypto.randomUUID()}@x.example`);
const merge = (kept: string, otherId: string) => me.post(`/api/desk/contacts/${kept}/merges`, { otherId });
const merged = async (kept: string, otherId: string) =>
  (await merge(kept, otherId)).json<{ mergeId: string }>().mergeId;
const undo = (id: string) => me.delete(`/api/desk/merges/${id}`);
const readLead = async (id: string) => (await me.get(`/api/desk/leads/${id}`)).json<LeadPage>();
const snapshot = async () => {
  const tables = ["desk_contacts", "desk_leads", "desk_entries", "quote_requests"];
  const rows = await Promise.all(
    tables.map((table) => owner.db.execute(sql.raw(`select t::text as row from ${table} t order by t::text`))),
  );
  return rows.map((each) => each.rows);
};

test("merges two timelines and restores everything on undo", async () => {
  const [a, b] = [await newLead("ana@work.example"), await newLead("ana@home.example")];
  await me.post(`/api/desk/leads/${b.id}/notes`, { text: "From home" });
  const before = await snapshot();
  const mergeId = await merged(a.contactId, b.contactId);
  const page = await readLead(a.id);
  expect(page.others.map(({ id }) => id)).toEqual([b.id]);
  expect(page.timeline.map(({ leadId, body }) => [leadId, body])).toEqual([[b.id, "From home"]]);
  expect(page.merges).toMatchObject([{ id: mergeId, email: "ana@home.example", mergedBy: me.name }]);
  expect((await readLead(b.id)).contact.email).toBe("ana@work.example");
  expect((await undo(mergeId)).statusCode).toBe(200);
  expect(await snapshot()).toEqual(before);
  expect((await readLead(a.id)).merges).toEqual([]);
});

test("returns leads sent after the merge to their own contact on undo", async () => {
  const [a, b] = [await newLead("bo@work.example"), await newLead("bo@home.example")];
  const mergeId = await merged(a.contactId, b.contactId);
  const since = await newLead("Bo+more@home.example");
  const ofKept = await newLead("bo@work.example");
  expect([since.contactId, ofKept.contactId]).toEqual([a.contactId, a.contactId]);
  await undo(mergeId);
  const leads = await owner.db.select().from(deskLeads);
  const contactOf = new Map(leads.map(({ id, contactId }) => [id, contactId]));
  expect([b.id, since.id].map((id) => contactOf.get(id))).toEqual([b.contactId, b.contactId]);
  expect([a.id, ofKept.id].map((id) => contactOf.get(id))).toEqual([a.contactId, a.contactId]);
  expect((await undo(mergeId)).statusCode).toBe(409);
});

test("rejects merging twice, with oneself, with none, or as a chain", async () => {
  const [a, b, c] = [await someone(), await someone(), await someone()];
  expect((await merge(a.contactId, a.contactId)).statusCode).toBe(409);
  expect((await merge(a.contactId, crypto.randomUUID())).statusCode).toBe(404);
  expect((await merge(a.contactId, b.contactId)).statusCode).toBe(201);
  expect((await merge(c.contactId, b.contactId)).statusCode).toBe(409);
  expect((await merge(b.contactId, c.contactId)).statusCode).toBe(409);
  expect((await merge(c.contactId, a.contactId)).statusCode).toBe(409);
  expect((await merge(a.contactId, c.contactId)).statusCode).toBe(201);
});

test("handles two opposite simultaneous merges without a cycle", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await someone(), await someone()];
    const responses = await Promise.all([merge(a.contactId, b.contactId), merge(b.contactId, a.contactId)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((x, y) => x - y)).toEqual([201, 409]);
  }
  const { rows } = await owner.db.execute(
    sql`select 1 from desk_contacts a join desk_contacts b on a.merged_into_id = b.id where b.merged_into_id is not null`,
  );
  expect(rows).toEqual([]);
  expect(await owner.db.$count(deskMerges)).toBeGreaterThan(0);
  expect(await owner.db.$count(deskContacts)).toBeGreaterThan(0);
});
