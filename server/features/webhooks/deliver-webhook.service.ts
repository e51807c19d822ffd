/** One attempt of one delivery: read it, send it, then record the outcome and the next attempt in one transaction. */
import { eq, sql } from "drizzle-orm";
import { nextTryDelayMs, pauseAfterFailuresMs, retryAfterMs, disableAfterMs } from "#domain/webhooks/retries.ts";
import { maxStoredAnswerLength, type OffReason } from "#domain/webhooks/webhooks.ts";
import { asActor, type Database } from "../../db/client.ts";
import { webhookDeliveries, webhookEndpoints, webhookMessages } from "../../db/tables/webhooks.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { type PostOptions, PostFailedError, safePost } from "../../infra/outbound/safe-post.ts";
import { enqueueAttempt } from "./deliveries.service.ts";
import { switchOff } from "./switch-off.service.ts";
import { signatureHeaders } from "./webhook-secret.ts";

/** The body of a message, with the same bytes on every attempt: the data that the trigger stored, and links. */
type Row = Pick<typeof webhookMessages.$inferSelect, "companyId" | "type" | "sequence" | "data" | "createdAt">;

const linksOf = ({ data }: Row, origin: string) => {
  const { candidateId, interviewId } = data as { readonly candidateId?: string; readonly interviewId?: string };
  if (candidateId === undefined)
    return { workspace: `${origin}/platform/settings/api`, api: `${origin}/api/workspace` };
  return {
    workspace:
      interviewId === undefined
        ? `${origin}/platform/candidates/${candidateId}`
        : `${origin}/platform/interviews/${interviewId}`,
    api: `${origin}/api/candidates/${candidateId}/page`,
  };
};

const messageBody = (row: Row, origin: string): string =>
  JSON.stringify({
    type: row.type,
    timestamp: row.createdAt.toISOString(),
    workspaceId: row.companyId,
    sequence: row.sequence,
    data: row.data,
    links: linksOf(row, origin),
  });

export interface DeliveryAttempt {
  readonly companyId: string;
  readonly deliveryId: string;
  readonly triesMade: number;
}

export interface DeliveryDeps {
  readonly db: Database;
  readonly origin: string;
  readonly keys: Keyring;
  readonly webhookPostOptions?: PostOptions | undefined;
}

const statusGone = 410;

const readAttempt = (db: Database, { companyId, deliveryId }: DeliveryAttempt) =>
  asActor(db, { companyId }, async (db) => {
    const [webhookDelivery] = await db
      .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints, message: webhookMessages })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
      .where(eq(webhookDeliveries.id, deliveryId));
    return webhookDelivery;
  });
type AttemptRows = NonNullable<Awaited<ReturnType<typeof readAttempt>>>;

interface Outcome {
  readonly status: number | null;
  readonly tookMs: number;
  readonly answer: string | null;
  readonly failure: string | null;
  readonly requestedDelayMs: number | undefined;
}

const sendMessage = async (
  { origin, keys, webhookPostOptions }: DeliveryDeps,
  { endpoint, message }: AttemptRows,
  now: Date,
): Promise<Outcome> => {
  const body = messageBody(message, origin);
  const headers = signatureHeaders(endpoint, { id: message.id, at: now, body }, keys);
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  try {
    const { status, retryAfter, bodyStart } = await safePost(
      new URL(endpoint.url),
      { headers, body },
      webhookPostOptions,
    );
    const isSuccess = status >= 200 && status < 300;
    const failure = isSuccess ? null : status >= 300 && status < 400 ? "Redirects aren't followed" : null;
    return {
      status,
      tookMs: took(),
      answer: bodyStart.slice(0, maxStoredAnswerLength),
      failure,
      requestedDelayMs: retryAfterMs(retryAfter, now),
    };
  } catch (error) {
    if (!(error instanceof PostFailedError)) throw error;
    return { status: null, tookMs: took(), answer: null, failure: error.message, requestedDelayMs: undefined };
  }
};

const isDelivered = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300;

/** Left waiting until the endpoint's pause is over; this counts as no attempt. */
const postpone = (db: Database, attempt: DeliveryAttempt, until: Date): Promise<void> =>
  asActor(db, { companyId: attempt.companyId }, async (db) => {
    await db.update(webhookDeliveries).set({ nextTryAt: until }).where(eq(webhookDeliveries.id, attempt.deliveryId));
    await enqueueAttempt(db, attempt, until);
  });

const abandonDelivery = (db: Database, { companyId, deliveryId }: DeliveryAttempt, failure: string): Promise<void> =>
  asActor(db, { companyId }, async (db) => {
    const values = { status: "failed", nextTryAt: null, failure };
    await db.update(webhookDeliveries).set(values).where(eq(webhookDeliveries.id, deliveryId));
  });

/** Why the endpoint is switched off after this attempt, if it is. */
const reasonToSwitchOff = (outcome: Outcome, failingSince: Date, now: Date): OffReason | undefined => {
  if (outcome.status === statusGone) return "gone";
  return now.getTime() - failingSince.getTime() >= disableAfterMs ? "failing" : undefined;
};

const recordFailure = async (
  db: Database,
  attempt: DeliveryAttempt,
  outcome: Outcome,
  now: Date,
  chance: number,
): Promise<void> => {
  const { companyId, deliveryId } = attempt;
  const triesMade = attempt.triesMade + 1;
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
  const pauseMs = pauseAfterFailuresMs(endpoint.failures);
  if (pauseMs > 0) {
    const pausedUntil = new Date(now.getTime() + pauseMs);
    await db.update(webhookEndpoints).set({ pausedUntil }).where(eq(webhookEndpoints.id, endpoint.id));
  }
  const reason = reasonToSwitchOff(outcome, endpoint.failingSince ?? now, now);
  const wait = reason === undefined ? nextTryDelayMs(triesMade, outcome.requestedDelayMs, chance) : undefined;
  const nextTryAt = wait === undefined ? null : new Date(now.getTime() + wait);
  const status = wait === undefined ? "failed" : "waiting";
  await db.update(webhookDeliveries).set({ status, nextTryAt }).where(eq(webhookDeliveries.id, deliveryId));
  if (nextTryAt !== null) await enqueueAttempt(db, { companyId, deliveryId, triesMade }, nextTryAt);
  if (reason !== undefined) await switchOff(db, endpoint, reason);
};

const recordOutcome = (
  db: Database,
  attempt: DeliveryAttempt,
  outcome: Outcome,
  now: Date,
  chance: number,
): Promise<void> =>
  asActor(db, { companyId: attempt.companyId }, async (db) => {
    const { status: answerStatus, tookMs, answer, failure } = outcome;
    const columns = { tries: attempt.triesMade + 1, lastTryAt: now, answerStatus, tookMs, answer, failure };
    const delivered = isDelivered(outcome) ? { status: "delivered", nextTryAt: null } : {};
    const [row] = await db
      .update(webhookDeliveries)
      .set({ ...columns, ...delivered })
      .where(eq(webhookDeliveries.id, attempt.deliveryId))
      .returning({ endpointId: webhookDeliveries.endpointId });
    if (row === undefined) return;
    if (isDelivered(outcome)) {
      const healthy = { failingSince: null, failures: 0, pausedUntil: null };
      await db.update(webhookEndpoints).set(healthy).where(eq(webhookEndpoints.id, row.endpointId));
    } else await recordFailure(db, attempt, outcome, now, chance);
  });

/** After a crash between the answer and its record, the message is sent again with the same id. */
export const deliver = async (
  deps: DeliveryDeps,
  attempt: DeliveryAttempt,
  clock: () => Date,
  chance: number,
): Promise<void> => {
  const attemptContext = await readAttempt(deps.db, attempt);
  if (
    attemptContext === undefined ||
    attemptContext.delivery.status !== "waiting" ||
    attemptContext.delivery.tries !== attempt.triesMade
  )
    return;
  const { isOn, pausedUntil } = attemptContext.endpoint;
  if (!isOn) return abandonDelivery(deps.db, attempt, "The endpoint was turned off");
  if (pausedUntil !== null && pausedUntil > clock()) return postpone(deps.db, attempt, pausedUntil);
  const outcome = await sendMessage(deps, attemptContext, clock());
  return recordOutcome(deps.db, attempt, outcome, clock(), chance);
};
