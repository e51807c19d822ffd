/** Programs at the doors of the access table, and what each is to get there. */
import { levelOf as operationLevel, operations } from "#domain/api-docs/operations.ts";
import { tokenLevels, type TokenLevel } from "#domain/api-tokens/token-level.ts";
import type { Database } from "../db/client.ts";
import type { Door } from "./access-door.ts";
import type { Whose } from "./access-rules.ts";
import type { Knocker, World } from "./access-world.ts";
import { aToken } from "./token-factories.ts";

export const tokenKnockers = [
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
export type TokenKnocker = (typeof tokenKnockers)[number];

/** Whom a program is treated like, where it is let in at all. */
export const likeness: Readonly<Record<TokenKnocker, Knocker>> = {
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

const levels: Partial<Readonly<Record<TokenKnocker, TokenLevel>>> = {
  "read token": "read",
  "write token": "write",
  "admin token": "admin",
  "token of another": "admin",
  "token of an unconfirmed admin": "admin",
};

export const createTokens = async (
  db: Database,
  { one, two, people }: World,
): Promise<Record<TokenKnocker, string>> => {
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

const openCalls = new Map(
  operations.map((operation) => [`${operation.call.method} ${operation.call.path}`, operationLevel(operation)]),
);

export const isOpenToTokens = (call: string): boolean => openCalls.has(call);

/** What a program gets: nothing without a good token, nothing beyond the list, and what a member of that level gets on it. */
export const statusForToken = (call: string, door: Door, knocker: TokenKnocker, whose: Whose): number => {
  if (call === "POST /api/inbound-mail") return 401;
  const level = levels[knocker];
  if (level === undefined) return 401;
  if (call === "GET /api/docs/openapi.json") return 200;
  const least = openCalls.get(call);
  if (least === undefined || tokenLevels.indexOf(level) < tokenLevels.indexOf(least)) return 403;
  return door.status(likeness[knocker], whose);
};
