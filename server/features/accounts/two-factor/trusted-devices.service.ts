/** Browsers that skip the second step of sign-in. Better Auth signs the cookie; a row here decides whether it is still valid. */
import { createHash } from "node:crypto";
import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { trustedDays, type TrustedDevice } from "#domain/accounts/trusted-devices.ts";
import { brand } from "#domain/brand.ts";
import { asActor, type Database } from "../../../db/client.ts";
import { trustedDevices, users } from "../../../db/tables/identity.ts";
import { AppError } from "../../../infra/http/errors.ts";
import { readBetterAuthCookie } from "../cookies.ts";

const cookieName = `${brand.name.toLowerCase()}.trust_device`;
const dayMs = 86_400_000;

/** The cookie is "{token}!{identifier}.{signature}". */
const hashOf = (cookie: string): string | null => {
  const [, identifier] = /!([\w-]+)\./.exec(cookie) ?? [];
  return identifier === undefined ? null : createHash("sha256").update(identifier).digest("hex");
};
const requestDeviceHash = (request: FastifyRequest): string | null =>
  hashOf(readBetterAuthCookie(request, "trust_device"));

/** The request's cookie header without a revoked trust cookie. */
export const cookiesWithoutRevokedTrust = async (
  db: Database,
  request: FastifyRequest,
  email: string,
): Promise<string | undefined> => {
  const { cookie } = request.headers;
  const hash = requestDeviceHash(request);
  if (cookie === undefined || hash === null) return cookie;
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.username, email.trim().toLowerCase()));
  const isTrusted =
    account !== undefined &&
    (await asActor(db, { userId: account.id }, async (db) => {
      const rows = await db
        .select({ id: trustedDevices.id })
        .from(trustedDevices)
        .where(and(eq(trustedDevices.identifierHash, hash), gt(trustedDevices.expiresAt, sql`now()`)));
      return rows.length > 0;
    }));
  if (isTrusted) return cookie;
  return cookie
    .split(/;\s*/)
    .filter((pair) => !pair.includes(`${cookieName}=`))
    .join("; ");
};

/** Called after sign-in, when Better Auth trusted this browser or rotated the identifier of a trusted one. */
export const saveTrustedDevice = async (
  db: Database,
  request: FastifyRequest,
  userId: string,
  setCookies: readonly string[],
): Promise<void> => {
  const set = setCookies.find((each) => each.includes(`${cookieName}=`) && !/max-age=0/i.test(each));
  const next = set === undefined ? null : hashOf(decodeURIComponent(set));
  if (next === null) return;
  const before = requestDeviceHash(request);
  const seen = {
    identifierHash: next,
    userAgent: request.headers["user-agent"] ?? null,
    ipAddress: request.ip,
    lastUsedAt: new Date(),
    expiresAt: new Date(Date.now() + trustedDays * dayMs),
  };
  await asActor(db, { userId }, async (db) => {
    await db.delete(trustedDevices).where(lte(trustedDevices.expiresAt, sql`now()`));
    const renewed =
      before === null
        ? []
        : await db
            .update(trustedDevices)
            .set(seen)
            .where(eq(trustedDevices.identifierHash, before))
            .returning({ id: trustedDevices.id });
    if (renewed.length === 0) await db.insert(trustedDevices).values({ ...seen, userId });
  });
};

export const listTrusted = (db: Database, request: FastifyRequest, userId: string): Promise<TrustedDevice[]> =>
  asActor(db, { userId }, async (db) => {
    const rows = await db
      .select()
      .from(trustedDevices)
      .where(and(eq(trustedDevices.userId, userId), gt(trustedDevices.expiresAt, sql`now()`)))
      .orderBy(desc(trustedDevices.lastUsedAt));
    const currentHash = requestDeviceHash(request);
    return rows.map(({ id, identifierHash, userAgent, ipAddress, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      current: identifierHash === currentHash,
      userAgent,
      ipAddress,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  });

export const revokeTrusted = (db: Database, userId: string, id: string): Promise<void> =>
  asActor(db, { userId }, async (db) => {
    const deleted = await db
      .delete(trustedDevices)
      .where(and(eq(trustedDevices.id, id), eq(trustedDevices.userId, userId)));
    if (deleted.rowCount === 0) throw new AppError("not_found");
  });

export const revokeAllTrusted = (db: Database, userId: string): Promise<void> =>
  asActor(db, { userId }, async (db) => {
    await db.delete(trustedDevices).where(eq(trustedDevices.userId, userId));
  });
