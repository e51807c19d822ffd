/**
 * Point-in-time recovery: takes a base backup, sends forms and erases people, then restores the database to random moments. Every form
 * acknowledged by then must be there, later ones must not, and people who were erased at any time must stay erased.
 */
import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { openDatabase } from "#server/db/client.ts";
import { databaseRoles, urlFor } from "#server/db/roles.ts";
import { seededRandom } from "#server/db/seed/seeded-random.ts";
import { erasePerson } from "#server/features/rights/erase.service.ts";
import { copyLedger } from "#server/features/rights/ledger.service.ts";
import { createFileStore } from "#server/infra/files/file-store.ts";
import { aUser } from "#server/test/fixtures/factories.ts";
import { describeMachine, median, formatInteger, writeSection } from "../support/report.ts";
import {
  benchDatabaseName,
  benchSecret as secret,
  durableSettings,
  startDatabase,
  startProcess,
  withClient,
} from "../support/bench-processes.ts";
import { createNode } from "./postgres-node.ts";
import { createKeyring } from "#server/infra/crypto/keyring.ts";
import { type Acknowledged, startFormSenders } from "./senders.ts";

const quick = process.argv.includes("--quick");
const times = quick ? 1 : 10;
const perSecond = quick ? 20 : 30;
const seconds = quick ? 5 : 60;
const people = quick ? 6 : 60;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const random = seededRandom(seed);

const home = mkdtempSync(join(tmpdir(), "restore-"));
chmodSync(home, 0o755);
process.once("exit", () => rmSync(home, { recursive: true, force: true }));
const [place, filesFolder, ledgerFile] = [join(home, "backups"), join(home, "files"), join(home, "erasures.jsonl")];
mkdirSync(join(place, "wal"), { recursive: true });
mkdirSync(filesFolder);
// PostgreSQL runs as its own OS user and archives WAL here.
chmodSync(place, 0o755);
chmodSync(join(place, "wal"), 0o777);
const database = await startDatabase([
  ...durableSettings,
  "archive_mode=on",
  `archive_command='cp %p ${join(place, "wal")}/%f.part && mv ${join(place, "wal")}/%f.part ${join(place, "wal")}/%f'`,
]);
const owner = openDatabase(database.ownerUrl, { max: 4 });
const server = openDatabase(database.serverUrl, { max: 4 });
const files = createFileStore(filesFolder);
const keys = createKeyring([secret]);
const rightsOptions = { ledgerKeys: keys, ledgerFile, retentionMonths: 24, closingDays: 30 };

/** Runs a script as an operator would. */
const run = async (program: string, args: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    env: {
      ...process.env,
      BACKUP_DATABASE_URL: database.adminUrl,
      FILES_FOLDER: filesFolder,
      ERASURE_LEDGER_FILE: ledgerFile,
      AUTH_SECRET: secret,
    },
  });
  return stdout;
};

const app = await startProcess({ roles: "api", databaseUrl: database.serverUrl, env: { LOG_LEVEL: "fatal" } });
const userIds: string[] = [];
for (let n = 0; n < people; n += 1) userIds.push((await aUser(owner.db)).id);
await run("script/operate/backup.ts", ["--to", place]);

const from = Date.now() + 1000;
const senders = startFormSenders({ origin: app.origin, perSecond, emailPrefix: "restore" });
const erased = new Map<string, number>();
const erasing = (async () => {
  for (const userId of userIds.slice(0, people / 2)) {
    await wait(random.between(0, (seconds * 1000 * 3) / people));
    await erasePerson({ db: server.db, files, keys, rights: rightsOptions }, { userId, cause: "asked" });
    erased.set(userId, Date.now());
  }
})();
await wait(seconds * 1000);
const until = Date.now() - 1000;
await erasing;
const { acknowledged } = await senders.stop();
await copyLedger(owner.db, ledgerFile, new Date());
await withClient(database.adminUrl, (admin) => admin.query("select pg_switch_wal()"));
await wait(1500);
await app.stop();

interface Outcome {
  readonly at: Date;
  readonly expected: number;
  readonly missing: number;
  readonly unexpected: number;
  /** Erased after the chosen moment: still in the restored copy until the ledger is replayed. */
  readonly restoredErased: number;
  readonly stillPresent: number;
  readonly wronglyErased: number;
  readonly ms: number;
}

const isAcknowledgedBy = (time: Date) => (each: Acknowledged) => each.acknowledgedAt <= time.getTime();

const restoreTo = async (time: Date, n: number): Promise<Outcome> => {
  const [data, restoredFiles] = [join(home, `cluster-${n}`), join(home, `files-${n}`)];
  const startedAt = performance.now();
  const output = await run(
    "script/operate/restore.ts",
    Object.entries({
      "--from": place,
      "--at": time.toISOString(),
      "--data": data,
      "--files": restoredFiles,
      "--database": benchDatabaseName,
    }).flat(),
  );
  const ms = performance.now() - startedAt;
  const node = await createNode("restored", data);
  await node.start();
  try {
    const ownerUrl = urlFor(node.adminUrl, benchDatabaseName, databaseRoles.owner);
    const idsOf = (table: string): Promise<Set<string>> =>
      withClient(ownerUrl, async (client) => {
        const { rows } = await client.query<{ id: string }>(`select id from ${table}`);
        return new Set(rows.map(({ id }) => id));
      });
    const [storedIds, users] = [await idsOf("quote_requests"), await idsOf("users")];
    return {
      at: time,
      expected: acknowledged.filter(isAcknowledgedBy(time)).length,
      missing: acknowledged.filter(isAcknowledgedBy(time)).filter(({ id }) => !storedIds.has(id)).length,
      unexpected: acknowledged.filter(({ id, sentAt }) => sentAt > time.getTime() && storedIds.has(id)).length,
      restoredErased: Number(/Erased again: (\d+) people/.exec(output)?.[1] ?? 0),
      stillPresent: [...erased.keys()].filter((id) => users.has(id)).length,
      wronglyErased: userIds.filter((id) => !erased.has(id) && !users.has(id)).length,
      ms,
    };
  } finally {
    await node.stop();
    rmSync(data, { recursive: true, force: true });
  }
};

const outcomes: Outcome[] = [];
for (let n = 0; n < times; n += 1) {
  outcomes.push(await restoreTo(new Date(random.between(from, until)), n));
  console.error(outcomes.at(-1));
}
await owner.close();
await server.close();
database.stop();
const sum = (countOf: (outcome: Outcome) => number): number =>
  outcomes.reduce((all, outcome) => all + countOf(outcome), 0);
const report = `## Point-in-time restore

\`npm run faults:restore\` (seed ${seed}): a base backup, then ${seconds} s with ${perSecond} forms a second and ${erased.size} erasures. Then ${times} restores to random moments (in
milliseconds), each into a new cluster, on ${describeMachine()}. A restore took ${(median(outcomes.map(({ ms }) => ms)) / 1000).toFixed(1)} s (median).

| total of all restores | measured | required |
| --- | --- | --- |
| forms acknowledged before the restored moment | ${formatInteger(sum(({ expected }) => expected))} | |
| of these, missing | ${sum(({ missing }) => missing)} | 0 |
| forms sent after that moment but present | ${sum(({ unexpected }) => unexpected)} | 0 |
| erased people present in the backup | ${sum(({ restoredErased }) => restoredErased)} | more than 0 |
| of these, still present after the restore | ${sum(({ stillPresent }) => stillPresent)} | 0 |
| people who were not erased but are missing | ${sum(({ wronglyErased }) => wronglyErased)} | 0 |`;
console.log(report);
if (!quick) writeSection("restore", report, "reliability");
const passing = sum((each) => each.missing + each.unexpected + each.stillPresent + each.wronglyErased) === 0;
process.exit(passing && sum(({ restoredErased }) => restoredErased) > 0 ? 0 : 1);
