/** API tokens for tests, as the database keeps them. */
import type { TokenLevel } from "#domain/api-tokens/token-level.ts";
import type { Database } from "../db/client.ts";
import { apiTokens } from "../db/tables/api-tokens.ts";
import { hashOfToken, makeTokenSecret } from "../infra/api-token.ts";

interface TokenValues {
  readonly companyId: string;
  readonly createdBy?: string;
  readonly name?: string;
  readonly level?: TokenLevel;
  readonly expiresAt?: Date;
  readonly revokedAt?: Date;
}

/** The row's id and what a program shows. */
export const aToken = async (db: Database, values: TokenValues) => {
  const { secret, start } = makeTokenSecret();
  const [row] = await db
    .insert(apiTokens)
    .values({ name: "A program", level: "read", ...values, start, tokenHash: hashOfToken(secret) })
    .returning({ id: apiTokens.id });
  return { id: row?.id ?? "", secret };
};
