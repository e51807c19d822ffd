/**
 * Fills the upload disk at random moments while clients send files. A refused upload must say when to retry, and is sent again; every
 * acknowledged file must be stored byte for byte, and the others must leave no files behind.
 */
import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "#server/db/seed/seeded-random.ts";
import { multipartOf } from "#server/test/send-file.ts";
import { describeMachine, formatInteger, writeSection } from "../support/report.ts";
import { durableSettings, startDatabase, startProcess, withClient } from "../support/bench-processes.ts";

const quick = process.argv.includes("--quick");
const times = quick ? 2 : 10;
const perSecond = 10;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const random = seededRandom(seed);
const diskMb = 64;

/** A small separate disk that can be filled. */
const disk = mkdtempSync(join(tmpdir(), "small-disk-"));
try {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskMb}m,mode=0700`, "tmpfs", disk], { stdio: "pipe" });
} catch {
  console.log("Left out: a small disk can only be mounted by root.");
  process.exit(0);
}
process.once("exit", () => execFileSync("umount", ["-l", disk]));
const [folder, fillerFile] = [join(disk, "files"), join(disk, "filler")];

const fill = (): void => {
  const file = openSync(fillerFile, "w");
  try {
    for (let size = 1024 * 1024; size >= 1;) {
      try {
        writeSync(file, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(file);
  }
};

const database = await startDatabase(durableSettings);
const app = await startProcess({
  roles: "api",
  databaseUrl: database.serverUrl,
  env: { LOG_LEVEL: "fatal", FILES_FOLDER: folder, UPLOADS_PER_HOUR: "1000000" },
});

const statuses = new Map<number, number>();
const acknowledged = new Map<string, string>();
let withoutRetryAfter = 0;

const send = async (n: number): Promise<void> => {
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(random.between(20_000, 80_000))]);
  const { type, body } = multipartOf("file", `role-${n}.pdf`, bytes);
  for (let tries = 0; tries < 120; tries += 1) {
    const response = await fetch(`${app.origin}/api/job-description-files`, {
      method: "POST",
      headers: { "content-type": type },
      body,
    }).catch(() => undefined);
    const status = response?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (response?.status === 201) {
      const { id } = (await response.json()) as { id: string };
      acknowledged.set(id, createHash("sha256").update(bytes).digest("hex"));
      return;
    }
    if (status === 503 && !response?.headers.has("retry-after")) withoutRetryAfter += 1;
    await response?.arrayBuffer();
    await wait(500);
  }
  throw new Error("a file was refused for a minute");
};

const open: Promise<void>[] = [];
const stopController = new AbortController();
const sending = (async () => {
  const startedAt = performance.now();
  for (let n = 0; !stopController.signal.aborted; n += 1) {
    await wait(Math.max(0, startedAt + (n * 1000) / perSecond - performance.now()));
    open.push(send(n));
  }
})();
let slowestMs = 0;
for (let time = 0; time < times; time += 1) {
  await wait(random.between(500, 2000));
  fill();
  await wait(random.between(1000, 3000));
  rmSync(fillerFile);
  const [before, startedAt] = [acknowledged.size, performance.now()];
  while (acknowledged.size === before) await wait(10);
  slowestMs = Math.max(slowestMs, performance.now() - startedAt);
}
stopController.abort();
await sending;
await Promise.all(open);

const rows = await withClient(database.ownerUrl, async (owner) => {
  const result = await owner.query<{ id: string; key: string; sha256: string }>(
    "select id, storage_key as key, sha256 from files",
  );
  return result.rows;
});
const names = readdirSync(join(folder, "job-description")).map((name) => `job-description/${name}`);
const hashOf = (key: string): string =>
  createHash("sha256")
    .update(readFileSync(join(folder, key)))
    .digest("hex");
const isIntact = ({ id, key, sha256 }: (typeof rows)[number]): boolean =>
  names.includes(key) && hashOf(key) === sha256 && (acknowledged.get(id) ?? sha256) === sha256;
const knownKeys = new Set(rows.map(({ key }) => key));
const ids = new Set(rows.map(({ id }) => id));
const metrics = {
  "acknowledged but not stored": [...acknowledged.keys()].filter((id) => !ids.has(id)).length,
  "rows without their file": rows.filter((row) => !isIntact(row)).length,
  "files without a row, partial ones included": names.filter((name) => !knownKeys.has(name)).length,
  "responses other than 201 and 503": [...statuses].reduce(
    (sum, [status, n]) => (status === 201 || status === 503 ? sum : sum + n),
    0,
  ),
  "503 responses without Retry-After": withoutRetryAfter,
};
await app.stop();
database.stop();
const report = `## Upload disk full

\`npm run faults:uploads\` (seed ${seed}): ${perSecond} files a second of 20 to 80 kB are uploaded to a disk of ${diskMb} MB, which is filled completely ${times} times at random moments,
for one to three seconds, on ${describeMachine()}. Acknowledged: ${formatInteger(acknowledged.size)} files; rejected with 503 while the disk was full: ${formatInteger(statuses.get(503) ?? 0)}. First file accepted after space was freed: ${(slowestMs / 1000).toFixed(1)} s at most.

| what | measured | required |
| --- | --- | --- |
${Object.entries(metrics)
  .map(([what, n]) => `| ${what} | ${n} | 0 |`)
  .join("\n")}`;
console.log(report);
if (!quick) writeSection("upload-faults", report, "reliability");
const passing = Object.values(metrics).every((n) => n === 0) && (statuses.get(503) ?? 0) > 0;
process.exit(passing ? 0 : 1);
