/** Interviews in a person's own download and in the workspace export. */
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import yauzl from "yauzl";
import { defaultWorkingHours } from "#domain/interviews/working-hours.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { users } from "../../db/tables/identity.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { anInterviewWorkspace, type Interviewer, startInterview } from "../../test/fixtures/interviews.ts";
import { aBrowser, type Browser, goodPassword } from "../../test/browsers.ts";
import { readActiveExport, writeExport } from "../workspace-exports/write-export.service.ts";

const { app, owner, tools } = await buildTestApp();

type Rows = readonly Record<string, unknown>[];

const downloaded = async (browser: Browser): Promise<Readonly<Record<string, Rows>>> => {
  const { rawPayload } = await browser.get("/api/rights/download");
  const zip = await yauzl.fromBufferPromise(rawPayload, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== "data.json") continue;
    const text = (await buffer(await zip.openReadStreamPromise(entry))).toString();
    return (JSON.parse(text) as { sections: Record<string, Rows> }).sections;
  }
  throw new Error("no data in the download");
};

const aCompletedInterview = async () => {
  const table = await anInterviewWorkspace(app, owner.db);
  const [tom, ana] = [await table.teamMember("viewer", "Tom Brandt"), await table.teamMember("admin", "Ana Ruiz")];
  await tom.put("/api/interviews/own-hours", { ...defaultWorkingHours, timeZone: "Europe/Berlin" });
  const person = await table.applicant("interview");
  const response = await table.admin.post("/api/interviews", {
    jobId: table.job.id,
    candidateId: person.candidateId,
    scheduledAt: "2040-06-01T15:00:00Z",
    panel: [tom.userId, ana.userId],
  });
  const { id } = response.json<{ id: string }>();
  await table.admin.post(`/api/applications/${person.applicationId}/interview-invitations`, { panel: [tom.userId] });
  const card = {
    ratings: [{ key: "must-1", name: "Wound care", rating: 4 }],
    notes: "Knows the ward inside out",
    recommendation: "yes",
  };
  await startInterview(owner.db, id);
  expect((await tom.post(`/api/interviews/${id}/scorecard/submission`, card)).statusCode).toBe(200);
  return { ...table, tom, ana, person, id };
};

test("an interviewer's download has only their own hours, panels and scorecards", async () => {
  const { tom, ana, job } = await aCompletedInterview();
  const ownFiles = await downloaded(tom);
  expect(ownFiles["interview-hours"]).toMatchObject([{ timeZone: "Europe/Berlin" }]);
  expect(ownFiles["panels"]).toMatchObject([{ job: job.title, minutes: 60, status: "completed" }]);
  expect(ownFiles["scorecards"]).toMatchObject([{ notes: "Knows the ward inside out", recommendation: "yes" }]);
  expect(ownFiles["interviews"]).toEqual([]);
  const others = await downloaded(ana);
  expect([others["interview-hours"], others["panels"]?.length, others["scorecards"]]).toEqual([[], 1, []]);
});

test("a candidate's download has times, panel and links, but no panel notes", async () => {
  const { person, companyId, job } = await aCompletedInterview();
  const browser = aBrowser(app);
  const email = `maya-${person.candidateId}@people.example`;
  await browser.post("/api/auth/sign-up/email", { name: "Maya Okafor", email, password: goodPassword });
  const [account] = await owner.db.select().from(users).where(eq(users.username, email));
  await owner.db.insert(applicationSubmissions).values({
    applicationId: person.applicationId,
    companyId,
    userId: account?.id ?? "",
    firstName: "Maya",
    lastName: "Okafor",
    email,
    confirmedAt: new Date(),
  });
  const ownFiles = await downloaded(browser);
  expect(ownFiles["interviews"]).toMatchObject([{ job: job.title, with: ["Ana Ruiz", "Tom Brandt"], minutes: 60 }]);
  expect(ownFiles["interview-links"]).toMatchObject([{ job: job.title, minutes: 60 }]);
  expect([ownFiles["panels"], ownFiles["scorecards"]]).toEqual([[], []]);
  expect(JSON.stringify(ownFiles)).not.toContain("inside out");
});

const exported = async (seat: Interviewer): Promise<Readonly<Record<string, Rows>>> => {
  const response = await seat.post("/api/workspace-exports", { format: "json" });
  expect(response.statusCode, response.body).toBe(201);
  const { id } = response.json<{ id: string }>();
  const at = await readActiveExport(tools.db, id);
  if (at === undefined) throw new Error("nothing to write");
  await writeExport(tools.db, tools.files, at);
  return (await seat.get(`/api/workspace-exports/${id}/file`)).json<Record<string, Rows>>();
};

test("the export has panels, kits and only those scorecards that the admin may see", async () => {
  const { admin, ana, id, job } = await aCompletedInterview();
  const kit = { questions: [], attributes: [{ key: "a", name: "Care" }], revision: 0 };
  expect((await admin.put(`/api/jobs-enhanced/${job.id}/interview-kit`, kit)).statusCode).toBe(200);
  const everything = await exported(admin);
  expect(everything["interviews"]).toMatchObject([{ id }]);
  expect(everything["interview_panels"]).toHaveLength(2);
  expect(everything["interview_invitations"]).toHaveLength(1);
  expect(everything["interview_kits"]).toMatchObject([{ job_id: job.id }]);
  expect(everything["scorecards"]).toMatchObject([{ notes: "Knows the ward inside out", interview_id: id }]);
  expect((await exported(ana))["scorecards"]).toEqual([]);
});
