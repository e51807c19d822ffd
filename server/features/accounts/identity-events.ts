/** Maps a call of the identity routes to its security event, by outcome: succeeded, rejected or rate limited. */
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import {
  changePassword,
  disableTwoFactor,
  regenerateBackupCodes,
  signIn,
  verifyBackupCode,
  verifyTwoFactor,
} from "#domain/accounts/identity.ts";
import { addPasskey, signInWithPasskey } from "#domain/accounts/passkeys.ts";
import type { Database } from "../../db/client.ts";
import { sessions, verifications } from "../../db/tables/identity.ts";
import { createSampler } from "../../infra/telemetry/sampler.ts";
import { recordForAddress, recordSecurityEvent, sourceOf } from "../../infra/auth/security-events.ts";
import type { SignedIn } from "../../infra/auth/auth-context.ts";

interface IdentityCall {
  readonly path: string;
  readonly request: FastifyRequest;
  /** The email as it was typed; empty where the call has none. */
  readonly typedEmail: string;
  /** The person who was signed in when the call arrived. */
  readonly person: SignedIn | null;
}

interface CallResult {
  readonly token?: string | null | undefined;
  readonly user?: { readonly id: string };
  readonly isNewDevice?: boolean;
}

const signInMethods = {
  [signIn.path]: "password",
  [verifyTwoFactor.path]: "authenticator-code",
  [verifyBackupCode.path]: "backup-code",
  [signInWithPasskey.path]: "passkey",
} as const;
type SignInPath = keyof typeof signInMethods;
const methodOf = (path: string) => (path in signInMethods ? signInMethods[path as SignInPath] : undefined);

const eventKinds = {
  [addPasskey.path]: "passkey-added",
  [changePassword.path]: "password-changed",
  [disableTwoFactor.path]: "two-factor-disabled",
  [regenerateBackupCodes.path]: "backup-codes-renewed",
} as const;

/** Between password and code there is no session; Better Auth's signed cookie leads to the account that is being tried. */
const pendingUserId = async (db: Database, request: FastifyRequest): Promise<string | null> => {
  const [, value] = /(?:^|;\s*)(?:__Secure-)?[\w-]+\.two_factor=([^;]+)/.exec(request.headers.cookie ?? "") ?? [];
  if (value === undefined) return null;
  const [identifier = ""] = decodeURIComponent(value).split(".");
  const [row] = await db.select().from(verifications).where(eq(verifications.identifier, identifier));
  return /^[\da-f-]{36}$/.test(row?.value ?? "") ? (row?.value ?? null) : null;
};

export const createIdentityEvents = (db: Database) => {
  // A burst of denied attempts is recorded once a minute, not as a row each.
  const isFirst = createSampler({ windowMs: 60_000, maxKeys: 10_000 });

  return {
    succeeded: async ({ path, request, person }: IdentityCall, { token, user, isNewDevice }: CallResult) => {
      const source = sourceOf(request, person?.sessionId);
      if (person !== null && path in eventKinds) {
        const kind = eventKinds[path as keyof typeof eventKinds];
        await recordSecurityEvent(db, { kind, userId: person.id, source, details: {} });
      }
      // A visitor's session may be open while the person signs in to an account.
      if (path === verifyTwoFactor.path && person?.id === user?.id && person?.twoFactorEnabled === false) {
        await recordSecurityEvent(db, { kind: "two-factor-enabled", userId: person.id, source, details: {} });
        return;
      }
      const method = methodOf(path);
      if (method === undefined || user === undefined) return;
      const [session] =
        typeof token === "string"
          ? await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token))
          : [];
      const eventSource = sourceOf(request, session?.id ?? null);
      const details = { method, newDevice: isNewDevice ?? false };
      await recordSecurityEvent(db, { kind: "sign-in", userId: user.id, source: eventSource, details });
      if (method === "backup-code") {
        await recordSecurityEvent(db, { kind: "backup-code-used", userId: user.id, source: eventSource, details: {} });
      }
    },

    rejected: async ({ path, request, typedEmail, person }: IdentityCall, status: number) => {
      const method = methodOf(path);
      if (status !== 401 || method === undefined) return;
      const source = sourceOf(request, person?.sessionId);
      if (method === "password") {
        await recordForAddress(db, typedEmail, { kind: "sign-in-failed", source, details: { method } });
        return;
      }
      const userId = person?.id ?? (await pendingUserId(db, request));
      await recordSecurityEvent(db, { kind: "sign-in-failed", userId, source, details: { method } });
    },

    rateLimited: async ({ path, request, typedEmail, person }: IdentityCall) => {
      const method = methodOf(path);
      const source = sourceOf(request, person?.sessionId);
      if (method === undefined || !isFirst(`${method} ${typedEmail.trim().toLowerCase()} ${source.network}`)) return;
      if (method === "password") {
        await recordForAddress(db, typedEmail, { kind: "sign-in-slowed", source, details: { check: "password" } });
        return;
      }
      const userId = person?.id ?? (await pendingUserId(db, request));
      await recordSecurityEvent(db, { kind: "sign-in-slowed", userId, source, details: { check: "two-factor" } });
    },
  };
};
