/** The workspace: setup, logo, sample data, activity. */
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { ActivityEntry } from "#domain/companies/activity.ts";
import type { Workspace } from "#domain/companies/workspace.ts";
import type { Dashboard } from "#domain/dashboard/dashboard.ts";
import { seedDatabase } from "../../db/seed/seed.ts";
import { files as storedFiles } from "../../db/tables/files.ts";
import { aBrowser, type Browser, joinAsEmployer } from "../../test/browsers.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { readEmailSender } from "./email-sender.service.ts";

const { app, owner, db, catcher, files, tools, ownerUrl } = await buildTestApp();
beforeAll(() => seedDatabase(ownerUrl, new Date()));

let serial = 0;
const anAdmin = async (): Promise<Browser> => {
  const browser = aBrowser(app);
  await joinAsEmployer(app, browser, { email: `admin${(serial += 1)}@workspace.example` });
  return browser;
};
const readWorkspace = async (browser: Browser) => (await browser.get("/api/workspace")).json<Workspace>();
const dashboard = async (browser: Browser) => (await browser.get("/api/dashboard")).json<Dashboard>();

const profile = {
  tagline: "Nine clinics, one team",
  culture: "We look after people who look after people.",
  benefits: ["Health insurance", "Four-day week"],
  locations: ["Dayton, OH"],
};
const team = {
  name: "Clinical",
  description: "Hires for the wards",
  members: [{ email: "lee@workspace.example", role: "Interviewer", permissions: "viewer" }],
};

test("saves every setup step and resumes where it was left", async () => {
  const admin = await anAdmin();
  expect(await readWorkspace(admin)).toMatchObject({
    setupStep: 1,
    profile: null,
    name: "Harbor Clinics",
    size: "51-200",
  });
  expect((await admin.put("/api/workspace/profile", { ...profile, tagline: "Too short" })).json()).toMatchObject({
    errors: { tagline: "Tagline must be at least 10 characters" },
  });
  expect((await admin.put("/api/workspace/profile", profile)).json()).toEqual(profile);
  expect(await readWorkspace(admin)).toMatchObject({ setupStep: 2, profile });
  expect((await admin.post("/api/teams", team)).statusCode).toBe(201);
  expect(await readWorkspace(admin)).toMatchObject({ setupStep: 3 });
  await admin.put("/api/workspace/profile", { ...profile, tagline: "Ten clinics, one team" });
  expect(await readWorkspace(admin)).toMatchObject({ setupStep: 3, profile: { tagline: "Ten clinics, one team" } });
});

const upload = async (browser: Browser, bytes: Buffer, name = "logo.png") => {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  const request = new Request("http://x.example", { method: "POST", body: form });
  return app.inject({
    method: "POST",
    url: "/api/workspace/logo",
    headers: {
      "content-type": request.headers.get("content-type") ?? "",
      cookie: [...browser.jar].map(([key, value]) => `${key}=${value}`).join("; "),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
};
const picture = (format: "png" | "jpeg" | "webp", side = 800) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#1f4d3f" } })
    .withMetadata({ exif: { IFD0: { Copyright: "secret place" } } })
    .toFormat(format)
    .toBuffer();

test("[ONBOARD-02] checks a logo by content, re-encodes it and limits it to 2 MB", async () => {
  const admin = await anAdmin();
  for (const format of ["png", "jpeg"] as const) {
    const response = await upload(admin, await picture(format), "anything.exe");
    expect(response.statusCode).toBe(201);
    const showResponse = await admin.get(response.json<{ logoUrl: string }>().logoUrl);
    expect(showResponse.headers["content-type"]).toBe("image/png");
    expect(await sharp(showResponse.rawPayload).metadata()).toMatchObject({ format: "png", width: 512, height: 512 });
    expect(showResponse.rawPayload.includes("secret place")).toBe(false);
  }
  expect((await readWorkspace(admin)).logoUrl).toMatch(/^\/api\/workspace\/logo\?v=/);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const [name, bytes] of [
    ["logo.png", svg],
    ["logo.png", await picture("webp")],
    ["logo.png", Buffer.from("<html>")],
    ["logo.png", (await picture("png")).subarray(0, 200)],
    ["logo.png", Buffer.alloc(0)],
  ] as const) {
    expect((await upload(admin, bytes, name)).statusCode).toBe(415);
  }
  expect((await upload(admin, Buffer.alloc(2 * 1024 * 1024 + 1))).statusCode).toBe(413);
  const other = await anAdmin();
  expect((await other.get((await readWorkspace(admin)).logoUrl ?? "")).statusCode).toBe(404);
});

test("emails in the name of the workspace carry its name and a small logo", async () => {
  const admin = await anAdmin();
  const { id: companyId } = await readWorkspace(admin);
  expect(await readEmailSender(tools, companyId)).toEqual({ name: "Harbor Clinics", logo: null });
  await upload(admin, await picture("png"));
  const sender = await readEmailSender(tools, companyId);
  expect(await sharp(sender?.logo ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: "png", height: 72 });

  const to = "candidate@workspace.example";
  const email = { subject: "Your interview", paragraphs: ["Hi Maya,"], sender };
  await tools.mail.deliver(db, { key: companyId, template: "t", to, email });
  const mail = catcher.caught.find((each) => each.to.includes(to))?.mail;
  expect(mail?.from?.name).toBe("Harbor Clinics via Cohire");
  expect(mail?.html).toContain('src="cid:logo@workspace"');
  expect(mail?.attachments).toMatchObject([{ contentId: "<logo@workspace>", disposition: "inline" }]);

  // An email is not held up by a picture that can't be read.
  for (const { storageKey } of await owner.db.select().from(storedFiles).where(eq(storedFiles.companyId, companyId)))
    await files.remove(storageKey);
  expect(await readEmailSender(tools, companyId)).toEqual({ name: "Harbor Clinics", logo: null });
});

test("[DASH-12] loads and removes sample data in one call and keeps the user's own data", async () => {
  const admin = await anAdmin();
  const empty = await dashboard(admin);
  expect(empty.tiles).toEqual({ activeJobs: 0, applications: 0, hiringTeams: 0, interviews: 0 });
  expect(empty.reports.hires).toMatchObject({ total: { n: 0, left: 0, medianSeconds: null }, groups: [] });
  expect(empty.reports.arrivals).toMatchObject({ total: { n: 0, left: 0, open: 0 }, groups: [] });
  expect(empty.workspace).toMatchObject({ isDemo: false, hasSampleData: false });

  await admin.post("/api/jobs-enhanced", { title: "Our own job" });
  for (let twice = 0; twice < 2; twice += 1)
    expect((await admin.put("/api/workspace/sample-data")).statusCode).toBe(200);
  const full = await dashboard(admin);
  expect(full.workspace.hasSampleData).toBe(true);
  expect(full.tiles.hiringTeams).toBe(3);
  expect(full.tiles.activeJobs).toBeGreaterThan(5);
  expect(full.tiles.applications).toBeGreaterThan(20);
  expect(full.reports.arrivals.groups.reduce((sum, each) => sum + each.n, 0)).toBe(full.tiles.applications);
  await admin.post("/api/jobs-enhanced", { title: "In a sample team", hiringTeamId: full.teams[0]?.id });

  expect((await admin.delete("/api/workspace/sample-data")).statusCode).toBe(200);
  const after = await dashboard(admin);
  expect(after.tiles).toEqual({ activeJobs: 0, applications: 0, hiringTeams: 0, interviews: 0 });
  expect(after.jobs.map((job) => [job.title, job.team])).toEqual([
    ["In a sample team", null],
    ["Our own job", null],
  ]);
});

test("leaves the demo unchanged when sample data is loaded", async () => {
  const { tiles } = await dashboard(aBrowser(app));
  expect(tiles).toEqual({ activeJobs: 24, applications: 156, hiringTeams: 8, interviews: 12 });
});

test("records actions for admins to read page by page", async () => {
  const admin = await anAdmin();
  await admin.put("/api/workspace/profile", profile);
  const { id } = (await admin.post("/api/teams", team)).json<{ id: string }>();
  await admin.patch(`/api/teams/${id}`, { name: "Renamed", description: "Another description" });
  const { entries, more } = (await admin.get("/api/workspace/activity")).json<{
    entries: ActivityEntry[];
    more: boolean;
  }>();
  expect(more).toBe(false);
  expect(entries.map(({ action, subject, actor }) => [action, subject, actor])).toEqual([
    ["team.changed", "Renamed", "Ada Reyes"],
    ["team.created", "Clinical", "Ada Reyes"],
    ["member.invited", "lee@workspace.example", "Ada Reyes"],
    ["profile.saved", null, "Ada Reyes"],
    ["workspace.created", "Harbor Clinics", "Ada Reyes"],
  ]);
  for (let n = 0; n < 50; n += 1) await admin.patch("/api/workspace", { description: `Version ${n}` });
  const first = (await admin.get("/api/workspace/activity")).json<{ entries: ActivityEntry[]; more: boolean }>();
  expect([first.entries.length, first.more]).toEqual([50, true]);
  const rest = await admin.get(`/api/workspace/activity?before=${first.entries.at(-1)?.id}`);
  expect(rest.json<{ entries: ActivityEntry[] }>().entries).toHaveLength(5);
});
