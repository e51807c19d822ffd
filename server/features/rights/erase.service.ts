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

type User = typeof users.$inferSelect;

/** Keyed hashes by which this person's data can be found again in a restored backup. Call inside `asActor` of the person. */
const ledgerFingerprints = async (
  db: Database,
  user: User,
  includesAccount: boolean,
  ledgerKeys: Keyring,
): Promise<string[]> => {
  const ownProfiles = await db
    .select({ id: candidateProfiles.id })
    .from(candidateProfiles)
    .where(eq(candidateProfiles.userId, user.id));
  // In older backups, a visitor's profile that was merged into the account is a separate row.
  const mergedProfiles = await db
    .select({ id: sql<string | null>`${candidateActivities.metadata} -> 'before' ->> 'id'` })
    .from(candidateActivities)
    .where(eq(candidateActivities.activityType, "profile_merged"));
  // Normalized, so that two spellings of one mailbox match.
  const { rows } = await db.execute<{ address: string }>(sql`select normal_email(${user.username}) as address`);
  const address = rows[0]?.address ?? user.username;
  const storedFiles = await db.select({ key: files.storageKey }).from(files).where(eq(files.ownerUserId, user.id));
  return [
    ...(includesAccount ? [markOf(ledgerKeys, "user", user.id)] : []),
    ...(includesAccount && user.emailVerified && !user.isAnonymous ? [markOf(ledgerKeys, "email", address)] : []),
    ...[...ownProfiles, ...mergedProfiles].flatMap(({ id }) =>
      id === null ? [] : [markOf(ledgerKeys, "profile", id)],
    ),
    ...storedFiles.map(({ key }) => markOf(ledgerKeys, "file", key)),
  ];
};

interface ErasedRows {
  readonly counts: Receipt["counts"];
  readonly storageKeys: readonly string[];
}

/** Call inside `asActor` of the person. Rows after `cutoff` belong to a later user of the same address. */
export const eraseRows = async (
  db: Database,
  userId: string,
  cutoff: Date,
  includesAccount: boolean,
): Promise<ErasedRows> => {
  const { rows: recordFiles } = await db.execute<{ key: string }>(sql`select own_record_file_keys() as key`);
  const { rows } = await db.execute<{ counts: Receipt["counts"]; storage_keys: string[] }>(
    sql`select counts, storage_keys from erase_person(${userId}::uuid, ${cutoff.toISOString()}::timestamptz, ${includesAccount})`,
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

/** Null if there is nothing to erase. The same transaction enqueues a task that emails the receipt and copies the ledger. */
export const erasePerson = async (
  deps: EraseDeps,
  { userId, cause, isStillDue }: ErasureRequest,
): Promise<Receipt | null> => {
  const { ledgerKeys } = rightsSettingsOf(deps);
  const id = randomUUID();
  const result = await asActor(deps.db, { userId }, async (db) => {
    if (isStillDue !== undefined && !(await isStillDue(db))) return null;
    const [user] = await db.select().from(users).where(eq(users.id, userId)).for("update");
    if (user === undefined) return null;
    const includesAccount = (await db.$count(companyMembers, eq(companyMembers.userId, userId))) === 0;
    const scope = includesAccount ? "everything" : "candidate-side";
    const fingerprints = await ledgerFingerprints(db, user, includesAccount, ledgerKeys);
    const cutoff = await cutoffTime(db);
    const { counts, storageKeys } = await eraseRows(db, userId, cutoff, includesAccount);
    const fileFingerprints = storageKeys.map((key) => markOf(ledgerKeys, "file", key));
    const fingerprintsJson = JSON.stringify([...new Set([...fingerprints, ...fileFingerprints])]);
    await db.execute(sql`select record_erasure(${id}::uuid, ${cutoff.toISOString()}::timestamptz, ${cause}, ${scope},
      array(select jsonb_array_elements_text(${fingerprintsJson}::jsonb)), ${JSON.stringify(counts)}::jsonb)`);
    const encryptedRecipient = user.isAnonymous ? null : encryptText(user.username, deps.keys, "queued address");
    const taskPayload = JSON.stringify({ id, storageKeys, to: encryptedRecipient });
    await db.execute(sql`select enqueue_task(${finishErasureTask}, ${taskPayload}::jsonb)`);
    return { receipt: { id, erasedAt: cutoff.toISOString(), cause, scope, counts } as const, storageKeys };
  });
  if (result === null) return null;
  // The task repeats this; deleting here means the files are gone when the caller gets the reply.
  await Promise.allSettled(result.storageKeys.map((key) => deps.files.remove(key)));
  return result.receipt;
};
