/** Identity by better-auth on our own tables. There is no default account; only a command creates staff. */
import { randomUUID } from "node:crypto";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { anonymous, twoFactor } from "better-auth/plugins";
import { sql } from "drizzle-orm";
import { commonPasswordMessage, maxPasswordLength, minPasswordLength } from "#domain/accounts/password.ts";
import { maxSessionMs } from "#domain/accounts/session-limits.ts";
import { trustedDays } from "#domain/accounts/trusted-devices.ts";
import { brand } from "#domain/brand.ts";
import type { Database } from "../../db/client.ts";
import {
  authRateLimits,
  credentials,
  passkeys,
  sessions,
  twoFactors,
  users,
  verifications,
} from "../../db/tables/identity.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { identitySecrets } from "../crypto/identity-keys.ts";
import type { Keyring } from "../crypto/keyring.ts";
import { quickPasswords } from "./weak-password-hashes.ts";

export interface BetterAuthOptions {
  readonly origin: string;
  readonly keys: Keyring;
  /** Hashes passwords quickly and weakly; for tests. */
  readonly weakPasswordHashes?: boolean | undefined;
}

const day = 86_400;
const newPasswordFields: Readonly<Record<string, string>> = {
  "/sign-up/email": "password",
  "/change-password": "newPassword",
};

/** A passkey counts as two factors only if the device checked a fingerprint, face or PIN. */
const requireVerifiedUser = (userVerified: boolean | undefined): void => {
  if (userVerified === true) return;
  throw new APIError("BAD_REQUEST", {
    code: "USER_NOT_VERIFIED",
    message: "Your device didn't confirm that it's you.",
  });
};

/** Runs before every call and rejects what the library would accept. */
const rejectCommonPasswords = createAuthMiddleware(async (ctx) => {
  const field = newPasswordFields[ctx.path];
  const body = (ctx.body ?? {}) as Readonly<Record<string, string | undefined>>;
  if (field !== undefined && isCommonPassword(body[field] ?? "", [body["email"] ?? ""])) {
    throw new APIError("BAD_REQUEST", { code: "PASSWORD_COMMON", message: commonPasswordMessage });
  }
});

export const createBetterAuth = (
  db: Database,
  { origin, keys, weakPasswordHashes: isQuick = false }: BetterAuthOptions,
) =>
  betterAuth({
    appName: brand.name,
    baseURL: origin,
    basePath: "/api/auth",
    ...identitySecrets(keys),
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db, {
      provider: "pg",
      transaction: true,
      schema: { users, sessions, credentials, verifications, twoFactors, passkeys, authRateLimits },
    }),
    advanced: {
      database: { generateId: false },
      cookiePrefix: brand.name.toLowerCase(),
      // Set by our own route from the connection; what a client sends under this name is overwritten.
      ipAddress: { ipAddressHeaders: ["x-client-address"] },
    },
    // The specification's username is the email address.
    user: {
      modelName: "users",
      fields: { email: "username" },
      additionalFields: { kind: { type: "string", required: false, input: false, defaultValue: "candidate" } },
    },
    session: {
      modelName: "sessions",
      // The cookie's age; auth-context.ts enforces the idle and absolute limits and writes the time of last use.
      expiresIn: maxSessionMs / 1000,
      disableSessionRefresh: true,
      // requireRecentProof checks freshness.
      freshAge: 0,
      additionalFields: {
        activeCompanyId: { type: "string", required: false, input: false },
        steppedUpAt: { type: "date", required: false, input: false },
        passkeyVerified: { type: "boolean", required: false, input: false },
      },
    },
    account: { modelName: "credentials", fields: { password: "passwordHash" } },
    verification: { modelName: "verifications" },
    // Counted by our own limiter, which also holds over several processes and knows the address a password is tried for.
    rateLimit: { enabled: false, modelName: "authRateLimits" },
    // Links that confirm an address or set a password are our own (account-links.service.ts): the library's are stateless or stored in plain text.
    emailAndPassword: {
      enabled: true,
      ...(isQuick ? { password: quickPasswords } : {}),
      minPasswordLength,
      maxPasswordLength,
    },
    hooks: { before: rejectCommonPasswords },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({
            data: user["isAnonymous"] === true ? { ...user, kind: "visitor" } : user,
          }),
        },
      },
    },
    plugins: [
      anonymous({
        generateRandomEmail: () => `visitor-${randomUUID()}@visitor.invalid`,
        generateName: () => "Visitor",
        // A visitor's data moves to the account they create.
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          await db.execute(
            sql`select merge_visitor_into_account(${anonymousUser.user.id}::uuid, ${newUser.user.id}::uuid)`,
          );
        },
      }),
      twoFactor({
        issuer: brand.name,
        twoFactorTable: "twoFactors",
        trustDeviceMaxAge: trustedDays * day,
        // Counted by our own limiter, which does not lock the owner's known browser.
        accountLockout: { enabled: false },
      }),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: brand.name,
        origin,
        schema: { passkey: { modelName: "passkeys" } },
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        registration: {
          afterVerification: async ({ verification }) => {
            requireVerifiedUser(verification.registrationInfo?.userVerified);
          },
        },
        authentication: {
          afterVerification: async ({ verification }) => {
            requireVerifiedUser(verification.authenticationInfo.userVerified);
          },
        },
      }),
    ],
  });

export type BetterAuth = ReturnType<typeof createBetterAuth>;
