/** One try of one delivery: read, sent, and what came of it written down with the next try in one transaction. */
import { eq, sql } from "drizzle-orm";
import { nextTryIn, restAfterFailuresMs, retryAfterMs, switchedOffAfterMs } from "#domain/webhooks/retries.ts";
import { keptAnswer, type OffReason } from "#domain/webhooks/webhooks.ts";
import { asActor, type Database } from "../../db/client.ts";
import { webhookDeliveries, webhookEndpoints, webhookMessages } from "../../db/tables/webhooks.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { type Dialling, NotTakenError, safePost } from "../../infra/safe-post.ts";
import { enqueueTry } from "./deliveries.service.ts";
import { switchOff } from "./switch-off.service.ts";
import { messageBody } from "./webhook-message.ts";
import { signatureHeaders } from "./webhook-secret.ts";

export interface Try {
  readonly companyId: string;
  readonly deliveryId: string;
  readonly triesMade: number;
}

export interface DeliveryTools {
  readonly db: Database;
  readonly origin: string;
  readonly keys: Keyring;
  readonly webhookDialling?: Dialling | undefined;
}

const gone = 410;

const readTry = (db: Database, { companyId, deliveryId }: Try) =>
  asActor(db, { companyId }, async (db) => {
    const [found] = await db
      .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints, message: webhookMessages })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
      .where(eq(webhookDeliveries.id, deliveryId));
    return found;
  });
type Read = NonNullable<Awaited<ReturnType<typeof readTry>>>;

interface Outcome {
  readonly status: number | null;
  readonly tookMs: number;
  readonly answer: string | null;
  readonly failure: string | null;
  readonly askedMs: number | undefined;
}

const send = async (
  { origin, keys, webhookDialling }: DeliveryTools,
  { endpoint, message }: Read,
  now: Date,
): Promise<Outcome> => {
  const body = messageBody(message, origin);
  const headers = signatureHeaders(endpoint, { id: message.id, at: now, body }, keys);
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const { status, retryAfter, start } = await safePost(new URL(endpoint.url), { headers, body }, webhookDialling);
    const isTaken = status >= 200 && status < 300;
    const failure = isTaken ? null : status >= 300 && status < 400 ? "A redirect, which is not followed" : null;
    return {
      status,
      tookMs: took(),
      answer: start.slice(0, keptAnswer),
      failure,
      askedMs: retryAfterMs(retryAfter, now),
    };
  } catch (error) {
    if (!(error instanceof NotTakenError)) throw error;
    return { status: null, tookMs: took(), answer: null, failure: error.message, askedMs: undefined };
  }
};

const isTaken = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300;

/** Left as it is until the endpoint has rested; no try is counted. */
const postpone = (db: Database, each: Try, until: Date): Promise<void> =>
  asActor(db, { companyId: each.companyId }, async (db) => {
    await db.update(webhookDeliveries).set({ nextTryAt: until }).where(eq(webhookDeliveries.id, each.deliveryId));
    await enqueueTry(db, each, until);
  });

const giveUp = (db: Database, { companyId, deliveryId }: Try, failure: string): Promise<void> =>
  asActor(db, { companyId }, async (db) => {
    const given = { status: "failed", nextTryAt: null, failure };
    await db.update(webhookDeliveries).set(given).where(eq(webhookDeliveries.id, deliveryId));
  });

/** Why an endpoint is switched off after this, if it is. */
const reasonToSwitchOff = (outcome: Outcome, failingSince: Date, now: Date): OffReason | undefined => {
  if (outcome.status === gone) return "gone";
  return now.getTime() - failingSince.getTime() >= switchedOffAfterMs ? "failing" : undefined;
};

const writeFailure = async (db: Database, each: Try, outcome: Outcome, now: Date, chance: number): Promise<void> => {
  const { companyId, deliveryId } = each;
  const triesMade = each.triesMade + 1;
  const [delivery] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, deliveryId));
  if (delivery === undefined) return;
  const [endpoint] = await db
    .update(webhookEndpoints)
    .set({
      failures: sql`${webhookEndpoints.failures} + 1`,
      failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(webhookEndpoints.id, delivery.endpointId))
    .returning();
  if (endpoint === undefined) return;
  const rest = restAfterFailuresMs(endpoint.failures);
  if (rest > 0) {
    const restsUntil = new Date(now.getTime() + rest);
    await db.update(webhookEndpoints).set({ restsUntil }).where(eq(webhookEndpoints.id, endpoint.id));
  }
  const reason = reasonToSwitchOff(outcome, endpoint.failingSince ?? now, now);
  const wait = reason === undefined ? nextTryIn(triesMade, outcome.askedMs, chance) : undefined;
  const nextTryAt = wait === undefined ? null : new Date(now.getTime() + wait);
  const status = wait === undefined ? "failed" : "waiting";
  await db.update(webhookDeliveries).set({ status, nextTryAt }).where(eq(webhookDeliveries.id, deliveryId));
  if (nextTryAt !== null) await enqueueTry(db, { companyId, deliveryId, triesMade }, nextTryAt);
  if (reason !== undefined) await switchOff(db, endpoint, reason);
};

const writeDownOutcome = (db: Database, each: Try, outcome: Outcome, now: Date, chance: number): Promise<void> =>
  asActor(db, { companyId: each.companyId }, async (db) => {
    const { status: answerStatus, tookMs, answer, failure } = outcome;
    const told = { tries: each.triesMade + 1, lastTryAt: now, answerStatus, tookMs, answer, failure };
    const taken = isTaken(outcome) ? { status: "delivered", nextTryAt: null } : {};
    const [row] = await db
      .update(webhookDeliveries)
      .set({ ...told, ...taken })
      .where(eq(webhookDeliveries.id, each.deliveryId))
      .returning({ endpointId: webhookDeliveries.endpointId });
    if (row === undefined) return;
    if (isTaken(outcome)) {
      const well = { failingSince: null, failures: 0, restsUntil: null };
      await db.update(webhookEndpoints).set(well).where(eq(webhookEndpoints.id, row.endpointId));
    } else await writeFailure(db, each, outcome, now, chance);
  });

/** Killed between the answer and the note of it, the message is sent once more, with the same id. */
export const deliver = async (tools: DeliveryTools, each: Try, clock: () => Date, chance: number): Promise<void> => {
  const found = await readTry(tools.db, each);
  if (found === undefined || found.delivery.status !== "waiting" || found.delivery.tries !== each.triesMade) return;
  const { isOn, restsUntil } = found.endpoint;
  if (!isOn) return giveUp(tools.db, each, "The endpoint was off");
  if (restsUntil !== null && restsUntil > clock()) return postpone(tools.db, each, restsUntil);
  const outcome = await send(tools, found, clock());
  return writeDownOutcome(tools.db, each, outcome, clock(), chance);
};
