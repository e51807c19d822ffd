/** A job of a workspace: written, published, changed in public, paused, closed, copied. */
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { JobPage } from "#domain/jobs/job-page.ts";
import { defaultOpenDays } from "#domain/jobs/job-card.ts";
import type { Openings } from "#domain/openings/opening.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { jobs, jobsEnhanced } from "../../db/tables/jobs.ts";
import { aDraft, anEmployer, completeAd, jobAt, published, readPage, step } from "../../test/fixtures/jobs.ts";
import { aProfile } from "../../test/fixtures/factories.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser } from "../../test/browsers.ts";
import { pauseExpired } from "./pause-expired-jobs.task.ts";

const { app, db, owner } = await buildTestApp();

const cardOf = async (positionId: string) => {
  const [card] = await db.select().from(jobs).where(eq(jobs.positionId, positionId));
  return card;
};

test("[DASH-04] a draft from a template keeps its text and may lack everything else", async () => {
  const admin = await anEmployer(app);
  const drafted = await admin.post("/api/jobs-enhanced", {
    title: "Charge Nurse",
    description: "[Who you are]",
    requirements: "- BLS",
  });
  const page = await readPage(admin, drafted.json<{ id: string }>().id);
  expect(page).toMatchObject({ status: "draft", publicPath: null, revision: 1 });
  expect(page.facts).toMatchObject({ title: "Charge Nurse", requirements: "- BLS", priority: "medium" });
  expect(Object.keys(page.gaps)).toEqual(["description", "location", "salaryMin", "salaryMax"]);
});

test("lists what is missing for publishing by field, and publishes nothing", async () => {
  const admin = await anEmployer(app);
  const draft = await aDraft(admin, { description: "[Who you are]".padEnd(100, "."), salaryMax: null, location: "" });
  const response = await step(admin, draft, "open");
  expect(response.statusCode).toBe(400);
  expect(response.json<{ errors: object }>().errors).toEqual({
    description: "Replace the template text in brackets",
    location: "Add a location, or mark the job as remote",
    salaryMax: "Add the maximum salary",
  });
  expect((await readPage(admin, draft.id)).status).toBe("draft");
  expect(await cardOf(draft.id)).toBeUndefined();
});

test("viewers and unconfirmed editors can't change a published job", async () => {
  const admin = await anEmployer(app);
  const open = await published(admin);
  const viewer = await anEmployer(app);
  const [member] = await owner.db.select().from(companyMembers).where(eq(companyMembers.companyId, viewer.companyId));
  const userId = member?.userId ?? "";
  await owner.db.insert(companyMembers).values({ companyId: admin.companyId, userId, permissions: "viewer" });
  expect((await viewer.put("/api/me/workspace", { companyId: admin.companyId })).statusCode).toBe(200);
  const save = () => viewer.put(jobAt(open.id), { revision: open.revision, facts: open.facts });
  for (const jobStep of ["pause", "close"] as const) expect((await step(viewer, open, jobStep)).statusCode).toBe(403);
  expect((await save()).statusCode).toBe(403);
  await owner.db
    .update(companyMembers)
    .set({ permissions: "editor" })
    .where(and(eq(companyMembers.companyId, admin.companyId), eq(companyMembers.userId, userId)));
  await owner.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
  expect((await save()).json()).toMatchObject({ code: "email_not_confirmed" });
  expect((await readPage(admin, open.id)).revision).toBe(open.revision);
});

test("publishing creates the card, edits update it, pausing and closing remove it", async () => {
  const admin = await anEmployer(app);
  const open = await published(admin, { title: "Wharf Nurse" });
  expect(open).toMatchObject({ status: "active", gaps: {} });
  const card = await cardOf(open.id);
  expect(open.publicPath).toBe(`/jobs/${card?.slug}`);
  expect(card).toMatchObject({
    isActive: true,
    type: "Full-time",
    salary: "$80k - $95k",
    requirements: ["Active RN license", "Two years in acute care"],
    niceToHave: ["Spanish"],
  });
  expect(card?.slug).toMatch(/^wharf-nurse-harbor-clinics-\d+-dayton-oh-[0-9a-f]{10}$/);
  const daysOpen = ((card?.closesAt?.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(Math.round(daysOpen)).toBe(defaultOpenDays);

  const facts = { ...open.facts, title: "Harbor Nurse", remote: true, deadline: "2199-01-31" };
  const changed = (await admin.put(jobAt(open.id), { revision: open.revision, facts })).json<JobPage>();
  const after = await cardOf(open.id);
  expect(after).toMatchObject({ title: "Harbor Nurse", type: "Remote", isActive: true, slug: card?.slug });
  expect(after?.closesAt?.toISOString()).toBe("2199-01-31T23:59:59.000Z");

  const paused = (await step(admin, changed, "pause")).json<JobPage>();
  expect(paused).toMatchObject({ status: "paused", publicPath: null });
  expect((await cardOf(open.id))?.isActive).toBe(false);
  const closed = (await step(admin, paused, "close")).json<JobPage>();
  expect(closed.status).toBe("closed");
  const again = (await step(admin, closed, "open")).json<JobPage>();
  expect(again).toMatchObject({ status: "active", publicPath: `/jobs/${card?.slug}` });
  expect(await db.$count(jobs, eq(jobs.positionId, open.id))).toBe(1);
  expect((await step(admin, await aDraft(admin), "pause")).statusCode).toBe(409);
});

test("a job with a long title and location is found at its slug", async () => {
  const admin = await anEmployer(app);
  const title = "Senior Registered Nurse, Neonatal Intensive Care, Nights and Every Other Weekend, Union Position";
  const { publicPath } = await published(admin, { title, location: "Winchester-on-the-Severn, MD" });
  const slug = publicPath?.replace("/jobs/", "") ?? "";
  expect(slug.length).toBeGreaterThan(120);
  const response = await app.inject(`/api/job-board/${slug}`);
  expect([response.statusCode, response.json<{ job: { title: string } }>().job.title]).toEqual([200, title]);
});

test("an active job stays complete: a change that leaves a gap is rejected whole", async () => {
  const admin = await anEmployer(app);
  const open = await published(admin);
  const response = await admin.put(jobAt(open.id), {
    revision: open.revision,
    facts: { ...open.facts, title: "Changed", salaryMin: null },
  });
  expect(response.statusCode).toBe(400);
  expect((await cardOf(open.id))?.title).toBe(completeAd.title);
});

test("corrected needs and a new company name show on the card at once", async () => {
  const admin = await anEmployer(app);
  const open = await published(admin);
  await admin.put(jobAt(open.id, "/needs"), { mustHave: ["Triage"], niceToHave: [] });
  await admin.patch("/api/workspace", { name: "River Clinics" });
  expect(await cardOf(open.id)).toMatchObject({ requirements: ["Triage"], niceToHave: [], company: "River Clinics" });
});

test("the second save of a revision gets a conflict that names the first editor", async () => {
  const admin = await anEmployer(app);
  const draft = await aDraft(admin);
  const save = (title: string) =>
    admin.put(jobAt(draft.id), { revision: draft.revision, facts: { ...draft.facts, title } });
  const responses = await Promise.all([save("First"), save("Second")]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = responses.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json<{ message: string }>().message).toContain("Ada Reyes changed this job in the meantime");
  expect((await step(admin, draft, "open")).statusCode).toBe(409);
});

test("rejects a team or recruiter of another workspace", async () => {
  const [admin, other] = [await anEmployer(app), await anEmployer(app)];
  const draft = await aDraft(admin);
  const foreign = (await other.get("/api/me")).json<{ person: { id: string } }>().person.id;
  const save = (facts: object) =>
    admin.put(jobAt(draft.id), { revision: draft.revision, facts: { ...draft.facts, ...facts } });
  expect((await save({ recruiterId: foreign })).json()).toMatchObject({
    errors: { recruiterId: "Choose a member of this workspace" },
  });
  expect((await save({ hiringTeamId: "0192f0a0-0000-7000-8000-000000000000" })).statusCode).toBe(404);
});

test("a copy is a separate draft", async () => {
  const admin = await anEmployer(app);
  const open = await published(admin, { deadline: "2199-01-31" });
  const copy = (await admin.post(jobAt(open.id, "/copies"))).json<{ id: string }>();
  const page = await readPage(admin, copy.id);
  expect(page).toMatchObject({ status: "draft", publicPath: null, revision: 1 });
  expect(page.facts).toEqual({ ...open.facts, title: `${completeAd.title} (copy)`, deadline: null });
});

test("a sample is never published", async () => {
  const admin = await anEmployer(app);
  const draft = await aDraft(admin);
  await owner.db.update(jobsEnhanced).set({ isSample: true }).where(eq(jobsEnhanced.id, draft.id));
  const response = await step(admin, { ...draft, revision: draft.revision + 1 }, "open");
  expect([response.statusCode, await cardOf(draft.id)]).toEqual([409, undefined]);
});

test("after its last day a job is paused and unpublished, with an audit entry", async () => {
  const admin = await anEmployer(app);
  const open = await published(admin, { deadline: "2190-05-01" });
  await pauseExpired(db, new Date("2190-05-01T12:00:00Z"));
  expect((await readPage(admin, open.id)).status).toBe("active");
  expect(await pauseExpired(db, new Date("2190-05-02T00:00:00Z"))).toBe(1);
  expect(await readPage(admin, open.id)).toMatchObject({ status: "paused", publicPath: null });
  const { entries } = (await admin.get("/api/workspace/activity")).json<{ entries: { action: string }[] }>();
  expect(entries[0]).toMatchObject({ action: "job.expired", actor: null, subject: completeAd.title });
});

test("a job's card can't be written, or its slug changed, from outside its workspace", async () => {
  const admin = await anEmployer(app);
  const open = await published(admin);
  const denied = { cause: { code: "42501" } };
  await expect(db.update(jobs).set({ title: "Mine" }).where(eq(jobs.positionId, open.id))).rejects.toMatchObject(
    denied,
  );
  const draft = await aDraft(admin);
  const card = { title: "x", company: "x", location: "x", salary: "x", type: "x", description: "x" };
  await expect(db.insert(jobs).values({ ...card, positionId: draft.id })).rejects.toMatchObject(denied);
  const before = await cardOf(open.id);
  await owner.db.update(jobs).set({ slug: "another" }).where(eq(jobs.positionId, open.id));
  expect((await cardOf(open.id))?.slug).toBe(before?.slug);
});

const ownOpening = (list: Openings) => list.openings.filter(({ job }) => job.title === "Registered Nurse");

test("a published job is among a matching person's openings until it is paused", async () => {
  const admin = await anEmployer(app);
  const open = await published(admin, { title: "Registered Nurse" });
  const person = aBrowser(app);
  await person.post("/api/auth/sign-up/email", {
    name: "Nadia Osei",
    email: "nadia@jobs.example",
    password: "copper lantern harbor 7",
  });
  const userId = (await person.get("/api/me")).json<{ person: { id: string } }>().person.id;
  await aProfile(owner.db, {
    userId,
    title: "Registered Nurse",
    location: "Dayton, OH",
    skills: ["Registered nurse", "Acute care", "Patient care", "Spanish"],
    experience: [
      { title: "Registered Nurse", company: "Mercy", start: "2019-01", end: null, description: "Acute care at night" },
    ],
  });
  const openings = async () => (await person.get("/api/candidate/openings")).json<Openings>();
  expect(ownOpening(await openings())).toHaveLength(1);
  await step(admin, open, "pause");
  expect(ownOpening(await openings())).toHaveLength(0);
});

test("reads an ad's needs while it is written, without storing anything", async () => {
  const admin = await anEmployer(app);
  const { title, department, description, requirements } = completeAd;
  const ad = { title, department, description, requirements, mustHave: [], niceToHave: [] };
  const read = (await admin.post("/api/job-requirements", ad)).json<{ mustHave: string[]; niceToHave: string[] }>();
  expect(read).toMatchObject({ niceToHave: ["Spanish"], isAssumed: false });
  expect(read.mustHave).toContain("Active RN license");
  const corrected = await admin.post("/api/job-requirements", { ...ad, mustHave: ["Triage"] });
  expect(corrected.json()).toMatchObject({ mustHave: ["Triage"], niceToHave: [] });
});
