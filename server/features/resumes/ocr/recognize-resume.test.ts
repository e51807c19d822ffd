/** A scan from the upload to its text, through the worker's task. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ResumeReading } from "#domain/resumes/import/import-resume.ts";
import { buildTestApp } from "../../../test/build-test-app.ts";
import { scanOf } from "../../../test/resumes/sample-resume.ts";
import { sendFile } from "../../../test/send-file.ts";
import { recognizeResume } from "./recognize-resume.task.ts";

const scan = await scanOf(2);
const { app, owner, tools } = await buildTestApp();

const url = "/api/candidate/import/resume";
const upload = async (bytes: Buffer) => {
  const answer = await sendFile(app, { url, field: "resume", fileName: "scan.pdf", bytes });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  const reading = answer.json<ResumeReading>();
  const readReading = async () =>
    (await app.inject({ url: `${url}/${reading.readingId}`, headers: { cookie } })).json<ResumeReading>();
  return { status: answer.statusCode, reading, readReading };
};

test("accepts a scan, recognizes it page by page, and shows its owner the profile", { timeout: 180_000 }, async () => {
  const { status, reading, readReading } = await upload(scan);
  expect(status).toBe(200);
  expect(reading).toMatchObject({ status: "needs_ocr", progress: { pagesRead: 0, pages: 2 } });
  expect(reading.profile).toMatchObject({ firstName: "", skills: [] });

  const working = recognizeResume.handle({ id: reading.readingId }, tools);
  const seen = new Set<string>();
  const over = new AbortController();
  void working.finally(() => over.abort());
  while (!over.signal.aborted) {
    const { status, progress } = await readReading();
    seen.add(`${status} ${progress?.pagesRead}/${progress?.pages}`);
    await wait(50);
  }
  await working;
  expect([...seen]).toEqual(expect.arrayContaining(["ocr_running 0/2", "ocr_running 1/2"]));

  const done = await readReading();
  expect(done).toMatchObject({ status: "read", progress: { pagesRead: 2, pages: 2 } });
  expect(done.profile).toMatchObject({ lastName: "Okafor", email: "maren.okafor@example.com" });
  // A second run changes nothing.
  await recognizeResume.handle({ id: reading.readingId }, tools);
  expect(await readReading()).toEqual(done);
});

test("enqueues the task with the reading; without a reading it does nothing", async () => {
  const { reading } = await upload(scan);
  const { rows } = await owner.db.execute<{ expires: number }>(
    sql`select expire_seconds as expires from pgboss.job_common where name = 'recognise-resume' and data ->> 'id' = ${reading.readingId}`,
  );
  expect(rows).toMatchObject([{ expires: 240 }]);
  await owner.db.execute(sql`delete from resume_readings where id = ${reading.readingId}`);
  await recognizeResume.handle({ id: reading.readingId }, tools);
});

test("a file that cannot be recognized gets a status instead of waiting forever", async () => {
  const { reading, readReading } = await upload(scan);
  const { rows } = await owner.db.execute<{ key: string }>(
    sql`select storage_key as key from files f join resume_readings r on r.file_id = f.id where r.id = ${reading.readingId}`,
  );
  const key = rows[0]?.key ?? "";
  await tools.files.remove(key);
  await tools.files.put(key, Buffer.from("%PDF-1.7\nnothing"));
  await recognizeResume.handle({ id: reading.readingId }, tools);
  expect((await readReading()).status).toBe("unreadable");
});
