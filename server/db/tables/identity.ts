/** Who signs in, and how. The shapes are those of the identity library; passwords live apart from people. */
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid, varchar } from "drizzle-orm/pg-core";
import { userKinds } from "#domain/accounts/user-kind.ts";
import { createdAt, id, instant, oneOf, updatedAt } from "./columns.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    /** The e-mail address, lower-cased: the specification's username. */
    username: varchar({ length: 255 }).notNull().unique(),
    name: varchar({ length: 255 }).notNull(),
    emailVerified: boolean().notNull().default(false),
    kind: varchar({ length: 50 }).notNull().default("candidate"),
    image: varchar({ length: 500 }),
    isAnonymous: boolean().notNull().default(false),
    twoFactorEnabled: boolean().notNull().default(false),
    /** Raised by triggers with every new password or address; links made before it are void. */
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
    /** The workspace that is open in this browser, for people who belong to several. */
    activeCompanyId: uuid(),
    /** The last time this session proved who it is again; signing in counts until then. */
    steppedUpAt: instant(),
    /** A passkey with user verification opened or confirmed this session, which is two factors in one. */
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

/** Short-lived proofs: e-mail verification, password reset. */
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
    /** The 30-second time step of the last accepted code: a code of this or an earlier step is refused. */
    lastUsedStep: integer(),
  },
  (t) => [index("two_factors_user").on(t.userId), index("two_factors_secret").on(t.secret)],
);

/** Public keys of passkeys, in the shape of the identity library's plugin. */
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

/** Browsers that skip the second step of sign-in. The library's cookie is honored only while its row is here. */
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

/** Settings for optional email. Without a row all of it is sent. */
export const notificationSettings = pgTable("notification_settings", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  memberJoined: boolean().notNull().default(true),
  newSignIn: boolean().notNull().default(true),
  updatedAt: updatedAt(),
});
