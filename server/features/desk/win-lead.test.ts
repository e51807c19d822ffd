/** Winning a lead: the client is invited, and our recruiter already has access. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Me } from "#domain/accounts/me.ts";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import type { Workspace } from "#domain/companies/workspace.ts";
import { companies } from "../../db/tables/companies.ts";
import { leads, quoteRequests } from "../../db/tables/leads.ts";
import { auditLog } from "../../db/tables/records.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser, goodPassword } from "../../test/browsers.ts";
import { linkTo } from "../../test/account-links.ts";
import { aStaffMember } from "../../test/fixtures/staff.ts";

const { app, db, owner } = await buildTestApp();
const me = await aStaffMember(app, owner.db);
const teamMember = await aStaffMember(app, owner.db, "Ben Brown");

const person = { firstName: "Ana", lastName: "Ruiz", email: "ana@ruiz.example", company: "Ruiz Clinics" };
const newQuote = async () => {
  const [row] = await db
    .insert(quoteRequests)
    .values({ ...person, hiringNeed: "Four nurses", companySize: "medium" })
    .returning();
  return row?.id ?? "";
};
const win = (id: string, body: object) => me.post(`/api/desk/leads/${id}/won`, body);
const readLead = async (id: string, by = me) => (await by.get(`/api/desk/leads/${id}`)).json<LeadPage>();

test("creates the workspace, invites the admin and admits the recruiter", async () => {
  const id = await newQuote();
  const won = await win(id, { company: "Ruiz Clinics Inc.", adminEmail: "Chief@ruiz.example" });
  expect(won.statusCode).toBe(201);
  const { companyId } = won.json<{ companyId: string }>();
  const { lead, timeline } = await readLead(id);
  expect(lead).toMatchObject({ state: "won", workspace: { id: companyId, name: "Ruiz Clinics Inc." } });
  expect(timeline.map(({ kind }) => kind)).toEqual(["state", "won"]);
  // A team member without access still sees the name under which it was won.
  expect((await readLead(id, teamMember)).lead.workspace).toEqual({ id: companyId, name: "Ruiz Clinics Inc." });

  const admin = aBrowser(app);
  const token = (await linkTo(owner.db, "invitation", "chief@ruiz.example")).split("/").at(-1);
  const response = await admin.post(`/api/invitations/${token}/accept`, {
    name: "Chris Chief",
    password: goodPassword,
  });
  expect(response.statusCode).toBe(200);
  const arrived = (await admin.get("/api/me")).json<Me>();
  expect(arrived.workspace).toMatchObject({ id: companyId, level: "admin" });
  expect((await admin.get("/api/workspace")).json<Workspace>()).toMatchObject({
    name: "Ruiz Clinics Inc.",
    size: "51-200",
  });

  expect((await me.get("/api/me")).json<Me>().workspaces).toEqual([{ id: companyId, name: "Ruiz Clinics Inc." }]);
  expect((await me.put("/api/me/workspace", { companyId })).statusCode).toBe(200);
  expect((await me.get("/api/workspace")).statusCode).toBe(200);
  expect((await teamMember.get("/api/me")).json<Me>().workspaces).toEqual([]);
  const log = await owner.db.select().from(auditLog).where(eq(auditLog.companyId, companyId));
  expect(log.map(({ action }) => action).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "member.invited",
    "member.joined",
    "network.approved",
    "recruiter.admitted",
    "workspace.created",
  ]);
});

test("wins a lead once, even in simultaneous requests", async () => {
  const id = await newQuote();
  const before = await owner.db.$count(companies);
  const press = () => win(id, { company: "Ruiz", adminEmail: "a@ruiz.example" });
  const responses = await Promise.all([press(), press(), press()]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect((await press()).statusCode).toBe(409);
  expect(await owner.db.$count(companies)).toBe(before + 1);
});

test("uses the inquiry's industry and rejects staff addresses and lost leads", async () => {
  const [inquiry] = await db
    .insert(leads)
    .values({ ...person, interests: ["Healthcare Recruitment"], message: "Healthcare Recruitment Inquiry: Ten" })
    .returning();
  const id = inquiry?.id ?? "";
  const before = await owner.db.$count(companies);
  expect((await win(id, { company: "Ruiz", adminEmail: me.email })).statusCode).toBe(400);
  expect((await win(id, { company: "", adminEmail: "x@ruiz.example" })).statusCode).toBe(400);
  await me.post(`/api/desk/leads/${id}/state`, { from: "new", to: "lost" });
  expect((await win(id, { company: "Ruiz", adminEmail: "x@ruiz.example" })).statusCode).toBe(409);
  expect(await owner.db.$count(companies)).toBe(before);
  await me.post(`/api/desk/leads/${id}/state`, { from: "lost", to: "in_progress" });
  const { companyId } = (await win(id, { company: "Ruiz", adminEmail: "x@ruiz.example" })).json<{
    companyId: string;
  }>();
  const [company] = await owner.db.select().from(companies).where(eq(companies.id, companyId));
  expect(company).toMatchObject({ name: "Ruiz", industry: "healthcare", size: null });
});
