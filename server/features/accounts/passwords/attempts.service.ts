/**
 * Attempts with a password or a code: which ones are slowed down, and which counts a correct one resets. A denied attempt does not count.
 */
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import {
  enableTwoFactor,
  changePassword,
  disableTwoFactor,
  type IdentityPath,
  regenerateBackupCodes,
  signIn,
  verifyBackupCode,
  verifyTwoFactor,
} from "#domain/accounts/identity.ts";
import type { Database } from "../../../db/client.ts";
import { users } from "../../../db/tables/identity.ts";
import type { BetterAuth } from "../../../infra/auth/better-auth.ts";
import { countOf, countUnlessRefused, resetCounts, type Limit, refundCount } from "../../../infra/http/rate-limit.ts";
import type { CookieJar } from "../cookies.ts";
import {
  type AccountLimits,
  attackThreshold,
  codeCheckLimits,
  failuresKey,
  passwordCheckLimits,
  signInLimits,
} from "../identity-limits.ts";
import { appErrorOf } from "../identity-errors.ts";
import { claimCode, pendingUserOf } from "../two-factor/totp-codes.service.ts";

interface AttemptDeps {
  readonly db: Database;
  readonly betterAuth: BetterAuth;
  readonly jar: CookieJar;
  readonly limits: AccountLimits;
}

export interface Attempt {
  readonly succeeded: () => Promise<void>;
  /** The attempt failed for another reason than a wrong password or code. */
  readonly notChecked: () => Promise<void>;
}

export interface AttemptInput {
  readonly path: IdentityPath;
  /** The signed-in user. */
  readonly userId: string | null;
  readonly email: string;
  readonly code: string;
}

/** Error codes of Better Auth for a wrong password or code. */
export const wrongCredentialCodes: readonly string[] = [
  "INVALID_EMAIL_OR_PASSWORD",
  "INVALID_PASSWORD",
  "INVALID_CODE",
  "INVALID_BACKUP_CODE",
];

/** Better Auth paths that ask for the current password. */
export const passwordPaths: readonly IdentityPath[] = [
  changePassword.path,
  enableTwoFactor.path,
  regenerateBackupCodes.path,
  disableTwoFactor.path,
];

const uncountedAttempt: Attempt = { succeeded: async () => undefined, notChecked: async () => undefined };

const countAttempt = async (db: Database, limits: readonly Limit[]): Promise<Attempt> => {
  await countUnlessRefused(db, limits);
  return { succeeded: () => resetCounts(db, limits), notChecked: () => refundCount(db, limits) };
};

const beginSignIn = async ({ db, jar, limits }: AttemptDeps, request: FastifyRequest, email: string) => {
  const username = email.trim().toLowerCase();
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  const knownUserId = account !== undefined && jar.isKnown(request, account.id) ? account.id : null;
  const underAttack = (await countOf(db, failuresKey(email))) >= attackThreshold;
  const { own, shared } = signInLimits({ email, address: request.ip, knownUserId, underAttack, limits });
  await countUnlessRefused(db, [...own, ...shared]);
  return {
    succeeded: async () => {
      await resetCounts(db, own);
      await refundCount(db, shared);
    },
    notChecked: () => refundCount(db, [...own, ...shared]),
  };
};

const beginCode = async (deps: AttemptDeps, request: FastifyRequest, { path, userId, code }: AttemptInput) => {
  const { db, betterAuth, jar } = deps;
  const accountId = userId ?? (await pendingUserOf(betterAuth, request));
  if (accountId === null) return uncountedAttempt;
  const attempt = await countAttempt(db, codeCheckLimits(accountId, jar.isKnown(request, accountId)));
  if (path === verifyTwoFactor.path && (await claimCode(deps, accountId, code)) === "used") {
    throw appErrorOf(401, { code: "INVALID_CODE" }, "");
  }
  return attempt;
};

/** Counts an attempt before its password or code is checked. */
export const beginAttempt = async (
  deps: AttemptDeps,
  request: FastifyRequest,
  attempt: AttemptInput,
): Promise<Attempt> => {
  const { path, userId, email } = attempt;
  if (path === signIn.path) return beginSignIn(deps, request, email);
  if (path === verifyTwoFactor.path || path === verifyBackupCode.path) return beginCode(deps, request, attempt);
  if (userId !== null && passwordPaths.includes(path)) return countAttempt(deps.db, passwordCheckLimits(userId));
  return uncountedAttempt;
};
