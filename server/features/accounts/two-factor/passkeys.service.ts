/** The passkeys of one account. Adding one and signing in with one go through Better Auth. */
import { and, asc, count, eq, sql } from "drizzle-orm";
import { maxPasskeys, type PasskeyEntry } from "#domain/accounts/passkeys.ts";
import type { Database } from "../../../db/client.ts";
import { passkeys, sessions } from "../../../db/tables/identity.ts";
import { AppError } from "../../../infra/http/errors.ts";

export const countPasskeys = async (db: Database, userId: string): Promise<number> => {
  const [passkey] = await db.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return passkey?.n ?? 0;
};

export const requireBelowPasskeyLimit = async (db: Database, userId: string): Promise<void> => {
  if ((await countPasskeys(db, userId)) < maxPasskeys) return;
  throw new AppError("conflict", `You have ${maxPasskeys} passkeys. Remove one to add another.`);
};

export const listPasskeys = async (db: Database, userId: string): Promise<PasskeyEntry[]> => {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name: name ?? "Passkey",
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
};

const ownPasskey = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export const renamePasskey = async (db: Database, userId: string, id: string, name: string): Promise<void> => {
  const renamed = await db.update(passkeys).set({ name }).where(ownPasskey(userId, id));
  if (renamed.rowCount === 0) throw new AppError("not_found");
};

export const removePasskey = async (db: Database, userId: string, id: string): Promise<void> => {
  const deleted = await db.delete(passkeys).where(ownPasskey(userId, id));
  if (deleted.rowCount === 0) throw new AppError("not_found");
};

/** Better Auth has checked the signature and that the device verified the person. */
export const recordPasskeyUse = async (db: Database, credentialId: string, sessionToken: string): Promise<void> => {
  await db
    .update(passkeys)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(passkeys.credentialID, credentialId));
  await db.update(sessions).set({ passkeyVerified: true }).where(eq(sessions.token, sessionToken));
};
