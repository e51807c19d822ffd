/** Checks the current password of a signed-in person for every form that asks for it, with one limit per user. */
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { credentials } from "../../../db/tables/identity.ts";
import type { BetterAuth } from "../../../infra/auth/better-auth.ts";
import { AppError } from "../../../infra/http/errors.ts";
import { countUnlessRefused, resetCounts } from "../../../infra/http/rate-limit.ts";
import { passwordCheckLimits } from "../identity-limits.ts";

/** Runs a check that throws on a wrong password. A correct one resets the count. */
const countedPasswordCheck = async <T>(db: Database, userId: string, check: () => Promise<T>): Promise<T> => {
  const limits = passwordCheckLimits(userId);
  await countUnlessRefused(db, limits);
  const result = await check();
  await resetCounts(db, limits);
  return result;
};

export const requirePassword = (
  { db, betterAuth }: { readonly db: Database; readonly betterAuth: BetterAuth },
  userId: string,
  password: string,
  message = "This password is incorrect.",
): Promise<void> =>
  countedPasswordCheck(db, userId, async () => {
    const [credential] = await db
      .select({ hash: credentials.passwordHash })
      .from(credentials)
      .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
    const { verify } = (await betterAuth.$context).password;
    const isRight = credential?.hash != null && password !== "" && (await verify({ hash: credential.hash, password }));
    if (!isRight) throw new AppError("validation_failed", message, { password: message });
  });
