/** API token personas and the status that each gets in the access table. */
import { levelOf as operationLevel, operations } from "#domain/api-docs/operations.ts";
import { tokenLevels, type TokenLevel } from "#domain/api-tokens/token-level.ts";
import type { Database } from "../../db/client.ts";
import type { EndpointCase } from "./endpoint-case.ts";
import type { Owner } from "./access-rules.ts";
import type { Persona, World } from "./access-world.ts";
import { aToken } from "../fixtures/token-factories.ts";

export const tokenPersonas = [
  "read token",
  "write token",
  "admin token",
  "token of another",
  "revoked token",
  "expired token",
  "token of somebody who left",
  "token of an unconfirmed admin",
  "unknown token",
] as const;
export type TokenPersona = (typeof tokenPersonas)[number];

/** The persona whose access a token has where tokens are allowed. */
export const equivalentPersona: Readonly<Record<TokenPersona, Persona>> = {
  "read token": "viewer",
  "write token": "editor",
  "admin token": "admin",
  "token of another": "admin of another",
  "revoked token": "admin",
  "expired token": "admin",
  "token of somebody who left": "removed member",
  "token of an unconfirmed admin": "unconfirmed admin",
  "unknown token": "anonymous",
};

const levels: Partial<Readonly<Record<TokenPersona, TokenLevel>>> = {
  "read token": "read",
  "write token": "write",
  "admin token": "admin",
  "token of another": "admin",
  "token of an unconfirmed admin": "admin",
};

export const createTokens = async (
  db: Database,
  { one, two, people }: World,
): Promise<Record<TokenPersona, string>> => {
  const make = async (values: Omit<Parameters<typeof aToken>[1], "companyId">, companyId = one.id) =>
    (await aToken(db, { companyId, createdBy: people.admin.id, level: "admin", ...values })).secret;
  const past = new Date(Date.now() - 60_000);
  return {
    "read token": await make({ level: "read" }),
    "write token": await make({ level: "write" }),
    "admin token": await make({}),
    "token of another": await make({ createdBy: people["admin of another"].id }, two.id),
    "revoked token": await make({ revokedAt: past }),
    "expired token": await make({ expiresAt: past }),
    "token of somebody who left": await make({ createdBy: people["removed member"].id }),
    "token of an unconfirmed admin": await make({ createdBy: people["unconfirmed admin"].id }),
    "unknown token": "cohire_nobody-ever-made-this-one",
  };
};

const requiredLevels = new Map(
  operations.map((operation) => [`${operation.call.method} ${operation.call.path}`, operationLevel(operation)]),
);

export const isOpenToTokens = (call: string): boolean => requiredLevels.has(call);

/** The expected status for a token: 401 if invalid, 403 for calls not open to tokens, else the status of a member of that level. */
export const statusForToken = (
  call: string,
  endpointCase: EndpointCase,
  persona: TokenPersona,
  owner: Owner,
): number => {
  if (call === "POST /api/inbound-mail") return 401;
  const level = levels[persona];
  if (level === undefined) return 401;
  if (call === "GET /api/docs/openapi.json") return 200;
  const minLevel = requiredLevels.get(call);
  if (minLevel === undefined || tokenLevels.indexOf(level) < tokenLevels.indexOf(minLevel)) return 403;
  return endpointCase.status(equivalentPersona[persona], owner);
};
