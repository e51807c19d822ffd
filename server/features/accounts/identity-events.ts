/** Which security event a call of the identity routes is, once it was answered, refused or slowed down. */
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import {
  changePassword,
  endSecondFactor,
  renewRecoveryCodes,
  signIn,
  useRecoveryCode,
  verifySecondFactor,
} from "#domain/accounts/identity.ts";
import { addPasskey, signInWithPasskey } from "#domain/accounts/passkeys.ts";
import type { Database } from "../../db/client.ts";
import { sessions, verifications } from "../../db/tables/identity.ts";
import { createSampler } from "../../infra/sampler.ts";
import { recordForAddress, recordSecurityEvent, sourceOf } from "../../infra/security-events.ts";
import type { SignedIn } from "../../infra/who.ts";

interface IdentityCall {
  readonly path: string;
  readonly request: FastifyRequest;
  /** The address as it was typed; empty where the call asks for none. */
  readonly typed: string;
  /** Who was signed in when the call came. */
  readonly person: SignedIn | null;
}

interface Answered {
  readonly token?: string | null | undefined;
  readonly user?: { readonly id: string };
  readonly isNewDevice?: boolean;
}

const methods = {
  [signIn.path]: "password",
  [verifySecondFactor.path]: "authenticator-code",
  [useRecoveryCode.path]: "backup-code",
  [signInWithPasskey.path]: "passkey",
} as const;
type SignInPath = keyof typeof methods;
const methodOf = (path: string) => (path in methods ? methods[path as SignInPath] : undefined);

const doneKinds = {
  [addPasskey.path]: "passkey-added",
  [changePassword.path]: "password-changed",
  [endSecondFactor.path]: "two-factor-disabled",
  [renewRecoveryCodes.path]: "backup-codes-renewed",
} as const;

/** Between password and code nobody is signed in; the library's signed cookie leads to the account that is tried. */
const triedUser = async (db: Database, request: FastifyRequest): Promise<string | null> => {
  const [, value] = /(?:^|;\s*)(?:__Secure-)?[\w-]+\.two_factor=([^;]+)/.exec(request.headers.cookie ?? "") ?? [];
  if (value === undefined) return null;
  const [identifier = ""] = decodeURIComponent(value).split(".");
  const [row] = await db.select().from(verifications).where(eq(verifications.identifier, identifier));
  return /^[\da-f-]{36}$/.test(row?.value ?? "") ? (row?.value ?? null) : null;
};

export const createIdentityEvents = (db: Database) => {
  // A flood of refused tries is one event a minute, not a row each.
  const isFirst = createSampler({ windowMs: 60_000, maxKeys: 10_000 });

  return {
    done: async ({ path, request, person }: IdentityCall, { token, user, isNewDevice }: Answered) => {
      const source = sourceOf(request, person?.sessionId);
      if (person !== null && path in doneKinds) {
        const kind = doneKinds[path as keyof typeof doneKinds];
        await recordSecurityEvent(db, { kind, userId: person.id, source, details: {} });
      }
      // A visitor's session may be open while its person signs in to an account.
      if (path === verifySecondFactor.path && person?.id === user?.id && person?.twoFactorEnabled === false) {
        await recordSecurityEvent(db, { kind: "two-factor-enabled", userId: person.id, source, details: {} });
        return;
      }
      const method = methodOf(path);
      if (method === undefined || user === undefined) return;
      const [session] =
        typeof token === "string"
          ? await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token))
          : [];
      const opened = sourceOf(request, session?.id ?? null);
      const details = { method, newDevice: isNewDevice ?? false };
      await recordSecurityEvent(db, { kind: "sign-in", userId: user.id, source: opened, details });
      if (method === "backup-code") {
        await recordSecurityEvent(db, { kind: "backup-code-used", userId: user.id, source: opened, details: {} });
      }
    },

    refused: async ({ path, request, typed, person }: IdentityCall, status: number) => {
      const method = methodOf(path);
      if (status !== 401 || method === undefined) return;
      const source = sourceOf(request, person?.sessionId);
      if (method === "password") {
        await recordForAddress(db, typed, { kind: "sign-in-failed", source, details: { method } });
        return;
      }
      const userId = person?.id ?? (await triedUser(db, request));
      await recordSecurityEvent(db, { kind: "sign-in-failed", userId, source, details: { method } });
    },

    slowed: async ({ path, request, typed, person }: IdentityCall) => {
      const method = methodOf(path);
      const source = sourceOf(request, person?.sessionId);
      if (method === undefined || !isFirst(`${method} ${typed.trim().toLowerCase()} ${source.network}`)) return;
      if (method === "password") {
        await recordForAddress(db, typed, { kind: "sign-in-slowed", source, details: { check: "password" } });
        return;
      }
      const userId = person?.id ?? (await triedUser(db, request));
      await recordSecurityEvent(db, { kind: "sign-in-slowed", userId, source, details: { check: "two-factor" } });
    },
  };
};
