/** What a proven address means: the first proof, and a reset, end what another person may have set up in the account before. */
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { passkeys, users } from "../../db/tables/identity.ts";

export interface Proof {
  /** reset: a new password by link. own: the person who signed up, by session or password. invitation: a link sent to the address. */
  readonly by: "own" | "invitation" | "reset";
  /** The session in which the proof was given; every other one ends. */
  readonly sessionId: string | null;
}

interface Revoked {
  readonly keptSession: string | null;
  readonly isFirstProof: boolean;
  /** Stored invitations were made by the person who gives the proof. */
  readonly keepsStored: boolean;
}

/** As the user (`asActor`): ends what was given out in their name. The list is in the database function. */
export const revokeAccess = async (
  db: Database,
  userId: string,
  { keptSession, isFirstProof, keepsStored }: Revoked,
): Promise<void> => {
  // A passkey that was added before may be an intruder's.
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await db.execute(
    sql`select revoke_access_given_by(${userId}::uuid, ${keptSession}::uuid, ${isFirstProof}, ${keepsStored})`,
  );
};

/**
 * Runs inside the transaction of the proof, as the user (`asActor`). Revokes tokens, webhooks, pending invitations and other sessions
 * on the first proof and on every reset. Answers whether it was the first.
 */
export const proveAddress = async (db: Database, userId: string, { by, sessionId }: Proof): Promise<boolean> => {
  const [user] = await db.select({ emailVerified: users.emailVerified }).from(users).where(eq(users.id, userId));
  const isFirst = user?.emailVerified === false;
  if (isFirst) await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  if (isFirst || by === "reset") {
    await revokeAccess(db, userId, { keptSession: sessionId, isFirstProof: isFirst, keepsStored: by !== "reset" });
  }
  return isFirst;
};
