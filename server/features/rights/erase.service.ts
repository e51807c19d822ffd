/** Erasing one person: rows, files, queue and index in one transaction, and a row of the ledger that names nobody. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Receipt } from "#domain/rights/receipt.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { files } from "../../db/tables/files.ts";
import { users } from "../../db/tables/identity.ts";
import { candidateActivities, candidateProfiles } from "../../db/tables/profiles.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { type RightsSettings, rightsSettingsOf } from "../../infra/rights-settings.ts";
import { sealText } from "../../infra/sealed-text.ts";
import { markOf } from "./ledger-marks.ts";

export const finishErasureTask = "finish-erasure";

export interface EraseTools {
  readonly db: Database;
  readonly files: FileStore;
  readonly keys: Keyring;
  readonly rights?: RightsSettings | undefined;
}

type Person = typeof users.$inferSelect;

/** What will name them in a backup: themselves, their confirmed address, their profiles and where their files lie. Inside their wall. */
const marksOf = async (db: Database, person: Person, isWhole: boolean, ledgerKeys: Keyring): Promise<string[]> => {
  const own = await db
    .select({ id: candidateProfiles.id })
    .from(candidateProfiles)
    .where(eq(candidateProfiles.userId, person.id));
  // A visitor's profile that was joined with the account's stands in older backups by itself.
  const merged = await db
    .select({ id: sql<string | null>`${candidateActivities.metadata} -> 'before' ->> 'id'` })
    .from(candidateActivities)
    .where(eq(candidateActivities.activityType, "profile_merged"));
  // The normal form, so that two spellings of one mailbox are found alike.
  const { rows } = await db.execute<{ address: string }>(sql`select normal_email(${person.username}) as address`);
  const address = rows[0]?.address ?? person.username;
  const stored = await db.select({ key: files.storageKey }).from(files).where(eq(files.ownerUserId, person.id));
  return [
    ...(isWhole ? [markOf(ledgerKeys, "user", person.id)] : []),
    ...(isWhole && person.emailVerified && !person.isAnonymous ? [markOf(ledgerKeys, "email", address)] : []),
    ...[...own, ...merged].flatMap(({ id }) => (id === null ? [] : [markOf(ledgerKeys, "profile", id)])),
    ...stored.map(({ key }) => markOf(ledgerKeys, "file", key)),
  ];
};

interface Erased {
  readonly counts: Receipt["counts"];
  readonly storageKeys: readonly string[];
}

/** Inside `asActor` of the person. `cut`: what came later belongs to somebody new. */
export const eraseRows = async (db: Database, userId: string, cut: Date, isWhole: boolean): Promise<Erased> => {
  const { rows: inRecords } = await db.execute<{ key: string }>(sql`select own_record_file_keys() as key`);
  const { rows } = await db.execute<{ counts: Receipt["counts"]; storage_keys: string[] }>(
    sql`select counts, storage_keys from erase_person(${userId}::uuid, ${cut.toISOString()}::timestamptz, ${isWhole})`,
  );
  const storageKeys = [...(rows[0]?.storage_keys ?? []), ...inRecords.map(({ key }) => key)];
  const counts = rows[0]?.counts ?? {};
  return { counts: { ...counts, files: (counts["files"] ?? 0) + inRecords.length }, storageKeys };
};

/** By the database's clock, which dates the rows. A little later than now, so that what was written this very moment is before it. */
const cutOf = async (db: Database): Promise<Date> => {
  const { rows } = await db.execute<{ at: string | Date }>(
    sql`select clock_timestamp() + interval '1 millisecond' as at`,
  );
  return new Date(rows[0]?.at ?? Date.now());
};

interface Wish {
  readonly userId: string;
  readonly cause: Receipt["cause"];
  /** Asked once more inside the transaction. */
  readonly isStillDue?: (db: Database) => Promise<boolean>;
}

/** Null where there is nobody to erase any more. The receipt is mailed, and the ledger copied, by the task that commits with it. */
export const erasePerson = async (tools: EraseTools, { userId, cause, isStillDue }: Wish): Promise<Receipt | null> => {
  const { ledgerKeys } = rightsSettingsOf(tools);
  const id = randomUUID();
  const done = await asActor(tools.db, { userId }, async (db) => {
    if (isStillDue !== undefined && !(await isStillDue(db))) return null;
    const [person] = await db.select().from(users).where(eq(users.id, userId)).for("update");
    if (person === undefined) return null;
    const isWhole = (await db.$count(companyMembers, eq(companyMembers.userId, userId))) === 0;
    const scope = isWhole ? "everything" : "candidate-side";
    const marks = await marksOf(db, person, isWhole, ledgerKeys);
    const cut = await cutOf(db);
    const { counts, storageKeys } = await eraseRows(db, userId, cut, isWhole);
    const fileMarks = storageKeys.map((key) => markOf(ledgerKeys, "file", key));
    const all = JSON.stringify([...new Set([...marks, ...fileMarks])]);
    await db.execute(sql`select write_erasure(${id}::uuid, ${cut.toISOString()}::timestamptz, ${cause}, ${scope},
      array(select jsonb_array_elements_text(${all}::jsonb)), ${JSON.stringify(counts)}::jsonb)`);
    const to = person.isAnonymous ? null : sealText(person.username, tools.keys, "queued address");
    const rest = JSON.stringify({ id, storageKeys, to });
    await db.execute(sql`select enqueue_task(${finishErasureTask}, ${rest}::jsonb)`);
    return { receipt: { id, erasedAt: cut.toISOString(), cause, scope, counts } as const, storageKeys };
  });
  if (done === null) return null;
  // The task does it too: somebody who waits for the answer should find the bytes gone already.
  await Promise.allSettled(done.storageKeys.map((key) => tools.files.remove(key)));
  return done.receipt;
};
