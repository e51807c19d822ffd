/** The endpoints of a workspace: added, changed, switched on and off, given another secret, removed. */
import { and, asc, count, eq } from "drizzle-orm";
import type { z } from "zod";
import { secretOverlapMs } from "#domain/webhooks/retries.ts";
import type { WebhookEvent } from "#domain/webhooks/webhook-events.ts";
import {
  type changeWebhook as changeEndpoint,
  mostEndpoints,
  type NewWebhook,
  type OffReason,
  type WebhookEndpoint,
} from "#domain/webhooks/webhooks.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companies } from "../../db/tables/companies.ts";
import { webhookEndpoints } from "../../db/tables/webhooks.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import { type EventSource, recordSecurityEvent } from "../../infra/security-events.ts";
import { makeWebhookSecret } from "./webhook-secret.ts";

export interface Place {
  readonly companyId: string;
  readonly userId: string;
  readonly source?: EventSource | undefined;
}

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

export interface WebhookTools {
  readonly db: Database;
  /** Seals what signs. */
  readonly keys: Keyring;
  /** Our own address: where it has no TLS, others need none. */
  readonly origin: string;
}

const shown = (row: EndpointRow, now: Date): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  events: row.events as WebhookEvent[],
  isOn: row.isOn,
  offReason: row.offReason as OffReason | null,
  failingSince: row.failingSince?.toISOString() ?? null,
  previousSecretUntil:
    row.previousSecretUntil !== null && row.previousSecretUntil > now ? row.previousSecretUntil.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
});

/** Messages name people by their ids and show who is hired: they travel closed, and to the usual port. */
const requireClosedWay = (url: string, origin: string): void => {
  if (!origin.startsWith("https:")) return;
  const { protocol, port } = new URL(url);
  const problem =
    protocol === "https:" ? (port === "" ? undefined : "Please use the usual port, 443") : "Please use https";
  if (problem !== undefined) throw new AppError("validation_failed", undefined, { url: problem });
};

export const listWebhooks = (db: Database, place: Place, now: Date): Promise<WebhookEndpoint[]> =>
  asActor(db, place, async (db) => {
    const rows = await db
      .select()
      .from(webhookEndpoints)
      .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
    return rows.map((row) => shown(row, now));
  });

export const requireEndpoint = async (db: Database, id: string): Promise<EndpointRow> => {
  const [row] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for("update");
  if (row === undefined) throw new AppError("not_found");
  return row;
};

export const addWebhook = ({ db, keys, origin }: WebhookTools, place: Place, body: NewWebhook, now: Date) =>
  asActor(db, place, async (db) => {
    requireClosedWay(body.url, origin);
    // Two who add the last one at once wait for each other here.
    await db.select({ id: companies.id }).from(companies).where(eq(companies.id, place.companyId)).for("update");
    const [held] = await db.select({ endpoints: count() }).from(webhookEndpoints);
    if ((held?.endpoints ?? 0) >= mostEndpoints)
      throw new AppError("conflict", `A workspace has at most ${mostEndpoints} endpoints.`);
    const made = makeWebhookSecret(keys);
    const [row] = await db
      .insert(webhookEndpoints)
      .values({ companyId: place.companyId, createdBy: place.userId, createdAt: now, ...body, secret: made.sealed })
      .returning();
    if (row === undefined) throw new AppError("internal");
    await writeDown(db, { ...place, deed: "webhook.added", subject: hostOf(row.url), subjectId: row.id });
    await recordSecurityEvent(db, {
      kind: "webhook-created",
      ...place,
      details: { id: row.id, host: hostOf(row.url) },
    });
    return { ...shown(row, now), secret: made.secret };
  });

/** An address may hold a key: the log names the host alone. */
export const hostOf = (url: string): string => new URL(url).host;

type Change = z.output<typeof changeEndpoint.body>;

/** Whoever switches it on begins anew: what failed before is forgotten, what was not sent meanwhile stays unsent. */
const switched = (isOn: boolean) =>
  isOn
    ? { isOn, offReason: null, failingSince: null, failures: 0, restsUntil: null }
    : { isOn, offReason: "person" as const };

export const changeWebhook = ({ db, origin }: WebhookTools, place: Place, id: string, change: Change, now: Date) =>
  asActor(db, place, async (db) => {
    const before = await requireEndpoint(db, id);
    if (change.url !== undefined) requireClosedWay(change.url, origin);
    const { isOn = before.isOn, url = before.url, events } = change;
    const [row] = await db
      .update(webhookEndpoints)
      .set({
        url,
        ...(events === undefined ? {} : { events }),
        // Another address owes nothing to the one before.
        ...(isOn !== before.isOn || (isOn && url !== before.url) ? switched(isOn) : {}),
      })
      .where(eq(webhookEndpoints.id, id))
      .returning();
    if (row === undefined) throw new AppError("not_found");
    await writeDown(db, { ...place, deed: "webhook.changed", subject: hostOf(row.url), subjectId: id });
    return shown(row, now);
  });

export const removeWebhook = (db: Database, place: Place, id: string): Promise<void> =>
  asActor(db, place, async (db) => {
    const row = await requireEndpoint(db, id);
    await db.delete(webhookEndpoints).where(and(eq(webhookEndpoints.id, id)));
    await writeDown(db, { ...place, deed: "webhook.removed", subject: hostOf(row.url), subjectId: id });
    await recordSecurityEvent(db, { kind: "webhook-removed", ...place, details: { id, host: hostOf(row.url) } });
  });

export const renewSecret = ({ db, keys }: WebhookTools, place: Place, id: string, now: Date) =>
  asActor(db, place, async (db) => {
    const before = await requireEndpoint(db, id);
    const made = makeWebhookSecret(keys);
    const [row] = await db
      .update(webhookEndpoints)
      .set({
        secret: made.sealed,
        previousSecret: before.secret,
        previousSecretUntil: new Date(now.getTime() + secretOverlapMs),
      })
      .where(eq(webhookEndpoints.id, id))
      .returning();
    if (row === undefined) throw new AppError("not_found");
    await writeDown(db, { ...place, deed: "webhook.secret-renewed", subject: hostOf(row.url), subjectId: id });
    return { ...shown(row, now), secret: made.secret };
  });
