/** A ZIP of resumes becomes candidates, each once, with a result for every file. */
import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import type { ImportItem, ImportSummary } from "#domain/imports/imports.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { files as fileRows } from "../../db/tables/files.ts";
import { importItems, imports, workspaceExports } from "../../db/tables/imports.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate } from "../../test/fixtures/factories.ts";
import { aBrowser, joinAsEmployer } from "../../test/browsers.ts";
import { pdfOf, sampleLines, scanOf, textOf, wordOf } from "../../test/resumes/sample-resume.ts";
import { sendFile } from "../../test/send-file.ts";
import { enqueueUnfinished } from "./import-state.service.ts";
import { importedResumePurpose, importSourcePurpose } from "./import-files.ts";
import { sweepImports } from "./import-state.service.ts";
import { readImport } from "./read-import.task.ts";
import { eventually } from "../../test/eventually.ts";

const resumeOf = (name: string, email: string): string[] =>
  sampleLines.map((line, index) => (index === 0 ? name : line.replace("maren.okafor@example.com", email)));
const pdf = await pdfOf(resumeOf("Ada Reyes", "ada.reyes@people.example"));
const word = await wordOf(resumeOf("Bo Lindqvist", "bo@people.example"));
const scan = await scanOf();

const { app, owner, db, files, tools } = await buildTestApp();

const zipOf = async (entries: readonly (readonly [name: string, bytes: Buffer])[]): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name, { compress: bytes.length < 10_000_000 });
  zip.end();
  const bytes = await buffer(zip.outputStream);
  // yazl refuses path-traversal names, so patch them into the finished bytes.
  for (let index = bytes.indexOf("outside/"); index !== -1; index = bytes.indexOf("outside/"))
    bytes.write("/../../x", index);
  return bytes;
};

const aWorkspace = async () => {
  const browser = aBrowser(app);
  const response = await joinAsEmployer(app, browser, { email: `${randomUUID()}@people.example` });
  const { companyId } = response.json<{ companyId: string }>();
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const send = async (bytes: Buffer, query = "") =>
    sendFile(app, { url: `/api/imports/zip${query}`, field: "file", fileName: "people.zip", bytes, cookie });
  const items = async (id: string) =>
    (await browser.get(`/api/imports/${id}/items`)).json<{ items: ImportItem[] }>().items;
  const fetchImport = async (id: string) => (await browser.get(`/api/imports/${id}`)).json<ImportSummary>();
  const people = () => owner.db.select().from(candidates).where(eq(candidates.companyId, companyId));
  return { browser, companyId, send, items, fetchImport, people };
};

const run = (id: string) => readImport.handle({ id }, tools);
const started = async (upload: ReturnType<typeof sendFile>): Promise<ImportSummary> => {
  const { statusCode, json, body } = await upload;
  expect(statusCode, body).toBe(201);
  return json<ImportSummary>();
};

test("every file gets a result; candidates and their resumes are stored", async () => {
  const { send, items, fetchImport, people, browser, companyId } = await aWorkspace();
  await aCandidate(owner.db, { companyId, email: "BO@People.example", currentTitle: null, phone: "1" });
  const { id, total, status } = await started(
    send(
      await zipOf([
        ["team/ada.pdf", pdf],
        ["__MACOSX/._ada.pdf", Buffer.from("x")],
        ["outside/etc/bo.docx", word],
        ["again/ada-copy.pdf", pdf],
        ["no-address.txt", textOf(sampleLines.filter((line) => !line.includes("@")))],
        ["photo.png", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
        ["more.zip", Buffer.from("504b0506", "hex")],
        ["broken.pdf", Buffer.from("%PDF-1.7 nothing in it")],
      ]),
    ),
  );
  expect({ total, status }).toEqual({ total: 7, status: "reading" });
  await run(id);
  expect(await items(id)).toMatchObject([
    { position: 1, name: "ada.pdf", status: "done", reason: null, person: "Ada Reyes", attempts: 1 },
    { position: 2, name: "bo.docx", status: "duplicate", reason: "Already in your workspace." },
    { position: 3, name: "ada-copy.pdf", status: "duplicate", person: "Ada Reyes" },
    { position: 4, status: "failed", reason: "No email address found.", needsEmail: true, candidateId: null },
    { position: 5, status: "failed", reason: "Not a PDF, Word document (.docx) or plain text file." },
    { position: 6, status: "failed", reason: "This is an archive inside the ZIP file. Unzip it first." },
    { position: 7, status: "failed", reason: "We couldn't read anything in this file." },
  ]);
  expect(await fetchImport(id)).toMatchObject({
    status: "done",
    canRetry: true,
    counts: { done: 1, duplicate: 2, failed: 4, waiting: 0, scan: 0 },
  });
  const found = await people();
  expect(found).toHaveLength(2);
  expect(found.find(({ email }) => email === "ada.reyes@people.example")).toMatchObject({
    firstName: "Ada",
    lastName: "Reyes",
    currentTitle: "Senior Accountant",
    currentCompany: "Northlake Dental Group",
    location: "Chicago, IL",
    source: "Resume import",
    experience: expect.toSatisfy((years: number) => years >= 12),
  });
  // fillEmpty was not set.
  expect(found.find(({ email }) => email === "BO@People.example")).toMatchObject({ currentTitle: null, phone: "1" });
  const resume = await browser.get(found.find(({ resumeUrl }) => resumeUrl !== null)?.resumeUrl ?? "");
  expect(resume.rawPayload.equals(pdf)).toBe(true);
  expect((await aBrowser(app).get(found.find(({ resumeUrl }) => resumeUrl !== null)?.resumeUrl ?? "")).statusCode).toBe(
    401,
  );
});

test("imports a resume once its missing email is typed; failed items can be retried", async () => {
  const { send, items, fetchImport, browser, people } = await aWorkspace();
  const nameless = textOf(sampleLines.filter((line) => !line.includes("@")));
  const { id } = await started(
    send(
      await zipOf([
        ["a.txt", nameless],
        ["b.txt", nameless],
      ]),
    ),
  );
  await run(id);
  expect((await browser.post(`/api/imports/${id}/items/1/retry`, { email: "not one" })).statusCode).toBe(400);
  expect((await browser.post(`/api/imports/${id}/items/9/retry`)).statusCode).toBe(404);
  const again = await browser.post(`/api/imports/${id}/items/1/retry`, { email: "maren@people.example" });
  expect(again.json()).toMatchObject({ status: "reading", counts: { waiting: 1, failed: 1 } });
  await run(id);
  expect(await items(id)).toMatchObject([
    { status: "done", attempts: 2 },
    { status: "failed", attempts: 1 },
  ]);
  expect((await browser.post(`/api/imports/${id}/retry`)).statusCode).toBe(200);
  await run(id);
  expect(await items(id)).toMatchObject([{ attempts: 2 }, { status: "failed", attempts: 2 }]);
  expect((await people()).map(({ email, lastName }) => [email, lastName])).toEqual([
    ["maren@people.example", "Okafor"],
  ]);
  await browser.post(`/api/imports/${id}/items/2/retry`, { email: "other@people.example" });
  await run(id);
  // Nothing is left to retry, so the archive is deleted.
  expect(await fetchImport(id)).toMatchObject({ status: "done", canRetry: false, counts: { done: 2, failed: 0 } });
  expect(await files.olderThan(importSourcePurpose, new Date(Date.now() + 60_000))).not.toContain(
    (await owner.db.select().from(imports).where(eq(imports.id, id)))[0]?.storageKey,
  );
});

test("with fillEmpty, fills empty fields of an existing record and keeps the rest", async () => {
  const { send, items, people, companyId } = await aWorkspace();
  await aCandidate(owner.db, {
    companyId,
    email: "ada.reyes@people.example",
    firstName: "Adelheid",
    phone: "+1 614 555 0100",
    currentTitle: null,
    skills: [],
  });
  const { id } = await started(send(await zipOf([["ada.pdf", pdf]]), "?fillEmpty=true"));
  await run(id);
  const [item] = await items(id);
  expect(item).toMatchObject({
    status: "duplicate",
    reason: expect.stringMatching(/^Already in your workspace\. Filled in: title, .*skills/),
  });
  expect(await people()).toMatchObject([
    {
      firstName: "Adelheid",
      phone: "+1 614 555 0100",
      currentTitle: "Senior Accountant",
      resumeUrl: expect.any(String),
    },
  ]);
});

test("runs OCR on scans after the files that need no OCR", { timeout: 60_000 }, async () => {
  const { send, items } = await aWorkspace();
  const { id } = await started(
    send(
      await zipOf([
        ["scan.pdf", scan],
        ["ada.pdf", pdf],
      ]),
    ),
  );
  await run(id);
  expect(await items(id)).toMatchObject([
    { name: "scan.pdf", status: "done", person: "Maren Okafor", attempts: 2 },
    { name: "ada.pdf", status: "done" },
  ]);
});

test("a stopped import keeps its candidates, reads no more, and deletes its archive", async () => {
  const { send, fetchImport, browser, people } = await aWorkspace();
  const { id } = await started(send(await zipOf([["ada.pdf", pdf]])));
  expect((await browser.post(`/api/imports/${id}/cancel`)).json()).toMatchObject({ status: "cancelled" });
  await run(id);
  expect(await people()).toEqual([]);
  expect(await fetchImport(id)).toMatchObject({ canRetry: false, counts: { waiting: 1 } });
  expect((await browser.post(`/api/imports/${id}/cancel`)).statusCode).toBe(409);
  expect((await browser.post(`/api/imports/${id}/retry`)).statusCode).toBe(409);
});

test("rejects empty, oversized and non-archive files, and stores nothing", async () => {
  const { send, browser } = await aWorkspace();
  const before = await files.olderThan(importSourcePurpose, new Date(Date.now() + 60_000));
  expect((await send(Buffer.from("not a zip"))).statusCode).toBe(415);
  expect(
    (
      await send(
        await zipOf(
          [
            ["only/", Buffer.alloc(0)],
            [".DS_Store", Buffer.from("x")],
          ].slice(1) as [string, Buffer][],
        ),
      )
    ).statusCode,
  ).toBe(422);
  const many = Array.from({ length: 1001 }, (_each, index): [string, Buffer] => [`${index}.txt`, Buffer.from("x")]);
  const response = await send(await zipOf(many));
  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({
    message: "This ZIP file has 1,001 files. You can import up to 1,000 at a time.",
  });
  expect(await files.olderThan(importSourcePurpose, new Date(Date.now() + 60_000))).toEqual(before);
  expect((await browser.get("/api/imports")).json()).toEqual({ imports: [] });
});

test("limits the unpacked size of a zip bomb and fails only that file", async () => {
  const { send, items } = await aWorkspace();
  const bomb = await zipOf([
    ["bomb.txt", Buffer.alloc(9_000_000, "a")],
    ["ada.pdf", pdf],
  ]);
  // The directory claims a wrong size: 9,000,000 becomes 1,000.
  const falsifiedBomb = Buffer.from(bomb);
  for (
    let index = falsifiedBomb.indexOf("PK\u0001\u0002");
    index !== -1;
    index = falsifiedBomb.indexOf("PK\u0001\u0002", index + 4)
  ) {
    if (falsifiedBomb.readUInt32LE(index + 24) === 9_000_000) falsifiedBomb.writeUInt32LE(1000, index + 24);
  }
  for (const [bytes, reason] of [
    [bomb, "This file is larger than 5 MB when unzipped."],
    [falsifiedBomb, "This file in the ZIP is damaged."],
  ] as const) {
    const { id } = await started(send(bytes));
    await run(id);
    expect(await items(id)).toMatchObject([{ status: "failed", reason }, { person: "Ada Reyes" }]);
  }
});

test("two workers read each file once; a repeated address is one candidate", async () => {
  const { send, items, people } = await aWorkspace();
  const entries = Array.from({ length: 12 }, (_each, index): [string, Buffer] => [
    `${index}.txt`,
    textOf(resumeOf("Cleo Marsh", `cleo${Math.floor(index / 2)}@people.example`)),
  ]);
  const { id } = await started(send(await zipOf(entries)));
  await Promise.all([run(id), run(id), run(id)]);
  expect((await items(id)).map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 6 }, () => "done"),
    ...Array.from({ length: 6 }, () => "duplicate"),
  ]);
  expect((await items(id)).every(({ attempts }) => attempts === 1)).toBe(true);
  expect(await people()).toHaveLength(6);
});

test("other workspaces see nothing; removing a record removes its resume and names", async () => {
  const [one, other] = [await aWorkspace(), await aWorkspace()];
  const { id } = await started(one.send(await zipOf([["ada.pdf", pdf]])));
  await run(id);
  for (const path of [`/api/imports/${id}`, `/api/imports/${id}/items`, `/api/imports/${id}/columns`]) {
    expect((await other.browser.get(path)).statusCode).toBe(404);
  }
  const [person] = await one.people();
  expect((await other.browser.get(person?.resumeUrl ?? "")).statusCode).toBe(404);
  await owner.db.delete(candidates).where(eq(candidates.id, person?.id ?? ""));
  expect(await one.items(id)).toMatchObject([{ name: "Removed person", candidateId: null, status: "done" }]);
  expect((await one.browser.get(person?.resumeUrl ?? "")).statusCode).toBe(404);
  const [file] = await owner.db
    .select()
    .from(fileRows)
    .where(and(eq(fileRows.companyId, one.companyId), eq(fileRows.purpose, importedResumePurpose)));
  expect(file?.fileName).toBe("removed");
  await sweepImports(db, files, new Date());
  expect(
    await owner.db
      .select()
      .from(fileRows)
      .where(eq(fileRows.id, file?.id ?? "")),
  ).toEqual([]);
  expect(await files.olderThan(importedResumePurpose, new Date(Date.now() + 60_000))).not.toContain(file?.storageKey);
});

const sweep = (days: number) => sweepImports(db, files, new Date(Date.now() + days * 86_400_000));

test("[SEC-N3] erasing a person removes their name from the import; workspace exports expire", async () => {
  const { send, items, people, companyId } = await aWorkspace();
  const { id } = await started(send(await zipOf([["ada.pdf", pdf]])));
  await run(id);
  await owner.db.insert(workspaceExports).values({
    companyId,
    format: "json",
    status: "done",
    storageKey: `workspace-export/${randomUUID()}`,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  const [person] = await people();
  await owner.db.execute(
    sql`update candidates set email = 'erased-' || id || '@erased.invalid' where id = ${person?.id ?? ""}`,
  );
  expect(await items(id)).toMatchObject([{ name: "Removed person", candidateId: null }]);
  const [exported] = await owner.db.select().from(workspaceExports).where(eq(workspaceExports.companyId, companyId));
  expect(exported?.expiresAt?.getTime()).toBeLessThanOrEqual(Date.now());
});

test("the archive is deleted after a week, ending retries; names after three months", async () => {
  const { send, fetchImport, browser } = await aWorkspace();
  const { id } = await started(send(await zipOf([["photo.png", Buffer.from("89504e470d0a1a0a", "hex")]])));
  await run(id);
  await sweep(6);
  expect(await fetchImport(id)).toMatchObject({ canRetry: true });
  await sweep(8);
  expect(await fetchImport(id)).toMatchObject({ canRetry: false, status: "done" });
  expect((await browser.post(`/api/imports/${id}/retry`)).statusCode).toBe(409);
  const nameNow = async () => (await owner.db.select().from(importItems).where(eq(importItems.importId, id)))[0]?.name;
  expect(await nameNow()).toBe("photo.png");
  await sweep(91);
  expect(await nameNow()).toBe("");
});

test("a starting worker continues an interrupted import", async () => {
  const { send, fetchImport } = await aWorkspace();
  const { id } = await started(send(await zipOf([["ada.pdf", pdf]])));
  await owner.pool.query("delete from pgboss.job where name = 'read-import'");
  await enqueueUnfinished(db);
  const { rows } = await owner.pool.query("select data from pgboss.job where name = 'read-import'");
  expect(rows).toContainEqual({ data: { id } });
  await run(id);
  await eventually(async () => expect(await fetchImport(id)).toMatchObject({ status: "done" }));
});
