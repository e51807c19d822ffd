/** A forgotten password: a link to the mailbox that sets a new one, once. */
import { eq, sql } from "drizzle-orm";
import { linkGone } from "#domain/accounts/account-links.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { AppError } from "../../infra/errors.ts";
import { claimLink, createLink, readLink, refIn } from "./account-links.service.ts";
import type { Post } from "./account-mail.service.ts";
import { proveAddress } from "./address-proof.service.ts";
import type { LinkTools } from "./confirm-address.service.ts";
import { refuseCommonPassword, setPassword } from "./own-password.service.ts";

/** An unknown address costs as many statements as a known one, so that the time tells nothing. */
export const askForReset = async (db: Database, post: Post, email: string): Promise<void> => {
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
    await post(db, { kind: "reset", to: email, name: user.name, link });
  });
};

/** The mailbox's reader owns the address, so this confirms it, and ends what was set up in the account before. Answers whose account it is. */
export const resetPassword = async (
  { db, auth, keys }: LinkTools,
  token: string,
  newPassword: string,
): Promise<string> => {
  const ref = refIn(token, keys);
  const { user } = await readLink(db, ref, ["reset"]);
  refuseCommonPassword(newPassword, user);
  const hash = await (await auth.$context).password.hash(newPassword);
  await claimLink(db, ref, ["reset"], async (db, { user }) => {
    await setPassword(db, user.id, hash);
    await proveAddress(db, user.id, { by: "reset", sessionId: null });
  });
  return user.id;
};

/** The call answers a link that is gone with 400, as it always has. */
export const asBadRequest = (error: unknown): never => {
  if (error instanceof AppError && error.code === "not_found") throw new AppError("validation_failed", linkGone);
  throw error;
};
