/** Records security events: a row, and a message for the log and the metrics. Docs: docs/security.md. */
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import { type EventDetails, type EventKind, eventKinds } from "#domain/security-events/security-events.ts";
import type { Database } from "../db/client.ts";
import { users } from "../db/tables/identity.ts";
import { securityEvents } from "../db/tables/security-events.ts";
import { happened, onHappening } from "./happenings.ts";
import type { Logger } from "./log.ts";

/** Where a request came from, reduced to what an event may keep. */
export interface EventSource {
  readonly network: string | null;
  readonly device: string | null;
  readonly sessionId: string | null;
}

export type NewSecurityEvent = {
  readonly [Kind in EventKind]: {
    readonly kind: Kind;
    readonly details: EventDetails<Kind>;
    /** The account that acted, or that was tried. */
    readonly userId?: string | null | undefined;
    /** The person it was done to, when that is another one. */
    readonly subjectUserId?: string | null | undefined;
    /** Only for what concerns a workspace; a person's own account events name none. */
    readonly companyId?: string | null | undefined;
    readonly source?: EventSource | undefined;
  };
}[EventKind];

/** 24 bits of an IPv4 address, 48 of an IPv6 one: enough to see a new network, too little to name a household. */
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
 * Inside a transaction the event is kept only if the transaction is; record a failure outside the transaction that fails.
 * No `returning`: the database shows the row only to those who may read it.
 */
export const recordSecurityEvent = async (db: Database, event: NewSecurityEvent): Promise<void> => {
  const row = { ...rowOf(event), userId: event.userId ?? null };
  await db.insert(securityEvents).values(row);
  happened("security-event", row);
};

/** For an address as typed: the same two statements for an address with an account and for one without. */
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

/** One line per event, for a SIEM that reads the log; returns what stops it. */
export const logSecurityEvents = (log: Logger): (() => void) =>
  onHappening("security-event", (event) => {
    const isQuiet = event.outcome === "success";
    log[isQuiet ? "info" : "warn"]({ securityEvent: event }, "security event");
  });
