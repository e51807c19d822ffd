/** The end of a closing, against a workspace that has something in every table the catalogue knows, beside one that must not notice. */
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
import { createKeyring } from "../../infra/keyring.ts";
import { createFileStore } from "../../infra/files/file-store.ts";
import { aWorkspaceOf } from "../../test/a-workspace.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { asText, backUp, folderAsText, restore } from "../../test/database-dump.ts";
import { aProfile } from "../../test/factories.ts";
import { aBrowser, goodPassword } from "../../test/people.ts";
import { createMarkers } from "../../test/planted-markers.ts";
import { plantWorkspace } from "../../test/planted-workspace.ts";
import { wholeTables } from "../../test/whole-tables.ts";
import { lettingGo, readCatalogue, rowsOfWorkspace } from "../../test/workspace-catalogue.ts";
import { replayErasures } from "../rights/replay-erasures.service.ts";
import { finishClosing } from "./finish-closing.task.ts";
import { keepClosings } from "./keep-closings.task.ts";
import { sendClosingReceipt } from "./send-closing-receipt.task.ts";
import { tellOfClosedWorkspace } from "./tell-of-closed-workspace.task.ts";

const home = await mkdtemp(join(tmpdir(), "closing-"));
const [folder, ledgerFile] = [join(home, "files"), join(home, "erasures.jsonl")];
const files = createFileStore(folder);
const rights = {
  ledgerKeys: createKeyring(["for-tests-only-the-ledgers-own-key-0"]),
  ledgerFile,
  retentionMonths: 24,
  closingDays: 30,
};
const { app, owner, ownerUrl, tools: usual, catcher } = await buildTestApp({ files, rights });
const tools = { ...usual, files, rights };
const owned = owner.db;

// As if somebody had made them later: one that goes with the company by its key, and one that no key leads to.
await owned.execute(
  sql`create table later_by_key (id uuid primary key default uuid_v7(), company_id uuid not null references companies on delete cascade, note text not null)`,
);
await owned.execute(sql`create table later_without_key (company_id uuid not null, note text not null)`);
const catalogue = await readCatalogue(owned);

const planted = async (name: string) => {
  const { planted, mark } = createMarkers();
  const workspace = await aWorkspaceOf(app);
  const { companyId, email } = workspace;
  const called = `${name} ${mark("name of the workspace")}`;
  await owned
    .update(companies)
    .set({ name: called, description: mark("description"), website: `https://${mark("website")}.example` })
    .where(eq(companies.id, companyId));
  const [admin] = await owned.select().from(users).where(eq(users.username, email));
  const userId = admin?.id ?? "";
  const { id: profileId } = await aProfile(owned, { firstName: `Stays with ${name}` });
  await plantWorkspace(owned, catalogue, { companyId, userId, profileId, store: files, planted });
  await owned.update(sessions).set({ activeCompanyId: companyId }).where(eq(sessions.userId, userId));
  const [application] = await owned.select().from(jobApplications).where(eq(jobApplications.companyId, companyId));
  const applicationId = application?.id ?? "";
  const { rows: invited } = await owned.execute<{ email: string }>(
    sql`select email from invitations where company_id = ${companyId}::uuid`,
  );
  const inviting = invited[0]?.email ?? "";
  await owned.insert(mailLog).values([
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
      subject: `Ada Reyes invites you to ${called}`,
      status: "sent",
    },
  ]);
  const enqueue = (task: string, payload: object) =>
    owned.execute(sql`select enqueue_task(${task}, ${JSON.stringify(payload)}::jsonb)`);
  await enqueue("tell-of-application", { id: applicationId, companyId, note: mark("work in the queue") });
  await enqueue("send-account-mail", {
    kind: "invitation",
    to: inviting,
    name: mark("queued invitation"),
    company: called,
  });
  await owned.execute(
    sql`insert into rate_limits (key, points, expire) values (${`invitations:${companyId}:${mark("counter")}`}, 1, 99999999999999)`,
  );
  return { ...workspace, userId, profileId, name: called, applicationId, marks: planted };
};

const closed = await planted("Harbor");
const other = await planted("Bay");

const remaining = (text: string, marks = closed.marks) =>
  [...marks].filter(([, marker]) => text.includes(marker)).map(([place]) => place);

const countsOf = async () =>
  Object.fromEntries(
    Object.entries(await rowsOfWorkspace(owned, catalogue, closed.companyId)).map(([table, rows]) => [
      table,
      rows.length,
    ]),
  );

const totals = async () =>
  Object.fromEntries(Object.entries(await wholeTables(owned)).map(([table, rows]) => [table, rows.length]));

const letGraceEnd = () =>
  owned.execute(sql`update workspace_closings set begun_at = begun_at - interval '31 days', ends_at = now() - interval '1 minute'
    where company_id = ${closed.companyId}::uuid`);

const queued = async <T>(task: string): Promise<T[]> => {
  const { rows } = await owned.execute<{ data: T }>(sql`select data from pgboss.job where name = ${task}`);
  return rows.map(({ data }) => data);
};

/** Rows that are changed for reasons of their own, or say that something was erased. */
const moving = [
  "mail_log",
  "rate_limits",
  "sessions",
  "erasures",
  "closed_workspaces",
  "job_titles",
  "job_places",
  "desk_leads",
];
const whatIsNobodys = () => wholeTables(owned, [...moving, ...catalogue.conditions.keys()]);
const queueOf = async (companyId: string) =>
  (
    await owned.execute<{ row: string }>(
      sql`select j::text as row from pgboss.job j where strpos(data::text, ${companyId}) > 0 or data ->> 'company' = ${other.name} order by id`,
    )
  ).rows;
const mailsOf = async (marks: ReadonlyMap<string, string>) =>
  (await wholeTables(owned))["mail_log"]?.filter((row) => [...marks.values()].some((marker) => row.includes(marker)));

const begun = await closed.browser.post("/api/workspace/closing", { name: closed.name, password: goodPassword });
const closing = begun.json<{ id: string; begunAt: string }>();
const before = {
  backup: await backUp(ownerUrl),
  files: join(home, "files-of-yesterday"),
  rows: await rowsOfWorkspace(owned, catalogue, closed.companyId),
  other: await rowsOfWorkspace(owned, catalogue, other.companyId),
  otherQueue: await queueOf(other.companyId),
  otherMails: await mailsOf(other.marks),
  nobodys: await whatIsNobodys(),
  totals: await totals(),
};
await cp(folder, before.files, { recursive: true });
const receiptOf = async () => {
  const [mail] = catcher.caught.filter(({ mail }) => mail.subject === "Your workspace has been closed and erased");
  const token = /\/closed\/([\w.-]+)/.exec(String(mail?.mail.text))?.[1] ?? "";
  const answer = await aBrowser(app).get(`/api/closed-workspaces?token=${token}`);
  return { mail, token, answer, receipt: answer.json<ClosingReceipt & { digested: string }>() };
};

test("every table that belongs to a workspace holds a row of it, and each marker is there to be found", async () => {
  expect(begun.statusCode, begun.body).toBe(201);
  expect(catalogue.conditions.size).toBeGreaterThan(40);
  const empty = Object.entries(before.rows).filter(([, rows]) => rows.length === 0);
  expect(empty.map(([table]) => table)).toEqual([]);
  const everything = `${await asText(before.backup)}\n${await folderAsText(folder)}`;
  expect(remaining(everything)).toEqual([...closed.marks.keys()]);
  expect(closed.marks.size).toBeGreaterThan(80);
});

test("whatever names a company goes with it, but for what the firm itself was sent", () => {
  // A row here is somebody else's and only lets go of the company. Another one is a decision: see 045.
  expect(lettingGo(catalogue)).toEqual(["desk_leads"]);
  const known = ["company_id"];
  const otherwise = catalogue.keys.filter(
    ({ parent, columns }) => parent === "companies" && !known.includes(columns[0] ?? ""),
  );
  expect(otherwise).toEqual([]);
  const naming = catalogue.columns.filter(
    ({ name, type }) => type === "uuid" && /company|workspace|tenant|pool/.test(name),
  );
  expect([...new Set(naming.map(({ name }) => name))].toSorted()).toEqual([
    "active_company_id",
    "company_id",
    "pool_id",
  ]);
});

test("before its time nothing is erased, whoever asks", async () => {
  await keepClosings.handle({}, tools);
  await expect(usual.db.execute(sql`select erase_due_workspace(${closing.id}::uuid)`)).rejects.toMatchObject({
    cause: { message: "this closing is not due" },
  });
  expect(await rowsOfWorkspace(owned, catalogue, closed.companyId)).toEqual(before.rows);
  // The product's own role cannot bring the day forward.
  await expect(usual.db.execute(sql`update workspace_closings set ends_at = now()`)).rejects.toMatchObject({
    cause: { code: "42501" },
  });
});

test("killed half way nothing is gone; the next run ends it, and no row, file or queued work is left", async () => {
  await letGraceEnd();
  const counts = await countsOf();
  const sums = await totals();
  await owned.execute(
    sql`create function die() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
  );
  await owned.execute(sql`create trigger die before insert on closed_workspaces for each row execute function die()`);
  await expect(keepClosings.handle({}, tools)).rejects.toThrow("could not be erased");
  expect(await countsOf()).toEqual(counts);
  expect(await queued("finish-closing")).toEqual([]);
  await owned.execute(sql`drop trigger die on closed_workspaces`);

  // Two workers at once: one erases, the other finds nothing.
  await Promise.all([keepClosings.handle({}, tools), keepClosings.handle({}, tools)]);
  expect(Object.values(await countsOf()).reduce((sum, n) => sum + n, 0)).toBe(0);
  expect(remaining(await asText(await backUp(ownerUrl)))).toEqual([]);

  const [rest = { id: "", storageKeys: [] as string[] }, ...more] = await queued<{ id: string; storageKeys: string[] }>(
    "finish-closing",
  );
  expect(more).toEqual([]);
  expect(rest.storageKeys.length).toBeGreaterThanOrEqual(3);
  let left = 1;
  const dying = {
    ...files,
    remove: (key: string) => ((left -= 1) < 0 ? Promise.reject(new Error("killed")) : files.remove(key)),
  };
  await expect(finishClosing.handle(rest, { ...tools, files: dying })).rejects.toThrow("killed");
  expect(remaining(await folderAsText(folder))).not.toEqual([]);
  await finishClosing.handle(rest, tools);
  expect(remaining(await folderAsText(folder))).toEqual([]);

  // What the receipt says is what was there, and what is missing now.
  for (const each of await queued<{ id: string; userId: string; token: string }>("send-closing-receipt"))
    await sendClosingReceipt.handle(each, tools);
  const { receipt } = await receiptOf();
  const { stored_files: stored, ...erased } = receipt.counts;
  expect(stored).toBe(rest.storageKeys.length);
  expect(erased).toEqual(counts);
  const after = await totals();
  const gone = Object.entries(sums).flatMap(([table, n]) => {
    const fewer = n - (after[table] ?? 0);
    return fewer > 0 && !moving.includes(table) ? [[table, fewer]] : [];
  });
  expect(Object.fromEntries(gone)).toEqual(erased);

  const dump = await asText(await backUp(ownerUrl));
  expect(remaining(dump)).toEqual([]);
  for (const id of [closed.companyId, closed.applicationId, closed.name]) expect(dump).not.toContain(id);
});

test("the workspace beside it is byte for byte what it was, and so is what belongs to people and to the firm", async () => {
  expect(await rowsOfWorkspace(owned, catalogue, other.companyId)).toEqual(before.other);
  expect(await queueOf(other.companyId)).toEqual(before.otherQueue);
  expect(await mailsOf(other.marks)).toEqual(before.otherMails);
  expect(before.otherMails).toHaveLength(2);
  expect(await whatIsNobodys()).toEqual(before.nobodys);
  // What was written to the firm stays the firm's, and lets go of the workspace.
  const { rows: letters } = await owned.execute<{ company: string | null }>(
    sql`select company_id as company from desk_leads order by received_at`,
  );
  expect(letters.map(({ company }) => company)).toEqual([null, other.companyId]);
  expect(remaining(await folderAsText(folder), other.marks).length).toBeGreaterThanOrEqual(3);
  // The admin's account is theirs and stands in no workspace.
  expect((await closed.browser.get("/api/me")).json()).toMatchObject({
    person: { email: closed.email },
    workspace: null,
  });
});

test("the receipt is mailed to the admins and shown at its link, with a digest that anybody can make anew", async () => {
  const { mail, token, answer, receipt } = await receiptOf();
  expect(mail?.to).toEqual([closed.email]);
  expect(answer.statusCode).toBe(200);
  expect(receipt).toMatchObject({ id: closing.id, name: closed.name, begunBy: "Ada Reyes" });
  expect(createHash("sha256").update(receipt.digested).digest("hex")).toBe(receipt.digest);
  expect(String(mail?.mail.text)).toContain(receipt.digest);
  for (const line of receipt.digested.split("\n")) expect(String(mail?.mail.text)).toContain(line);
  const forged = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
  expect((await aBrowser(app).get(`/api/closed-workspaces?token=${forged}`)).statusCode).toBe(404);
  expect((await aBrowser(app).get(`/api/rights/receipts/${closing.id}`)).statusCode).toBe(404);
  for (const statement of ["update closed_workspaces set digest = ''", "delete from closed_workspaces"])
    await expect(owned.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: "42501" } });
});

test("whoever still waited for an answer is told once, and their address is forgotten", async () => {
  const tasks = await queued<{ id: string; sealed?: string }>("tell-of-closed-workspace");
  expect(tasks).toHaveLength(1);
  const [task = { id: "" }] = tasks;
  await tellOfClosedWorkspace.handle(task, tools);
  await tellOfClosedWorkspace.handle(task, tools);
  const mails = catcher.caught.filter(({ mail }) => mail.subject === "Your application has ended");
  expect(mails).toHaveLength(1);
  expect(String(mails[0]?.mail.text)).toContain(closed.name);
  expect(mails[0]?.to).toEqual([`${closed.marks.get("application_submissions.email") ?? "?"}@planted.example`]);
  expect((await queued<{ sealed?: string }>("tell-of-closed-workspace"))[0]?.sealed).toBeUndefined();
  expect(remaining(await asText(await backUp(ownerUrl)))).toEqual([]);
});

test("restored from a backup of the day before, the workspace is there until the ledger is replayed, and then stays erased", async () => {
  const copied = (await readFile(ledgerFile, "utf8")).trim().split("\n");
  expect(copied).toHaveLength(1);
  const entry: unknown = JSON.parse(copied[0] ?? "");
  expect(entry).toMatchObject({ id: closing.id, cause: "closed", scope: "workspace", workspace: { id: closing.id } });
  expect(remaining(JSON.stringify(entry))).toEqual([]);
  const restored = openDatabase(await restore(before.backup));
  const oldFiles = createFileStore(before.files);
  try {
    expect(await restored.db.$count(companies, eq(companies.id, closed.companyId))).toBe(1);
    const replayed = await replayErasures({ db: restored.db, files: oldFiles, ...rights });
    expect(replayed).toMatchObject({ entries: 1, workspaces: 1, people: 0 });
    const { rows } = await restored.db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(ownerUrl);
    url.pathname = `/${rows[0]?.name}`;
    const dump = await asText(await backUp(url.href));
    expect(remaining(dump)).toEqual([]);
    expect(dump).not.toContain(closed.companyId);
    expect(remaining(await folderAsText(before.files))).toEqual([]);
    expect(await rowsOfWorkspace(restored.db, catalogue, other.companyId)).toEqual(before.other);
    // The receipt, younger than the backup, is there again.
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
