/** Tokens of a workspace: what a program shows instead of signing in. */
import { z } from "zod";
import { brand } from "../brand.ts";
import { endpoint } from "../endpoint.ts";
import { tokenLevels } from "./token-level.ts";

/** So that a token is known for one wherever it turns up, in a log or in a repository. */
export const tokenPrefix = `${brand.name.toLowerCase()}_`;

export const mostTokens = 50;

/** Of one token, unless the operator says otherwise. */
export const usualCallsPerMinute = 300;

/** Days until a token runs out; 0 is never. */
export const tokenLifetimes = [30, 90, 365, 0] as const;

export const tokenStates = ["active", "expired", "revoked", "maker-left"] as const;
export type TokenState = (typeof tokenStates)[number];

export const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  level: z.enum(tokenLevels),
  /** Its first characters, by which it is recognised. */
  start: z.string(),
  state: z.enum(tokenStates),
  /** Null once that person has no account any more. */
  madeBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** To the minute. */
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
    .min(1, "Say what the token is for")
    .max(80, "Please use at most 80 characters")
    .refine((text) => !text.includes("\0"), "Please use letters and numbers"),
  level: z.enum(tokenLevels),
  days: z.union(tokenLifetimes.map((days) => z.literal(days))).default(90),
});
export type NewToken = z.input<typeof newToken>;

/** The only answer that holds the token itself. */
export const makeToken = endpoint({
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

interface Standing {
  readonly revokedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly isMakerHere: boolean;
}

/** Revoked counts before anything else: it is what somebody decided. */
export const stateOfToken = ({ revokedAt, expiresAt, isMakerHere }: Standing, now: Date): TokenState => {
  if (revokedAt !== null) return "revoked";
  if (expiresAt !== null && expiresAt <= now) return "expired";
  return isMakerHere ? "active" : "maker-left";
};
