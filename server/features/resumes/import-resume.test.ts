import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { maxResumeBytes, type ParsedResume } from "#domain/resumes/import/import-resume.ts";
import { resumeReadings } from "../../db/tables/resumes.ts";
import { createFileStore } from "../../infra/files/file-store.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser, goodPassword } from "../../test/browsers.ts";
import { pdfOf, textOf, wordOf } from "../../test/resumes/sample-resume.ts";
import { multipartOf, sendFile } from "../../test/send-file.ts";
import { sweepResumeReadings } from "./resumes.service.ts";

// Built before the server starts: rendering blocks the event loop, and a blocked server refuses requests.
const [pdf, word, text] = [await pdfOf(), await wordOf(), textOf()];
const folder = mkdtempSync(join(tmpdir(), "resumes-"));
const store = createFileStore(folder);
const { app, db, owner } = await buildTestApp({ files: store, uploadsPerHour: 60 });

const url = "/api/candidate/import/resume";
const send = (
  bytes: Buffer,
  { fileName = "resume.pdf", field = "resume", cookie = "", address = "203.0.113.9" } = {},
) => sendFile(app, { url, field, fileName, bytes, address, cookie: cookie === "" ? undefined : cookie });
type Answer = Awaited<ReturnType<typeof send>>;

const sessionOf = (response: Answer): string =>
  response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
const readReading = (id: string, cookie = "") =>
  app.inject({ url: `${url}/${id}`, ...(cookie === "" ? {} : { headers: { cookie } }) });
const later = (days: number) => new Date(Date.now() + days * 86_400_000);
const storedFiles = () => readdirSync(join(folder, "resume")).length;

describe("[IMPORT-12] returns the profile found in a resume", () => {
  test.each([
    ["a PDF", "maren.pdf", pdf],
    ["a Word document", "maren.docx", word],
    ["plain text", "maren.txt", text],
  ])("%s", async (_what, fileName, bytes) => {
    const response = await send(bytes, { fileName });
    expect(response.statusCode).toBe(200);
    const parsedResume = response.json<ParsedResume>();
    expect(parsedResume).toMatchObject({ status: "read", progress: null, fileName, hiddenText: false });
    const { profile, fields, text } = parsedResume;
    expect(profile).toMatchObject({
      firstName: "Maren",
      lastName: "Okafor",
      email: "maren.okafor@example.com",
      phone: "+13125550142",
      location: "Chicago, IL",
      title: "Senior Accountant",
    });
    expect(profile.skills).toEqual(expect.arrayContaining(["Payroll", "QuickBooks"]));
    expect(profile.experience).toMatchObject([
      { company: "Northlake Dental Group", start: "2018-03", end: null },
      { company: "Prairie Mutual Insurance", start: "2014-06", end: "2018-02" },
    ]);
    expect(profile.education).toMatchObject([{ institution: "DePaul University", year: 2014 }]);
    // Evidence: position, confidence and rule.
    const { email } = fields;
    expect(text.slice(email?.span.start, email?.span.end)).toBe("maren.okafor@example.com");
    expect(email?.confidence).toBeGreaterThan(0.5);
    expect(email?.method).not.toBe("");
  });
});

describe("[IMPORT-14] rejects unusable files with a message, and stores nothing", () => {
  test.each([
    ["a program", "resume.pdf", Buffer.from("7f454c4602010100000000000000000002003e00", "hex")],
    ["an old Word file", "resume.doc", Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(900)])],
    ["a web page", "resume.html", Buffer.from("<p>Maren Okafor</p>")],
    ["bytes that are no text", "resume.txt", Buffer.from([0x41, 0x00, 0x42])],
  ])("%s is of another type: 415", async (_what, fileName, bytes) => {
    await send(pdf);
    const before = storedFiles();
    const response = await send(bytes, { fileName });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: "wrong_type", errors: { resume: expect.any(String) } });
    expect(response.cookies).toEqual([]);
    expect(storedFiles()).toBe(before);
  });

  test("accepts exactly 5 MB, and rejects one byte more: 413", async () => {
    const exact = Buffer.concat([pdf, Buffer.alloc(maxResumeBytes - pdf.length, "\n")]);
    expect((await send(exact)).statusCode).toBe(200);
    const response = await send(Buffer.concat([exact, Buffer.from("\n")]));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: "too_large" });
  });

  test("detects the byte beyond the limit even if it arrives alone", async () => {
    const { type, body } = multipartOf("resume", "resume.txt", Buffer.alloc(maxResumeBytes + 1, "a"));
    const limit = body.indexOf("\r\n\r\n") + 4 + maxResumeBytes;
    const payload = Readable.from(
      (async function* () {
        yield body.subarray(0, limit);
        await wait(200);
        yield body.subarray(limit);
      })(),
    );
    const headers = { "content-type": type, origin: "http://localhost:3000" };
    const response = await app.inject({ method: "POST", url, headers, payload });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: "too_large" });
  });

  test("without a file, or with one under another name: 400", async () => {
    expect((await send(pdf, { field: "file" })).statusCode).toBe(400);
    const boundary = { "content-type": "multipart/form-data; boundary=x" };
    const empty = await app.inject({ method: "POST", url, headers: boundary, payload: "--x--\r\n" });
    expect(empty.statusCode).toBe(400);
    expect(empty.json()).toMatchObject({ code: "validation_failed", errors: { resume: expect.any(String) } });
    expect((await app.inject({ method: "POST", url, payload: {} })).statusCode).toBe(400);
  });

  test.each([
    ["an empty file", "resume.txt", Buffer.alloc(0)],
    ["a damaged PDF", "resume.pdf", pdf.subarray(0, 60)],
    ["a PDF of nothing", "resume.pdf", Buffer.from("%PDF-1.7\ntrailer\n<<>>\n%%EOF\n")],
    ["spaces", "resume.txt", Buffer.from("  \n \n")],
  ])("%s has nothing to extract: 422", async (_what, fileName, bytes) => {
    const response = await send(bytes, { fileName });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: "unreadable", errors: { resume: expect.any(String) } });
    expect(response.cookies).toEqual([]);
  });

  test("an IP address may upload a limited number per hour", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 62; index += 1) {
      statuses.push((await send(Buffer.alloc(0), { address: "198.51.100.7" })).statusCode);
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("[IMPORT-15] a reading belongs to the session that uploaded the file", () => {
  test("a visitor gets a session, the only one that reads it", async () => {
    const sendResponse = await send(pdf);
    const cookie = sessionOf(sendResponse);
    expect(sendResponse.cookies).toMatchObject([{ httpOnly: true, sameSite: "Lax" }]);
    const parsedResume = sendResponse.json<ParsedResume>();
    const ownResponse = await readReading(parsedResume.readingId, cookie);
    expect(ownResponse.statusCode).toBe(200);
    expect(ownResponse.json()).toEqual(parsedResume);
    expect(ownResponse.headers["cache-control"]).toBe("private, no-store");

    const other = sessionOf(await send(pdf));
    const missing = await readReading("0190a000-0000-7000-8000-000000000000", other);
    for (const stranger of [
      await readReading(parsedResume.readingId, other),
      await readReading(parsedResume.readingId),
    ]) {
      expect(stranger.statusCode).toBe(404);
      expect(stranger.body).toBe(missing.body);
    }
  });

  test("an existing session stays, with all its readings", async () => {
    const first = await send(pdf);
    const cookie = sessionOf(first);
    const second = await send(text, { fileName: "again.txt", cookie });
    expect(second.cookies).toEqual([]);
    for (const { readingId } of [first.json<ParsedResume>(), second.json<ParsedResume>()]) {
      expect((await readReading(readingId, cookie)).statusCode).toBe(200);
    }
  });

  test("a forged cookie opens nothing and gets a new session", async () => {
    const first = await send(pdf);
    const forged = sessionOf(first).replace(/.{6}$/, "AAAAAA");
    expect((await readReading(first.json<ParsedResume>().readingId, forged)).statusCode).toBe(404);
    const second = await send(pdf, { cookie: forged });
    expect(second.cookies).toHaveLength(1);
    const { readingId } = second.json<ParsedResume>();
    expect((await readReading(readingId, sessionOf(second))).statusCode).toBe(200);
  });

  test("creating an account keeps the visitor's reading", async () => {
    const sendResponse = await send(pdf);
    const browser = aBrowser(app);
    for (const { name, value } of sendResponse.cookies) browser.jar.set(name, encodeURIComponent(value));
    const { readingId } = sendResponse.json<ParsedResume>();
    const form = { name: "Maren Okafor", email: "maren@people.example", password: goodPassword };
    expect((await browser.post("/api/auth/sign-up/email", form)).statusCode).toBe(200);
    expect((await browser.get(`${url}/${readingId}`)).statusCode).toBe(200);
    expect((await readReading(readingId, sessionOf(sendResponse))).statusCode).toBe(404);
  });
});

test("after thirty days the reading and its file are deleted", async () => {
  const sendResponse = await send(pdf);
  const { readingId } = sendResponse.json<ParsedResume>();
  const before = storedFiles();
  await sweepResumeReadings(db, store, later(29));
  expect((await readReading(readingId, sessionOf(sendResponse))).statusCode).toBe(200);
  expect(storedFiles()).toBe(before);
  await sweepResumeReadings(db, store, later(31));
  expect((await readReading(readingId, sessionOf(sendResponse))).statusCode).toBe(404);
  expect(storedFiles()).toBe(0);
  const { rows } = await owner.db.execute(sql`select 1 from files where purpose = 'resume'`);
  expect([...rows, ...(await owner.db.select().from(resumeReadings))]).toEqual([]);
});
