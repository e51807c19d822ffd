/** All data of a workspace as one file: complete, of one moment, without formulas, for admins. */
import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import yauzl from "yauzl";
import type { WorkspaceExport } from "#domain/workspace-exports/workspace-exports.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { workspaceExports } from "../../db/tables/imports.ts";
import { auditLog } from "../../db/tables/records.ts";
import { aWorkspace } from "../../test/fixtures/workspace-factory.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aCandidate, aCompany, anApplication } from "../../test/fixtures/factories.ts";
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
  expect([...tables.keys()]).toEqual(exportTables.map(({ name }) => `${name}.csv`));
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
