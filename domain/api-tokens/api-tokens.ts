/** API tokens of a workspace, with which a program authenticates. */
import { z } from "zod";
import { brand } from "../brand.ts";
import { endpoint } from "../endpoint.ts";
import { tokenLevels } from "./token-level.ts";

/** Makes a token recognizable in logs and repositories, for example to secret scanners. */
export const tokenPrefix = `${brand.name.toLowerCase()}_`;

export const maxTokens = 50;

/** Per token, unless the operator configures another limit. */
export const defaultCallsPerMinute = 300;

/** Days until a token expires; 0 means never. */
export const tokenLifetimes = [30, 90, 365, 0] as const;

const tokenStates = ["active", "expired", "revoked", "maker-left"] as const;
export type TokenState = (typeof tokenStates)[number];

const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  level: z.enum(tokenLevels),
  /** The first characters of the token, by which people recognize it. */
  start: z.string(),
  state: z.enum(tokenStates),
  /** Null once that person has no account any more. */
  madeBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** Accurate to the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const listTokens = endpoint({
  method: "GET",
  path: "/api/workspace/tokens",
  reply: z.object({ tokens: z.array(apiToken) }),
});

export const newToken = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Enter a name for the token")
    .max(80, "Use at most 80 characters")
    .refine((text) => !text.includes("\0"), "Use letters and numbers"),
  level: z.enum(tokenLevels),
  days: z.union(tokenLifetimes.map((days) => z.literal(days))).default(90),
});
export type NewToken = z.input<typeof newToken>;

/** The only answer that holds the token itself. */
export const createToken = endpoint({
  method: "POST",
  path: "/api/workspace/tokens",
  body: newToken,
  reply: apiToken.extend({ secret: z.string() }),
  status: 201,
});

export const revokeToken = endpoint({
  method: "DELETE",
  path: "/api/workspace/tokens/:id",
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
});

interface TokenFacts {
  readonly revokedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly isCreatorMember: boolean;
}

/** Revoked wins over expired, because a person decided it. */
export const tokenState = ({ revokedAt, expiresAt, isCreatorMember }: TokenFacts, now: Date): TokenState => {
  if (revokedAt !== null) return "revoked";
  if (expiresAt !== null && expiresAt <= now) return "expired";
  return isCreatorMember ? "active" : "maker-left";
};
