/** Endpoints for signing in and account security. Email links are in account-links.ts; the identity library handles the rest. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { maxPersonNameLength, plainName } from "../text/plain-name.ts";
import { emailField } from "./employer-sign-up.ts";
import { addPasskey, beginPasskeyRegistration, beginPasskeySignIn, signInWithPasskey } from "./passkeys.ts";
import { password } from "./password.ts";

/** Only fields named in a reply schema leave the server, so that no token of the library ever reaches a script. */
const emptyReply = z.object({});
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "Enter the six-digit code");

export const signInForm = z.object({
  email: emailField,
  password: z.string().min(1, "Enter your password").max(128),
});

/** `twoFactorRedirect` asks for the two-factor code; any other reply means that the person is signed in. */
export const signIn = endpoint({
  method: "POST",
  path: "/api/auth/sign-in/email",
  body: signInForm,
  reply: z.object({ twoFactorRedirect: z.boolean().optional() }),
});
const signInAsVisitor = endpoint({
  method: "POST",
  path: "/api/auth/sign-in/anonymous",
  body: emptyReply,
  reply: emptyReply,
});
export const signUpCandidate = endpoint({
  method: "POST",
  path: "/api/auth/sign-up/email",
  body: z.object({
    name: plainName(z.string().trim().min(2, "Name must be at least 2 characters").max(maxPersonNameLength)),
    email: emailField,
    password,
  }),
  reply: emptyReply,
});
export const signOut = endpoint({ method: "POST", path: "/api/auth/sign-out", body: emptyReply, reply: emptyReply });

export const sendVerification = endpoint({
  method: "POST",
  path: "/api/auth/send-verification-email",
  body: z.object({ email: emailField }),
  reply: emptyReply,
});
/** Needs a confirmed address and the password. The current address approves first, then the new one confirms. */
export const changeEmail = endpoint({
  method: "POST",
  path: "/api/auth/change-email",
  body: z.object({ newEmail: emailField, password: z.string().min(1, "Enter your password").max(128) }),
  reply: emptyReply,
});

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/api/auth/request-password-reset",
  body: z.object({ email: emailField }),
  reply: emptyReply,
});
export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  body: z.object({ token: z.string().min(1).max(200), newPassword: password }),
  reply: emptyReply,
});
export const changePassword = endpoint({
  method: "POST",
  path: "/api/auth/change-password",
  body: z.object({
    currentPassword: z.string().min(1, "Enter your password").max(128),
    newPassword: password,
    revokeOtherSessions: z.boolean().optional(),
  }),
  reply: emptyReply,
});

/** Omits the session tokens, which must never reach another browser. */
const sessionEntry = z.object({
  id: z.uuid(),
  current: z.boolean(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;
export const listSessions = endpoint({
  method: "GET",
  path: "/api/me/sessions",
  reply: z.array(sessionEntry),
});
export const revokeSession = endpoint({
  method: "DELETE",
  path: "/api/me/sessions/:id",
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
});
export const revokeOtherSessions = endpoint({ method: "DELETE", path: "/api/me/sessions", reply: z.object({}) });

const passwordConfirmation = z.object({ password: z.string().min(1, "Enter your password").max(128) });

/** Returns the URI for an authenticator app and the backup codes. Two-factor authentication is on once a code was verified. */
export const enableTwoFactor = endpoint({
  method: "POST",
  path: "/api/auth/two-factor/enable",
  body: passwordConfirmation,
  reply: z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
});
export const verifyTwoFactor = endpoint({
  method: "POST",
  path: "/api/auth/two-factor/verify-totp",
  body: z.object({ code, trustDevice: z.boolean().optional() }),
  reply: emptyReply,
});
export const verifyBackupCode = endpoint({
  method: "POST",
  path: "/api/auth/two-factor/verify-backup-code",
  body: z.object({ code: z.string().trim().min(8, "Enter one of your backup codes").max(40) }),
  reply: emptyReply,
});
export const regenerateBackupCodes = endpoint({
  method: "POST",
  path: "/api/auth/two-factor/generate-backup-codes",
  body: passwordConfirmation,
  reply: z.object({ backupCodes: z.array(z.string()) }),
});
export const disableTwoFactor = endpoint({
  method: "POST",
  path: "/api/auth/two-factor/disable",
  body: passwordConfirmation,
  reply: emptyReply,
});

/** Every call that goes to the identity library; its other paths are closed. */
export const identityEndpoints = [
  signIn,
  signInAsVisitor,
  signUpCandidate,
  signOut,
  changePassword,
  enableTwoFactor,
  verifyTwoFactor,
  verifyBackupCode,
  regenerateBackupCodes,
  disableTwoFactor,
  beginPasskeyRegistration,
  addPasskey,
  beginPasskeySignIn,
  signInWithPasskey,
] as const;
export type IdentityPath = (typeof identityEndpoints)[number]["path"];
