/**
 * Rate limits of the identity routes. Keys are built from what was typed, never from what is stored, so a denial does not reveal who has an
 * account.
 */
import { createHash } from "node:crypto";
import type { signUpEmployer } from "#domain/accounts/employer-sign-up.ts";
import type { requestPasswordReset, changeEmail, IdentityPath, sendVerification } from "#domain/accounts/identity.ts";
import { addressBlock, type Limit } from "../../infra/http/rate-limit.ts";

const minute = 60_000;
const quarterHour = 15 * minute;
const hour = 60 * minute;

export interface AccountLimits {
  /** Per client address. */
  readonly signUpsPerHour: number;
  readonly signInsPerQuarterHour: number;
}

const hashOf = (text: string): string =>
  createHash("sha256").update(text.trim().toLowerCase()).digest("hex").slice(0, 24);

/** Wrong passwords for one email from all addresses. It measures an attack and blocks nothing by itself. */
export const failuresKey = (email: string): string => `sign-in-failures:${hashOf(email)}`;
/** From this many failures in 15 minutes on, each address block gets fewer attempts for this email. */
export const attackThreshold = 50;

interface SignInAttempt {
  readonly email: string;
  readonly address: string;
  /** The account, if this browser has signed in to it before. */
  readonly knownUserId: string | null;
  readonly underAttack: boolean;
  readonly limits: AccountLimits;
}

/** A correct password resets `own`; in `shared` it removes the one count that the attempt added. */
interface SignInLimits {
  readonly own: readonly Limit[];
  readonly shared: readonly Limit[];
}

/**
 * A known browser has its own count, which others cannot use up. All other attempts are counted per email and address block with short
 * windows, so that an outsider can neither lock the owner out nor guess quickly.
 */
export const signInLimits = ({ email, address, knownUserId, underAttack, limits }: SignInAttempt): SignInLimits => {
  const block = addressBlock(address);
  if (knownUserId !== null) {
    return { own: [{ key: `sign-in-known:${knownUserId}:${block}`, ceiling: 10, windowMs: 5 * minute }], shared: [] };
  }
  const key = `sign-in:${hashOf(email)}:${block}`;
  return {
    own: [
      { key, ceiling: 5, windowMs: minute },
      { key: `${key}:long`, ceiling: 15, windowMs: quarterHour },
      ...(underAttack ? [{ key: `${key}:attack`, ceiling: 2, windowMs: 5 * minute }] : []),
    ],
    shared: [
      { key: failuresKey(email), ceiling: 1_000_000_000, windowMs: quarterHour },
      { key: `sign-in:${block}`, ceiling: limits.signInsPerQuarterHour, windowMs: quarterHour },
    ],
  };
};

/** Wrong current passwords, counted across all forms. A correct one resets the count. */
export const passwordCheckLimits = (userId: string): readonly Limit[] => [
  { key: `password-check:${userId}`, ceiling: 5, windowMs: minute },
  { key: `password-check:${userId}:long`, ceiling: 15, windowMs: quarterHour },
];

/** Wrong authenticator and backup codes. A known browser has its own count. */
export const codeCheckLimits = (userId: string, isKnownDevice: boolean): readonly Limit[] => {
  const key = `code-check:${userId}:${isKnownDevice ? "known" : "other"}`;
  return [
    { key, ceiling: 5, windowMs: minute },
    { key: `${key}:long`, ceiling: 10, windowMs: quarterHour },
  ];
};

interface RuleInput {
  readonly email: string;
  readonly block: string;
  readonly userId: string;
  readonly limits: AccountLimits;
}
type Rule = (asked: RuleInput) => readonly Limit[];

/** For a path that is counted elsewhere or has no limit. The reason is documentation only. */
const countedElsewhere =
  (_reason: string): Rule =>
  () => [];
const passwordChecked = countedElsewhere("counted per user as a check of the current password");
const codeChecked: Rule = ({ block, limits }) => [
  { key: `second-factor:${block}`, ceiling: limits.signInsPerQuarterHour, windowMs: quarterHour },
];
const perBlock =
  (name: string): Rule =>
  ({ block, limits }) => [{ key: `${name}:${block}`, ceiling: limits.signInsPerQuarterHour, windowMs: quarterHour }];
const perUser =
  (name: string, ceiling: number): Rule =>
  ({ userId }) => [{ key: `${name}:${userId}`, ceiling, windowMs: hour }];
const accountEmail: Rule = ({ email, block, limits }) => [
  { key: `account-mail:${hashOf(email)}`, ceiling: 3, windowMs: hour },
  { key: `account-mail:${block}`, ceiling: limits.signInsPerQuarterHour, windowMs: hour },
];
const signUp: Rule = ({ block, limits }) => [
  { key: `sign-up:${block}`, ceiling: limits.signUpsPerHour, windowMs: hour },
];

/** Endpoints that send an account email. */
type EmailPath = (typeof requestPasswordReset | typeof changeEmail | typeof sendVerification)["path"];

/** Every open Better Auth path has an entry; a missing one does not compile. */
export const identityRules: Readonly<Record<IdentityPath | EmailPath | typeof signUpEmployer.path, Rule>> = {
  "/api/auth/sign-in/email": countedElsewhere("counted by signInLimits, which needs to know the browser"),
  "/api/auth/sign-in/anonymous": ({ block, limits }) => [
    { key: `visitor:${block}`, ceiling: limits.signUpsPerHour * 3, windowMs: hour },
  ],
  "/api/auth/sign-up/email": signUp,
  "/api/accounts/employers": signUp,
  "/api/auth/sign-out": countedElsewhere("ends one's own session"),
  "/api/auth/send-verification-email": accountEmail,
  "/api/auth/change-email": accountEmail,
  "/api/auth/request-password-reset": accountEmail,
  "/api/auth/change-password": passwordChecked,
  "/api/auth/two-factor/enable": passwordChecked,
  "/api/auth/two-factor/disable": passwordChecked,
  "/api/auth/two-factor/generate-backup-codes": passwordChecked,
  "/api/auth/two-factor/verify-totp": codeChecked,
  "/api/auth/two-factor/verify-backup-code": codeChecked,
  "/api/auth/passkey/generate-register-options": perUser("passkey-add", 30),
  "/api/auth/passkey/verify-registration": perUser("passkey-add", 30),
  "/api/auth/passkey/generate-authenticate-options": perBlock("passkey-options"),
  "/api/auth/passkey/verify-authentication": perBlock("passkey-sign-in"),
};

export const limitsOf = (
  path: keyof typeof identityRules,
  {
    email = "",
    address,
    userId = "",
    limits,
  }: { email?: string; address: string; userId?: string; limits: AccountLimits },
): readonly Limit[] => identityRules[path]({ email, block: addressBlock(address), userId, limits });
