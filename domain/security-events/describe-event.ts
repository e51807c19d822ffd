/** Describes an event's details in a few words; empty if the label says everything. */
import type { SecurityEvent } from "./read-security-events.ts";

const methodNames: Readonly<Record<string, string>> = {
  password: "Password",
  passkey: "Passkey",
  "authenticator-code": "Authenticator code",
  "backup-code": "Backup code",
};

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

export const describeEvent = ({
  kind,
  details,
  subject,
}: Pick<SecurityEvent, "kind" | "details" | "subject">): string => {
  const of = (name: string): string => text(details[name]);
  switch (kind) {
    case "sign-in":
      return `${methodNames[of("method")] ?? "Unknown method"}${details["newDevice"] === true ? ", new device" : ""}`;
    case "sign-in-failed":
      return methodNames[of("method")] ?? "";
    case "session-revoked":
      return details["count"] === 1 ? "1 session" : `${of("count")} sessions`;
    case "token-created":
      return `${of("name")} (${of("level")})`;
    case "token-revoked":
    case "token-new-network":
      return of("name");
    case "webhook-created":
    case "webhook-removed":
      return of("host");
    case "export-file":
      return of("what").replaceAll("-", " ");
    case "member-joined":
      return `As ${of("level")}`;
    case "member-level-changed":
      return [subject, `from ${of("from")} to ${of("to")}`].filter(Boolean).join(", ");
    case "access-denied-burst":
      return `${of("count")} in ${of("minutes")} minutes`;
    default:
      return subject ?? "";
  }
};
