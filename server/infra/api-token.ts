/** Programs that show a token instead of a session: whose token it is, and whether it may make this call at all. */
import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { levelOf, operations } from "#domain/api-docs/operations.ts";
import { readOpenApi } from "#domain/api-docs/read-openapi.ts";
import { tokenPrefix } from "#domain/api-tokens/api-tokens.ts";
import { tokenLevels, type TokenLevel } from "#domain/api-tokens/token-level.ts";
import { asActor, type Database } from "../db/client.ts";
import { writeDown } from "./audit.ts";
import { createSampler } from "./sampler.ts";
import { networkOf, recordSecurityEvent } from "./security-events.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The Authorization header of this call is somebody else's secret, and no token of a workspace. */
    readonly hasOwnSecret?: true;
  }
}

export interface UsedToken {
  readonly id: string;
  readonly companyId: string;
  readonly madeBy: string;
  readonly level: TokenLevel;
}

const randomLength = 32;
const shownLength = 6;

/** 256 bits of chance: nobody guesses it, so a plain hash is enough to keep. */
export const makeTokenSecret = (): { readonly secret: string; readonly start: string } => {
  const secret = `${tokenPrefix}${randomBytes(randomLength).toString("base64url")}`;
  return { secret, start: secret.slice(0, tokenPrefix.length + shownLength) };
};

export const hashOfToken = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** What the caller shows as a token; undefined where it shows none. */
export const bearerOf = ({ headers, routeOptions }: FastifyRequest): string | undefined => {
  if (routeOptions.config.hasOwnSecret === true) return undefined;
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1];
};

/** A busy program is looked up once in ten minutes per network and process. */
const isDue = createSampler({ windowMs: 600_000, maxKeys: 10_000 });

const noteNetwork = async (db: Database, { id, companyId, madeBy }: UsedToken, name: string, address: string) => {
  const network = networkOf(address);
  if (network === null || !isDue(`${id} ${network}`)) return;
  const { rows } = await db.execute<{ is_new: boolean }>(
    sql`select note_token_network(${id}::uuid, ${network}) as is_new`,
  );
  if (rows[0]?.is_new !== true) return;
  const source = { network, device: "API token", sessionId: null };
  await recordSecurityEvent(db, {
    kind: "token-new-network",
    userId: madeBy,
    companyId,
    source,
    details: { id, name },
  });
};

/** Undefined for a token that is unknown, revoked or expired, and for one whose maker is no member any more. */
export const useToken = async (db: Database, secret: string, address: string): Promise<UsedToken | undefined> => {
  const { rows } = await db.execute<{
    id: string;
    company_id: string;
    made_by: string;
    name: string;
    level: TokenLevel;
    is_first: boolean;
  }>(sql`select * from use_api_token(${hashOfToken(secret)})`);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { id, company_id: companyId, made_by: madeBy, name, level, is_first: isFirst } = found;
  if (isFirst) {
    await asActor(db, { companyId, userId: madeBy }, (db) =>
      writeDown(db, { companyId, userId: madeBy, deed: "token.used", subject: name, subjectId: id }),
    );
  }
  const used = { id, companyId, madeBy, level };
  await noteNetwork(db, used, name, address);
  return used;
};

const openCalls: ReadonlyMap<string, TokenLevel> = new Map([
  ...operations.map((operation) => {
    const { method, path } = operation.call;
    return [`${method} ${path}`, levelOf(operation)] as const;
  }),
  [`${readOpenApi.method} ${readOpenApi.path}`, "read"],
]);

const callOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method === "HEAD" ? "GET" : method} ${routeOptions.url ?? ""}`;

/** Whether a path leads anywhere; what does not is answered as not found, token or not. */
export const leadsNowhere = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url === undefined || /\/api\/?\*?$/.test(routeOptions.url);

/** The level that the document names is asked here, whatever the call's own guard asks afterwards. */
export const mayCall = (request: FastifyRequest, level: TokenLevel): boolean => {
  const least = openCalls.get(callOf(request));
  return least !== undefined && tokenLevels.indexOf(level) >= tokenLevels.indexOf(least);
};
