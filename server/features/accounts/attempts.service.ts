/** Tries of a password or a code: who is slowed down, and what a right one takes back. A refused try does not count. */
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import {
  beginSecondFactor,
  changePassword,
  endSecondFactor,
  type IdentityPath,
  renewRecoveryCodes,
  signIn,
  useRecoveryCode,
  verifySecondFactor,
} from "#domain/accounts/identity.ts";
import type { Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import type { Auth } from "../../infra/auth.ts";
import { countOf, countUnlessRefused, forgetCounts, type Limit, refundCount } from "../../infra/rate-limit.ts";
import type { CookieJar } from "./cookies.ts";
import {
  type AccountLimits,
  attackThreshold,
  codeCheckLimits,
  failuresKey,
  passwordCheckLimits,
  signInLimits,
} from "./identity-limits.ts";
import { appErrorOf } from "./identity-problems.ts";
import { claimCode, pendingUserOf } from "./totp-codes.service.ts";

interface AttemptTools {
  readonly db: Database;
  readonly auth: Auth;
  readonly jar: CookieJar;
  readonly limits: AccountLimits;
}

export interface Attempt {
  readonly succeeded: () => Promise<void>;
  /** Refused for another reason than a wrong password or code. */
  readonly notChecked: () => Promise<void>;
}

export interface AttemptOf {
  readonly path: IdentityPath;
  /** Who is signed in. */
  readonly userId: string | null;
  readonly email: string;
  readonly code: string;
}

/** What the library answers to a wrong password or code. */
export const wrongAnswers: readonly string[] = [
  "INVALID_EMAIL_OR_PASSWORD",
  "INVALID_PASSWORD",
  "INVALID_CODE",
  "INVALID_BACKUP_CODE",
];

/** Paths of the library that ask for the current password. */
export const passwordPaths: readonly IdentityPath[] = [
  changePassword.path,
  beginSecondFactor.path,
  renewRecoveryCodes.path,
  endSecondFactor.path,
];

const nothingCounted: Attempt = { succeeded: async () => undefined, notChecked: async () => undefined };

const counted = async (db: Database, limits: readonly Limit[]): Promise<Attempt> => {
  await countUnlessRefused(db, limits);
  return { succeeded: () => forgetCounts(db, limits), notChecked: () => refundCount(db, limits) };
};

const beginSignIn = async ({ db, jar, limits }: AttemptTools, request: FastifyRequest, email: string) => {
  const username = email.trim().toLowerCase();
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  const knownUserId = account !== undefined && jar.isKnown(request, account.id) ? account.id : null;
  const underAttack = (await countOf(db, failuresKey(email))) >= attackThreshold;
  const { own, shared } = signInLimits({ email, address: request.ip, knownUserId, underAttack, limits });
  await countUnlessRefused(db, [...own, ...shared]);
  return {
    succeeded: async () => {
      await forgetCounts(db, own);
      await refundCount(db, shared);
    },
    notChecked: () => refundCount(db, [...own, ...shared]),
  };
};

const beginCode = async (tools: AttemptTools, request: FastifyRequest, { path, userId, code }: AttemptOf) => {
  const { db, auth, jar } = tools;
  const whose = userId ?? (await pendingUserOf(auth, request));
  if (whose === null) return nothingCounted;
  const attempt = await counted(db, codeCheckLimits(whose, jar.isKnown(request, whose)));
  if (path === verifySecondFactor.path && (await claimCode(tools, whose, code)) === "used") {
    throw appErrorOf(401, { code: "INVALID_CODE" }, "");
  }
  return attempt;
};

/** Counts what goes on to a check of a password or code. */
export const beginAttempt = async (
  tools: AttemptTools,
  request: FastifyRequest,
  attempt: AttemptOf,
): Promise<Attempt> => {
  const { path, userId, email } = attempt;
  if (path === signIn.path) return beginSignIn(tools, request, email);
  if (path === verifySecondFactor.path || path === useRecoveryCode.path) return beginCode(tools, request, attempt);
  if (userId !== null && passwordPaths.includes(path)) return counted(tools.db, passwordCheckLimits(userId));
  return nothingCounted;
};
