/** A scan from the upload to its text, through the worker's task. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ParsedResume } from "#domain/resumes/import/import-resume.ts";
import { buildTestApp } from "../../../test/build-test-app.ts";
import { scanOf } from "../../../test/resumes/sample-resume.ts";
import { sendFile } from "../../../test/send-file.ts";
import { recognizeResume } from "./recognize-resume.task.ts";

const scan = await scanOf(2);
const { app, owner, tools } = await buildTestApp();

const url = "/api/candidate/import/resume";
const upload = async (bytes: Buffer) => {
  const response = await sendFile(app, { url, field: "resume", fileName: "scan.pdf", bytes });
  const cookie = response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  const parsedResume = response.json<ParsedResume>();
  const readReading = async () =>
    (await app.inject({ url: `${url}/${parsedResume.readingId}`, headers: { cookie } })).json<ParsedResume>();
  return { status: response.statusCode, parsedResume, readReading };
};

test("accepts a scan, recognizes it page by page, and shows its owner the profile", { timeout: 180_000 }, async () => {
  const { status, parsedResume, readReading } = await upload(scan);
  expect(status).toBe(200);
  expect(parsedResume).toMatchObject({ status: "needs_ocr", progress: { pagesRead: 0, pages: 2 } });
  expect(parsedResume.profile).toMatchObject({ firstName: "", skills: [] });

  const working = recognizeResume.handle({ id: parsedResume.readingId }, tools);
  const seenStatuses = new Set<string>();
  const over = new AbortController();
  void working.finally(() => over.abort());
  while (!over.signal.aborted) {
    const { status, progress } = await readReading();
    seenStatuses.add(`${status} ${progress?.pagesRead}/${progress?.pages}`);
    await wait(50);
  }
  await working;
  expect([...seenStatuses]).toEqual(expect.arrayContaining(["ocr_running 0/2", "ocr_running 1/2"]));

  const finishedResume = await readReading();
  expect(finishedResume).toMatchObject({ status: "read", progress: { pagesRead: 2, pages: 2 } });
  expect(finishedResume.profile).toMatchObject({ lastName: "Okafor", email: "maren.okafor@example.com" });
  // A second run changes nothing.
  await recognizeResume.handle({ id: parsedResume.readingId }, tools);
  expect(await readReading()).toEqual(finishedResume);
});

test("enqueues the task with the reading; without a reading it does nothing", async () => {
  const { parsedResume } = await upload(scan);
  const { rows } = await owner.db.execute<{ expires: number }>(
    sql`select expire_seconds as expires from pgboss.job_common where name = 'recognise-resume' and data ->> 'id' = ${parsedResume.readingId}`,
  );
  expect(rows).toMatchObject([{ expires: 240 }]);
  await owner.db.execute(sql`delete from resume_readings where id = ${parsedResume.readingId}`);
  await recognizeResume.handle({ id: parsedResume.readingId }, tools);
});

test("a file that cannot be recognized gets a status instead of waiting forever", async () => {
  const { parsedResume, readReading } = await upload(scan);
  const { rows } = await owner.db.execute<{ key: string }>(
    sql`select storage_key as key from files f join resume_readings r on r.file_id = f.id where r.id = ${parsedResume.readingId}`,
  );
  const key = rows[0]?.key ?? "";
  await tools.files.remove(key);
  await tools.files.put(key, Buffer.from("%PDF-1.7\nnothing"));
  await recognizeResume.handle({ id: parsedResume.readingId }, tools);
  expect((await readReading()).status).toBe("unreadable");
});
