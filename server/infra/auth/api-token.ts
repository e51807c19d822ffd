/** API tokens: looks up the token of a request and checks whether it may make this call. */
import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { levelOf, operations } from "#domain/api-docs/operations.ts";
import { readOpenApi } from "#domain/api-docs/read-openapi.ts";
import { tokenPrefix } from "#domain/api-tokens/api-tokens.ts";
import { tokenLevels, type TokenLevel } from "#domain/api-tokens/token-level.ts";
import { asActor, type Database } from "../../db/client.ts";
import { recordAudit } from "./audit.ts";
import { createSampler } from "../telemetry/sampler.ts";
import { networkOf, recordSecurityEvent } from "./security-events.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The Authorization header of this call holds another service's secret, not a workspace's API token. */
    readonly hasOwnSecret?: true;
  }
}

export interface UsedToken {
  readonly id: string;
  readonly companyId: string;
  readonly createdBy: string;
  readonly level: TokenLevel;
}

const randomLength = 32;
const visibleLength = 6;

/** 256 random bits cannot be guessed, so a plain hash is enough to store. */
export const makeTokenSecret = (): { readonly secret: string; readonly start: string } => {
  const secret = `${tokenPrefix}${randomBytes(randomLength).toString("base64url")}`;
  return { secret, start: secret.slice(0, tokenPrefix.length + visibleLength) };
};

export const hashToken = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** The bearer token of a request, or undefined. */
export const bearerOf = ({ headers, routeOptions }: FastifyRequest): string | undefined => {
  if (routeOptions.config.hasOwnSecret === true) return undefined;
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1];
};

/** A token's network is recorded at most once in ten minutes per network and process. */
const isDue = createSampler({ windowMs: 600_000, maxKeys: 10_000 });

const recordTokenNetwork = async (
  db: Database,
  { id, companyId, createdBy }: UsedToken,
  name: string,
  address: string,
) => {
  const network = networkOf(address);
  if (network === null || !isDue(`${id} ${network}`)) return;
  const { rows } = await db.execute<{ is_new: boolean }>(
    sql`select record_token_network(${id}::uuid, ${network}) as is_new`,
  );
  if (rows[0]?.is_new !== true) return;
  const source = { network, device: "API token", sessionId: null };
  await recordSecurityEvent(db, {
    kind: "token-new-network",
    userId: createdBy,
    companyId,
    source,
    details: { id, name },
  });
};

/** Undefined for a token that is unknown, revoked or expired, or whose creator is no longer a member. */
export const authenticateToken = async (
  db: Database,
  secret: string,
  address: string,
): Promise<UsedToken | undefined> => {
  const { rows } = await db.execute<{
    id: string;
    company_id: string;
    made_by: string;
    name: string;
    level: TokenLevel;
    is_first: boolean;
  }>(sql`select * from use_api_token(${hashToken(secret)})`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { id, company_id: companyId, made_by: madeBy, name, level, is_first: isFirst } = row;
  if (isFirst) {
    await asActor(db, { companyId, userId: madeBy }, (db) =>
      recordAudit(db, { companyId, userId: madeBy, action: "token.used", subject: name, subjectId: id }),
    );
  }
  const token = { id, companyId, createdBy: madeBy, level };
  await recordTokenNetwork(db, token, name, address);
  return token;
};

const requiredLevels: ReadonlyMap<string, TokenLevel> = new Map([
  ...operations.map((operation) => {
    const { method, path } = operation.call;
    return [`${method} ${path}`, levelOf(operation)] as const;
  }),
  [`${readOpenApi.method} ${readOpenApi.path}`, "read"],
]);

const callOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method === "HEAD" ? "GET" : method} ${routeOptions.url ?? ""}`;

/** True for a path without a route, which returns 404 with or without a token. */
export const isUnknownRoute = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url === undefined || /\/api\/?\*?$/.test(routeOptions.url);

/** Checks the level that the API document requires. The route's own guard runs afterwards. */
export const mayCall = (request: FastifyRequest, level: TokenLevel): boolean => {
  const minLevel = requiredLevels.get(callOf(request));
  return minLevel !== undefined && tokenLevels.indexOf(level) >= tokenLevels.indexOf(minLevel);
};
