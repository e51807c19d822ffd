/** Step-up authentication: actions that could take over or empty an account need a recent proof of identity. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { webauthnResponse } from "./passkeys.ts";

/** How long a proof of identity is valid. Signing in counts as a proof. */
const proofMaxAgeMs = 10 * 60_000;

export const isRecentProof = (verifiedAt: Date, now: Date): boolean =>
  now.getTime() - verifiedAt.getTime() < proofMaxAgeMs;

const proofMethods = ["password", "code", "passkey"] as const;
export type ProofMethod = (typeof proofMethods)[number];

interface Factors {
  readonly twoFactorEnabled: boolean;
  readonly hasPasskey: boolean;
}

/** With two-factor authentication on, a password alone is no proof, because it may be stolen. */
export const proofMethodsFor = ({ twoFactorEnabled, hasPasskey }: Factors): ProofMethod[] => [
  ...(hasPasskey ? (["passkey"] as const) : []),
  twoFactorEnabled ? "code" : "password",
];

/** Returns whether a proof is required now, and which methods the account has. */
export const readStepUp = endpoint({
  method: "GET",
  path: "/api/account/step-up",
  reply: z.object({ needed: z.boolean(), methods: z.array(z.enum(proofMethods)) }),
});

export const stepUp = endpoint({
  method: "POST",
  path: "/api/account/step-up",
  body: z.discriminatedUnion("method", [
    z.object({ method: z.literal("password"), password: z.string().min(1, "Enter your password").max(128) }),
    z.object({
      method: z.literal("code"),
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, "Enter the six-digit code"),
    }),
    z.object({ method: z.literal("passkey"), response: webauthnResponse }),
  ]),
  reply: z.object({}),
});
