/** A scan from the upload to its words, by the task that the worker runs. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ResumeReading } from "#domain/resumes/import-resume.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { scanOf } from "../../test/sample-resume.ts";
import { sendFile } from "../../test/send-file.ts";
import { recogniseResume } from "./recognise-resume.task.ts";

const scan = await scanOf(2);
const { app, owner, tools } = await buildTestApp();

const url = "/api/candidate/import/resume";
const upload = async (bytes: Buffer) => {
  const answer = await sendFile(app, { url, field: "resume", fileName: "scan.pdf", bytes });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  const reading = answer.json<ResumeReading>();
  const look = async () =>
    (await app.inject({ url: `${url}/${reading.readingId}`, headers: { cookie } })).json<ResumeReading>();
  return { status: answer.statusCode, reading, look };
};

test(
  "a scan is taken, its pages are recognised one by one, and its owner sees the profile",
  { timeout: 180_000 },
  async () => {
    const { status, reading, look } = await upload(scan);
    expect(status).toBe(200);
    expect(reading).toMatchObject({ status: "needs_ocr", progress: { pagesRead: 0, pages: 2 } });
    expect(reading.profile).toMatchObject({ firstName: "", skills: [] });

    const working = recogniseResume.handle({ id: reading.readingId }, tools);
    const seen = new Set<string>();
    const over = new AbortController();
    void working.finally(() => over.abort());
    while (!over.signal.aborted) {
      const { status, progress } = await look();
      seen.add(`${status} ${progress?.pagesRead}/${progress?.pages}`);
      await wait(50);
    }
    await working;
    expect([...seen]).toEqual(expect.arrayContaining(["ocr_running 0/2", "ocr_running 1/2"]));

    const done = await look();
    expect(done).toMatchObject({ status: "read", progress: { pagesRead: 2, pages: 2 } });
    expect(done.profile).toMatchObject({ lastName: "Okafor", email: "maren.okafor@example.com" });
    // Once more changes nothing.
    await recogniseResume.handle({ id: reading.readingId }, tools);
    expect(await look()).toEqual(done);
  },
);

test("the task is queued with the reading, and one whose reading is gone has nothing to do", async () => {
  const { reading } = await upload(scan);
  const { rows } = await owner.db.execute<{ expires: number }>(
    sql`select expire_seconds as expires from pgboss.job_common where name = 'recognise-resume' and data ->> 'id' = ${reading.readingId}`,
  );
  expect(rows).toMatchObject([{ expires: 240 }]);
  await owner.db.execute(sql`delete from resume_readings where id = ${reading.readingId}`);
  await recogniseResume.handle({ id: reading.readingId }, tools);
});

test("a file that cannot be recognised says so, instead of waiting for ever", async () => {
  const { reading, look } = await upload(scan);
  const { rows } = await owner.db.execute<{ key: string }>(
    sql`select storage_key as key from files f join resume_readings r on r.file_id = f.id where r.id = ${reading.readingId}`,
  );
  const key = rows[0]?.key ?? "";
  await tools.files.remove(key);
  await tools.files.put(key, Buffer.from("%PDF-1.7\nnothing"));
  await recogniseResume.handle({ id: reading.readingId }, tools);
  expect((await look()).status).toBe("unreadable");
});
