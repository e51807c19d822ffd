/** The current password of someone who is signed in, wherever a form asks for it: one check, one limit per user. */
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { credentials } from "../../db/tables/identity.ts";
import type { Auth } from "../../infra/auth.ts";
import { AppError } from "../../infra/errors.ts";
import { countUnlessRefused, forgetCounts } from "../../infra/rate-limit.ts";
import { passwordCheckLimits } from "./identity-limits.ts";

/** Runs a check that refuses a wrong password by throwing; a right one takes the count back. */
export const countedPasswordCheck = async <T>(db: Database, userId: string, check: () => Promise<T>): Promise<T> => {
  const limits = passwordCheckLimits(userId);
  await countUnlessRefused(db, limits);
  const result = await check();
  await forgetCounts(db, limits);
  return result;
};

export const requirePassword = (
  { db, auth }: { readonly db: Database; readonly auth: Auth },
  userId: string,
  password: string,
  message = "This is not your password.",
): Promise<void> =>
  countedPasswordCheck(db, userId, async () => {
    const [found] = await db
      .select({ hash: credentials.passwordHash })
      .from(credentials)
      .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
    const { verify } = (await auth.$context).password;
    const isRight = found?.hash != null && password !== "" && (await verify({ hash: found.hash, password }));
    if (!isRight) throw new AppError("validation_failed", message, { password: message });
  });
