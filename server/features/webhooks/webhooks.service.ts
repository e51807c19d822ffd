/** The endpoints of a workspace: add, change, switch on and off, renew the secret, remove. */
import { and, asc, count, eq } from "drizzle-orm";
import type { z } from "zod";
import { secretOverlapMs } from "#domain/webhooks/retries.ts";
import type { WebhookEvent } from "#domain/webhooks/webhook-events.ts";
import * as webhooksApi from "#domain/webhooks/webhooks.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companies } from "../../db/tables/companies.ts";
import { webhookEndpoints } from "../../db/tables/webhooks.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import { recordSecurityEvent } from "../../infra/auth/security-events.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { createWebhookSecret } from "./webhook-secret.ts";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

export interface WebhookDeps {
  readonly db: Database;
  /** Encrypts the signing secrets. */
  readonly keys: Keyring;
  /** Our own origin: if it has no TLS, endpoints need none. */
  readonly origin: string;
}

const toEndpoint = (row: EndpointRow, now: Date): webhooksApi.WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  events: row.events as WebhookEvent[],
  isOn: row.isOn,
  offReason: row.offReason as webhooksApi.OffReason | null,
  failingSince: row.failingSince?.toISOString() ?? null,
  previousSecretUntil:
    row.previousSecretUntil !== null && row.previousSecretUntil > now ? row.previousSecretUntil.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
});

/** Messages contain candidate ids and hires, so they need TLS and the default port. */
const requireHttps = (url: string, origin: string): void => {
  if (!origin.startsWith("https:")) return;
  const { protocol, port } = new URL(url);
  const problem = protocol === "https:" ? (port === "" ? undefined : "Use port 443") : "Use HTTPS";
  if (problem !== undefined) throw new AppError("validation_failed", undefined, { url: problem });
};

export const listWebhooks = (
  db: Database,
  context: WorkspaceContext,
  now: Date,
): Promise<webhooksApi.WebhookEndpoint[]> =>
  asActor(db, context, async (db) => {
    const rows = await db
      .select()
      .from(webhookEndpoints)
      .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
    return rows.map((row) => toEndpoint(row, now));
  });

export const requireEndpoint = async (db: Database, id: string): Promise<EndpointRow> => {
  const [row] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for("update");
  if (row === undefined) throw new AppError("not_found");
  return row;
};

export const addWebhook = (
  { db, keys, origin }: WebhookDeps,
  context: WorkspaceContext,
  body: webhooksApi.NewWebhook,
  now: Date,
) =>
  asActor(db, context, async (db) => {
    requireHttps(body.url, origin);
    // The lock prevents two simultaneous requests from exceeding the limit.
    await db.select({ id: companies.id }).from(companies).where(eq(companies.id, context.companyId)).for("update");
    const [existing] = await db.select({ endpoints: count() }).from(webhookEndpoints);
    if ((existing?.endpoints ?? 0) >= webhooksApi.maxEndpoints)
      throw new AppError("conflict", `A workspace can have up to ${webhooksApi.maxEndpoints} endpoints.`);
    const newSecret = createWebhookSecret(keys);
    const [row] = await db
      .insert(webhookEndpoints)
      .values({
        companyId: context.companyId,
        createdBy: context.userId,
        createdAt: now,
        ...body,
        secret: newSecret.sealed,
      })
      .returning();
    if (row === undefined) throw new AppError("internal");
    await recordAudit(db, { ...context, action: "webhook.added", subject: hostOf(row.url), subjectId: row.id });
    await recordSecurityEvent(db, {
      kind: "webhook-created",
      ...context,
      details: { id: row.id, host: hostOf(row.url) },
    });
    return { ...toEndpoint(row, now), secret: newSecret.secret };
  });

/** A URL may contain a key, so logs name only the host. */
export const hostOf = (url: string): string => new URL(url).host;

type Change = z.output<typeof webhooksApi.changeWebhook.body>;

/** Switching on resets earlier failures; messages from the time it was off are not sent. */
const switchColumns = (isOn: boolean) =>
  isOn
    ? { isOn, offReason: null, failingSince: null, failures: 0, pausedUntil: null }
    : { isOn, offReason: "person" as const };

export const changeWebhook = (
  { db, origin }: WebhookDeps,
  context: WorkspaceContext,
  id: string,
  change: Change,
  now: Date,
) =>
  asActor(db, context, async (db) => {
    const before = await requireEndpoint(db, id);
    if (change.url !== undefined) requireHttps(change.url, origin);
    const { isOn = before.isOn, url = before.url, events } = change;
    const [row] = await db
      .update(webhookEndpoints)
      .set({
        url,
        ...(events === undefined ? {} : { events }),
        // A changed URL starts without failures.
        ...(isOn !== before.isOn || (isOn && url !== before.url) ? switchColumns(isOn) : {}),
      })
      .where(eq(webhookEndpoints.id, id))
      .returning();
    if (row === undefined) throw new AppError("not_found");
    await recordAudit(db, { ...context, action: "webhook.changed", subject: hostOf(row.url), subjectId: id });
    return toEndpoint(row, now);
  });

export const removeWebhook = (db: Database, context: WorkspaceContext, id: string): Promise<void> =>
  asActor(db, context, async (db) => {
    const row = await requireEndpoint(db, id);
    await db.delete(webhookEndpoints).where(and(eq(webhookEndpoints.id, id)));
    await recordAudit(db, { ...context, action: "webhook.removed", subject: hostOf(row.url), subjectId: id });
    await recordSecurityEvent(db, { kind: "webhook-removed", ...context, details: { id, host: hostOf(row.url) } });
  });

export const renewSecret = ({ db, keys }: WebhookDeps, context: WorkspaceContext, id: string, now: Date) =>
  asActor(db, context, async (db) => {
    const before = await requireEndpoint(db, id);
    const newSecret = createWebhookSecret(keys);
    const [row] = await db
      .update(webhookEndpoints)
      .set({
        secret: newSecret.sealed,
        previousSecret: before.secret,
        previousSecretUntil: new Date(now.getTime() + secretOverlapMs),
      })
      .where(eq(webhookEndpoints.id, id))
      .returning();
    if (row === undefined) throw new AppError("not_found");
    await recordAudit(db, { ...context, action: "webhook.secret-renewed", subject: hostOf(row.url), subjectId: id });
    return { ...toEndpoint(row, now), secret: newSecret.secret };
  });
