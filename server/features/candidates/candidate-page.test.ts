/** The candidate page through the API: record and editors, notes and mentions, files, history. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CandidatePage, History } from "#domain/candidates/candidate-page.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { candidateFiles, candidateNotes } from "../../db/tables/candidate-pages.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { files as fileRows } from "../../db/tables/files.ts";
import { matchStale } from "../../db/tables/matches.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { sessionCookie } from "../../test/access/access-world.ts";
import { buildTestApp, testKeys } from "../../test/build-test-app.ts";
import { aCandidate, aFindableProfile, aJob, aUser } from "../../test/fixtures/factories.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import { textOf } from "../../test/resumes/sample-resume.ts";
import { sendFile } from "../../test/send-file.ts";
import { sessions } from "../../db/tables/identity.ts";
import { refreshProfileFacts } from "../matching/match-facts.service.ts";
import { sweepFiles } from "../files/sweep-files.service.ts";
import { candidateFilePurpose } from "./candidate-files.service.ts";
import { notifyMention } from "./notify-mention.task.ts";

const { app, db, owner, files, tools: deps, catcher } = await buildTestApp();

const minute = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index));

const aWorkspace = async () => {
  const admin = await anEmployer(app);
  const person = await aCandidate(owner.db, { companyId: admin.companyId, skills: ["Epic"], source: "Referral" });
  const page = async () => (await admin.get(`/api/candidates/${person.id}/page`)).json<CandidatePage>();
  const change = (revision: string, fields: object) =>
    admin.patch(`/api/candidates/${person.id}`, { revision, fields });
  return { admin, person, page, change };
};

const aTeamMember = async (companyId: string, name: string, permissions = "editor") => {
  const user = await aUser(owner.db, { name, kind: "employer" });
  await owner.db.insert(companyMembers).values({ companyId, userId: user.id, permissions });
  const token = randomUUID();
  await owner.db
    .insert(sessions)
    .values({ userId: user.id, token, expiresAt: new Date(Date.now() + 3_600_000), activeCompanyId: companyId });
  const cookie = sessionCookie(token, testKeys);
  const send = (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { cookie, origin: "http://localhost:3000" },
      ...(payload === undefined ? {} : { payload }),
    });
  return { ...user, send };
};

test("reports a conflict to the second of two editors", async () => {
  const { person, page, change } = await aWorkspace();
  const { revision } = await page();
  expect((await change(revision, { phone: "614 555 0101" })).statusCode).toBe(200);
  const late = await change(revision, { phone: "614 555 0102", skills: ["Triage"] });
  expect([late.statusCode, late.json<{ changed: string[] }>().changed]).toEqual([409, ["phone", "skills"]]);
  expect((await page()).fields).toMatchObject({ phone: "614 555 0101", skills: ["Epic"] });
  expect((await change((await page()).revision, { skills: ["Triage"] })).statusCode).toBe(200);
  expect((await page()).fields).toMatchObject({ phone: "614 555 0101", skills: ["Triage"] });
  // The match index is updated.
  expect(await owner.db.$count(matchStale, eq(matchStale.subjectId, person.id))).toBe(1);
});

test.each([
  [{ email: "nobody" }],
  [{ firstName: " " }],
  [{ linkedinUrl: "javascript:alert(1)" }],
  [{ years: 81 }],
  [{ desiredSalary: -1 }],
  [{ workHistory: [{ title: "Nurse", company: "Ward", start: "May" }] }],
])("rejects %j", async (fields) => {
  const { page, change } = await aWorkspace();
  expect((await change((await page()).revision, fields)).statusCode).toBe(400);
});

test("stores empty text as null and shows imported values as they are", async () => {
  const { person, page, change } = await aWorkspace();
  await owner.db
    .update(candidates)
    .set({ email: "n/a", linkedinUrl: "javascript:alert(1)" })
    .where(eq(candidates.id, person.id));
  const { revision, fields } = await page();
  expect(fields.email).toBe("n/a");
  await change(revision, { source: "", linkedinUrl: "" });
  expect((await page()).fields).toMatchObject({ source: null, linkedinUrl: null });
});

test("shows the availability only once someone states it", async () => {
  const { admin, person, page, change } = await aWorkspace();
  const record = async () => (await admin.get(`/api/candidates/${person.id}`)).json<{ availability: unknown }>();
  const { revision, fields } = await page();
  expect([fields.availability, (await record()).availability]).toEqual([null, null]);
  await change(revision, { availability: "immediate" });
  const stated = await page();
  expect([stated.fields.availability, (await record()).availability]).toEqual(["immediate", "immediate"]);
  await change(stated.revision, { availability: "" });
  expect((await page()).fields.availability).toBeNull();
});

test("has the promised answer date of each active application", async () => {
  const { admin, person, page } = await aWorkspace();
  const { companyId } = admin;
  const answerDueAt = new Date("2039-03-04T23:59:59.999Z");
  for (const status of ["active", "withdrawn", "closed"]) {
    const job = await aJob(owner.db, { companyId });
    await owner.db
      .insert(jobApplications)
      .values({ companyId, jobId: job.id, candidateId: person.id, status, answerDueAt });
  }
  const { applications } = await page();
  expect(new Map(applications.map((each) => [each.status, each.answerDueAt]))).toEqual(
    new Map([
      ["active", answerDueAt.toISOString()],
      ["withdrawn", null],
      ["closed", null],
    ]),
  );
});

test("deletes a record with everything that belongs to it, including bytes", async () => {
  const { admin, person } = await aWorkspace();
  const job = await aJob(owner.db, { companyId: admin.companyId });
  await owner.db.insert(jobApplications).values({ companyId: admin.companyId, jobId: job.id, candidateId: person.id });
  await admin.post(`/api/candidates/${person.id}/notes`, { text: "A note" });
  const response = await sendFile(app, {
    url: `/api/candidates/${person.id}/files`,
    field: "file",
    fileName: "plain.txt",
    bytes: Buffer.from("words"),
    cookie: [...admin.jar].map(([name, value]) => `${name}=${value}`).join("; "),
  });
  expect(response.statusCode).toBe(201);
  const [storedFile] = await owner.db.select().from(fileRows).where(eq(fileRows.fileName, "plain.txt"));
  expect((await admin.delete(`/api/candidates/${person.id}`)).statusCode).toBe(200);
  expect((await admin.get(`/api/candidates/${person.id}/page`)).statusCode).toBe(404);
  for (const table of [candidateNotes, candidateFiles, jobApplications])
    expect(await owner.db.$count(table, eq(table.candidateId, person.id))).toBe(0);
  expect(await owner.db.$count(fileRows, eq(fileRows.fileName, "plain.txt"))).toBe(0);
  const { rows: actions } = await owner.db.execute(
    sql`select action, details from audit_log where subject_id = ${person.id}`,
  );
  expect(actions).toEqual([{ action: "candidate.deleted", details: null }]);
  const gone = await new Promise((resolve) => {
    files
      .read(storedFile?.storageKey ?? "none/none")
      .on("error", () => resolve(true))
      .on("open", () => resolve(false));
  });
  expect(gone).toBe(true);
});

test("emails mentioned members once, and not after an edit", async () => {
  const { admin, person, page } = await aWorkspace();
  const mira = await aTeamMember(admin.companyId, "Mira Lund", "viewer");
  const outsider = await aUser(owner.db, { name: "Stray Reader" });
  const add = (mentions: readonly string[], more = {}) =>
    admin.post(`/api/candidates/${person.id}/notes`, { text: "Ask @Mira Lund", mentions, ...more });
  expect((await add([outsider.id])).statusCode).toBe(400);
  expect((await page()).notes).toEqual([]);
  const { id: noteId } = (await add([mira.id, mira.id])).json<{ id: string }>();
  const queued = await owner.db.execute<{ data: Record<string, string> }>(
    sql`select data from pgboss.job where name = 'notify-mention' and data ->> 'noteId' = ${noteId}`,
  );
  expect(queued.rows.map(({ data }) => data)).toEqual([
    { companyId: admin.companyId, candidateId: person.id, noteId, userId: mira.id },
  ]);
  const payload = notifyMention.payload.parse(queued.rows[0]?.data) as never;
  await notifyMention.handle(payload, deps);
  await notifyMention.handle(payload, deps);
  const mails = catcher.caught.filter(({ to }) => to.includes(mira.username));
  expect(mails.map(({ mail }) => mail.subject)).toEqual(["Ada Reyes mentioned you in a note about Maya Okafor"]);
  expect(mails[0]?.mail.text).toContain(`/platform/candidates/${person.id}#notes`);
  expect(mails[0]?.mail.text).not.toContain("Ask @");
  await admin.patch(`/api/candidate-notes/${noteId}`, { text: "Ask @Mira Lund again", mentions: [mira.id] });
  const after = await owner.db.execute(
    sql`select 1 from pgboss.job where name = 'notify-mention' and data ->> 'noteId' = ${noteId}`,
  );
  expect(after.rows).toHaveLength(1);
  expect((await page()).notes).toMatchObject([
    { text: "Ask @Mira Lund again", isOwn: true, author: "Ada Reyes", mentions: [{ name: "Mira Lund" }] },
  ]);
});

test("keeps a mention unread until read and removes it with its note", async () => {
  const { admin, person } = await aWorkspace();
  const mira = await aTeamMember(admin.companyId, "Mira Lund", "viewer");
  const other = await aTeamMember(admin.companyId, "Theo Vance");
  const unread = async () =>
    (await mira.send("GET", "/api/mentions")).json<{
      unread: number;
      mentions: { isRead: boolean; candidate: string }[];
    }>();
  const add = async () =>
    (await admin.post(`/api/candidates/${person.id}/notes`, { text: "@Mira Lund", mentions: [mira.id] })).json<{
      id: string;
    }>().id;
  const first = await add();
  expect(await unread()).toMatchObject({ unread: 1, mentions: [{ isRead: false, candidate: "Maya Okafor" }] });
  // Reading by another member changes nothing.
  await other.send("POST", "/api/mentions/read", {});
  expect((await unread()).unread).toBe(1);
  await mira.send("POST", "/api/mentions/read", { candidateId: randomUUID() });
  expect((await unread()).unread).toBe(1);
  await mira.send("POST", "/api/mentions/read", { candidateId: person.id });
  expect(await unread()).toMatchObject({ unread: 0, mentions: [{ isRead: true }] });
  await admin.delete(`/api/candidate-notes/${first}`);
  expect((await unread()).mentions).toEqual([]);
  // The text is deleted from the database too, and no email is sent about a deleted note.
  const [row] = await owner.db.select().from(candidateNotes).where(eq(candidateNotes.id, first));
  expect(row).toMatchObject({ text: "" });
  const before = catcher.caught.length;
  await notifyMention.handle(
    { companyId: admin.companyId, candidateId: person.id, noteId: first, userId: mira.id },
    deps,
  );
  expect(catcher.caught.length).toBe(before);
});

test("lets only a note's author change or delete it", async () => {
  const { admin, person, page } = await aWorkspace();
  const theo = await aTeamMember(admin.companyId, "Theo Vance");
  const mira = await aTeamMember(admin.companyId, "Mira Lund", "viewer");
  const { id } = (await theo.send("POST", `/api/candidates/${person.id}/notes`, { text: "Mine" })).json<{
    id: string;
  }>();
  expect((await admin.patch(`/api/candidate-notes/${id}`, { text: "Yours" })).statusCode).toBe(403);
  expect((await admin.delete(`/api/candidate-notes/${id}`)).statusCode).toBe(403);
  expect((await mira.send("POST", `/api/candidates/${person.id}/notes`, { text: "No" })).statusCode).toBe(403);
  expect((await page()).notes).toMatchObject([{ text: "Mine", isOwn: false }]);
  expect((await theo.send("DELETE", `/api/candidate-notes/${id}`)).statusCode).toBe(200);
  expect((await page()).notes).toEqual([]);
  expect((await theo.send("PATCH", `/api/candidate-notes/${id}`, { text: "Back" })).statusCode).toBe(404);
});

test("adds an activity without the text for a note on an application", async () => {
  const { admin, person } = await aWorkspace();
  const job = await aJob(owner.db, { companyId: admin.companyId });
  const other = await aCandidate(owner.db, { companyId: admin.companyId });
  const [ownCandidate, foreign] = await owner.db
    .insert(jobApplications)
    .values([
      { companyId: admin.companyId, jobId: job.id, candidateId: person.id },
      { companyId: admin.companyId, jobId: job.id, candidateId: other.id },
    ])
    .returning();
  const add = (applicationId?: string) =>
    admin.post(`/api/candidates/${person.id}/notes`, { text: "About the job", applicationId });
  expect((await add(ownCandidate?.id)).statusCode).toBe(201);
  expect((await add(foreign?.id)).statusCode).toBe(404);
  const marks = await owner.db
    .select()
    .from(pipelineActivities)
    .where(eq(pipelineActivities.applicationId, ownCandidate?.id ?? ""));
  expect(marks).toMatchObject([{ activityType: "note", description: null }]);
  const { entries } = (await admin.get(`/api/candidates/${person.id}/history`)).json<History>();
  expect(entries.map(({ kind, words, jobTitle }) => [kind, words, jobTitle])).toEqual([
    ["note", "About the job", "ICU Nurse Manager"],
    ["added", "Referral", null],
  ]);
});

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("lists the resumes of applications and the imported one, without erased files", async () => {
  const { admin, person, page } = await aWorkspace();
  const { companyId } = admin;
  const aFile = async (fileName: string, deletedAt: Date | null = null) => {
    const [file] = await owner.db
      .insert(fileRows)
      .values({
        companyId,
        fileName,
        deletedAt,
        purpose: "imported-resume",
        mediaType: "application/pdf",
        sizeBytes: 10,
        sha256: "0".repeat(64),
        storageKey: randomUUID(),
      })
      .returning({ id: fileRows.id });
    return file?.id ?? "";
  };
  for (const [title, fileId] of [
    ["Night Nurse", await aFile("night.pdf")],
    ["Day Nurse", await aFile("erased.pdf", new Date())],
  ] as const) {
    const job = await aJob(owner.db, { companyId, title });
    const [application] = await owner.db
      .insert(jobApplications)
      .values({ companyId, jobId: job.id, candidateId: person.id })
      .returning({ id: jobApplications.id });
    await owner.db
      .insert(applicationSubmissions)
      .values({ applicationId: application?.id ?? "", companyId, firstName: "Maya", lastName: "Okafor", fileId });
  }
  const resumeUrl = `/api/imported-resumes/${await aFile("imported.pdf")}`;
  await owner.db.update(candidates).set({ resumeUrl }).where(eq(candidates.id, person.id));
  const { resumes } = await page();
  expect(resumes.map(({ fileName, jobTitle }) => [fileName, jobTitle])).toEqual([
    ["imported.pdf", null],
    ["night.pdf", "Night Nurse"],
  ]);
  expect(resumes[0]?.url).toBe(resumeUrl);
});

test("checks files by content, serves downloads and deletes the bytes", async () => {
  const { admin, person, page } = await aWorkspace();
  const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const url = `/api/candidates/${person.id}/files`;
  const send = async (fileName: string, bytes: Buffer) =>
    (await sendFile(app, { url, field: "file", fileName, bytes, cookie })).statusCode;
  expect(await send("photo.png", png)).toBe(201);
  for (const [fileName, bytes] of [
    ["photo.jpg", png],
    ["page.html", Buffer.from("<script>alert(1)</script>")],
    ["resume.pdf", Buffer.from("<html>")],
    ["empty.txt", Buffer.alloc(0)],
    ["program.exe", Buffer.from("MZ\u0000\u0000")],
  ] as const)
    expect([fileName, await send(fileName, bytes)]).toEqual([fileName, 415]);
  expect(await send("large.txt", Buffer.alloc(5 * 1024 * 1024 + 1, "a"))).toBe(413);
  const { files: listed } = await page();
  expect(listed).toMatchObject([
    { fileName: "photo.png", mediaType: "image/png", isReadable: false, addedBy: "Ada Reyes" },
  ]);
  const response = await admin.get(`/api/candidate-files/${listed[0]?.id}`);
  expect(response.headers).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-disposition": "attachment; filename=photo.png",
    "cache-control": "private, no-store",
  });
  expect(response.rawPayload.equals(png)).toBe(true);
  const outsider = await anEmployer(app);
  expect((await outsider.get(`/api/candidate-files/${listed[0]?.id}`)).statusCode).toBe(404);
  expect((await admin.delete(`/api/candidate-files/${listed[0]?.id}`)).statusCode).toBe(200);
  expect((await admin.get(`/api/candidate-files/${listed[0]?.id}`)).statusCode).toBe(404);
  expect(await owner.db.$count(fileRows, eq(fileRows.fileName, "photo.png"))).toBe(0);
});

test("reads a resume into suggestions without changing the record", async () => {
  const { admin, person, page } = await aWorkspace();
  const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  await sendFile(app, {
    url: `/api/candidates/${person.id}/files`,
    field: "file",
    fileName: "resume.txt",
    bytes: textOf(),
    cookie,
  });
  const before = await page();
  const response = await admin.post(`/api/candidate-files/${before.files[0]?.id}/reading`);
  const { found } = response.json<{ found: Record<string, unknown> }>();
  expect(found).toMatchObject({ firstName: "Maren", phone: "+13125550142", location: "Chicago, IL" });
  expect(found["skills"]).toEqual(expect.arrayContaining(["Epic", "QuickBooks"]));
  expect((await page()).fields).toEqual(before.fields);
  await admin.patch(`/api/candidates/${person.id}`, { revision: before.revision, fields: { phone: found["phone"] } });
  expect((await page()).fields).toMatchObject({ phone: "+13125550142", firstName: "Maya" });
  const again = (await admin.post(`/api/candidate-files/${before.files[0]?.id}/reading`)).json<
    typeof response
  >() as unknown as { found: object };
  expect(again.found).not.toHaveProperty("phone");
});

test("deletes day-old bytes without a row and leaves others", async () => {
  await files.put(`candidate-file/${randomUUID()}`, Buffer.from("left behind"));
  expect(await sweepFiles(db, files, { purpose: candidateFilePurpose, now: new Date() })).toBe(0);
  const tomorrow = new Date(Date.now() + 2 * 86_400_000);
  const kept = await owner.db.$count(fileRows, eq(fileRows.purpose, "candidate-file"));
  expect(kept).toBeGreaterThan(0);
  expect(await sweepFiles(db, files, { purpose: candidateFilePurpose, now: tomorrow })).toBe(1);
});

test("pages the history without gaps or repeats, even for equal times", async () => {
  const { admin, person } = await aWorkspace();
  const job = await aJob(owner.db, { companyId: admin.companyId });
  const [application] = await owner.db
    .insert(jobApplications)
    .values({ companyId: admin.companyId, jobId: job.id, candidateId: person.id })
    .returning();
  await owner.db.insert(pipelineActivities).values(
    Array.from({ length: 65 }, (_, index) => ({
      companyId: admin.companyId,
      applicationId: application?.id ?? "",
      activityType: "stage_change",
      fromStage: "applied",
      toStage: "screening",
      createdAt: minute(Math.floor(index / 30)),
    })),
  );
  const seenIds: string[] = [];
  let after = "";
  do {
    const { entries, next } = (await admin.get(`/api/candidates/${person.id}/history?after=${after}`)).json<History>();
    seenIds.push(...entries.map(({ kind, id }) => `${kind} ${id}`));
    after = next ?? "";
  } while (after !== "");
  expect([seenIds.length, new Set(seenIds).size]).toEqual([66, 66]);
  expect((await admin.get(`/api/candidates/${person.id}/history?after=x`)).statusCode).toBe(400);
});

test("shows nothing of another workspace or of the network", async () => {
  const { person } = await aWorkspace();
  const outsider = await anEmployer(app);
  const profile = await aFindableProfile(owner.db);
  await refreshProfileFacts(db, profile.userId, new Date());
  expect((await outsider.get(`/api/candidates/${profile.id}`)).statusCode).toBe(200);
  expect((await outsider.get(`/api/candidates/${profile.id}/page`)).statusCode).toBe(404);
  for (const path of ["page", "history"])
    expect((await outsider.get(`/api/candidates/${person.id}/${path}`)).statusCode).toBe(404);
  expect((await outsider.delete(`/api/candidates/${person.id}`)).statusCode).toBe(404);
});
