/**
 * A ZIP of resumes is read by a real worker process that is killed (SIGKILL) repeatedly. Every file must be accounted for, no candidate
 * created twice, and the reported progress must be correct after each kill and continue after each restart.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { ZipFile } from "yazl";
import type { ItemStatus } from "#domain/imports/imports.ts";
import type { Database } from "../../db/client.ts";
import { seededRandom } from "../../db/seed/seeded-random.ts";
import { importItems } from "../../db/tables/imports.ts";
import { importSourcePurpose } from "../../features/imports/import-files.ts";
import { importSummary, storeImport } from "../../features/imports/imports.service.ts";
import { openZipResumes } from "../../features/imports/zip-resumes.ts";
import { createFileStore } from "../../infra/files/file-store.ts";
import { aCompany, aUser } from "../fixtures/factories.ts";
import { pdfOf, sampleLines, textOf, wordOf } from "./sample-resume.ts";

interface KillOptions {
  /** The product's connection; `owner` bypasses row-level security for checks. */
  readonly db: Database;
  readonly owner: Database;
  readonly url: string;
  readonly folder: string;
  readonly fileCount: number;
  readonly killCount: number;
  readonly seed: number;
}

export interface KillResult {
  readonly failures: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  readonly candidates: number;
  /** From the start of a worker to its first result, boot included, in seconds. */
  readonly restartSeconds: readonly number[];
  readonly resultsAtKill: readonly number[];
  readonly seconds: number;
}

type Expected = Extract<ItemStatus, "done" | "duplicate" | "failed">;

/** Every 20th file repeats a person, every 25th is unreadable; a third each is PDF, Word and text. */
const archiveOf = async (files: number) => {
  const zip = new ZipFile();
  const expected: Expected[] = [];
  const addresses = new Set<string>();
  for (let index = 1; index <= files; index += 1) {
    const isBroken = index % 25 === 0;
    const isDuplicate = !isBroken && index % 20 === 1 && index > 20;
    const person = isDuplicate ? index - 2 : index;
    const email = `person${person}@people.example`;
    const lines = sampleLines.map((line) => line.replace("maren.okafor@example.com", email));
    const write = { 0: pdfOf, 1: wordOf, 2: textOf }[(index % 3) as 0 | 1 | 2];
    const extension = ["pdf", "docx", "txt"][index % 3];
    zip.addBuffer(
      isBroken ? Buffer.from("%PDF-1.7 cut off") : await write(lines),
      `${index}.${isBroken ? "pdf" : extension}`,
    );
    if (!isBroken && !isDuplicate) addresses.add(email);
    expected.push(isBroken ? "failed" : isDuplicate ? "duplicate" : "done");
  }
  zip.end();
  return { bytes: await buffer(zip.outputStream), expected, addresses };
};

const main = fileURLToPath(new URL("../../main.ts", import.meta.url));

export const driveImportKills = async (options: KillOptions): Promise<KillResult> => {
  const { db, owner, url, folder, fileCount: files, killCount: kills, seed } = options;
  const draw = seededRandom(seed);
  const { bytes, expected, addresses } = await archiveOf(files);
  const store = createFileStore(folder);
  const storageKey = `${importSourcePurpose}/kills-${seed}`;
  const sizeBytes = await store.putStream(storageKey, Readable.from([bytes]));
  const [company, user] = [await aCompany(owner), await aUser(owner)];
  const context = { companyId: company.id, userId: user.id };
  const zip = await openZipResumes(store, storageKey);
  const source = { kind: "zip", fileName: "people.zip", sizeBytes, storageKey, fillEmpty: false } as const;
  const id = await storeImport(db, context, source, zip.names);

  const failures: string[] = [];
  const startedAt = performance.now();
  let child: ChildProcess | undefined;
  const start = (): void => {
    child = spawn(process.execPath, [main], {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        PATH: process.env["PATH"],
        NODE_ENV: "test",
        ROLES: "worker",
        LOG_LEVEL: "fatal",
        DATABASE_URL: url,
        FILES_FOLDER: folder,
        SMTP_URL: "smtp://127.0.0.1:9",
        AUTH_SECRET: "for-tests-only-0123456789abcdef0123",
      },
    });
  };
  const kill = async (): Promise<void> => {
    if (child === undefined) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };

  const finished = async (): Promise<number> => {
    const { counts } = await importSummary(db, context, id);
    return counts.done + counts.duplicate + counts.failed;
  };
  /** Waits for at least this many results; false if there is no progress for a minute. */
  const until = async (targetCount: number): Promise<boolean> => {
    let [last, since] = [await finished(), Date.now()];
    while (last < targetCount) {
      await wait(25);
      const now = await finished();
      if (now !== last) [last, since] = [now, Date.now()];
      else if (Date.now() - since > 60_000) return false;
    }
    return true;
  };
  /** Reported progress must match the rows: a result without its candidate, or the reverse, is a failure. */
  const compare = async (when: string): Promise<number> => {
    // The database may need a moment to notice a lost connection.
    await wait(100);
    const { counts, total } = await importSummary(db, context, id);
    const { rows } = await owner.execute<{ people: number; kept: number; resumes: number }>(sql`
      select (select count(*)::int from candidates where company_id = ${company.id}) as people,
        (select count(*)::int from import_items where import_id = ${id}) as kept,
        (select count(*)::int from files where company_id = ${company.id}) as resumes`);
    const { people = 0, kept: storedCount = 0, resumes = 0 } = rows[0] ?? {};
    const reported = counts.waiting + counts.scan + counts.done + counts.duplicate + counts.failed;
    if (total !== files || storedCount !== files || reported !== files)
      failures.push(`${when}: ${reported} told, ${storedCount} rows of ${files}`);
    if (people !== counts.done) failures.push(`${when}: ${counts.done} told as new, ${people} people`);
    if (resumes !== counts.done) failures.push(`${when}: ${counts.done} told as new, ${resumes} résumés kept`);
    return counts.done + counts.duplicate + counts.failed;
  };

  const restartSeconds: number[] = [];
  const resultsAtKill: number[] = [];
  for (let index = 0; index <= kills; index += 1) {
    const before = await finished();
    const started = performance.now();
    start();
    if (!(await until(before + 1))) failures.push(`start ${index + 1}: nothing went on`);
    restartSeconds.push((performance.now() - started) / 1000);
    if (index === kills) break;
    await until(Math.min(files - 1, Math.floor((files * (index + 1)) / (kills + 1))));
    await wait(draw.between(0, 60));
    await kill();
    resultsAtKill.push(await compare(`kill ${index + 1}`));
  }
  if (!(await until(files))) failures.push(`${files - (await finished())} never came to an end`);
  for (let tries = 0; tries < 200 && (await importSummary(db, context, id)).status !== "done"; tries += 1)
    await wait(50);
  const { status, counts } = await importSummary(db, context, id);
  const seconds = (performance.now() - startedAt) / 1000;
  await compare("end");
  await kill();

  if (status !== "done") failures.push(`the import is ${status}`);
  const items = await owner
    .select()
    .from(importItems)
    .where(eq(importItems.importId, id))
    .orderBy(importItems.position);
  // Which of two files with one email comes first is random, but exactly one is new.
  const expectedByOutcome = Map.groupBy(expected, (each) => each);
  for (const outcome of ["done", "duplicate", "failed"] as const) {
    const [foundCount, should] = [
      items.filter((item) => item.status === outcome).length,
      expectedByOutcome.get(outcome)?.length ?? 0,
    ];
    if (foundCount !== should) failures.push(`${foundCount} ${outcome}, not ${should}`);
  }
  for (const [index, item] of items.entries()) {
    if ((expected[index] === "failed") !== (item.status === "failed")) failures.push(`${item.name} is ${item.status}`);
  }
  const { rows } = await owner.execute<{ email: string; n: number }>(
    sql`select lower(email) as email, count(*)::int as n from candidates where company_id = ${company.id} group by 1`,
  );
  for (const { email, n } of rows) {
    if (n !== 1) failures.push(`${email} is there ${n} times`);
    if (!addresses.has(email)) failures.push(`${email} was in no file`);
  }
  if (rows.length !== addresses.size) failures.push(`${rows.length} people, not ${addresses.size}`);
  return { failures, counts, candidates: rows.length, restartSeconds, resultsAtKill, seconds };
};
