/** Removes every second factor: the authenticator with its backup codes, passkeys, and browsers that were trusted to skip it. */
import { and, eq, like } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { passkeys, trustedDevices, twoFactors, users, verifications } from "../../../db/tables/identity.ts";

export const removeSecondFactor = async (db: Database, userId: string): Promise<void> => {
  await db.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await db.delete(trustedDevices).where(eq(trustedDevices.userId, userId));
  // Better Auth stores trusted browsers in `verifications`.
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, "trust-device-%")));
  await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
};
