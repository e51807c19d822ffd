/** Records security events: a row, and a message for the log and the metrics. Docs: docs/security.md. */
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import { type EventDetails, type EventKind, eventKinds } from "#domain/security-events/security-events.ts";
import type { Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { securityEvents } from "../../db/tables/security-events.ts";
import { emitDiagnostic, onDiagnostic } from "../telemetry/diagnostics.ts";
import type { Logger } from "../telemetry/log.ts";

/** The origin of a request, reduced to what an event may store. */
export interface EventSource {
  readonly network: string | null;
  readonly device: string | null;
  readonly sessionId: string | null;
}

export type NewSecurityEvent = {
  readonly [Kind in EventKind]: {
    readonly kind: Kind;
    readonly details: EventDetails<Kind>;
    /** The account that acted or was attempted. */
    readonly userId?: string | null | undefined;
    /** The affected person, if different. */
    readonly subjectUserId?: string | null | undefined;
    /** Only for workspace events; events of a person's own account have none. */
    readonly companyId?: string | null | undefined;
    readonly source?: EventSource | undefined;
  };
}[EventKind];

/** 24 bits of an IPv4 address, 48 of an IPv6 one: enough to detect a new network, too little to identify a household. */
export const networkOf = (address: string): string | null => {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return `${parsed.toString().split(".").slice(0, 3).join(".")}.0/24`;
  return `${parsed.toNormalizedString().split(":").slice(0, 3).join(":")}::/48`;
};

export const sourceOf = (request: FastifyRequest, sessionId?: string | null): EventSource => ({
  network: networkOf(request.ip),
  device: request.headers.authorization === undefined ? describeBrowser(request.headers["user-agent"]) : "API token",
  sessionId: sessionId === undefined || sessionId === "" ? null : sessionId,
});

const rowOf = (event: NewSecurityEvent) => ({
  kind: event.kind,
  outcome: eventKinds[event.kind].outcome,
  subjectUserId: event.subjectUserId ?? null,
  companyId: event.companyId ?? null,
  sessionId: event.source?.sessionId ?? null,
  network: event.source?.network ?? null,
  device: event.source?.device ?? null,
  details: eventKinds[event.kind].details.parse(event.details),
});

/**
 * Inside a transaction the event is rolled back with it; record a failure outside the failing transaction.
 * No `returning`: row-level security hides the row from those who may not read it.
 */
export const recordSecurityEvent = async (db: Database, event: NewSecurityEvent): Promise<void> => {
  const row = { ...rowOf(event), userId: event.userId ?? null };
  await db.insert(securityEvents).values(row);
  emitDiagnostic("security-event", row);
};

/** For an email as typed: runs the same two statements with and without an account, so that timing reveals nothing. */
export const recordForAddress = async (
  db: Database,
  email: string,
  event: Omit<
    Extract<NewSecurityEvent, { kind: "sign-in-failed" | "sign-in-slowed" | "password-reset-requested" }>,
    "userId"
  >,
): Promise<void> => {
  const username = email.trim().toLowerCase();
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  await recordSecurityEvent(db, { ...event, userId: user?.id ?? null } as NewSecurityEvent);
};

/** Logs one line per event for a SIEM; returns the unsubscribe function. */
export const logSecurityEvents = (log: Logger): (() => void) =>
  onDiagnostic("security-event", (event) => {
    const isSuccess = event.outcome === "success";
    log[isSuccess ? "info" : "warn"]({ securityEvent: event }, "security event");
  });
