/** The delivery log of an endpoint: what was sent and answered; resends and test events. */
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { testEvent, type SentEvent } from "#domain/webhooks/webhook-events.ts";
import { deliveriesPerPage, deliveryDays, type WebhookDelivery } from "#domain/webhooks/webhooks.ts";
import { asActor, type Database } from "../../db/client.ts";
import { webhookDeliveries, webhookMessages } from "../../db/tables/webhooks.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { requireEndpoint } from "./webhooks.service.ts";

export const deliverWebhookTask = "deliver-webhook";

interface NextAttempt {
  readonly companyId: string;
  readonly deliveryId: string;
  /** Lets a task of an earlier attempt detect that it is outdated. */
  readonly triesMade: number;
}

/** Call in the transaction that sets the time. */
export const enqueueAttempt = async (db: Database, attempt: NextAttempt, at: Date): Promise<void> => {
  await db.execute(
    sql`select enqueue_task_at(${deliverWebhookTask}, ${JSON.stringify(attempt)}::jsonb, ${at.toISOString()}::timestamptz)`,
  );
};

const columns = { delivery: webhookDeliveries, event: webhookMessages.type };

const toDelivery = ({
  delivery,
  event,
}: {
  delivery: typeof webhookDeliveries.$inferSelect;
  event: string;
}): WebhookDelivery => ({
  id: delivery.id,
  messageId: delivery.messageId,
  event: event as SentEvent,
  status: delivery.status as WebhookDelivery["status"],
  tries: delivery.tries,
  createdAt: delivery.createdAt.toISOString(),
  lastTryAt: delivery.lastTryAt?.toISOString() ?? null,
  nextTryAt: delivery.nextTryAt?.toISOString() ?? null,
  answerStatus: delivery.answerStatus,
  tookMs: delivery.tookMs,
  answer: delivery.answer,
  failure: delivery.failure,
});

const selectDeliveries = (db: Database) =>
  db
    .select(columns)
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId));

export const listDeliveries = (
  db: Database,
  context: WorkspaceContext,
  endpointId: string,
  before: string | undefined,
) =>
  asActor(db, context, async (db) => {
    await requireEndpoint(db, endpointId);
    // Ids grow with time.
    const rows = await selectDeliveries(db)
      .where(
        and(
          eq(webhookDeliveries.endpointId, endpointId),
          before === undefined ? undefined : lt(webhookDeliveries.id, before),
        ),
      )
      .orderBy(desc(webhookDeliveries.id))
      .limit(deliveriesPerPage + 1);
    return { deliveries: rows.slice(0, deliveriesPerPage).map(toDelivery), more: rows.length > deliveriesPerPage };
  });

const readDelivery = async (db: Database, id: string): Promise<WebhookDelivery> => {
  const [row] = await selectDeliveries(db).where(eq(webhookDeliveries.id, id));
  if (row === undefined) throw new AppError("not_found");
  return toDelivery(row);
};

const requireEnabled = ({ isOn }: { readonly isOn: boolean }): void => {
  if (!isOn) throw new AppError("conflict", "This endpoint is off. Turn it on first.");
};

export const sendTestEvent = (db: Database, context: WorkspaceContext, endpointId: string, now: Date) =>
  asActor(db, context, async (db) => {
    requireEnabled(await requireEndpoint(db, endpointId));
    const { companyId } = context;
    const [message] = await db
      .insert(webhookMessages)
      .values({ companyId, type: testEvent, sequence: 0, data: {}, createdAt: now })
      .returning({ id: webhookMessages.id });
    const [delivery] = await db
      .insert(webhookDeliveries)
      .values({ companyId, endpointId, messageId: message?.id ?? "", nextTryAt: now })
      .returning({ id: webhookDeliveries.id });
    if (delivery === undefined) throw new AppError("internal");
    await enqueueAttempt(db, { companyId, deliveryId: delivery.id, triesMade: 0 }, now);
    return readDelivery(db, delivery.id);
  });

/** Sends at once, whatever the last status was, and then retries like a new delivery. */
export const sendAgain = (db: Database, context: WorkspaceContext, id: string, now: Date) =>
  asActor(db, context, async (db) => {
    const [webhookDelivery] = await db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, id))
      .for("update");
    if (webhookDelivery === undefined) throw new AppError("not_found");
    requireEnabled(await requireEndpoint(db, webhookDelivery.endpointId));
    if (webhookDelivery.status === "waiting" && webhookDelivery.tries === 0)
      throw new AppError("conflict", "This message is already being sent.");
    const again = {
      status: "waiting",
      tries: 0,
      nextTryAt: now,
      failure: null,
      answer: null,
      answerStatus: null,
      tookMs: null,
    };
    await db.update(webhookDeliveries).set(again).where(eq(webhookDeliveries.id, id));
    await enqueueAttempt(db, { companyId: context.companyId, deliveryId: id, triesMade: 0 }, now);
    return readDelivery(db, id);
  });

const dayMs = 86_400_000;

/** Deletes old messages with their deliveries; returns how many. */
export const sweepMessages = async (db: Database, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - deliveryDays * dayMs).toISOString();
  const { rows } = await db.execute<{ gone: number }>(
    sql`select sweep_webhook_messages(${before}::timestamptz) as gone`,
  );
  return rows[0]?.gone ?? 0;
};
