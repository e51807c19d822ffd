/**
 * After a restore, erases again all people who were erased since the backup. The ledger knows them by keyed hashes only, so every
 * row with an identifier is hashed and looked up. Runs as a role that bypasses row-level security, before the app opens.
 */
import { asc, eq, gt, sql } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { candidateProfiles } from "../../db/tables/profiles.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { eraseFromBackup } from "../closing/erase-rows.service.ts";
import { eraseRows } from "./erase.service.ts";
import { type LedgerEntry, readLedgerFile } from "./ledger-file.ts";
import { allMarksOf, type MarkKind } from "./ledger-marks.ts";
import { readLedger, writeClosedWorkspace, writeErasure } from "./ledger.service.ts";

export interface ReplayDeps {
  /** Connected as the owner of the tables. */
  readonly db: Database;
  readonly files: FileStore;
  readonly ledgerKeys: Keyring;
  readonly ledgerFile?: string | undefined;
}

export interface ReplayResult {
  readonly entries: number;
  readonly people: number;
  readonly workspaces: number;
  readonly addresses: number;
  readonly files: number;
}

const batchSize = 1000;

/** File purposes of people, of form senders, and of workspaces. */
const purposes = [
  "resume",
  "photo",
  "job-description",
  "mail-attachment",
  "application-resume",
  "candidate-file",
  "offer-letter",
  "import-source",
  "imported-resume",
  "workspace-export",
  "logo",
];

interface Page {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
}

type NextPage = (after: string) => Promise<readonly Page[]>;

const firstId = "00000000-0000-0000-0000-000000000000";

// oxlint-disable-next-line func-style -- a generator has no arrow form
async function* allRows(next: NextPage) {
  for (let after = firstId; ;) {
    const page = await next(after);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < batchSize) return;
    after = last.id;
  }
}

const usersAfter =
  (db: Database): NextPage =>
  (after) =>
    db
      .select({ id: users.id, userId: users.id, createdAt: users.createdAt })
      .from(users)
      .where(gt(users.id, after))
      .orderBy(asc(users.id))
      .limit(batchSize);

const profilesAfter =
  (db: Database): NextPage =>
  (after) =>
    db
      .select({ id: candidateProfiles.id, userId: candidateProfiles.userId, createdAt: candidateProfiles.createdAt })
      .from(candidateProfiles)
      .where(gt(candidateProfiles.id, after))
      .orderBy(asc(candidateProfiles.id))
      .limit(batchSize);

/** Every stored address, with the day it was first stored. */
const storedAddresses = sql`
  select address, normal_email(address) as normal, min(at) as at from (
    select lower(email) as address, received_at as at from desk_leads
    union all select email, created_at from desk_contacts
    union all select email, created_at from connection_invitations
    union all select lower(email), created_at from invitations
    union all select lower(to_address), created_at from mail_log
    union all select address, created_at from mail_suppressions
    union all select lower(email), created_at from application_submissions
    union all select lower(email), created_at from shortlist_readers
  ) as held where address <> '' and address not like '%@erased.invalid' group by address`;

/** All entries of the ledger and its copy, once each. Entries only in the copy are written back, to restore their receipts. */
const completeLedger = async ({ db, ledgerFile }: ReplayDeps): Promise<readonly LedgerEntry[]> => {
  const copied = ledgerFile === undefined ? [] : await readLedgerFile(ledgerFile);
  for (const { workspace, ...entry } of copied) {
    await writeErasure(db, entry);
    if (workspace !== undefined) await writeClosedWorkspace(db, workspace);
  }
  return readLedger(db, new Date(0));
};

export const replayErasures = async (deps: ReplayDeps): Promise<ReplayResult> => {
  const { db, files, ledgerKeys } = deps;
  const entries = await completeLedger(deps);
  const byMark = new Map<string, LedgerEntry>();
  // Later entries win: an address may have been erased twice, under different owners.
  for (const entry of entries) for (const mark of entry.marks) byMark.set(mark, entry);
  const found = (kind: MarkKind, value: string) => {
    const entriesOfMarks = allMarksOf(ledgerKeys, kind, value).flatMap((mark) => byMark.get(mark) ?? []);
    return entriesOfMarks.toSorted((one, other) => one.erasedAt.localeCompare(other.erasedAt)).at(-1);
  };
  const erasedUsers = new Set<string>();
  const keys: string[] = [];

  const eraseAgain = async (userId: string, { erasedAt, scope }: LedgerEntry): Promise<void> => {
    if (erasedUsers.has(userId)) return;
    erasedUsers.add(userId);
    const isWhole = scope === "everything";
    const { storageKeys } = await asActor(db, { userId }, async (db) => {
      // A person with a complete erasure had left all workspaces by then.
      if (isWhole) await db.delete(companyMembers).where(eq(companyMembers.userId, userId));
      return eraseRows(db, userId, new Date(erasedAt), isWhole);
    });
    keys.push(...storageKeys);
  };

  let workspaces = 0;
  for (const { id, createdAt } of await db
    .select({ id: companies.id, createdAt: companies.createdAt })
    .from(companies)) {
    const entry = found("workspace", id);
    if (entry === undefined || createdAt >= new Date(entry.erasedAt)) continue;
    keys.push(...(await eraseFromBackup(db, id, entry)));
    workspaces += 1;
  }

  for (const [kind, next] of [
    ["profile", profilesAfter(db)],
    ["user", usersAfter(db)],
  ] as const) {
    for await (const { id, userId, createdAt } of allRows(next)) {
      const entry = found(kind, id);
      if (entry !== undefined && createdAt < new Date(entry.erasedAt)) await eraseAgain(userId, entry);
    }
  }

  let addresses = 0;
  const { rows } = await db.execute<{ address: string; normal: string; at: string | Date }>(storedAddresses);
  for (const { address, normal, at } of rows) {
    const entry = found("email", normal);
    if (entry === undefined || new Date(at) >= new Date(entry.erasedAt)) continue;
    const result = await db.execute<{ storage_keys: string[] }>(
      sql`select storage_keys from erase_address(${address}, ${entry.erasedAt}::timestamptz)`,
    );
    keys.push(...(result.rows[0]?.storage_keys ?? []));
    addresses += 1;
  }

  for (const purpose of purposes) {
    const storedKeys = await files.olderThan(purpose, new Date(8.64e15));
    keys.push(...storedKeys.filter((key) => found("file", key) !== undefined));
  }
  await Promise.all([...new Set(keys)].map((key) => files.remove(key)));
  return { entries: entries.length, people: erasedUsers.size, workspaces, addresses, files: new Set(keys).size };
};
