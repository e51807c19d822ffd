/** Authenticator codes work once each (RFC 6238, section 5.2). */
import { createHmac, timingSafeEqual } from "node:crypto";
import { symmetricDecrypt } from "better-auth/crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Database } from "../../../db/client.ts";
import { twoFactors } from "../../../db/tables/identity.ts";
import type { BetterAuth } from "../../../infra/auth/better-auth.ts";
import { readBetterAuthCookie } from "../cookies.ts";

const stepMs = 30_000;
/** Better Auth also accepts the codes of the step before and after. */
const acceptedSteps = [-1, 0, 1];

const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
};

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Consumes a code: of two requests with the same code only one gets "accepted", in any order. */
export const claimCode = async (
  { db, betterAuth }: { readonly db: Database; readonly betterAuth: BetterAuth },
  userId: string,
  code: string,
): Promise<"accepted" | "used" | "wrong"> => {
  const [factor] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  if (factor === undefined) return "wrong";
  const { secretConfig } = await betterAuth.$context;
  const secret = await symmetricDecrypt({ key: secretConfig, data: factor.secret });
  const now = Math.floor(Date.now() / stepMs);
  const step = acceptedSteps.map((each) => now + each).find((each) => isSame(codeAt(secret, each), code));
  if (step === undefined) return "wrong";
  const claimed = await db
    .update(twoFactors)
    .set({ lastUsedStep: step })
    .where(and(eq(twoFactors.id, factor.id), or(isNull(twoFactors.lastUsedStep), lt(twoFactors.lastUsedStep, step))));
  return claimed.rowCount === 1 ? "accepted" : "used";
};

/** The user whose second step is pending in this browser: the password was correct and the session is not open yet. */
export const pendingUserOf = async (betterAuth: BetterAuth, request: FastifyRequest): Promise<string | null> => {
  const value = readBetterAuthCookie(request, "two_factor");
  const identifier = value.slice(0, Math.max(0, value.lastIndexOf(".")));
  if (identifier === "") return null;
  const verification = await (await betterAuth.$context).internalAdapter.findVerificationValue(identifier);
  return verification?.value ?? null;
};
