/**
 * Every door that takes a file, with files that are not what they say: each is read or refused in words, and the process that
 * answers is the same afterwards. BAD_FILES says how many each door gets.
 */
import { writeFileSync } from "node:fs";
import fc from "fast-check";
import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { createHoldings } from "../access-holdings.ts";
import { createWorld } from "../access-world.ts";
import { buildTestApp, testKeys } from "../build-test-app.ts";
import { pdfOf, textOf, wordOf } from "../sample-resume.ts";
import { multipartOf, sendFile } from "../send-file.ts";
import { spoiltFiles, type SentFile } from "./spoilt-files.ts";

const perDoor = Number(process.env["BAD_FILES"] ?? 4);
const seed = Number(process.env["SEED"] ?? 20_261_116);
const figuresFile = process.env["BAD_FILE_FIGURES"];

const { app, owner, files } = await buildTestApp();
const world = await createWorld(owner.db, testKeys);
await world.putBack();
const held = await createHoldings(owner.db, world, testKeys, files)("one", undefined, () => true);
const admin = await world.cookieOf("admin");

const canvas = createCanvas(64, 48);
const resumes: readonly SentFile[] = [
  { fileName: "maren.pdf", bytes: await pdfOf() },
  { fileName: "maren.docx", bytes: await wordOf() },
  { fileName: "maren.txt", bytes: textOf() },
];
const pictures: readonly SentFile[] = [
  { fileName: "me.png", bytes: canvas.toBuffer("image/png") },
  { fileName: "me.jpg", bytes: canvas.toBuffer("image/jpeg") },
  { fileName: "me.webp", bytes: canvas.toBuffer("image/webp") },
];
// A Word file is a ZIP archive.
const archives: readonly SentFile[] = [{ fileName: "all.zip", bytes: await wordOf() }];
const tables: readonly SentFile[] = [
  { fileName: "people.csv", bytes: Buffer.from('First,Last,Email\n"Maya","Okafor",maya@example.org\n') },
];

interface FileDoor {
  readonly url: string;
  readonly field: string;
  readonly good: readonly SentFile[];
}

const doors: readonly FileDoor[] = [
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

test.each(doors)("files that are not what they say: $url", async ({ url, field, good }) => {
  const faults: string[] = [];
  for (const [at, { fileName, bytes }] of fc.sample(spoiltFiles(good), { numRuns: perDoor, seed }).entries()) {
    const answer = await sendFile(app, { url, field, fileName, bytes, cookie: admin });
    counts.files += 1;
    counts[answer.statusCode < 400 ? "taken" : "refused"] += 1;
    if (answer.statusCode >= 500) faults.push(`${at} (${fileName}): ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  }
  expect(faults).toEqual([]);
});

test.each(doors)("forms that are none: $url", async ({ url, field, good: [first] }) => {
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
  const faults: string[] = [];
  for (const [at, [headers, payload]] of forms.entries()) {
    const answer = await send(headers, payload);
    counts.files += 1;
    counts[answer.statusCode < 400 ? "taken" : "refused"] += 1;
    if (answer.statusCode >= 500) faults.push(`${at}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  }
  expect(faults).toEqual([]);
});

test("a good file is read after all of them", async () => {
  const answer = await sendFile(app, {
    url: "/api/candidate/import/resume",
    field: "resume",
    fileName: "maren.pdf",
    bytes: await pdfOf(),
  });
  expect(answer.statusCode).toBe(200);
  expect(counts.files).toBe(doors.length * (perDoor + 11));
  if (figuresFile !== undefined) writeFileSync(figuresFile, JSON.stringify({ ...counts, doors: doors.length, seed }));
});
