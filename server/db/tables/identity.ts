/** Users, sessions and credentials, in the schema of Better Auth. Password hashes are not stored in `users`. */
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid, varchar } from "drizzle-orm/pg-core";
import { userKinds } from "#domain/accounts/user-kind.ts";
import { createdAt, id, instant, oneOf, updatedAt } from "./columns.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    /** The email address in lower case. The specification calls it username. */
    username: varchar({ length: 255 }).notNull().unique(),
    name: varchar({ length: 255 }).notNull(),
    emailVerified: boolean().notNull().default(false),
    kind: varchar({ length: 50 }).notNull().default("candidate"),
    image: varchar({ length: 500 }),
    isAnonymous: boolean().notNull().default(false),
    twoFactorEnabled: boolean().notNull().default(false),
    /** Triggers increment it with every new password or email address, which voids all earlier links. */
    linkEpoch: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf("users_kind_known", t.kind, userKinds),
    check("users_username_lower", sql`${t.username} = lower(${t.username})`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: varchar({ length: 255 }).notNull().unique(),
    expiresAt: instant().notNull(),
    ipAddress: varchar({ length: 64 }),
    userAgent: text(),
    /** The open workspace, for users who belong to several. */
    activeCompanyId: uuid(),
    /** The last step-up authentication of this session. Null if the only proof is the sign-in itself. */
    steppedUpAt: instant(),
    /** True if a passkey with user verification opened or confirmed this session. That counts as two factors. */
    passkeyVerified: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expiry").on(t.expiresAt)],
);

/** One way to sign in. A password's salted hash is stored here, never in users. */
export const credentials = pgTable(
  "credentials",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: varchar({ length: 255 }).notNull(),
    providerId: varchar({ length: 100 }).notNull(),
    passwordHash: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("credentials_user").on(t.userId),
    unique("credentials_provider_account").on(t.providerId, t.accountId),
    check(
      "credentials_password_required",
      sql`${t.providerId} <> 'credential' or coalesce(length(${t.passwordHash}), 0) >= 60`,
    ),
  ],
);

/** Values of Better Auth that expire: pending second factors, passkey challenges, trusted browsers. */
export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: varchar({ length: 255 }).notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("verifications_identifier").on(t.identifier), index("verifications_expiry").on(t.expiresAt)],
);

export const twoFactors = pgTable(
  "two_factors",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
    /** The 30-second time step of the last accepted code. Codes of this or an earlier step are rejected. */
    lastUsedStep: integer(),
  },
  (t) => [index("two_factors_user").on(t.userId), index("two_factors_secret").on(t.secret)],
);

/** Public keys of passkeys, in the schema of Better Auth's passkey plugin. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: varchar({ length: 100 }),
    publicKey: text().notNull(),
    credentialID: text("credential_id").notNull().unique(),
    counter: bigint({ mode: "number" }).notNull(),
    deviceType: varchar({ length: 32 }).notNull(),
    backedUp: boolean().notNull(),
    transports: varchar({ length: 255 }),
    aaguid: varchar({ length: 64 }),
    lastUsedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index("passkeys_user").on(t.userId)],
);

/** Browsers that skip the second step of sign-in. Better Auth's cookie is valid only while its row exists. */
export const trustedDevices = pgTable(
  "trusted_devices",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the identifier in the cookie. */
    identifierHash: varchar({ length: 64 }).notNull().unique("trusted_devices_identifier"),
    userAgent: text(),
    ipAddress: varchar({ length: 64 }),
    expiresAt: instant().notNull(),
    lastUsedAt: instant().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index("trusted_devices_user").on(t.userId)],
);

export const authRateLimits = pgTable("auth_rate_limits", {
  id: id(),
  key: varchar({ length: 255 }).notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint({ mode: "number" }).notNull(),
});

/** Settings for optional emails. Without a row, all of them are sent. */
export const notificationSettings = pgTable("notification_settings", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  memberJoined: boolean().notNull().default(true),
  newSignIn: boolean().notNull().default(true),
  updatedAt: updatedAt(),
});
