/** Security events: the closed list of kinds, with their labels and the details that each may hold. */
import { z } from "zod";

export const eventOutcomes = ["success", "failure", "blocked"] as const;
export type EventOutcome = (typeof eventOutcomes)[number];

const none = z.strictObject({});
const namedRef = z.strictObject({ id: z.uuid(), name: z.string().max(80) });
const level = z.string().max(20);

interface KindRule {
  readonly label: string;
  readonly outcome: EventOutcome;
  /** Details never hold a password, a token, or an email address that an anonymous user typed. */
  readonly details: z.ZodObject;
}

const signInMethods = ["password", "passkey", "authenticator-code", "backup-code"] as const;
const throttledChecks = ["password", "two-factor", "current-password", "email-link"] as const;

export const eventKinds = {
  "sign-in": {
    label: "Signed in",
    outcome: "success",
    details: z.strictObject({ method: z.enum(signInMethods), newDevice: z.boolean() }),
  },
  "sign-in-failed": {
    label: "Sign-in failed",
    outcome: "failure",
    details: z.strictObject({ method: z.enum(signInMethods) }),
  },
  "sign-in-slowed": {
    label: "Sign-in slowed after too many attempts",
    outcome: "blocked",
    details: z.strictObject({ check: z.enum(throttledChecks) }),
  },
  "password-reset-requested": { label: "Password reset requested", outcome: "success", details: none },
  "password-reset": { label: "Password reset", outcome: "success", details: none },
  "password-changed": { label: "Password changed", outcome: "success", details: none },
  "email-changed": { label: "Email address changed", outcome: "success", details: none },
  "email-confirmed": { label: "Email address confirmed", outcome: "success", details: none },
  "two-factor-enabled": { label: "Two-factor authentication turned on", outcome: "success", details: none },
  "two-factor-disabled": { label: "Two-factor authentication turned off", outcome: "success", details: none },
  "two-factor-reset": { label: "Two-factor authentication reset by an operator", outcome: "success", details: none },
  "backup-code-used": { label: "Backup code used", outcome: "success", details: none },
  "backup-codes-renewed": { label: "Backup codes replaced", outcome: "success", details: none },
  "passkey-added": { label: "Passkey added", outcome: "success", details: none },
  "passkey-removed": { label: "Passkey removed", outcome: "success", details: none },
  "session-revoked": {
    label: "Session revoked",
    outcome: "success",
    details: z.strictObject({ count: z.int().min(0) }),
  },
  "step-up-failed": { label: "Identity check failed", outcome: "failure", details: none },
  "token-created": { label: "API token created", outcome: "success", details: namedRef.extend({ level }) },
  "token-revoked": { label: "API token revoked", outcome: "success", details: namedRef },
  "token-new-network": { label: "API token used from a new network", outcome: "success", details: namedRef },
  "webhook-created": {
    label: "Webhook created",
    outcome: "success",
    details: z.strictObject({ id: z.uuid(), host: z.string().max(255) }),
  },
  "webhook-removed": {
    label: "Webhook removed",
    outcome: "success",
    details: z.strictObject({ id: z.uuid(), host: z.string().max(255) }),
  },
  "export-own-data": { label: "Own data exported", outcome: "success", details: none },
  "export-workspace": { label: "Workspace export downloaded", outcome: "success", details: none },
  "export-file": {
    label: "Table exported",
    outcome: "success",
    details: z.strictObject({ what: z.string().max(40) }),
  },
  "member-joined": { label: "Team member joined", outcome: "success", details: z.strictObject({ level }) },
  "member-removed": { label: "Team member removed", outcome: "success", details: none },
  "member-level-changed": {
    label: "Permission level changed",
    outcome: "success",
    details: z.strictObject({ from: level, to: level }),
  },
  "staff-access-granted": { label: "Recruiter access granted", outcome: "success", details: none },
  "staff-access-removed": { label: "Recruiter access removed", outcome: "success", details: none },
  "staff-added": { label: "Staff account added", outcome: "success", details: none },
  "staff-removed": { label: "Staff account removed", outcome: "success", details: none },
  "access-denied-burst": {
    label: "Many requests refused",
    outcome: "blocked",
    details: z.strictObject({ count: z.int().min(1), minutes: z.int().min(1) }),
  },
} as const satisfies Readonly<Record<string, KindRule>>;

export type EventKind = keyof typeof eventKinds;
export const eventKindNames = Object.keys(eventKinds) as [EventKind, ...EventKind[]];

export type EventDetails<Kind extends EventKind> = z.input<(typeof eventKinds)[Kind]["details"]>;

/** Account events that workspace admins never see; the policy seen_by_admins names the same kinds. */
export const kindsForPersonAlone = ["export-own-data"] as const satisfies readonly EventKind[];

/** Days until a row is deleted, and until its network, device and session are cleared. */
export const eventRetentionDays = 400;
export const networkRetentionDays = 90;
