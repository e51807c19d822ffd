/** Actions on a lead: state, assignee, notes and calls, each with its timeline entry. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { deskLeads } from "../../db/tables/desk.ts";
import { quoteRequests } from "../../db/tables/leads.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aUser } from "../../test/fixtures/factories.ts";
import { aStaffMember } from "../../test/fixtures/staff.ts";

const { app, db, owner } = await buildTestApp();
const me = await aStaffMember(app, owner.db);
const teamMember = await aStaffMember(app, owner.db, "Ben Brown");

const quote = {
  firstName: "Ana",
  lastName: "Ruiz",
  email: "ana@ruiz.example",
  company: "Ruiz Clinics",
  hiringNeed: "Four nurses",
};
const newLead = async (values: Partial<typeof quoteRequests.$inferInsert> = {}) => {
  const email = `${crypto.randomUUID()}@x.example`;
  const [row] = await db
    .insert(quoteRequests)
    .values({ ...quote, email, ...values })
    .returning();
  return row?.id ?? "";
};
const readLead = async (id: string) => (await me.get(`/api/desk/leads/${id}`)).json<LeadPage>();
const entriesOf = async (id: string) =>
  (await readLead(id)).timeline.map(({ kind, details, body }) => [kind, details ?? body]);
const setState = (id: string, from: string, to: string, by = me) =>
  by.post(`/api/desk/leads/${id}/state`, { from, to });

test("moves a lead along allowed states and records who moved it", async () => {
  const id = await newLead();
  expect((await setState(id, "new", "in_progress")).statusCode).toBe(200);
  expect((await setState(id, "in_progress", "lost")).statusCode).toBe(200);
  const { lead, timeline } = await readLead(id);
  expect(lead.state).toBe("lost");
  expect(timeline.map(({ kind, details, author }) => [kind, details, author?.name])).toEqual([
    ["state", { from: "new", to: "in_progress" }, me.name],
    ["state", { from: "in_progress", to: "lost" }, me.name],
  ]);
  const [form] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  expect(form?.status).toBe("lost");
});

test("rejects a stale move and a direct move to won", async () => {
  const id = await newLead();
  await setState(id, "new", "lost");
  expect((await setState(id, "new", "in_progress")).statusCode).toBe(409);
  const open = await newLead();
  expect((await setState(open, "new", "won")).statusCode).toBe(400);
  expect((await setState(open, "new", "new")).statusCode).toBe(400);
  expect((await readLead(open)).timeline).toEqual([]);
});

test("applies one of two simultaneous moves", async () => {
  const id = await newLead();
  const responses = await Promise.all([setState(id, "new", "lost"), setState(id, "new", "spam", teamMember)]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await readLead(id)).timeline).toHaveLength(1);
});

test("assigning a new lead moves it to in progress; it can be unassigned", async () => {
  const id = await newLead();
  const assign = (userId: string | null) => me.put(`/api/desk/leads/${id}/assignee`, { userId });
  expect((await assign(teamMember.id)).statusCode).toBe(200);
  const { lead } = await readLead(id);
  expect([lead.state, lead.assignee]).toEqual(["in_progress", { id: teamMember.id, name: "Ben Brown" }]);
  await assign(teamMember.id);
  await assign(null);
  expect((await readLead(id)).lead.assignee).toBeNull();
  expect(await entriesOf(id)).toEqual([
    ["assignment", { to: teamMember.id, name: "Ben Brown" }],
    ["state", { from: "new", to: "in_progress" }],
    ["assignment", { to: null, name: null }],
  ]);
});

test("assigns leads to staff only", async () => {
  const id = await newLead();
  const candidate = await aUser(owner.db, { kind: "candidate" });
  for (const userId of [candidate.id, crypto.randomUUID()]) {
    const response = await me.put(`/api/desk/leads/${id}/assignee`, { userId });
    expect([response.statusCode, response.json()]).toMatchObject([400, { errors: { userId: expect.any(String) } }]);
  }
  expect(await entriesOf(id)).toEqual([]);
});

test("stops the clock with a call, not with a note", async () => {
  const id = await newLead();
  expect((await me.post(`/api/desk/leads/${id}/notes`, { text: "Knows our clients" })).statusCode).toBe(201);
  expect((await readLead(id)).lead).toMatchObject({ state: "new", firstRepliedAt: null });
  const before = new Date().toISOString();
  expect((await me.post(`/api/desk/leads/${id}/calls`, { text: "Four nurses by May" })).statusCode).toBe(201);
  const { lead } = await readLead(id);
  expect(lead.state).toBe("replied");
  expect((lead.firstRepliedAt ?? "") >= before).toBe(true);
  expect(await entriesOf(id)).toEqual([
    ["note", "Knows our clients"],
    ["call", "Four nurses by May"],
    ["state", { from: "new", to: "replied" }],
  ]);
  expect((await me.post(`/api/desk/leads/${id}/notes`, { text: " " })).statusCode).toBe(400);
});

test("keeps the state on a call to a lost lead and counts it as activity", async () => {
  const id = await newLead({ status: "lost", createdAt: new Date("2026-01-01T00:00:00Z") });
  await me.post(`/api/desk/leads/${id}/calls`, { text: "Once more" });
  const [row] = await owner.db.select().from(deskLeads).where(eq(deskLeads.id, id));
  expect(row?.state).toBe("lost");
  expect(Date.now() - (row?.lastActivityAt.getTime() ?? 0)).toBeLessThan(60_000);
});
