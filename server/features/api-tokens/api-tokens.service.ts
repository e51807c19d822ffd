/** Making, listing and revoking the tokens of a workspace. */
import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { type ApiToken, mostTokens, type newToken, stateOfToken } from "#domain/api-tokens/api-tokens.ts";
import type { TokenLevel } from "#domain/api-tokens/token-level.ts";
import type { z } from "zod";
import { asActor, type Database } from "../../db/client.ts";
import { apiTokens } from "../../db/tables/api-tokens.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { hashOfToken, makeTokenSecret } from "../../infra/api-token.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import { type EventSource, recordSecurityEvent } from "../../infra/security-events.ts";

interface Place {
  readonly companyId: string;
  readonly userId: string;
  readonly source?: EventSource | undefined;
}

const dayMs = 86_400_000;
const shownTokens = 100;

const readTokens = async (db: Database, now: Date): Promise<ApiToken[]> => {
  const rows = await db
    .select({ row: apiTokens, madeBy: users.name, memberId: companyMembers.id })
    .from(apiTokens)
    .leftJoin(users, eq(users.id, apiTokens.createdBy))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, apiTokens.companyId), eq(companyMembers.userId, apiTokens.createdBy)),
    )
    // Those that still open something first.
    .orderBy(sql`${apiTokens.revokedAt} is not null`, desc(apiTokens.createdAt), desc(apiTokens.id))
    .limit(shownTokens);
  return rows.map(({ row, madeBy, memberId }) => ({
    id: row.id,
    name: row.name,
    level: row.level as TokenLevel,
    start: row.start,
    state: stateOfToken({ ...row, isMakerHere: memberId !== null }, now),
    madeBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
};

export const listTokens = (db: Database, place: Place, now: Date): Promise<ApiToken[]> =>
  asActor(db, place, (db) => readTokens(db, now));

export const makeToken = (db: Database, place: Place, { name, level, days }: z.output<typeof newToken>, now: Date) =>
  asActor(db, place, async (db) => {
    // Two who make the last one at once wait for each other here.
    await db.select({ id: companies.id }).from(companies).where(eq(companies.id, place.companyId)).for("update");
    const [held] = await db.select({ tokens: count() }).from(apiTokens).where(isNull(apiTokens.revokedAt));
    if ((held?.tokens ?? 0) >= mostTokens)
      throw new AppError("conflict", `A workspace has at most ${mostTokens} tokens. Revoke one that is not used.`);
    const { secret, start } = makeTokenSecret();
    const [made] = await db
      .insert(apiTokens)
      .values({
        companyId: place.companyId,
        createdBy: place.userId,
        name,
        level,
        start,
        tokenHash: hashOfToken(secret),
        createdAt: now,
        expiresAt: days === 0 ? null : new Date(now.getTime() + days * dayMs),
      })
      .returning({ id: apiTokens.id });
    if (made === undefined) throw new AppError("internal");
    await writeDown(db, { ...place, deed: "token.made", subject: `${name} (${level})`, subjectId: made.id });
    await recordSecurityEvent(db, { kind: "token-created", ...place, details: { id: made.id, name, level } });
    const shown = (await readTokens(db, now)).find(({ id }) => id === made.id);
    if (shown === undefined) throw new AppError("internal");
    return { ...shown, secret };
  });

/** Counts from the next call on. Revoking twice is no mistake. */
export const revokeToken = (db: Database, place: Place, id: string, now: Date): Promise<void> =>
  asActor(db, place, async (db) => {
    const [found] = await db.select({ name: apiTokens.name }).from(apiTokens).where(eq(apiTokens.id, id));
    if (found === undefined) throw new AppError("not_found");
    const revoked = await db
      .update(apiTokens)
      .set({ revokedAt: now })
      .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt)))
      .returning({ id: apiTokens.id });
    if (revoked.length === 0) return;
    await writeDown(db, { ...place, deed: "token.revoked", subject: found.name, subjectId: id });
    await recordSecurityEvent(db, { kind: "token-revoked", ...place, details: { id, name: found.name } });
  });
