/** The end of a closing, for a workspace with a row in every table of the catalog, next to one that must stay unchanged. */
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ClosingReceipt } from "#domain/closing/closing-receipt.ts";
import { openDatabase } from "../../db/client.ts";
import { companies } from "../../db/tables/companies.ts";
import { sessions, users } from "../../db/tables/identity.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { mailLog } from "../../db/tables/records.ts";
import { createKeyring } from "../../infra/crypto/keyring.ts";
import { createFileStore } from "../../infra/files/file-store.ts";
import { aWorkspace } from "../../test/fixtures/workspace-factory.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { dumpAsText, dumpDatabase, folderAsText, restoreDump } from "../../test/database/database-dump.ts";
import { aProfile } from "../../test/fixtures/factories.ts";
import { aBrowser, goodPassword } from "../../test/browsers.ts";
import { createMarkers } from "../../test/visibility/planted-markers.ts";
import { plantWorkspace } from "../../test/visibility/planted-workspace.ts";
import { dumpTables } from "../../test/database/table-dump.ts";
import { detachedTables, readCatalog, rowsOfWorkspace } from "../../test/database/workspace-catalog.ts";
import { replayErasures } from "../rights/replay-erasures.service.ts";
import { finishClosing } from "./finish-closing.task.ts";
import { processClosings } from "./process-closings.task.ts";
import { sendClosingReceipt } from "./send-closing-receipt.task.ts";
import { notifyWorkspaceClosed } from "./notify-workspace-closed.task.ts";

const home = await mkdtemp(join(tmpdir(), "closing-"));
const [folder, ledgerFile] = [join(home, "files"), join(home, "erasures.jsonl")];
const files = createFileStore(folder);
const rights = {
  ledgerKeys: createKeyring(["for-tests-only-the-ledgers-own-key-0"]),
  ledgerFile,
  retentionMonths: 24,
  closingDays: 30,
};
const { app, owner, ownerUrl, tools: defaultDeps, catcher } = await buildTestApp({ files, rights });
const deps = { ...defaultDeps, files, rights };
const ownerDb = owner.db;

// Tables as a later migration could add them: one that a foreign key to the company reaches, and one that none reaches.
await ownerDb.execute(
  sql`create table later_by_key (id uuid primary key default uuid_v7(), company_id uuid not null references companies on delete cascade, note text not null)`,
);
await ownerDb.execute(sql`create table later_without_key (company_id uuid not null, note text not null)`);
const catalog = await readCatalog(ownerDb);

const aFilledWorkspace = async (name: string) => {
  const { planted, mark } = createMarkers();
  const workspace = await aWorkspace(app);
  const { companyId, email } = workspace;
  const companyName = `${name} ${mark("name of the workspace")}`;
  await ownerDb
    .update(companies)
    .set({ name: companyName, description: mark("description"), website: `https://${mark("website")}.example` })
    .where(eq(companies.id, companyId));
  const [admin] = await ownerDb.select().from(users).where(eq(users.username, email));
  const userId = admin?.id ?? "";
  const { id: profileId } = await aProfile(ownerDb, { firstName: `Stays with ${name}` });
  await plantWorkspace(ownerDb, catalog, { companyId, userId, profileId, store: files, planted });
  await ownerDb.update(sessions).set({ activeCompanyId: companyId }).where(eq(sessions.userId, userId));
  const [application] = await ownerDb.select().from(jobApplications).where(eq(jobApplications.companyId, companyId));
  const applicationId = application?.id ?? "";
  const { rows: invited } = await ownerDb.execute<{ email: string }>(
    sql`select email from invitations where company_id = ${companyId}::uuid`,
  );
  const inviting = invited[0]?.email ?? "";
  await ownerDb.insert(mailLog).values([
    {
      key: `application-received/${applicationId}`,
      messageId: `<${applicationId}@firm.example>`,
      toAddress: `${mark("address in the log of mails")}@people.example`,
      template: "application-received",
      subject: mark("subject in the log of mails"),
      status: "sent",
    },
    {
      key: `account/invitation/${companyId.slice(24)}`,
      messageId: `<${companyId}@firm.example>`,
      toAddress: inviting,
      template: "invitation",
      subject: `Ada Reyes invites you to ${companyName}`,
      status: "sent",
    },
  ]);
  const enqueue = (task: string, payload: object) =>
    ownerDb.execute(sql`select enqueue_task(${task}, ${JSON.stringify(payload)}::jsonb)`);
  await enqueue("notify-application-received", { id: applicationId, companyId, note: mark("work in the queue") });
  await enqueue("send-account-email", {
    kind: "invitation",
    to: inviting,
    name: mark("queued invitation"),
    company: companyName,
  });
  await ownerDb.execute(
    sql`insert into rate_limits (key, points, expire) values (${`invitations:${companyId}:${mark("counter")}`}, 1, 99999999999999)`,
  );
  return { ...workspace, userId, profileId, name: companyName, applicationId, marks: planted };
};

const closed = await aFilledWorkspace("Harbor");
const other = await aFilledWorkspace("Bay");

const remaining = (text: string, marks = closed.marks) =>
  [...marks].filter(([, marker]) => text.includes(marker)).map(([place]) => place);

const countsOf = async () =>
  Object.fromEntries(
    Object.entries(await rowsOfWorkspace(ownerDb, catalog, closed.companyId)).map(([table, rows]) => [
      table,
      rows.length,
    ]),
  );

const totals = async () =>
  Object.fromEntries(Object.entries(await dumpTables(ownerDb)).map(([table, rows]) => [table, rows.length]));

const endGracePeriod = () =>
  ownerDb.execute(sql`update workspace_closings set begun_at = begun_at - interval '31 days', ends_at = now() - interval '1 minute'
    where company_id = ${closed.companyId}::uuid`);

const queued = async <T>(task: string): Promise<T[]> => {
  const { rows } = await ownerDb.execute<{ data: T }>(sql`select data from pgboss.job where name = ${task}`);
  return rows.map(({ data }) => data);
};

/** Tables that change for other reasons, or that record the erasure. */
const moving = [
  "mail_log",
  "rate_limits",
  "sessions",
  "erasures",
  "closed_workspaces",
  "job_titles",
  "job_locations",
  "desk_leads",
];
const readUnownedTables = () => dumpTables(ownerDb, [...moving, ...catalog.conditions.keys()]);
const queueOf = async (companyId: string) =>
  (
    await ownerDb.execute<{ row: string }>(
      sql`select j::text as row from pgboss.job j where strpos(data::text, ${companyId}) > 0 or data ->> 'company' = ${other.name} order by id`,
    )
  ).rows;
const mailsOf = async (marks: ReadonlyMap<string, string>) =>
  (await dumpTables(ownerDb))["mail_log"]?.filter((row) => [...marks.values()].some((marker) => row.includes(marker)));

const startResponse = await closed.browser.post("/api/workspace/closing", {
  name: closed.name,
  password: goodPassword,
});
const closing = startResponse.json<{ id: string; begunAt: string }>();
const before = {
  backup: await dumpDatabase(ownerUrl),
  files: join(home, "files-of-yesterday"),
  rows: await rowsOfWorkspace(ownerDb, catalog, closed.companyId),
  other: await rowsOfWorkspace(ownerDb, catalog, other.companyId),
  otherQueue: await queueOf(other.companyId),
  otherMails: await mailsOf(other.marks),
  nobodys: await readUnownedTables(),
  totals: await totals(),
};
await cp(folder, before.files, { recursive: true });
const receiptOf = async () => {
  const [mail] = catcher.caught.filter(({ mail }) => mail.subject === "Your workspace has been closed and erased");
  const token = /\/closed\/([\w.-]+)/.exec(String(mail?.mail.text))?.[1] ?? "";
  const response = await aBrowser(app).get(`/api/closed-workspaces?token=${token}`);
  return { mail, token, answer: response, receipt: response.json<ClosingReceipt & { digested: string }>() };
};

test("fills every workspace table and finds each marker", async () => {
  expect(startResponse.statusCode, startResponse.body).toBe(201);
  expect(catalog.conditions.size).toBeGreaterThan(40);
  const empty = Object.entries(before.rows).filter(([, rows]) => rows.length === 0);
  expect(empty.map(([table]) => table)).toEqual([]);
  const everything = `${await dumpAsText(before.backup)}\n${await folderAsText(folder)}`;
  expect(remaining(everything)).toEqual([...closed.marks.keys()]);
  expect(closed.marks.size).toBeGreaterThan(80);
});

test("deletes every row that references a company except the firm's own", () => {
  // These rows belong to the firm and only lose their reference to the company. Add a table here only on purpose.
  expect(detachedTables(catalog)).toEqual(["desk_leads"]);
  const knownColumns = ["company_id"];
  const otherwise = catalog.keys.filter(
    ({ parent, columns }) => parent === "companies" && !knownColumns.includes(columns[0] ?? ""),
  );
  expect(otherwise).toEqual([]);
  const companyColumns = catalog.columns.filter(
    ({ name, type }) => type === "uuid" && /company|workspace|tenant|pool/.test(name),
  );
  expect([...new Set(companyColumns.map(({ name }) => name))].toSorted()).toEqual([
    "active_company_id",
    "company_id",
    "pool_id",
  ]);
});

test("erases nothing before the due date", async () => {
  await processClosings.handle({}, deps);
  await expect(defaultDeps.db.execute(sql`select erase_due_workspace(${closing.id}::uuid)`)).rejects.toMatchObject({
    cause: { message: "this closing is not due" },
  });
  expect(await rowsOfWorkspace(ownerDb, catalog, closed.companyId)).toEqual(before.rows);
  // The application's database role cannot move the date forward.
  await expect(defaultDeps.db.execute(sql`update workspace_closings set ends_at = now()`)).rejects.toMatchObject({
    cause: { code: "42501" },
  });
});

test("erases nothing after a crash and everything in the next run", async () => {
  await endGracePeriod();
  const counts = await countsOf();
  const sums = await totals();
  await ownerDb.execute(
    sql`create function die() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
  );
  await ownerDb.execute(sql`create trigger die before insert on closed_workspaces for each row execute function die()`);
  await expect(processClosings.handle({}, deps)).rejects.toThrow("could not be erased");
  expect(await countsOf()).toEqual(counts);
  expect(await queued("finish-closing")).toEqual([]);
  await ownerDb.execute(sql`drop trigger die on closed_workspaces`);

  // Two workers at the same time: one erases, the other finds nothing.
  await Promise.all([processClosings.handle({}, deps), processClosings.handle({}, deps)]);
  expect(Object.values(await countsOf()).reduce((sum, n) => sum + n, 0)).toBe(0);
  expect(remaining(await dumpAsText(await dumpDatabase(ownerUrl)))).toEqual([]);

  const [rest = { id: "", storageKeys: [] as string[] }, ...more] = await queued<{ id: string; storageKeys: string[] }>(
    "finish-closing",
  );
  expect(more).toEqual([]);
  expect(rest.storageKeys.length).toBeGreaterThanOrEqual(3);
  let remainingCount = 1;
  const crashingDeps = {
    ...files,
    remove: (key: string) => ((remainingCount -= 1) < 0 ? Promise.reject(new Error("killed")) : files.remove(key)),
  };
  await expect(finishClosing.handle(rest, { ...deps, files: crashingDeps })).rejects.toThrow("killed");
  expect(remaining(await folderAsText(folder))).not.toEqual([]);
  await finishClosing.handle(rest, deps);
  expect(remaining(await folderAsText(folder))).toEqual([]);

  // The receipt states what was there and is now missing.
  for (const payload of await queued<{ id: string; userId: string; token: string }>("send-closing-receipt"))
    await sendClosingReceipt.handle(payload, deps);
  const { receipt } = await receiptOf();
  const { stored_files: storedFileCount, ...erased } = receipt.counts;
  expect(storedFileCount).toBe(rest.storageKeys.length);
  expect(erased).toEqual(counts);
  const after = await totals();
  const gone = Object.entries(sums).flatMap(([table, n]) => {
    const removedCount = n - (after[table] ?? 0);
    return removedCount > 0 && !moving.includes(table) ? [[table, removedCount]] : [];
  });
  expect(Object.fromEntries(gone)).toEqual(erased);

  const dump = await dumpAsText(await dumpDatabase(ownerUrl));
  expect(remaining(dump)).toEqual([]);
  for (const id of [closed.companyId, closed.applicationId, closed.name]) expect(dump).not.toContain(id);
});

test("leaves another workspace, people and the firm unchanged", async () => {
  expect(await rowsOfWorkspace(ownerDb, catalog, other.companyId)).toEqual(before.other);
  expect(await queueOf(other.companyId)).toEqual(before.otherQueue);
  expect(await mailsOf(other.marks)).toEqual(before.otherMails);
  expect(before.otherMails).toHaveLength(2);
  expect(await readUnownedTables()).toEqual(before.nobodys);
  // Messages to the firm stay and lose their reference to the workspace.
  const { rows: letters } = await ownerDb.execute<{ company: string | null }>(
    sql`select company_id as company from desk_leads order by received_at`,
  );
  expect(letters.map(({ company }) => company)).toEqual([null, other.companyId]);
  expect(remaining(await folderAsText(folder), other.marks).length).toBeGreaterThanOrEqual(3);
  // The admin keeps the account, without a workspace.
  expect((await closed.browser.get("/api/me")).json()).toMatchObject({
    person: { email: closed.email },
    workspace: null,
  });
});

test("emails admins a receipt whose digest anyone can recompute", async () => {
  const { mail, token, answer: response, receipt } = await receiptOf();
  expect(mail?.to).toEqual([closed.email]);
  expect(response.statusCode).toBe(200);
  expect(receipt).toMatchObject({ id: closing.id, name: closed.name, begunBy: "Ada Reyes" });
  expect(createHash("sha256").update(receipt.digested).digest("hex")).toBe(receipt.digest);
  expect(String(mail?.mail.text)).toContain(receipt.digest);
  for (const line of receipt.digested.split("\n")) expect(String(mail?.mail.text)).toContain(line);
  const forged = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
  expect((await aBrowser(app).get(`/api/closed-workspaces?token=${forged}`)).statusCode).toBe(404);
  expect((await aBrowser(app).get(`/api/rights/receipts/${closing.id}`)).statusCode).toBe(404);
  for (const statement of ["update closed_workspaces set digest = ''", "delete from closed_workspaces"])
    await expect(ownerDb.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: "42501" } });
});

test("emails waiting applicants once and forgets their address", async () => {
  const tasks = await queued<{ id: string; sealed?: string }>("notify-workspace-closed");
  expect(tasks).toHaveLength(1);
  const [task = { id: "" }] = tasks;
  await notifyWorkspaceClosed.handle(task, deps);
  await notifyWorkspaceClosed.handle(task, deps);
  const mails = catcher.caught.filter(({ mail }) => mail.subject === "Your application has been closed");
  expect(mails).toHaveLength(1);
  expect(String(mails[0]?.mail.text)).toContain(closed.name);
  expect(mails[0]?.to).toEqual([`${closed.marks.get("application_submissions.email") ?? "?"}@planted.example`]);
  expect((await queued<{ sealed?: string }>("notify-workspace-closed"))[0]?.sealed).toBeUndefined();
  expect(remaining(await dumpAsText(await dumpDatabase(ownerUrl)))).toEqual([]);
});

test("erases a restored workspace again when the ledger is replayed", async () => {
  const copied = (await readFile(ledgerFile, "utf8")).trim().split("\n");
  expect(copied).toHaveLength(1);
  const entry: unknown = JSON.parse(copied[0] ?? "");
  expect(entry).toMatchObject({ id: closing.id, cause: "closed", scope: "workspace", workspace: { id: closing.id } });
  expect(remaining(JSON.stringify(entry))).toEqual([]);
  const restored = openDatabase(await restoreDump(before.backup));
  const oldFiles = createFileStore(before.files);
  try {
    expect(await restored.db.$count(companies, eq(companies.id, closed.companyId))).toBe(1);
    const replayed = await replayErasures({ db: restored.db, files: oldFiles, ...rights });
    expect(replayed).toMatchObject({ entries: 1, workspaces: 1, people: 0 });
    const { rows } = await restored.db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(ownerUrl);
    url.pathname = `/${rows[0]?.name}`;
    const dump = await dumpAsText(await dumpDatabase(url.href));
    expect(remaining(dump)).toEqual([]);
    expect(dump).not.toContain(closed.companyId);
    expect(remaining(await folderAsText(before.files))).toEqual([]);
    expect(await rowsOfWorkspace(restored.db, catalog, other.companyId)).toEqual(before.other);
    // The receipt, which is newer than the backup, exists again.
    const kept = await restored.db.execute(sql`select digest from closed_workspaces`);
    expect(kept.rows).toEqual([{ digest: (await receiptOf()).receipt.digest }]);
    expect(await replayErasures({ db: restored.db, files: oldFiles, ...rights })).toMatchObject({
      workspaces: 0,
      files: 0,
    });
  } finally {
    await restored.close();
  }
});
