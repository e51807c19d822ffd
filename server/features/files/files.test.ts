import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { files as fileRows } from "../../db/tables/files.ts";
import { users } from "../../db/tables/identity.ts";
import { contactRequests } from "../../db/tables/leads.ts";
import { createFileStore } from "../../infra/files/file-store.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { multipartOf } from "../../test/send-file.ts";
import { sweepUnclaimedFiles } from "./files.service.ts";

const folder = mkdtempSync(join(tmpdir(), "uploads-"));
const store = createFileStore(folder);
const { app, auth, db, owner } = await buildTestApp({ files: store, uploadsPerHour: 40 });

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const oldWord = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);
/** A ZIP with uncompressed entries: enough to be recognized as a Word file. */
const zip = (entries: Readonly<Record<string, string>>): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(text), 10);
    fields.writeUInt32LE(Buffer.byteLength(text), 14);
    fields.writeUInt32LE(Buffer.byteLength(text), 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, Buffer.from(name), Buffer.from(text)]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), fields, rest, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from("PK\u0005\u0006"), end]);
};
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const word = zip({
  "[Content_Types].xml": `<Types><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`,
  "word/document.xml": "<w:document/>",
});
const program = Buffer.from("7f454c4602010100000000000000000002003e00", "hex");

const upload = (name: string, bytes: Buffer, address = "203.0.113.9") => {
  const boundary = "----form";
  return app.inject({
    method: "POST",
    url: "/api/job-description-files",
    remoteAddress: address,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
};

const attach = (id: string, email: string, key?: string) =>
  app.inject({
    method: "POST",
    url: "/api/contact-recruiter",
    headers: {
      "x-form-filled-ms": "9000",
      "x-uploaded-file": id,
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    payload: {
      name: "Dana Whitfield",
      phone: "6145550171",
      email,
      company: "Whitfield Care",
      hiringNeeds: "Two night nurses for the ICU",
      jobDescriptionFile: "jd.pdf",
    },
  });

const cookieOf = async (email: string, kind: "staff" | "candidate"): Promise<string> => {
  const body = { email, password: "correct horse battery", name: "Ada Reyes" };
  await auth.api.signUpEmail({ body });
  await db.update(users).set({ kind }).where(eq(users.username, email));
  const { headers } = await auth.api.signInEmail({ body, returnHeaders: true });
  // Staff need a second factor.
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.username, email));
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
};

test("[ROLE-16] stores PDF, Word and text files with their request", async () => {
  for (const [name, bytes] of [
    ["jd.pdf", pdf],
    ["jd.doc", oldWord],
    ["jd.docx", word],
    ["notes.txt", Buffer.from("Zwei Pflegekräfte, nachts")],
  ] as const) {
    const response = await upload(name, bytes);
    expect(response.statusCode, name).toBe(201);
    expect(response.json()).toMatchObject({ fileName: name, sizeBytes: bytes.length });
    const { id } = response.json<{ id: string }>();
    expect((await attach(id, `${name}@files.example`)).statusCode).toBe(201);
    const [row] = await db
      .select()
      .from(contactRequests)
      .where(eq(contactRequests.email, `${name}@files.example`));
    expect(row?.fileId).toBe(id);
  }
});

test.each([
  ["a program that calls itself a PDF", "jd.pdf", program],
  ["a web page that calls itself text", "jd.html", Buffer.from("<script>alert(1)</script>")],
  ["bytes that are no text", "jd.txt", Buffer.from([0xff, 0xfe, 0x00, 0x41])],
  ["a PDF under a Word name", "jd.docx", pdf],
  ["a ZIP that is no Word file", "jd.docx", zip({ "a.txt": "words" })],
  ["nothing at all under a PDF's name", "jd.pdf", Buffer.alloc(0)],
])("rejects %s by its content and leaves nothing behind", async (_what, name, bytes) => {
  const before = readdirSync(join(folder, "job-description")).length;
  const response = await upload(name, bytes);
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ code: "wrong_type" });
  expect(readdirSync(join(folder, "job-description"))).toHaveLength(before);
});

test("rejects files over 5 MB and uploads without a file", async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]);
  expect((await upload("large.pdf", large)).statusCode).toBe(413);
  const exact = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 - pdf.length)]);
  expect((await upload("exact.pdf", exact)).statusCode).toBe(201);
  const empty = await app.inject({
    method: "POST",
    url: "/api/job-description-files",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    payload: "--x--\r\n",
  });
  expect(empty.statusCode).toBe(400);
});

test("rejects a request that names a missing file and stores nothing", async () => {
  const response = await attach("0190a000-0000-7000-8000-000000000000", "gone@files.example");
  expect(response.statusCode).toBe(400);
  expect(response.json<{ errors: object }>().errors).toHaveProperty("jobDescriptionFile");
  expect(await db.select().from(contactRequests).where(eq(contactRequests.email, "gone@files.example"))).toEqual([]);
});

test("lets one request claim a file, and the same request repeat it", async () => {
  const { id } = (await upload("mine.pdf", pdf)).json<{ id: string }>();
  const key = randomUUID();
  expect((await attach(id, "first@files.example", key)).statusCode).toBe(201);
  expect((await attach(id, "first@files.example", key)).statusCode).toBe(201);
  for (const other of [randomUUID(), undefined]) {
    expect((await attach(id, "second@files.example", other)).statusCode).toBe(400);
  }
  expect(await db.select().from(contactRequests).where(eq(contactRequests.fileId, id))).toHaveLength(1);
});

test("serves a file to staff only, as an inert download", async () => {
  const { id } = (await upload("we'ird näme.pdf", pdf)).json<{ id: string }>();
  const get = (cookie?: string, file = id) =>
    app.inject({ url: `/api/files/${file}`, ...(cookie === undefined ? {} : { headers: { cookie } }) });

  expect((await get()).statusCode).toBe(401);
  expect((await get(await cookieOf("someone@files.example", "candidate"))).statusCode).toBe(403);

  const staff = await cookieOf("desk@files.example", "staff");
  const response = await get(staff);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toEqual(pdf);
  expect(response.headers["content-disposition"]).toMatch(/^attachment; /);
  expect(response.headers["content-security-policy"]).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(response.headers["x-content-type-options"]).toBe("nosniff");
  for (const missing of ["0190a000-0000-7000-8000-000000000000", "../../etc/passwd", "x"]) {
    expect((await get(staff, encodeURIComponent(missing))).statusCode, missing).toBe(404);
  }
});

test("limits uploads per address", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 42; index++) statuses.push((await upload("jd.pdf", pdf, "198.51.100.7")).statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(40);
  expect(statuses.at(-1)).toBe(429);
});

test("deletes day-old bytes without a row and keeps fresh ones", async () => {
  await store.put("job-description/orphan", pdf);
  await store.put("job-description/fresh", pdf);
  writeFileSync(join(folder, "job-description/half.part"), "half");
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of ["orphan", "half.part"]) utimesSync(join(folder, "job-description", name), yesterday, yesterday);
  await sweepUnclaimedFiles(db, store, new Date());
  const there = readdirSync(join(folder, "job-description"));
  expect(there).toContain("fresh");
  expect(there).not.toContain("orphan");
  expect(there).not.toContain("half.part");
});

test("deletes unclaimed uploads after a day and keeps claimed ones", async () => {
  const kept = (await upload("kept.pdf", pdf)).json<{ id: string }>().id;
  const remainingFileId = (await upload("left.pdf", pdf)).json<{ id: string }>().id;
  await attach(kept, "kept@files.example");
  const rows = await owner.db.select().from(fileRows);
  const pathOf = (id: string) => join(folder, rows.find((row) => row.id === id)?.storageKey ?? "");
  expect(existsSync(pathOf(remainingFileId))).toBe(true);

  await sweepUnclaimedFiles(db, store, new Date());
  expect(existsSync(pathOf(remainingFileId))).toBe(true);
  await owner.db.execute(sql`update files set created_at = created_at - interval '25 hours'`);
  await sweepUnclaimedFiles(db, store, new Date());
  expect(existsSync(pathOf(remainingFileId))).toBe(false);
  expect(existsSync(pathOf(kept))).toBe(true);
  const ids = (await owner.db.select({ id: fileRows.id }).from(fileRows)).map((row) => row.id);
  expect(ids).toContain(kept);
  expect(ids).not.toContain(remainingFileId);
});

test("reports a full disk and leaves nothing of the file", async () => {
  const full: NodeJS.ErrnoException = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const built = await buildTestApp({ files: { ...store, put: () => Promise.reject(full) }, uploadsPerHour: 40 });
  const { type, body } = multipartOf("file", "role.pdf", pdf);
  const response = await built.app.inject({
    method: "POST",
    url: "/api/job-description-files",
    headers: { "content-type": type },
    payload: body,
  });
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("5");
  expect(await built.db.$count(fileRows)).toBe(0);
});

test("leaves no partial file after a failed write", async () => {
  const key = `job-description/${randomUUID()}`;
  // A non-empty folder is in the file's place, so everything works but the last step.
  mkdirSync(join(folder, key, "taken"), { recursive: true });
  await expect(store.put(key, pdf)).rejects.toThrow(/rename/);
  await expect(store.putStream(key, Readable.from([pdf]))).rejects.toThrow(/rename/);
  expect(existsSync(join(folder, `${key}.part`))).toBe(false);
});
