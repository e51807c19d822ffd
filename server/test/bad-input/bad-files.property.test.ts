/**
 * Every upload endpoint with corrupted files: each file is read or rejected with an error, and the server keeps running.
 * BAD_FILES sets how many files each endpoint gets.
 */
import { writeFileSync } from "node:fs";
import fc from "fast-check";
import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { createFixtures } from "../access/access-fixtures.ts";
import { createWorld } from "../access/access-world.ts";
import { buildTestApp, testKeys } from "../build-test-app.ts";
import { pdfOf, textOf, wordOf } from "../resumes/sample-resume.ts";
import { multipartOf, sendFile } from "../send-file.ts";
import { corruptedFiles, type UploadFile } from "./corrupted-files.ts";

const perEndpoint = Number(process.env["BAD_FILES"] ?? 4);
const seed = Number(process.env["SEED"] ?? 20_261_116);
const metricsFile = process.env["BAD_FILE_FIGURES"];

const { app, owner, files } = await buildTestApp();
const world = await createWorld(owner.db, testKeys);
await world.putBack();
const held = await createFixtures(owner.db, world, testKeys, files)("one", undefined, () => true);
const admin = await world.cookieOf("admin");

const canvas = createCanvas(64, 48);
const resumes: readonly UploadFile[] = [
  { fileName: "maren.pdf", bytes: await pdfOf() },
  { fileName: "maren.docx", bytes: await wordOf() },
  { fileName: "maren.txt", bytes: textOf() },
];
const pictures: readonly UploadFile[] = [
  { fileName: "me.png", bytes: canvas.toBuffer("image/png") },
  { fileName: "me.jpg", bytes: canvas.toBuffer("image/jpeg") },
  { fileName: "me.webp", bytes: canvas.toBuffer("image/webp") },
];
// A Word file is a ZIP archive.
const archives: readonly UploadFile[] = [{ fileName: "all.zip", bytes: await wordOf() }];
const tables: readonly UploadFile[] = [
  { fileName: "people.csv", bytes: Buffer.from('First,Last,Email\n"Maya","Okafor",maya@example.org\n') },
];

interface UploadEndpoint {
  readonly url: string;
  readonly field: string;
  readonly good: readonly UploadFile[];
}

const endpoints: readonly UploadEndpoint[] = [
  { url: "/api/candidate/import/resume", field: "resume", good: resumes },
  { url: "/api/candidate/import/linkedin-export", field: "archive", good: archives },
  { url: "/api/candidate/photo", field: "photo", good: pictures },
  { url: "/api/workspace/logo", field: "logo", good: pictures },
  { url: "/api/job-description-files", field: "file", good: resumes },
  { url: `/api/candidates/${held.candidateId}/files`, field: "file", good: resumes },
  { url: "/api/imports/zip", field: "file", good: archives },
  { url: "/api/imports/csv", field: "file", good: tables },
];

const counts = { files: 0, taken: 0, refused: 0 };

test.each(endpoints)("reads or rejects corrupted files: $url", async ({ url, field, good }) => {
  const failures: string[] = [];
  for (const [index, { fileName, bytes }] of fc
    .sample(corruptedFiles(good), { numRuns: perEndpoint, seed })
    .entries()) {
    const response = await sendFile(app, { url, field, fileName, bytes, cookie: admin });
    counts.files += 1;
    counts[response.statusCode < 400 ? "taken" : "refused"] += 1;
    if (response.statusCode >= 500)
      failures.push(`${index} (${fileName}): ${response.statusCode} ${response.body.slice(0, 200)}`);
  }
  expect(failures).toEqual([]);
});

test.each(endpoints)("rejects malformed forms: $url", async ({ url, field, good: [first] }) => {
  const { type, body } = multipartOf(field, "x.pdf", first?.bytes ?? Buffer.alloc(0));
  const send = (headers: Record<string, string>, payload: Buffer | string) =>
    app.inject({
      method: "POST",
      url,
      headers: { origin: "http://localhost:3000", ...(admin === undefined ? {} : { cookie: admin }), ...headers },
      payload,
    });
  const forms: readonly (readonly [Record<string, string>, Buffer | string])[] = [
    [{ "content-type": type }, ""],
    [{ "content-type": "multipart/form-data" }, body],
    [{ "content-type": "multipart/form-data; boundary=other" }, body],
    [{ "content-type": `multipart/form-data; boundary=${"x".repeat(300)}` }, body],
    [{ "content-type": type }, body.subarray(0, body.length / 2)],
    [{ "content-type": type }, Buffer.concat(Array.from({ length: 50 }, () => body))],
    [{ "content-type": type }, body.toString("latin1").replace(`name="${field}"`, 'name="__proto__"')],
    [{ "content-type": type }, body.toString("latin1").replace(/; filename="[^"]*"/, "")],
    [{ "content-type": "application/json" }, JSON.stringify({ [field]: "x" })],
    [{ "content-type": "application/json" }, "{"],
    [{ "content-type": "text/plain" }, "x"],
  ];
  const failures: string[] = [];
  for (const [index, [headers, payload]] of forms.entries()) {
    const response = await send(headers, payload);
    counts.files += 1;
    counts[response.statusCode < 400 ? "taken" : "refused"] += 1;
    if (response.statusCode >= 500) failures.push(`${index}: ${response.statusCode} ${response.body.slice(0, 200)}`);
  }
  expect(failures).toEqual([]);
});

test("reads a valid file afterwards", async () => {
  const response = await sendFile(app, {
    url: "/api/candidate/import/resume",
    field: "resume",
    fileName: "maren.pdf",
    bytes: await pdfOf(),
  });
  expect(response.statusCode).toBe(200);
  expect(counts.files).toBe(endpoints.length * (perEndpoint + 11));
  if (metricsFile !== undefined)
    writeFileSync(metricsFile, JSON.stringify({ ...counts, endpoints: endpoints.length, seed }));
});
