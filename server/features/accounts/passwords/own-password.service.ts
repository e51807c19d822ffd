/** Sets an account's password after a link was used. */
import { and, eq } from "drizzle-orm";
import { commonPasswordMessage } from "#domain/accounts/password.ts";
import type { Database } from "../../../db/client.ts";
import { credentials, type users } from "../../../db/tables/identity.ts";
import { isCommonPassword } from "../../../infra/auth/common-passwords.ts";
import { AppError } from "../../../infra/http/errors.ts";

const passwordCredentialOf = (userId: string) =>
  and(eq(credentials.userId, userId), eq(credentials.providerId, "credential"));

export const rejectCommonPassword = (password: string, user: Pick<typeof users.$inferSelect, "username">): void => {
  if (!isCommonPassword(password, [user.username])) return;
  throw new AppError("validation_failed", commonPasswordMessage, { newPassword: commonPasswordMessage });
};

/** A database trigger voids every open link of the account when the password changes. */
export const setPassword = async (db: Database, userId: string, passwordHash: string): Promise<void> => {
  const result = await db.update(credentials).set({ passwordHash }).where(passwordCredentialOf(userId));
  if (result.rowCount !== 0) return;
  await db.insert(credentials).values({ userId, accountId: userId, providerId: "credential", passwordHash });
};
