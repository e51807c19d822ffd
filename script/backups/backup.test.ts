/** Backup and restore on a real cluster with log archiving: rows and files as of a second, and erased people stay erased. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { files as fileRows } from "#server/db/tables/files.ts";
import { users } from "#server/db/tables/identity.ts";
import { erasePerson } from "#server/features/rights/erase.service.ts";
import { copyLedger } from "#server/features/rights/ledger.service.ts";
import { createFileStore } from "#server/infra/files/file-store.ts";
import { createLog } from "#server/infra/telemetry/log.ts";
import { ensureQueues } from "#server/infra/work/queue.ts";
import { aUser } from "#server/test/fixtures/factories.ts";
import { type LocalPostgres, startPostgres } from "#server/test/database/local-postgres.ts";
import { tasks } from "#server/worker.ts";
import { listBackups, makeBackup, pruneBackups, verifyBackup } from "./make-backup.ts";
import { createKeyring } from "#server/infra/crypto/keyring.ts";
import { findLedger, finishRestore, prepareRestore, RestoreError, startRestored } from "./restore-backup.ts";

const home = mkdtempSync(join(tmpdir(), "backup-"));
chmodSync(home, 0o755);
const place = join(home, "backups");
const [filesFolder, ledgerFile] = [join(home, "files"), join(home, "erasures.jsonl")];
const keys = createKeyring(["for-tests-only-0123456789abcdef0123"]);
const rights = { ledgerKeys: keys, ledgerFile, retentionMonths: 24, closingDays: 30 };
const files = createFileStore(filesFolder);
const cleanups: (() => unknown)[] = [];
let postgres: LocalPostgres;
let database: ReturnType<typeof openDatabase>;
let owner: ReturnType<typeof openDatabase>;

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
  rmSync(home, { recursive: true, force: true });
});

const queryAsAdmin = async (text: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  const result = await client.query(text);
  await client.end();
  return result;
};

beforeAll(async () => {
  mkdirSync(join(place, "wal"), { recursive: true });
  // PostgreSQL's OS user writes there.
  chmodSync(place, 0o755);
  chmodSync(join(place, "wal"), 0o777);
  const archive = `archive_command='cp %p ${join(place, "wal")}/%f'`;
  postgres = await startPostgres({ settings: ["archive_mode=on", archive, "shared_buffers=32MB"] });
  cleanups.push(() => postgres.stop());
  await createDatabase(postgres.adminUrl, "app");
  await migrateDatabase(urlFor(postgres.adminUrl, "app", databaseRoles.owner));
  const url = urlFor(postgres.adminUrl, "app", databaseRoles.server);
  await ensureQueues(url, tasks, createLog("silent"));
  database = openDatabase(url, { timeoutMs: 60_000 });
  owner = openDatabase(urlFor(postgres.adminUrl, "app", databaseRoles.owner), { timeoutMs: 60_000 });
  cleanups.push(
    () => database.close(),
    () => owner.close(),
  );
}, 120_000);

const createPersonWithFile = async () => {
  const person = await aUser(owner.db);
  const bytes = randomBytes(2000);
  const storageKey = `resume/${randomUUID()}`;
  await files.put(storageKey, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await owner.db.insert(fileRows).values({
    ownerUserId: person.id,
    purpose: "resume",
    fileName: "resume.pdf",
    mediaType: "application/pdf",
    sizeBytes: bytes.length,
    sha256,
    storageKey,
  });
  return { id: person.id, storageKey, sha256 };
};

const runBackup = () =>
  makeBackup({ folder: place, databaseUrl: postgres.adminUrl, filesFolder, ledgerFile, now: new Date() });

/** The current time of the database's clock, with a second of margin on each side. */
const currentDatabaseTime = async (): Promise<Date> => {
  await wait(1100);
  const { rows } = await queryAsAdmin("select clock_timestamp() as at");
  await wait(1100);
  return (rows[0] as { at: Date }).at;
};

let restoreTime: Date;
const people: Record<string, Awaited<ReturnType<typeof createPersonWithFile>>> = {};

test("restores rows and files to a second, repeats erasures and reports damage", async () => {
  people["before"] = await createPersonWithFile();
  people["erasedLater"] = await createPersonWithFile();
  await runBackup();
  people["between"] = await createPersonWithFile();
  restoreTime = await currentDatabaseTime();
  people["after"] = await createPersonWithFile();
  await erasePerson({ db: database.db, files, keys, rights }, { userId: people["erasedLater"].id, cause: "asked" });
  await copyLedger(owner.db, ledgerFile, new Date());
  await wait(1100);
  // A later backup adds the uploads since the first one. Switching the WAL segment makes PostgreSQL archive it.
  await runBackup();
  await queryAsAdmin("select pg_switch_wal()");

  const [data, restoredFiles] = [join(home, "cluster"), join(home, "restored-files")];
  await prepareRestore({ folder: place, at: restoreTime, dataFolder: data, filesFolder: restoredFiles });
  const running = await startRestored(data);
  cleanups.push(running.stop);
  const ownerUrl = urlFor(running.adminUrl, "app", databaseRoles.owner);
  const restored = openDatabase(ownerUrl, { timeoutMs: 60_000 });
  try {
    const isThere = (name: string) => restored.db.$count(users, eq(users.id, people[name]?.id ?? ""));
    expect([await isThere("before"), await isThere("between"), await isThere("after")]).toEqual([1, 1, 0]);
    expect(await isThere("erasedLater")).toBe(1);

    const copy = join(home, "ledger-copy.jsonl");
    expect(await findLedger(place, ledgerFile, copy)).toBe(ledgerFile);
    const finished = await finishRestore({
      ownerUrl,
      filesFolder: restoredFiles,
      ledgerFile: copy,
      ledgerKeys: keys,
    });
    expect(finished.replayed).toMatchObject({ entries: 1, people: 1 });
    expect(finished.missing).toEqual([]);
    expect(await isThere("erasedLater")).toBe(0);
    for (const name of ["before", "between"]) {
      const { storageKey = "", sha256 } = people[name] ?? {};
      const bytes = readFileSync(join(restoredFiles, storageKey));
      expect(createHash("sha256").update(bytes).digest("hex"), name).toBe(sha256);
    }
    expect(existsSync(join(restoredFiles, people["erasedLater"]?.storageKey ?? ""))).toBe(false);

    const damagedFile = people["between"]?.storageKey ?? "";
    appendFileSync(join(restoredFiles, damagedFile), " ");
    rmSync(join(restoredFiles, people["before"]?.storageKey ?? ""));
    const { missing } = await finishRestore({
      ownerUrl,
      filesFolder: restoredFiles,
      ledgerFile: copy,
      ledgerKeys: keys,
    });
    expect(missing.toSorted()).toEqual([damagedFile, people["before"]?.storageKey ?? ""].toSorted());
  } finally {
    await restored.close();
  }
}, 180_000);

test("overwrites nothing, and rejects a too early time and a damaged backup", async () => {
  const empty = () => mkdtempSync(join(home, "new-"));
  const full = empty();
  writeFileSync(join(full, "precious"), "rows");
  const options = {
    folder: place,
    at: restoreTime,
    dataFolder: join(home, "other"),
    filesFolder: join(home, "other-files"),
  };
  await expect(prepareRestore({ ...options, dataFolder: full })).rejects.toThrow(/is not empty/);
  await expect(prepareRestore({ ...options, filesFolder: full })).rejects.toThrow(/is not empty/);
  expect(readFileSync(join(full, "precious"), "utf8")).toBe("rows");
  await expect(prepareRestore({ ...options, at: new Date(0) })).rejects.toThrow(/The earliest time/);
  await expect(prepareRestore({ ...options, folder: empty() })).rejects.toThrow(/no backup/);

  const [first] = await listBackups(place);
  const label = join(place, first?.name ?? "", "base/backup_manifest");
  const sound = readFileSync(label);
  appendFileSync(label, " ");
  await expect(prepareRestore(options)).rejects.toThrow(RestoreError);
  expect(existsSync(options.dataFolder)).toBe(false);
  writeFileSync(label, sound);
  const uploaded = join(place, "files", people["before"]?.storageKey ?? "");
  const bytes = readFileSync(uploaded);
  rmSync(uploaded);
  await expect(prepareRestore(options)).rejects.toThrow(/is missing/);
  writeFileSync(uploaded, bytes);
  expect(await verifyBackup(place, first?.name ?? "")).toEqual([]);
});

test("a failed backup leaves no partial backup", async () => {
  const before = await listBackups(place);
  const unreachableUrl = "postgres://postgres@127.0.0.1:1/postgres";
  const elsewhere = new Date(Date.now() + 60_000);
  await expect(
    makeBackup({ folder: place, databaseUrl: unreachableUrl, filesFolder, ledgerFile, now: elsewhere }),
  ).rejects.toThrow("ECONNREFUSED");
  expect((await listBackups(place)).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
});

test("uses the ledger copy of the newest backup if the ledger is lost", async () => {
  const to = join(home, "found.jsonl");
  const newest = (await listBackups(place)).at(-1)?.name ?? "";
  expect(await findLedger(place, join(home, "lost.jsonl"), to)).toBe(join(place, newest, "erasures.jsonl"));
  expect(readFileSync(to, "utf8")).toBe(readFileSync(ledgerFile, "utf8"));
});

test("prunes old backups, their log and unreferenced files; keeps the newest", async () => {
  const [first, last] = await listBackups(place);
  const later = new Date(Date.now() + 40 * 86_400_000);
  expect(await pruneBackups(place, 30, later)).toEqual([first?.name]);
  expect((await listBackups(place)).map(({ name }) => name)).toEqual([last?.name]);
  expect(existsSync(join(place, "files", people["erasedLater"]?.storageKey ?? ""))).toBe(false);
  expect(existsSync(join(place, "files", people["before"]?.storageKey ?? ""))).toBe(true);
  expect(await verifyBackup(place, basename(last?.name ?? ""))).toEqual([]);
  expect(await pruneBackups(place, 30, later)).toEqual([]);
});
