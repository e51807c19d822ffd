/** Creates, lists and revokes the API tokens of a workspace. */
import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { type ApiToken, maxTokens, type newToken, tokenState } from "#domain/api-tokens/api-tokens.ts";
import type { TokenLevel } from "#domain/api-tokens/token-level.ts";
import type { z } from "zod";
import { asActor, type Database } from "../../db/client.ts";
import { apiTokens } from "../../db/tables/api-tokens.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { hashToken, makeTokenSecret } from "../../infra/auth/api-token.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import { recordSecurityEvent } from "../../infra/auth/security-events.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

const dayMs = 86_400_000;
const maxListedTokens = 100;

const readTokens = async (db: Database, now: Date): Promise<ApiToken[]> => {
  const rows = await db
    .select({ row: apiTokens, madeBy: users.name, memberId: companyMembers.id })
    .from(apiTokens)
    .leftJoin(users, eq(users.id, apiTokens.createdBy))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, apiTokens.companyId), eq(companyMembers.userId, apiTokens.createdBy)),
    )
    // Active tokens come first.
    .orderBy(sql`${apiTokens.revokedAt} is not null`, desc(apiTokens.createdAt), desc(apiTokens.id))
    .limit(maxListedTokens);
  return rows.map(({ row, madeBy, memberId }) => ({
    id: row.id,
    name: row.name,
    level: row.level as TokenLevel,
    start: row.start,
    state: tokenState({ ...row, isCreatorMember: memberId !== null }, now),
    madeBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
};

export const listTokens = (db: Database, context: WorkspaceContext, now: Date): Promise<ApiToken[]> =>
  asActor(db, context, (db) => readTokens(db, now));

export const createToken = (
  db: Database,
  context: WorkspaceContext,
  { name, level, days }: z.output<typeof newToken>,
  now: Date,
) =>
  asActor(db, context, async (db) => {
    // The lock serializes two requests that would both create the last allowed token.
    await db.select({ id: companies.id }).from(companies).where(eq(companies.id, context.companyId)).for("update");
    const [active] = await db.select({ tokens: count() }).from(apiTokens).where(isNull(apiTokens.revokedAt));
    if ((active?.tokens ?? 0) >= maxTokens)
      throw new AppError("conflict", `A workspace can have up to ${maxTokens} tokens. Revoke one you don't use.`);
    const { secret, start } = makeTokenSecret();
    const [created] = await db
      .insert(apiTokens)
      .values({
        companyId: context.companyId,
        createdBy: context.userId,
        name,
        level,
        start,
        tokenHash: hashToken(secret),
        createdAt: now,
        expiresAt: days === 0 ? null : new Date(now.getTime() + days * dayMs),
      })
      .returning({ id: apiTokens.id });
    if (created === undefined) throw new AppError("internal");
    await recordAudit(db, { ...context, action: "token.made", subject: `${name} (${level})`, subjectId: created.id });
    await recordSecurityEvent(db, { kind: "token-created", ...context, details: { id: created.id, name, level } });
    const entry = (await readTokens(db, now)).find(({ id }) => id === created.id);
    if (entry === undefined) throw new AppError("internal");
    return { ...entry, secret };
  });

/** Takes effect with the next call. Revoking twice is not an error. */
export const revokeToken = (db: Database, context: WorkspaceContext, id: string, now: Date): Promise<void> =>
  asActor(db, context, async (db) => {
    const [apiToken] = await db.select({ name: apiTokens.name }).from(apiTokens).where(eq(apiTokens.id, id));
    if (apiToken === undefined) throw new AppError("not_found");
    const revoked = await db
      .update(apiTokens)
      .set({ revokedAt: now })
      .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt)))
      .returning({ id: apiTokens.id });
    if (revoked.length === 0) return;
    await recordAudit(db, { ...context, action: "token.revoked", subject: apiToken.name, subjectId: id });
    await recordSecurityEvent(db, { kind: "token-revoked", ...context, details: { id, name: apiToken.name } });
  });
