/** The account's password: asked once more before something important, and set by a link. */
import { and, eq } from "drizzle-orm";
import { commonPassword } from "#domain/accounts/password.ts";
import type { Database } from "../../db/client.ts";
import { credentials, type users } from "../../db/tables/identity.ts";
import type { Auth } from "../../infra/auth.ts";
import { isCommonPassword } from "../../infra/common-passwords.ts";
import { AppError } from "../../infra/errors.ts";
import { countAgainst } from "../../infra/rate-limit.ts";

const quarterHour = 15 * 60_000;
const wrong = "The password is not right.";

const ofUser = (userId: string) => and(eq(credentials.userId, userId), eq(credentials.providerId, "credential"));

/** Counted per account: guessing here must not be easier than at sign-in. */
export const requireOwnPassword = async (
  { db, auth }: { readonly db: Database; readonly auth: Auth },
  userId: string,
  password: string,
): Promise<void> => {
  await countAgainst(db, [{ key: `own-password:${userId}`, ceiling: 10, windowMs: quarterHour }]);
  const [found] = await db.select({ hash: credentials.passwordHash }).from(credentials).where(ofUser(userId));
  const { verify } = (await auth.$context).password;
  const isRight = found?.hash != null && password !== "" && (await verify({ hash: found.hash, password }));
  if (!isRight) throw new AppError("validation_failed", wrong, { password: wrong });
};

export const refuseCommonPassword = (password: string, user: Pick<typeof users.$inferSelect, "username">): void => {
  if (!isCommonPassword(password, [user.username])) return;
  throw new AppError("validation_failed", commonPassword, { newPassword: commonPassword });
};

/** A trigger voids every open link of the account with it. */
export const setPassword = async (db: Database, userId: string, passwordHash: string): Promise<void> => {
  const changed = await db.update(credentials).set({ passwordHash }).where(ofUser(userId));
  if (changed.rowCount !== 0) return;
  await db.insert(credentials).values({ userId, accountId: userId, providerId: "credential", passwordHash });
};
