/** Deleting everything, for a person with data in every place that stores any. */
import { randomBytes } from "node:crypto";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { receipt as receiptSchema } from "#domain/rights/receipt.ts";
import { openDatabase } from "../../db/client.ts";
import { quoteRequests } from "../../db/tables/leads.ts";
import { users } from "../../db/tables/identity.ts";
import { createKeyring } from "../../infra/crypto/keyring.ts";
import { createFileStore } from "../../infra/files/file-store.ts";
import { createLog } from "../../infra/telemetry/log.ts";
import { createMail } from "../../infra/email/mail.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { dumpAsText, dumpDatabase, folderAsText, restoreDump } from "../../test/database/database-dump.ts";
import { aBrowser, goodPassword } from "../../test/browsers.ts";
import { createMarkers } from "../../test/visibility/planted-markers.ts";
import { plantPerson } from "../../test/visibility/planted-person.ts";
import { readDashboard } from "../dashboard/dashboard.service.ts";
import { readDeskMetrics } from "../desk/metrics.service.ts";
import { finishErasure } from "./finish-erasure.task.ts";
import { readLedgerFile } from "./ledger-file.ts";
import { replayErasures } from "./replay-erasures.service.ts";

const home = await mkdtemp(join(tmpdir(), "rights-"));
const [folder, ledgerFile] = [join(home, "files"), join(home, "erasures.jsonl")];
const files = createFileStore(folder);
const rights = {
  ledgerKeys: createKeyring(["for-tests-only-the-ledgers-own-key-0"]),
  ledgerFile,
  retentionMonths: 24,
  closingDays: 30,
};
const logged: string[] = [];
const log = createLog("trace", { write: (line: string) => void logged.push(line) });
const { app, owner, ownerUrl, tools: usual, catcher, db } = await buildTestApp({ files, rights, log });
const tools = { ...usual, files, rights, log };

/** After the response time of the forms, so that they are counted. */
const later = new Date(Date.now() + 2 * 86_400_000);
const { planted, mark } = createMarkers();
const email = `${mark("address")}@people.example`;
const browser = aBrowser(app);
await browser.post("/api/auth/sign-up/email", { name: "Somebody", email, password: goodPassword });
const [person] = await owner.db.select().from(users).where(eq(users.username, email));
const userId = person?.id ?? "";
const { profileId, companyId } = await plantPerson(owner.db, files, userId, email, mark);

/** Reported totals: rows behind a metric may lose their person, but never disappear. */
const totals = async () => {
  const count = async (table: string) =>
    Number((await owner.db.execute<{ n: string }>(sql.raw(`select count(*) as n from ${table}`))).rows[0]?.n);
  const counted = [
    "match_runs",
    "job_applications",
    "pipeline_activities",
    "interviews",
    "offers",
    "desk_leads",
    "desk_entries",
    "mail_log",
    "audit_log",
    "security_events",
  ];
  const { workspace: _workspace, ...dashboard } = await readDashboard(db, companyId, new Date("2026-11-15"));
  const { rows } = await owner.db.execute(
    sql`select number, pool_size, network_size, scored, jsonb_array_length(results) as listed, results -> 0 -> 'overall' as best from match_runs`,
  );
  return {
    dashboard,
    desk: await readDeskMetrics(owner.db, 8, later),
    runs: rows,
    rows: await Promise.all(counted.map(async (table) => [table, await count(table)])),
  };
};

const waiting = async () => {
  const { rows } = await owner.db.execute<{ data: { id: string; storageKeys: string[]; to?: string } }>(
    sql`select data from pgboss.job where name = 'finish-erasure'`,
  );
  return rows.map(({ data }) => data);
};

const before = {
  backup: await dumpDatabase(ownerUrl),
  totals: await totals(),
  files: join(home, "files-of-yesterday"),
};
await cp(folder, before.files, { recursive: true });

const remaining = (text: string) => [...planted].filter(([, marker]) => text.includes(marker)).map(([place]) => place);

test("each marker can be found before the deletion, in at least forty places", async () => {
  const everything = `${await dumpAsText(before.backup)}\n${await folderAsText(folder)}`;
  expect(remaining(everything)).toEqual([...planted.keys()]);
  expect(planted.size).toBeGreaterThanOrEqual(40);
});

test("a wrong confirmation word or password deletes nothing", async () => {
  expect((await browser.post("/api/rights/deletion", { word: "remove", password: goodPassword })).statusCode).toBe(400);
  const refused = await browser.post("/api/rights/deletion", { word: "delete", password: "not it at all" });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: { password: expect.any(String) } }]);
  expect(await owner.db.$count(users, eq(users.id, userId))).toBe(1);
});

test("a deletion leaves nothing in database, files, queue or logs; totals stay", async () => {
  const response = await browser.post("/api/rights/deletion", { word: "Delete", password: goodPassword });
  expect(response.statusCode).toBe(200);
  const receipt = receiptSchema.parse(response.json());
  expect(receipt).toMatchObject({ cause: "asked", scope: "everything" });
  expect(receipt.counts).toMatchObject({
    account: 1,
    profile: 1,
    files: 8,
    applications: 2,
    leads: 4,
    introductions: 1,
    records: 1,
    runs: 2,
  });

  // Until the worker has run, the queued address is encrypted.
  expect(remaining(await dumpAsText(await dumpDatabase(ownerUrl)))).toEqual([]);
  const [rest = { id: "", storageKeys: [] }] = await waiting();
  const away = createMail({ url: "smtp://127.0.0.1:1", from: "Firm <hello@firm.example>" });
  const failed = await finishErasure.handle(rest, { ...tools, mail: away }).catch(String);
  expect(failed).toBe("Error: the receipt could not be mailed");
  expect(remaining(await dumpAsText(await dumpDatabase(ownerUrl)))).toEqual([]);
  await finishErasure.handle(rest, tools);
  const mails = catcher.caught.filter(({ to }) => to.includes(email));
  expect(mails.map(({ mail }) => mail.subject)).toEqual(["Your data has been deleted"]);
  expect(mails[0]?.mail.text).toContain(receipt.id);
  expect((await waiting())[0]?.to).toBeUndefined();

  const dump = await dumpAsText(await dumpDatabase(ownerUrl));
  expect(remaining(dump)).toEqual([]);
  for (const id of [userId, profileId]) expect(dump).not.toContain(id);
  expect(remaining(await folderAsText(folder))).toEqual([]);
  expect(remaining(logged.join("\n"))).toEqual([]);
  const after = await totals();
  // The receipt is one more email.
  const rows = before.totals.rows.map(([table, n]) => [table, table === "mail_log" ? Number(n) + 1 : n]);
  expect(after).toEqual({ ...before.totals, rows });

  // Anyone with its number can read the receipt, which identifies no one.
  const showResponse = await aBrowser(app).get(`/api/rights/receipts/${receipt.id}`);
  expect(showResponse.json()).toEqual(receipt);
  expect((await browser.get("/api/me")).json()).toMatchObject({ person: null });
  expect((await aBrowser(app).post("/api/auth/sign-in/email", { email, password: goodPassword })).statusCode).toBe(401);
  const [entry, ...others] = await readLedgerFile(ledgerFile);
  expect(others).toEqual([]);
  expect(entry).toMatchObject(receipt);
  expect(remaining(await folderAsText(home))).not.toContain("address");
});

test("the ledger can't be changed or deleted", async () => {
  for (const statement of ["update erasures set cause = 'asked'", "delete from erasures"]) {
    await expect(owner.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: "42501" } });
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: "42501" } });
  }
});

test("[SEC-N3] after restoring a backup, replaying the ledger deletes the person for good", async () => {
  const restored = openDatabase(await restoreDump(before.backup));
  const oldFiles = createFileStore(before.files);
  try {
    expect(await restored.db.$count(users, eq(users.id, userId))).toBe(1);
    const replayed = await replayErasures({ db: restored.db, files: oldFiles, ...rights });
    expect(replayed).toMatchObject({ entries: 1, people: 1, files: 8 });
    expect(await restored.db.$count(users, eq(users.id, userId))).toBe(0);
    const { rows } = await restored.db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(ownerUrl);
    url.pathname = `/${rows[0]?.name}`;
    expect(remaining(await dumpAsText(await dumpDatabase(url.href)))).toEqual([]);
    expect(remaining(await folderAsText(before.files))).toEqual([]);
    expect(await replayErasures({ db: restored.db, files: oldFiles, ...rights })).toMatchObject({
      people: 0,
      files: 0,
    });
  } finally {
    await restored.close();
  }
});

test("a replay keeps the data of a new owner of the same address", async () => {
  const newcomer = aBrowser(app);
  await newcomer.post("/api/auth/sign-up/email", { name: "Newcomer", email, password: goodPassword });
  await owner.db.update(users).set({ emailVerified: true }).where(eq(users.username, email));
  const word = randomBytes(8).toString("hex");
  await owner.db
    .insert(quoteRequests)
    .values({ firstName: "New", lastName: "Comer", email, company: "New", hiringNeed: word });
  expect(await replayErasures({ db: owner.db, files, ...rights })).toMatchObject({ people: 0, addresses: 0 });
  expect((await newcomer.get("/api/me")).json()).toMatchObject({ person: { email } });
  expect(await owner.db.$count(quoteRequests, eq(quoteRequests.hiringNeed, word))).toBe(1);
  expect(await dumpAsText(await dumpDatabase(ownerUrl))).toContain(word);
});
