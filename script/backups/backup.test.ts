/** Backup and restore on a real cluster that archives its log: rows and files as of a second, and nobody comes back who was erased. */
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
import { createLog } from "#server/infra/log.ts";
import { ensureQueues } from "#server/infra/queue.ts";
import { aUser } from "#server/test/factories.ts";
import { type LocalPostgres, startPostgres } from "#server/test/local-postgres.ts";
import { tasks } from "#server/worker.ts";
import { listBackups, makeBackup, pruneBackups, verifyBackup } from "./make-backup.ts";
import { createKeyring } from "#server/infra/keyring.ts";
import { findLedger, finishRestore, prepareRestore, RestoreRefused, startRestored } from "./restore-backup.ts";

const home = mkdtempSync(join(tmpdir(), "backup-"));
chmodSync(home, 0o755);
const place = join(home, "backups");
const [filesFolder, ledgerFile] = [join(home, "files"), join(home, "erasures.jsonl")];
const keys = createKeyring(["for-tests-only-0123456789abcdef0123"]);
const rights = { ledgerKeys: keys, ledgerFile, retentionMonths: 24, closingDays: 30 };
const files = createFileStore(filesFolder);
const ends: (() => unknown)[] = [];
let postgres: LocalPostgres;
let database: ReturnType<typeof openDatabase>;
let owner: ReturnType<typeof openDatabase>;

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  rmSync(home, { recursive: true, force: true });
});

const onAdmin = async (text: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  const result = await client.query(text);
  await client.end();
  return result;
};

beforeAll(async () => {
  mkdirSync(join(place, "wal"), { recursive: true });
  // The cluster's own user writes there.
  chmodSync(place, 0o755);
  chmodSync(join(place, "wal"), 0o777);
  const archive = `archive_command='cp %p ${join(place, "wal")}/%f'`;
  postgres = await startPostgres({ settings: ["archive_mode=on", archive, "shared_buffers=32MB"] });
  ends.push(() => postgres.stop());
  await createDatabase(postgres.adminUrl, "app");
  await migrateDatabase(urlFor(postgres.adminUrl, "app", databaseRoles.owner));
  const url = urlFor(postgres.adminUrl, "app", databaseRoles.server);
  await ensureQueues(url, tasks, createLog("silent"));
  database = openDatabase(url, { patienceMs: 60_000 });
  owner = openDatabase(urlFor(postgres.adminUrl, "app", databaseRoles.owner), { patienceMs: 60_000 });
  ends.push(
    () => database.close(),
    () => owner.close(),
  );
}, 120_000);

const aPersonWithFile = async () => {
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

const backUp = () =>
  makeBackup({ folder: place, databaseUrl: postgres.adminUrl, filesFolder, ledgerFile, now: new Date() });

/** By the database's clock; a second on each side, so that nothing stands on the edge. */
const aSecond = async (): Promise<Date> => {
  await wait(1100);
  const { rows } = await onAdmin("select clock_timestamp() as at");
  await wait(1100);
  return (rows[0] as { at: Date }).at;
};

let chosen: Date;
const people: Record<string, Awaited<ReturnType<typeof aPersonWithFile>>> = {};

test("rows and files are as of the chosen second, whoever was erased since is erased again, and what is spoilt is named", async () => {
  people["before"] = await aPersonWithFile();
  people["erasedLater"] = await aPersonWithFile();
  await backUp();
  people["between"] = await aPersonWithFile();
  chosen = await aSecond();
  people["after"] = await aPersonWithFile();
  await erasePerson({ db: database.db, files, keys, rights }, { userId: people["erasedLater"].id, cause: "asked" });
  await copyLedger(owner.db, ledgerFile, new Date());
  await wait(1100);
  // A later backup brings the uploads since the first one; the log is handed over to the archive.
  await backUp();
  await onAdmin("select pg_switch_wal()");

  const [data, restoredFiles] = [join(home, "cluster"), join(home, "restored-files")];
  await prepareRestore({ folder: place, at: chosen, dataFolder: data, filesFolder: restoredFiles });
  const running = await startRestored(data);
  ends.push(running.stop);
  const ownerUrl = urlFor(running.adminUrl, "app", databaseRoles.owner);
  const restored = openDatabase(ownerUrl, { patienceMs: 60_000 });
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

    const spoilt = people["between"]?.storageKey ?? "";
    appendFileSync(join(restoredFiles, spoilt), " ");
    rmSync(join(restoredFiles, people["before"]?.storageKey ?? ""));
    const { missing } = await finishRestore({
      ownerUrl,
      filesFolder: restoredFiles,
      ledgerFile: copy,
      ledgerKeys: keys,
    });
    expect(missing.toSorted()).toEqual([spoilt, people["before"]?.storageKey ?? ""].toSorted());
  } finally {
    await restored.close();
  }
}, 180_000);

test("a restore overwrites nothing, refuses a second before the first backup, and a backup that is damaged", async () => {
  const empty = () => mkdtempSync(join(home, "new-"));
  const full = empty();
  writeFileSync(join(full, "precious"), "rows");
  const wish = { folder: place, at: chosen, dataFolder: join(home, "other"), filesFolder: join(home, "other-files") };
  await expect(prepareRestore({ ...wish, dataFolder: full })).rejects.toThrow(/is not empty/);
  await expect(prepareRestore({ ...wish, filesFolder: full })).rejects.toThrow(/is not empty/);
  expect(readFileSync(join(full, "precious"), "utf8")).toBe("rows");
  await expect(prepareRestore({ ...wish, at: new Date(0) })).rejects.toThrow(/The earliest second/);
  await expect(prepareRestore({ ...wish, folder: empty() })).rejects.toThrow(/no backup/);

  const [first] = await listBackups(place);
  const label = join(place, first?.name ?? "", "base/backup_manifest");
  const sound = readFileSync(label);
  appendFileSync(label, " ");
  await expect(prepareRestore(wish)).rejects.toThrow(RestoreRefused);
  expect(existsSync(wish.dataFolder)).toBe(false);
  writeFileSync(label, sound);
  const uploaded = join(place, "files", people["before"]?.storageKey ?? "");
  const bytes = readFileSync(uploaded);
  rmSync(uploaded);
  await expect(prepareRestore(wish)).rejects.toThrow(/is missing/);
  writeFileSync(uploaded, bytes);
  expect(await verifyBackup(place, first?.name ?? "")).toEqual([]);
});

test("a backup that cannot be finished leaves nothing that looks like one", async () => {
  const before = await listBackups(place);
  const nowhere = "postgres://postgres@127.0.0.1:1/postgres";
  const elsewhere = new Date(Date.now() + 60_000);
  await expect(
    makeBackup({ folder: place, databaseUrl: nowhere, filesFolder, ledgerFile, now: elsewhere }),
  ).rejects.toThrow("ECONNREFUSED");
  expect((await listBackups(place)).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
});

test("where the ledger itself was lost, the copy in the newest backup is taken", async () => {
  const to = join(home, "found.jsonl");
  const newest = (await listBackups(place)).at(-1)?.name ?? "";
  expect(await findLedger(place, join(home, "lost.jsonl"), to)).toBe(join(place, newest, "erasures.jsonl"));
  expect(readFileSync(to, "utf8")).toBe(readFileSync(ledgerFile, "utf8"));
});

test("pruning takes what is too old: backups, their log, and files that nothing newer holds; the newest stays", async () => {
  const [first, last] = await listBackups(place);
  const later = new Date(Date.now() + 40 * 86_400_000);
  expect(await pruneBackups(place, 30, later)).toEqual([first?.name]);
  expect((await listBackups(place)).map(({ name }) => name)).toEqual([last?.name]);
  expect(existsSync(join(place, "files", people["erasedLater"]?.storageKey ?? ""))).toBe(false);
  expect(existsSync(join(place, "files", people["before"]?.storageKey ?? ""))).toBe(true);
  expect(await verifyBackup(place, basename(last?.name ?? ""))).toEqual([]);
  expect(await pruneBackups(place, 30, later)).toEqual([]);
});
