/** API token rows, for tests. */
import type { TokenLevel } from "#domain/api-tokens/token-level.ts";
import type { Database } from "../db/client.ts";
import { apiTokens } from "../db/tables/api-tokens.ts";
import { hashToken, makeTokenSecret } from "../infra/api-token.ts";

interface TokenValues {
  readonly companyId: string;
  readonly createdBy?: string;
  readonly name?: string;
  readonly level?: TokenLevel;
  readonly expiresAt?: Date;
  readonly revokedAt?: Date;
}

/** Returns the row's id and the secret. */
export const aToken = async (db: Database, values: TokenValues) => {
  const { secret, start } = makeTokenSecret();
  const [row] = await db
    .insert(apiTokens)
    .values({ name: "A program", level: "read", ...values, start, tokenHash: hashToken(secret) })
    .returning({ id: apiTokens.id });
  return { id: row?.id ?? "", secret };
};
