/**
 * Back to a second: a base backup, then forms and erasures, then the database as it was at seconds chosen at random. Whatever was
 * acknowledged by then must be there, whatever was sent later must not, and whoever was erased, whenever that was, must stay erased.
 */
import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { openDatabase } from "#server/db/client.ts";
import { databaseRoles, urlFor } from "#server/db/roles.ts";
import { chance } from "#server/db/seed/chance.ts";
import { erasePerson } from "#server/features/rights/erase.service.ts";
import { copyLedger } from "#server/features/rights/ledger.service.ts";
import { createFileStore } from "#server/infra/files/file-store.ts";
import { aUser } from "#server/test/factories.ts";
import { machine, median, whole, writeSection } from "../report.ts";
import {
  benchDatabaseName,
  benchSecret as secret,
  durable,
  startDatabase,
  startProcess,
  withClient,
} from "../running.ts";
import { makeNode } from "./postgres-node.ts";
import { createKeyring } from "#server/infra/keyring.ts";
import { type Acknowledged, startSending } from "./senders.ts";

const quick = process.argv.includes("--quick");
const times = quick ? 1 : 10;
const perSecond = quick ? 20 : 30;
const seconds = quick ? 5 : 60;
const people = quick ? 6 : 60;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const draw = chance(seed);

const home = mkdtempSync(join(tmpdir(), "restore-"));
chmodSync(home, 0o755);
process.once("exit", () => rmSync(home, { recursive: true, force: true }));
const [place, filesFolder, ledgerFile] = [join(home, "backups"), join(home, "files"), join(home, "erasures.jsonl")];
mkdirSync(join(place, "wal"), { recursive: true });
mkdirSync(filesFolder);
// The cluster's own user writes there.
chmodSync(place, 0o755);
chmodSync(join(place, "wal"), 0o777);
const database = await startDatabase([
  ...durable,
  "archive_mode=on",
  `archive_command='cp %p ${join(place, "wal")}/%f.part && mv ${join(place, "wal")}/%f.part ${join(place, "wal")}/%f'`,
]);
const owner = openDatabase(database.ownerUrl, { max: 4 });
const server = openDatabase(database.serverUrl, { max: 4 });
const files = createFileStore(filesFolder);
const keys = createKeyring([secret]);
const rights = { ledgerKeys: keys, ledgerFile, retentionMonths: 24, closingDays: 30 };

/** The commands that people use, as they use them. */
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
const known: string[] = [];
for (let n = 0; n < people; n += 1) known.push((await aUser(owner.db)).id);
await run("script/backup.ts", ["--to", place]);

const from = Date.now() + 1000;
const sent = startSending({ origin: app.origin, perSecond, mark: "restore" });
const erased = new Map<string, number>();
const erasing = (async () => {
  for (const userId of known.slice(0, people / 2)) {
    await wait(draw.between(0, (seconds * 1000 * 3) / people));
    await erasePerson({ db: server.db, files, keys, rights }, { userId, cause: "asked" });
    erased.set(userId, Date.now());
  }
})();
await wait(seconds * 1000);
const until = Date.now() - 1000;
await erasing;
const { acknowledged } = await sent.stop();
await copyLedger(owner.db, ledgerFile, new Date());
await withClient(database.adminUrl, (admin) => admin.query("select pg_switch_wal()"));
await wait(1500);
await app.stop();

interface Outcome {
  readonly at: Date;
  readonly owed: number;
  readonly missing: number;
  readonly tooMuch: number;
  /** Erased after the chosen second: in the copy until the ledger is read again. */
  readonly cameBack: number;
  readonly stayed: number;
  readonly othersGone: number;
  readonly ms: number;
}

const isBy = (at: Date) => (each: Acknowledged) => each.acknowledgedAt <= at.getTime();

const restoreTo = async (at: Date, n: number): Promise<Outcome> => {
  const [data, restoredFiles] = [join(home, `cluster-${n}`), join(home, `files-${n}`)];
  const begun = performance.now();
  const said = await run(
    "script/restore.ts",
    Object.entries({
      "--from": place,
      "--at": at.toISOString(),
      "--data": data,
      "--files": restoredFiles,
      "--database": benchDatabaseName,
    }).flat(),
  );
  const ms = performance.now() - begun;
  const node = await makeNode("restored", data);
  await node.start();
  try {
    const ownerUrl = urlFor(node.adminUrl, benchDatabaseName, databaseRoles.owner);
    const idsOf = (table: string): Promise<Set<string>> =>
      withClient(ownerUrl, async (client) => {
        const { rows } = await client.query<{ id: string }>(`select id from ${table}`);
        return new Set(rows.map(({ id }) => id));
      });
    const [stored, users] = [await idsOf("quote_requests"), await idsOf("users")];
    return {
      at,
      owed: acknowledged.filter(isBy(at)).length,
      missing: acknowledged.filter(isBy(at)).filter(({ id }) => !stored.has(id)).length,
      tooMuch: acknowledged.filter(({ id, sentAt }) => sentAt > at.getTime() && stored.has(id)).length,
      cameBack: Number(/Erased again: (\d+) people/.exec(said)?.[1] ?? 0),
      stayed: [...erased.keys()].filter((id) => users.has(id)).length,
      othersGone: known.filter((id) => !erased.has(id) && !users.has(id)).length,
      ms,
    };
  } finally {
    await node.stop();
    rmSync(data, { recursive: true, force: true });
  }
};

const outcomes: Outcome[] = [];
for (let n = 0; n < times; n += 1) {
  outcomes.push(await restoreTo(new Date(draw.between(from, until)), n));
  console.error(outcomes.at(-1));
}
await owner.close();
await server.close();
database.stop();
const sum = (of: (each: Outcome) => number): number => outcomes.reduce((all, each) => all + of(each), 0);
const report = `## Back to a second

\`npm run faults:restore\` (seed ${seed}): a base backup, then ${seconds} s of ${perSecond} forms a second and ${erased.size} erasures, then ${times} restores to seconds (to the
millisecond) chosen at random, each into a new cluster, on ${machine()}. A restore took ${(median(outcomes.map(({ ms }) => ms)) / 1000).toFixed(1)} s (median).

| what, over all restores | measured | must be |
| --- | --- | --- |
| forms acknowledged by the chosen moment | ${whole(sum(({ owed }) => owed))} | |
| of these missing | ${sum(({ missing }) => missing)} | 0 |
| forms sent after it and there nevertheless | ${sum(({ tooMuch }) => tooMuch)} | 0 |
| erased people whom the backup brought back | ${sum(({ cameBack }) => cameBack)} | more than 0 |
| of these still there when the restore was done | ${sum(({ stayed }) => stayed)} | 0 |
| people who were not erased and are gone | ${sum(({ othersGone }) => othersGone)} | 0 |`;
console.log(report);
if (!quick) writeSection("restore", report, "reliability");
const isWell = sum((each) => each.missing + each.tooMuch + each.stayed + each.othersGone) === 0;
process.exit(isWell && sum(({ cameBack }) => cameBack) > 0 ? 0 : 1);
