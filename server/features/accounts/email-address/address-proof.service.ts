/**
 * What follows from a proven address: the first proof, and every reset, revoke what another person may have set up in the account before.
 */
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { passkeys, users } from "../../../db/tables/identity.ts";

export interface Proof {
  /** reset: a new password by link. own: the person who signed up, by session or password. invitation: a link sent to the address. */
  readonly by: "own" | "invitation" | "reset";
  /** The session in which the proof was given; every other one ends. */
  readonly sessionId: string | null;
}

interface RevokeOptions {
  readonly keptSessionId: string | null;
  readonly isFirstProof: boolean;
  /** Keeps stored invitations: the person who gives the proof created them. */
  readonly keepsStoredInvitations: boolean;
}

/** As the user (`asActor`): revokes access that was given in their name. The list is in the database function. */
export const revokeAccess = async (
  db: Database,
  userId: string,
  { keptSessionId, isFirstProof, keepsStoredInvitations }: RevokeOptions,
): Promise<void> => {
  // A passkey that was added before may be an intruder's.
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await db.execute(
    sql`select revoke_access_given_by(${userId}::uuid, ${keptSessionId}::uuid, ${isFirstProof}, ${keepsStoredInvitations})`,
  );
};

/**
 * Runs inside the transaction of the proof, as the user (`asActor`). Revokes tokens, webhooks, pending invitations and other sessions on
 * the first proof and on every reset. Returns whether it was the first proof.
 */
export const proveAddress = async (db: Database, userId: string, { by, sessionId }: Proof): Promise<boolean> => {
  const [user] = await db.select({ emailVerified: users.emailVerified }).from(users).where(eq(users.id, userId));
  const isFirst = user?.emailVerified === false;
  if (isFirst) await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  if (isFirst || by === "reset") {
    await revokeAccess(db, userId, {
      keptSessionId: sessionId,
      isFirstProof: isFirst,
      keepsStoredInvitations: by !== "reset",
    });
  }
  return isFirst;
};
