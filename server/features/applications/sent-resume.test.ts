/** Resumes sent with applications: read if possible, stored in any case, never blocking. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ApplicationStatusPage } from "#domain/applications/application-status.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { candidateMatch } from "../../db/tables/matches.ts";
import { createApplicationHelpers, form } from "../../test/fixtures/application-helpers.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { anEmployer } from "../../test/fixtures/jobs.ts";
import { wordBombs } from "../../test/bombs/word-bombs.ts";
import { refreshCandidateFacts } from "../matching/match-facts.service.ts";

// Created before the first request, because it blocks the event loop and the server would reject requests.
const bomb = wordBombs().find(({ answers }) => answers.includes(413));
const built = await buildTestApp();
const { app, db, owner } = built;
const { anOpenJob, send, sentTo, theOnly, linkOf, stranger } = createApplicationHelpers(built);

test("adds applicants to the match pool unless they asked for human review", async () => {
  const { at, companyId } = await anOpenJob();
  const text =
    "Maya Okafor\nStaff Nurse\n\nSkills\nTriage, Wound care, Epic\n\nExperience\nStaff Nurse, Northside Hospital\nMarch 2018 - Present\n- Triage and wound care\n";
  const response = await send(at, form({ currentTitle: "" }), "maya.txt", Buffer.from(text));
  expect(response.statusCode).toBe(201);
  const row = await theOnly(companyId);
  expect(row.sent.resumeState).toBe("read");
  expect(row.candidate.skills.length).toBeGreaterThan(0);
  expect(row.candidate.workHistory.length).toBeGreaterThan(0);
  expect(row.candidate.experience).toBeGreaterThan(5);
  const inPool = () => owner.db.$count(candidateMatch, eq(candidateMatch.subjectId, row.candidate.id));
  await refreshCandidateFacts(db, companyId, new Date());
  expect(await inPool()).toBe(1);
  const answered = await stranger().put(`${linkOf(row)}/review`, { requestsHumanReview: true });
  expect(answered.json<ApplicationStatusPage>().requestsHumanReview).toBe(true);
  expect(await inPool()).toBe(0);
  await owner.db.update(candidates).set({ summary: "Changed" }).where(eq(candidates.id, row.candidate.id));
  await refreshCandidateFacts(db, companyId, new Date());
  expect(await inPool()).toBe(0);
  await stranger().put(`${linkOf(row)}/review`, { requestsHumanReview: false });
  await refreshCandidateFacts(db, companyId, new Date());
  expect(await inPool()).toBe(1);
});

test("stores an unreadable resume without blocking other requests", async () => {
  const { admin, at, companyId } = await anOpenJob();
  if (bomb === undefined) throw new Error("there is no bomb");
  const response = await send(at, form(), bomb.fileName, bomb.bytes);
  expect(response.statusCode).toBe(201);
  const { sent, candidate } = await theOnly(companyId);
  expect([sent.resumeState, candidate.resumeUrl]).toEqual([
    "not_read",
    `/api/applications/${sent.applicationId}/resume`,
  ]);
  const file = await admin.get(candidate.resumeUrl ?? "");
  expect([file.statusCode, file.rawPayload.equals(bomb.bytes)]).toEqual([200, true]);
  expect(file.headers["content-disposition"]).toMatch(/^attachment/);
  const broken = await send(at, form(), "cv.pdf", Buffer.from("%PDF-1.7 and nothing more"));
  expect(broken.statusCode).toBe(201);
  const other = await anEmployer(app);
  expect((await other.get(candidate.resumeUrl ?? "")).statusCode).toBe(404);
});

test("rejects other file types and empty files at their field", async () => {
  const { at, companyId } = await anOpenJob();
  const program = await send(at, form(), "cv.exe", Buffer.from("MZ\u0000\u0001 not a résumé"));
  expect([program.statusCode, program.json<{ errors: object }>().errors]).toEqual([
    415,
    { resume: expect.any(String) },
  ]);
  expect((await send(at, form(), "cv.pdf", Buffer.alloc(0))).statusCode).toBe(422);
  const large = await send(
    at,
    form(),
    "cv.pdf",
    Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(5 * 1024 * 1024)]),
  );
  expect([large.statusCode, large.json<{ errors: object }>().errors]).toEqual([
    413,
    { resume: "Choose a file that's 5 MB or smaller." },
  ]);
  expect(await sentTo(companyId)).toEqual([]);
});
