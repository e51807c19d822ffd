/** Password reset by an emailed link that works once. */
import { eq, sql } from "drizzle-orm";
import { expiredLinkMessage } from "#domain/accounts/account-links.ts";
import { asActor, type Database } from "../../../db/client.ts";
import { users } from "../../../db/tables/identity.ts";
import { AppError } from "../../../infra/http/errors.ts";
import { claimLink, createLink, readLink, parseLinkToken } from "../email-address/account-links.service.ts";
import type { EnqueueAccountEmail } from "../email-address/account-email-queue.service.ts";
import { proveAddress } from "../email-address/address-proof.service.ts";
import type { AccountLinkDeps } from "../email-address/confirm-address.service.ts";
import { rejectCommonPassword, setPassword } from "./own-password.service.ts";

/** An unknown address costs as many statements as a known one, so that response times reveal nothing. */
export const requestPasswordReset = async (
  db: Database,
  enqueueEmail: EnqueueAccountEmail,
  email: string,
): Promise<void> => {
  const [user] = await db.select().from(users).where(eq(users.username, email));
  if (user === undefined || user.isAnonymous) {
    await asActor(db, {}, async (db) => {
      await db.execute(sql`select 1`);
      await db.execute(sql`select 1`);
    });
    return;
  }
  await asActor(db, { userId: user.id }, async (db) => {
    const link = await createLink(db, { userId: user.id, purpose: "reset", address: email });
    await enqueueEmail(db, { kind: "reset", to: email, name: user.name, link });
  });
};

/** Using the link proves the address, so this confirms it and revokes what was set up in the account before. Returns the user's id. */
export const resetPassword = async (
  { db, betterAuth, keys }: AccountLinkDeps,
  token: string,
  newPassword: string,
): Promise<string> => {
  const ref = parseLinkToken(token, keys);
  const { user } = await readLink(db, ref, ["reset"]);
  rejectCommonPassword(newPassword, user);
  const hash = await (await betterAuth.$context).password.hash(newPassword);
  await claimLink(db, ref, ["reset"], async (db, { user }) => {
    await setPassword(db, user.id, hash);
    await proveAddress(db, user.id, { by: "reset", sessionId: null });
  });
  return user.id;
};

/** This endpoint replies 400 to an expired link, for compatibility. */
export const asBadRequest = (error: unknown): never => {
  if (error instanceof AppError && error.code === "not_found")
    throw new AppError("validation_failed", expiredLinkMessage);
  throw error;
};
