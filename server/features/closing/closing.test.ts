/** The time between the start and the end of a closing, for members and outsiders. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Me } from "#domain/accounts/me.ts";
import type { Closing, ClosingState } from "#domain/closing/closing.ts";
import type { Invitation } from "#domain/companies/members.ts";
import { createApplicationHelpers, form } from "../../test/fixtures/application-helpers.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { anApplication } from "../../test/fixtures/factories.ts";
import { aDraft, anEmployer, jobAt, published, readPage, step } from "../../test/fixtures/jobs.ts";
import { aBrowser, type Browser, goodPassword } from "../../test/browsers.ts";
import { linkTo } from "../../test/account-links.ts";
import { claimClosingReminders, processClosings } from "./process-closings.task.ts";
import { notifyClosing } from "./notify-closing.task.ts";

const built = await buildTestApp();
const { app, owner, tools: deps, catcher } = built;
const { anOpenJob, stranger } = createApplicationHelpers(built);
const at = "/api/workspace/closing";

const nameOf = async (browser: Browser) => (await browser.get("/api/me")).json<Me>().workspace?.name ?? "";
const begin = async (browser: Browser, more: object = {}) =>
  browser.post(at, { name: await nameOf(browser), password: goodPassword, ...more });

let serial = 0;
const joined = async (admin: Browser, permissions: string) => {
  const email = `member${(serial += 1)}@closing.example`;
  await admin.post("/api/workspace/invitations", { role: "Interviewer", permissions, email });
  const token = (await linkTo(owner.db, "invitation", email)).split("/").at(-1) ?? "";
  const browser = aBrowser(app);
  await browser.post(`/api/invitations/${token}/accept`, { name: `Member ${serial}`, password: goodPassword });
  return { ...browser, email };
};

const notifyAll = async (companyId: string) => {
  const { rows } = await owner.db.execute<{ id: string; data: never }>(
    sql`delete from pgboss.job_common where name = 'notify-closing' and data ->> 'companyId' = ${companyId} returning id, data`,
  );
  for (const { data } of rows) await notifyClosing.handle(data, deps);
  return rows.length;
};

const subjectsTo = (email: string) =>
  catcher.caught
    .filter(({ to, mail }) => to.includes(email) && /closes|erased|stays/.test(mail.subject ?? ""))
    .map(({ mail }) => mail.subject);

test("lets only an admin with the name and password start a closing", async () => {
  const admin = await anEmployer(app);
  const [viewer, editor] = [await joined(admin, "viewer"), await joined(admin, "editor")];
  for (const { get, post, delete: remove } of [viewer, editor]) {
    const responses = [await get(at), await post(at, { name: "x", password: goodPassword }), await remove(at)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  }
  const wrongResponses = [await begin(admin, { name: "Another" }), await begin(admin, { password: "not it at all" })];
  expect(wrongResponses.map((each) => [each.statusCode, Object.keys(each.json<{ errors: object }>().errors)])).toEqual([
    [400, ["name"]],
    [400, ["password"]],
  ]);
  expect((await admin.get("/api/me")).json<Me>().workspace?.closesAt).toBeNull();
  const startResponse = await begin(admin, { name: `  ${(await nameOf(admin)).toUpperCase()} ` });
  expect(startResponse.statusCode, startResponse.body).toBe(201);
  expect((await begin(admin)).statusCode).toBe(409);
  const { closesAt } = (await viewer.get("/api/me")).json<Me>().workspace ?? {};
  expect((new Date(closesAt ?? 0).getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
});

test("denies a closing to an admin without the required second factor", async () => {
  const admin = await anEmployer(app);
  await owner.db.execute(sql`update companies set require_two_factor = true where id = ${admin.companyId}::uuid`);
  const responses = [
    await admin.get(at),
    await admin.post(at, { name: "x", password: goodPassword }),
    await admin.delete(at),
  ];
  expect(responses.map((each) => each.json<{ code: string }>().code)).toEqual(Array(3).fill("second_factor_needed"));
});

test("counts the contents and the waiting applicants", async () => {
  const { admin, at: applyAt } = await anOpenJob();
  const sendResponse = await stranger().post(applyAt, form());
  expect(sendResponse.statusCode, sendResponse.body).toBe(201);
  await anApplication(owner.db, admin.companyId);
  const state = (await admin.get(at)).json<ClosingState>();
  expect(state).toMatchObject({ graceDays: 30, closing: null, publicPostings: 1, waitingApplicants: 1 });
  expect(state.counts).toMatchObject({ candidates: 2, job_applications: 2, jobs_enhanced: 2, jobs: 1, companies: 1 });
});

test("blocks publishing and new activity but allows reading and export", async () => {
  const { admin, slug, jobId, companyId, at: applyAt } = await anOpenJob();
  const draft = await aDraft(admin);
  const requestedEmail = "late@closing.example";
  await admin.post("/api/workspace/invitations", { role: "Interviewer", permissions: "viewer", email: requestedEmail });
  const viewer = await joined(admin, "viewer");
  await begin(admin);

  expect((await stranger().get(`/api/job-board/${slug}`)).json()).toMatchObject({ state: "gone" });
  expect((await stranger().get("/api/job-postings")).body).not.toContain(slug);
  expect((await stranger().post(applyAt, form())).statusCode).toBe(409);
  const token = (await linkTo(owner.db, "invitation", requestedEmail)).split("/").at(-1) ?? "";
  const refused = [
    await step(admin, draft, "open"),
    await step(admin, await readPage(admin, jobId), "open"),
    await admin.post("/api/jobs-enhanced", { title: "New" }),
    await admin.post("/api/workspace/invitations", { role: "x", permissions: "viewer", email: "n@closing.example" }),
    await aBrowser(app).post(`/api/invitations/${token}/accept`, { name: "Late", password: goodPassword }),
    await admin.put("/api/workspace/sample-data"),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 409, 409]);
  // The database rejects it even without the server's check.
  const { id: applicationId } = await anApplication(owner.db, companyId);
  const bare = [
    sql`insert into application_submissions (application_id, company_id, first_name, last_name, email)
      values (${applicationId}::uuid, ${companyId}::uuid, 'Late', 'Comer', 'late@people.example')`,
    sql`update jobs set is_active = true where slug = ${slug}`,
    sql`insert into invitations (company_id, email, role, token_hash, expires_at) values (${companyId}::uuid, 'x@y.example', 'x', ${"0".repeat(64)}, now())`,
  ];
  for (const statement of bare)
    await expect(owner.db.execute(statement)).rejects.toMatchObject({ cause: { constraint: "workspace_is_open" } });

  expect((await viewer.get(jobAt(jobId))).statusCode).toBe(200);
  expect((await viewer.get("/api/workspace/members")).statusCode).toBe(200);
  expect((await admin.post("/api/workspace-exports", { format: "json" })).statusCode).toBe(201);
});

test("restores everything when any admin cancels", async () => {
  const admin = await anEmployer(app);
  const other = await joined(admin, "admin");
  const [open, paused] = [await published(admin), await published(admin, { title: "Day Ward Nurse" })];
  await step(admin, paused, "pause");
  await aDraft(admin);
  const state = async () => {
    const { rows } = await owner.db.execute<{ job: object; card: object | null }>(
      // The revision only increases.
      sql`select to_jsonb(e) - 'revision' as job, to_jsonb(c) as card from jobs_enhanced e left join jobs c on c.position_id = e.id
        where e.company_id = ${admin.companyId}::uuid order by e.id`,
    );
    return rows;
  };
  const before = await state();
  const closing = (await begin(admin)).json<Closing>();
  expect(closing.hiddenPostings).toBe(1);
  expect(await state()).not.toEqual(before);
  expect((await other.delete(at)).statusCode).toBe(200);
  expect(await state()).toEqual(before);
  expect((await stranger().get(open.publicPath?.replace("/jobs", "/api/job-board") ?? "")).json()).toMatchObject({
    state: "open",
  });
  expect((await other.delete(at)).statusCode).toBe(409);
  expect((await admin.get("/api/me")).json<Me>().workspace?.closesAt).toBeNull();
  expect((await admin.post("/api/jobs-enhanced", { title: "New again" })).statusCode).toBe(201);
  const invited = await admin.post("/api/workspace/invitations", {
    role: "x",
    permissions: "viewer",
    email: "z@closing.example",
  });
  expect(invited.json<Invitation>()).toMatchObject({ state: "open" });
  // The earlier end date no longer applies.
  await processClosings.handle({}, deps);
  expect((await admin.get("/api/me")).json<Me>().workspace).not.toBeNull();
});

test("emails members about start and cancellation and reminds admins twice", async () => {
  const admin = await anEmployer(app);
  const [second, viewer] = [await joined(admin, "admin"), await joined(admin, "viewer")];
  const { companyId } = admin;
  const name = await nameOf(admin);
  await begin(admin);
  expect(await notifyAll(companyId)).toBe(3);
  expect(subjectsTo(viewer.email)).toEqual([expect.stringMatching(`^The ${name} workspace closes on `)]);

  const daysLeft = (days: number) =>
    owner.db
      .execute(sql`update workspace_closings set begun_at = now() - interval '25 days', ends_at = now() + make_interval(hours => ${days * 24 - 1})
      where company_id = ${companyId}::uuid`);
  expect(await claimClosingReminders(deps.db)).toBe(0);
  for (const [days, expected] of [
    [7, 2],
    [7, 0],
    [1, 2],
    [1, 0],
  ] as const) {
    await daysLeft(days);
    await claimClosingReminders(deps.db);
    expect(await notifyAll(companyId), `${days} days before`).toBe(expected);
  }
  expect(subjectsTo(second.email)).toEqual([
    expect.stringContaining("closes on"),
    `The ${name} workspace will be erased in 7 days`,
    `The ${name} workspace will be erased tomorrow`,
  ]);
  expect(subjectsTo(viewer.email)).toHaveLength(1);
  await admin.delete(at);
  expect(await notifyAll(companyId)).toBe(3);
  expect(subjectsTo(viewer.email).at(-1)).toBe(`The ${name} workspace stays open`);
});

test("does not email about a closing that was canceled first", async () => {
  const admin = await anEmployer(app);
  const viewer = await joined(admin, "viewer");
  await begin(admin);
  await admin.delete(at);
  await notifyAll(admin.companyId);
  expect(subjectsTo(viewer.email)).toEqual([expect.stringContaining("stays open")]);
});
