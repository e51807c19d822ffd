/** All data of a workspace as one file: complete, of one moment, without formulas, for admins. */
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import yauzl from "yauzl";
import type { WorkspaceExport } from "#domain/workspace-exports/workspace-exports.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { candidateFiles } from "../../db/tables/candidate-pages.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { files as fileRows } from "../../db/tables/files.ts";
import { workspaceExports } from "../../db/tables/imports.ts";
import { auditLog } from "../../db/tables/records.ts";
import { aWorkspace } from "../../test/fixtures/workspace-factory.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aCompany, anApplication } from "../../test/fixtures/factories.ts";
import { aSentOffer } from "../../test/fixtures/offer-factories.ts";
import { sweepImports } from "../imports/import-state.service.ts";
import { exportTables } from "./export-tables.ts";
import { readActiveExport, exportPurpose, writeExport } from "./write-export.service.ts";
import { writeExportTask } from "./write-export.task.ts";

const { app, owner, db, files, tools } = await buildTestApp();

const unzip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  const fileByName = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    fileByName.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return fileByName;
};

const writtenExport = async (format: "csv" | "json", workspace: Awaited<ReturnType<typeof aWorkspace>>) => {
  const { browser } = workspace;
  const response = await browser.post("/api/workspace-exports", { format });
  expect(response.statusCode, response.body).toBe(201);
  const { id } = response.json<WorkspaceExport>();
  await writeExportTask.handle({ id }, tools);
  const [shown] = (await browser.get("/api/workspace-exports")).json<{ exports: WorkspaceExport[] }>().exports;
  const file = await browser.get(`/api/workspace-exports/${id}/file`);
  expect(file.statusCode).toBe(200);
  return { id, shown, file: file.rawPayload };
};

test("CSV: one table each with all rows of this workspace only, and no formulas", async () => {
  const workspace = await aWorkspace(app);
  const { companyId } = workspace;
  const names = ["=HYPERLINK(1)", "+1", "-1", "@sum", "\tx", 'Quo"te, Åsa\nline'];
  for (const firstName of names) await aCandidate(owner.db, { companyId, firstName, skills: ["C++", "=A1"] });
  await anApplication(owner.db, companyId);
  await aCandidate(owner.db, { companyId: (await aCompany(owner.db)).id, firstName: "Elsewhere" });
  const { file, shown } = await writtenExport("csv", workspace);
  const tables = await unzip(file);
  expect([...tables.keys()]).toEqual([...exportTables.map(({ name }) => `${name}.csv`), "file_list.csv"]);
  const text = tables.get("candidates.csv") ?? Buffer.from("");
  expect(text.subarray(0, 3)).toEqual(Buffer.from("\uFEFF"));
  const people: Record<string, string>[] = parse(text, { columns: true, bom: true });
  expect(new Set(people.map((each) => each["first_name"]))).toEqual(
    new Set(["'=HYPERLINK(1)", "'+1", "'-1", "'@sum", "'\tx", 'Quo"te, Åsa\nline', "Maya"]),
  );
  expect(people[0]).toMatchObject({ skills: "C++; =A1" });
  expect(Object.keys(people[0] ?? {})).not.toContain("search_vector");
  expect(parse(tables.get("applications.csv") ?? "", { columns: true, bom: true })).toHaveLength(1);
  expect(shown).toMatchObject({
    status: "done",
    rowsWritten: shown?.rowsTotal,
    by: "Ada Reyes",
    sizeBytes: file.length,
  });
  const log = await owner.db.select().from(auditLog).where(eq(auditLog.companyId, companyId));
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(["export.requested", "export.downloaded"]));
});

interface StoredFile {
  readonly companyId: string;
  readonly purpose?: string;
  readonly fileName?: string;
  /** Without it, the row has no file. */
  readonly bytes?: Buffer;
  readonly candidateId?: string;
}

const aStoredFile = async ({ companyId, purpose = "candidate-file", bytes, candidateId, ...more }: StoredFile) => {
  const storageKey = `${purpose}/${randomUUID()}`;
  if (bytes !== undefined) await files.put(storageKey, bytes);
  const values = { fileName: "cv.pdf", mediaType: "application/pdf", sizeBytes: 1, sha256: "0", ...more };
  const [row] = await owner.db
    .insert(fileRows)
    .values({ companyId, purpose, storageKey, ...values })
    .returning();
  const fileId = row?.id ?? "";
  if (candidateId !== undefined) await owner.db.insert(candidateFiles).values({ companyId, candidateId, fileId });
  return fileId;
};

test("CSV: has each stored file of this workspace by candidate, and lists a missing one", async () => {
  const workspace = await aWorkspace(app);
  const { companyId } = workspace;
  const maya = await aCandidate(owner.db, { companyId, firstName: "../Maya", lastName: "O/Neil" });
  const twin = await aCandidate(owner.db, { companyId, firstName: "../Maya", lastName: "O/Neil" });
  const ofMaya = { companyId, candidateId: maya.id, fileName: "../../cv.pdf" };
  await aStoredFile({ ...ofMaya, bytes: Buffer.from("the first") });
  await aStoredFile({ ...ofMaya, bytes: Buffer.from("the second") });
  await aStoredFile({ companyId, candidateId: twin.id });
  await aStoredFile({ companyId, purpose: "logo", fileName: "logo.png", bytes: Buffer.from("a logo") });
  const application = await anApplication(owner.db, companyId);
  await aSentOffer(owner.db, files, companyId, { applicationId: application.id });
  const sent = await anApplication(owner.db, companyId);
  const fileId = await aStoredFile({ companyId, purpose: "application-resume", bytes: Buffer.from("sent") });
  await owner.db
    .insert(applicationSubmissions)
    .values({ companyId, applicationId: sent.id, fileId, firstName: "Maya", lastName: "Okafor" });
  // The admin's own files and those of other workspaces stay out.
  const [admin] = await owner.db.select().from(companyMembers).where(eq(companyMembers.companyId, companyId));
  await owner.db
    .update(fileRows)
    .set({ companyId: null, ownerUserId: admin?.userId ?? null })
    .where(eq(fileRows.id, await aStoredFile({ companyId, purpose: "photo", bytes: Buffer.from("a photo") })));
  await aStoredFile({ companyId: (await aCompany(owner.db)).id, bytes: Buffer.from("elsewhere") });

  const { file, shown } = await writtenExport("csv", workspace);
  const entries = await unzip(file);
  const expected: readonly (readonly [path: string, candidateId: string, text: string])[] = [
    ["files/Workspace/1-logo-logo.png", "", "a logo"],
    [`files/__Maya O_Neil ${maya.id}/1-candidate-file-__.._cv.pdf`, maya.id, "the first"],
    [`files/__Maya O_Neil ${maya.id}/2-candidate-file-__.._cv.pdf`, maya.id, "the second"],
    [
      `files/Maya Okafor ${application.candidateId}/1-offer-letter-Offer.pdf`,
      application.candidateId,
      "%PDF-1.7 a letter",
    ],
    [`files/Maya Okafor ${sent.candidateId}/1-application-resume-cv.pdf`, sent.candidateId, "sent"],
  ];
  const stored = [...entries].filter(([name]) => name.startsWith("files/"));
  expect(new Map(stored.map(([name, bytes]) => [name, bytes.toString()]))).toEqual(
    new Map(expected.map(([path, , text]) => [path, text])),
  );
  const list: Record<string, string>[] = parse(entries.get("file_list.csv") ?? "", { columns: true, bom: true });
  expect(new Set(list.map((row) => [row["path"], row["state"], row["candidate_id"]].join(" | ")))).toEqual(
    new Set([
      ...expected.map(([path, candidateId]) => [path, "included", candidateId].join(" | ")),
      ["", "missing", twin.id].join(" | "),
    ]),
  );
  expect([shown?.status, shown?.rowsWritten]).toEqual(["done", shown?.rowsTotal]);
});

test("CSV: reads one stored file at a time, and fails as a whole if one can't be read", async () => {
  const { browser, companyId } = await aWorkspace(app);
  const candidate = await aCandidate(owner.db, { companyId });
  for (let index = 0; index < 5; index += 1)
    await aStoredFile({ companyId, candidateId: candidate.id, bytes: Buffer.alloc(200_000, index) });
  const { id } = (await browser.post("/api/workspace-exports", { format: "csv" })).json<WorkspaceExport>();
  const at = await readActiveExport(db, id);
  if (at === undefined) throw new Error("nothing to write");
  const broken = {
    ...files,
    read: () =>
      new Readable({
        read: (): never => {
          throw new Error("disk error");
        },
      }),
  };
  await expect(writeExport(db, broken, at)).rejects.toThrow("disk error");
  let open = 0;
  let maxOpen = 0;
  const watched = {
    ...files,
    read: (key: string) => {
      open += 1;
      maxOpen = Math.max(maxOpen, open);
      return files.read(key).once("close", () => {
        open -= 1;
      });
    },
  };
  await writeExport(db, watched, at);
  expect([maxOpen, open]).toEqual([1, 0]);
});

test("JSON: one document with every list", async () => {
  const workspace = await aWorkspace(app);
  for (let index = 0; index < 1100; index += 100) {
    const row = { companyId: workspace.companyId, firstName: "=as it is", lastName: "x", email: "x@y.example" };
    await owner.db.insert(candidates).values(Array.from({ length: 100 }, () => row));
  }
  const { file } = await writtenExport("json", workspace);
  const exported = JSON.parse(file.toString()) as Record<string, unknown[]>;
  expect(Object.keys(exported)).toEqual(["workspace", "exportedAt", ...exportTables.map(({ name }) => name)]);
  expect(exported["candidates"]).toHaveLength(1100);
  expect(exported["candidates"]?.[0]).toMatchObject({ first_name: "=as it is" });
});

test("one export at a time; other workspaces can't read it; deleted after a week", async () => {
  const [one, other] = [await aWorkspace(app), await aWorkspace(app)];
  const { id } = (await one.browser.post("/api/workspace-exports", { format: "json" })).json<WorkspaceExport>();
  expect((await one.browser.post("/api/workspace-exports", { format: "csv" })).statusCode).toBe(409);
  // Nothing is available before the file is complete.
  expect((await one.browser.get(`/api/workspace-exports/${id}/file`)).statusCode).toBe(404);
  await writeExportTask.handle({ id }, tools);
  expect((await other.browser.get(`/api/workspace-exports/${id}/file`)).statusCode).toBe(404);
  const [row] = await owner.db.select().from(workspaceExports).where(eq(workspaceExports.id, id));
  await sweepImports(db, files, new Date(Date.now() + 8 * 86_400_000));
  expect((await one.browser.get(`/api/workspace-exports/${id}/file`)).statusCode).toBe(404);
  expect(await files.olderThan(exportPurpose, new Date(Date.now() + 60_000))).not.toContain(row?.storageKey);
});

test("two workers write one file; a failed run leaves none, and the next starts over", async () => {
  const { browser, companyId } = await aWorkspace(app);
  await aCandidate(owner.db, { companyId });
  const { id } = (await browser.post("/api/workspace-exports", { format: "csv" })).json<WorkspaceExport>();
  const at = await readActiveExport(db, id);
  if (at === undefined) throw new Error("nothing to write");
  const before = await files.olderThan(exportPurpose, new Date(Date.now() + 60_000));
  const full = {
    ...files,
    putStream: async (_key: string, bytes: AsyncIterable<Uint8Array>) => {
      for await (const { length } of bytes) if (length > 0) throw new Error("no room");
      return 0;
    },
  };
  await expect(writeExport(db, full, at)).rejects.toThrow("no room");
  expect((await browser.get(`/api/workspace-exports/${id}/file`)).statusCode).toBe(404);
  await Promise.all([writeExport(db, files, at), writeExport(db, files, at)]);
  expect((await browser.get(`/api/workspace-exports/${id}/file`)).statusCode).toBe(200);
  const after = await files.olderThan(exportPurpose, new Date(Date.now() + 60_000));
  expect(after.length - before.length).toBe(1);
});
