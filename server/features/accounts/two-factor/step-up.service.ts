/** Step-up authentication. The proof belongs to the session and lasts ten minutes. */
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { isRecentProof, proofMethodsFor, type readStepUp, type stepUp } from "#domain/accounts/step-up.ts";
import type { Database } from "../../../db/client.ts";
import { sessions } from "../../../db/tables/identity.ts";
import type { BetterAuth } from "../../../infra/auth/better-auth.ts";
import { AppError } from "../../../infra/http/errors.ts";
import { countUnlessRefused, resetCounts } from "../../../infra/http/rate-limit.ts";
import type { SignedIn } from "../../../infra/auth/auth-context.ts";
import type { CookieJar } from "../cookies.ts";
import { codeCheckLimits } from "../identity-limits.ts";
import { countPasskeys } from "./passkeys.service.ts";
import { requirePassword } from "../passwords/password-check.service.ts";
import { claimCode } from "./totp-codes.service.ts";

export interface StepUpDeps {
  readonly db: Database;
  readonly betterAuth: BetterAuth;
  readonly jar: CookieJar;
  /** Verifies a passkey response with Better Auth, which opens a session for the passkey's owner. */
  readonly verifyPasskey: (
    request: FastifyRequest,
    response: object,
  ) => Promise<{ readonly userId: string; readonly sessionToken: string } | null>;
}

type StepUpState = z.infer<typeof readStepUp.reply>;

export const describeStepUp = async (db: Database, person: SignedIn | null): Promise<StepUpState> => {
  if (person === null || person.kind === "visitor") return { needed: false, methods: [] };
  return {
    needed: !isRecentProof(person.provedAt, new Date()),
    methods: proofMethodsFor({ ...person, hasPasskey: (await countPasskeys(db, person.id)) > 0 }),
  };
};

const wrongCodeText = "This code is incorrect or was already used. Enter the code your app shows now.";

const proveByCode = async (deps: StepUpDeps, request: FastifyRequest, person: SignedIn, code: string) => {
  const { db, jar } = deps;
  const limits = codeCheckLimits(person.id, jar.isKnown(request, person.id));
  await countUnlessRefused(db, limits);
  const verdict = person.twoFactorEnabled ? await claimCode(deps, person.id, code) : "wrong";
  if (verdict !== "accepted") throw new AppError("validation_failed", wrongCodeText, { code: wrongCodeText });
  await resetCounts(db, limits);
};

/** Deletes the session that Better Auth opened; the current session gets the proof. */
const proveByPasskey = async (deps: StepUpDeps, request: FastifyRequest, person: SignedIn, response: object) => {
  const verified = await deps.verifyPasskey(request, response);
  if (verified !== null) await deps.db.delete(sessions).where(eq(sessions.token, verified.sessionToken));
  if (verified?.userId !== person.id) {
    throw new AppError("validation_failed", "This passkey doesn't belong to your account.");
  }
};

export const completeStepUp = async (
  deps: StepUpDeps,
  request: FastifyRequest,
  person: SignedIn,
  proof: z.infer<typeof stepUp.body>,
): Promise<void> => {
  const { db } = deps;
  if (proof.method === "passkey") {
    await proveByPasskey(deps, request, person, proof.response);
  } else if (proof.method === "code") {
    await proveByCode(deps, request, person, proof.code);
  } else {
    if (person.twoFactorEnabled) throw new AppError("validation_failed", "Enter a code from your authenticator app.");
    await requirePassword(deps, person.id, proof.password);
  }
  await db
    .update(sessions)
    .set({ steppedUpAt: new Date(), ...(proof.method === "passkey" ? { passkeyVerified: true } : {}) })
    .where(eq(sessions.id, person.sessionId));
};
