/** The log of an endpoint: what was sent, what came back; sent again or for a test by hand. */
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { testEvent, type ToldEvent } from "#domain/webhooks/webhook-events.ts";
import { deliveriesPerPage, deliveryDays, type WebhookDelivery } from "#domain/webhooks/webhooks.ts";
import { asActor, type Database } from "../../db/client.ts";
import { webhookDeliveries, webhookMessages } from "../../db/tables/webhooks.ts";
import { AppError } from "../../infra/errors.ts";
import { type Place, requireEndpoint } from "./webhooks.service.ts";

export const deliverTask = "deliver-webhook";

interface Next {
  readonly companyId: string;
  readonly deliveryId: string;
  /** A task of an earlier try finds that it comes too late. */
  readonly triesMade: number;
}

/** In the transaction that says when. */
export const enqueueTry = async (db: Database, next: Next, at: Date): Promise<void> => {
  await db.execute(
    sql`select enqueue_task_at(${deliverTask}, ${JSON.stringify(next)}::jsonb, ${at.toISOString()}::timestamptz)`,
  );
};

const columns = { delivery: webhookDeliveries, event: webhookMessages.type };

const shown = ({
  delivery,
  event,
}: {
  delivery: typeof webhookDeliveries.$inferSelect;
  event: string;
}): WebhookDelivery => ({
  id: delivery.id,
  messageId: delivery.messageId,
  event: event as ToldEvent,
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

const read = (db: Database) =>
  db
    .select(columns)
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId));

export const listDeliveries = (db: Database, place: Place, endpointId: string, before: string | undefined) =>
  asActor(db, place, async (db) => {
    await requireEndpoint(db, endpointId);
    // Ids grow with time.
    const rows = await read(db)
      .where(
        and(
          eq(webhookDeliveries.endpointId, endpointId),
          before === undefined ? undefined : lt(webhookDeliveries.id, before),
        ),
      )
      .orderBy(desc(webhookDeliveries.id))
      .limit(deliveriesPerPage + 1);
    return { deliveries: rows.slice(0, deliveriesPerPage).map(shown), more: rows.length > deliveriesPerPage };
  });

const readOne = async (db: Database, id: string): Promise<WebhookDelivery> => {
  const [row] = await read(db).where(eq(webhookDeliveries.id, id));
  if (row === undefined) throw new AppError("not_found");
  return shown(row);
};

const requireOn = ({ isOn }: { readonly isOn: boolean }): void => {
  if (!isOn) throw new AppError("conflict", "This endpoint is off. Switch it on first.");
};

export const sendTestEvent = (db: Database, place: Place, endpointId: string, now: Date) =>
  asActor(db, place, async (db) => {
    requireOn(await requireEndpoint(db, endpointId));
    const { companyId } = place;
    const [message] = await db
      .insert(webhookMessages)
      .values({ companyId, type: testEvent, sequence: 0, data: {}, createdAt: now })
      .returning({ id: webhookMessages.id });
    const [delivery] = await db
      .insert(webhookDeliveries)
      .values({ companyId, endpointId, messageId: message?.id ?? "", nextTryAt: now })
      .returning({ id: webhookDeliveries.id });
    if (delivery === undefined) throw new AppError("internal");
    await enqueueTry(db, { companyId, deliveryId: delivery.id, triesMade: 0 }, now);
    return readOne(db, delivery.id);
  });

/** Whatever became of it, it is tried at once, and from then on as if it were new. */
export const sendAgain = (db: Database, place: Place, id: string, now: Date) =>
  asActor(db, place, async (db) => {
    const [found] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).for("update");
    if (found === undefined) throw new AppError("not_found");
    requireOn(await requireEndpoint(db, found.endpointId));
    if (found.status === "waiting" && found.tries === 0)
      throw new AppError("conflict", "This message is on its way already.");
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
    await enqueueTry(db, { companyId: place.companyId, deliveryId: id, triesMade: 0 }, now);
    return readOne(db, id);
  });

const dayMs = 86_400_000;

/** With their deliveries; answers how many. */
export const sweepMessages = async (db: Database, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - deliveryDays * dayMs).toISOString();
  const { rows } = await db.execute<{ gone: number }>(
    sql`select sweep_webhook_messages(${before}::timestamptz) as gone`,
  );
  return rows[0]?.gone ?? 0;
};
