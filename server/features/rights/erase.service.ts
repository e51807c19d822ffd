/** Erases one person: rows, files, queue and index in one transaction, plus a ledger row without any name. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Receipt } from "#domain/rights/receipt.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { files } from "../../db/tables/files.ts";
import { users } from "../../db/tables/identity.ts";
import { candidateActivities, candidateProfiles } from "../../db/tables/profiles.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { type RightsSettings, rightsSettingsOf } from "../../infra/rights-settings.ts";
import { encryptText } from "../../infra/crypto/encrypted-text.ts";
import { markOf } from "./ledger-marks.ts";

export const finishErasureTask = "finish-erasure";

export interface EraseDeps {
  readonly db: Database;
  readonly files: FileStore;
  readonly keys: Keyring;
  readonly rights?: RightsSettings | undefined;
}

type Person = typeof users.$inferSelect;

/** Marks to find them in a backup: user, confirmed address, profiles and files. Call inside their `asActor`. */
const ledgerMarksOf = async (
  db: Database,
  person: Person,
  isWhole: boolean,
  ledgerKeys: Keyring,
): Promise<string[]> => {
  const own = await db
    .select({ id: candidateProfiles.id })
    .from(candidateProfiles)
    .where(eq(candidateProfiles.userId, person.id));
  // In older backups, a visitor's profile that was merged into the account is a separate row.
  const merged = await db
    .select({ id: sql<string | null>`${candidateActivities.metadata} -> 'before' ->> 'id'` })
    .from(candidateActivities)
    .where(eq(candidateActivities.activityType, "profile_merged"));
  // Normalized, so that two spellings of one mailbox match.
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

interface ErasedRows {
  readonly counts: Receipt["counts"];
  readonly storageKeys: readonly string[];
}

/** Call inside `asActor` of the person. Rows after `cut` belong to a new owner. */
export const eraseRows = async (db: Database, userId: string, cutoff: Date, isWhole: boolean): Promise<ErasedRows> => {
  const { rows: recordFiles } = await db.execute<{ key: string }>(sql`select own_record_file_keys() as key`);
  const { rows } = await db.execute<{ counts: Receipt["counts"]; storage_keys: string[] }>(
    sql`select counts, storage_keys from erase_person(${userId}::uuid, ${cutoff.toISOString()}::timestamptz, ${isWhole})`,
  );
  const storageKeys = [...(rows[0]?.storage_keys ?? []), ...recordFiles.map(({ key }) => key)];
  const counts = rows[0]?.counts ?? {};
  return { counts: { ...counts, files: (counts["files"] ?? 0) + recordFiles.length }, storageKeys };
};

/** The database's clock, which dates the rows, plus 1 ms, so that rows written at this very moment are included. */
const cutoffTime = async (db: Database): Promise<Date> => {
  const { rows } = await db.execute<{ at: string | Date }>(
    sql`select clock_timestamp() + interval '1 millisecond' as at`,
  );
  return new Date(rows[0]?.at ?? Date.now());
};

interface ErasureRequest {
  readonly userId: string;
  readonly cause: Receipt["cause"];
  /** Checked again inside the transaction. */
  readonly isStillDue?: (db: Database) => Promise<boolean>;
}

/** Null if there is nothing to erase. The task that commits with it emails the receipt and copies the ledger. */
export const erasePerson = async (
  deps: EraseDeps,
  { userId, cause, isStillDue }: ErasureRequest,
): Promise<Receipt | null> => {
  const { ledgerKeys } = rightsSettingsOf(deps);
  const id = randomUUID();
  const done = await asActor(deps.db, { userId }, async (db) => {
    if (isStillDue !== undefined && !(await isStillDue(db))) return null;
    const [person] = await db.select().from(users).where(eq(users.id, userId)).for("update");
    if (person === undefined) return null;
    const isWhole = (await db.$count(companyMembers, eq(companyMembers.userId, userId))) === 0;
    const scope = isWhole ? "everything" : "candidate-side";
    const marks = await ledgerMarksOf(db, person, isWhole, ledgerKeys);
    const cutoff = await cutoffTime(db);
    const { counts, storageKeys } = await eraseRows(db, userId, cutoff, isWhole);
    const fileMarks = storageKeys.map((key) => markOf(ledgerKeys, "file", key));
    const all = JSON.stringify([...new Set([...marks, ...fileMarks])]);
    await db.execute(sql`select record_erasure(${id}::uuid, ${cutoff.toISOString()}::timestamptz, ${cause}, ${scope},
      array(select jsonb_array_elements_text(${all}::jsonb)), ${JSON.stringify(counts)}::jsonb)`);
    const to = person.isAnonymous ? null : encryptText(person.username, deps.keys, "queued address");
    const rest = JSON.stringify({ id, storageKeys, to });
    await db.execute(sql`select enqueue_task(${finishErasureTask}, ${rest}::jsonb)`);
    return { receipt: { id, erasedAt: cutoff.toISOString(), cause, scope, counts } as const, storageKeys };
  });
  if (done === null) return null;
  // The task repeats this; deleting here means the files are gone when the caller gets the reply.
  await Promise.allSettled(done.storageKeys.map((key) => deps.files.remove(key)));
  return done.receipt;
};
