/** Identity by better-auth on our own tables. Sign-in pages and routes stand on this; there is no default account. */
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Database } from "../db/client.ts";
import { authRateLimits, credentials, sessions, twoFactors, users, verifications } from "../db/tables/identity.ts";

export interface AuthOptions {
  readonly origin: string;
  readonly secret: string;
}

export const minPasswordLength = 8;

export const createAuth = (db: Database, { origin, secret }: AuthOptions) =>
  betterAuth({
    baseURL: origin,
    basePath: "/api/auth",
    secret,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: "pg",
      transaction: true,
      schema: { users, sessions, credentials, verifications, twoFactors, authRateLimits },
    }),
    advanced: { database: { generateId: false } },
    // The specification's username is the e-mail address.
    user: {
      modelName: "users",
      fields: { email: "username" },
      additionalFields: { kind: { type: "string", required: false, input: false, defaultValue: "candidate" } },
    },
    session: { modelName: "sessions" },
    account: { modelName: "credentials", fields: { password: "passwordHash" } },
    verification: { modelName: "verifications" },
    rateLimit: { enabled: true, storage: "database", modelName: "authRateLimits" },
    emailAndPassword: { enabled: true, minPasswordLength, revokeSessionsOnPasswordReset: true },
  });

export type Auth = ReturnType<typeof createAuth>;
