/** Forms that visitors send: stored and queued in one statement, so that success is never reported for lost data. */
import { getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { contactRequest } from "#domain/leads/contact-request.ts";
import { lead } from "#domain/leads/lead.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import { quoteRequest } from "#domain/leads/quote-request.ts";
import { spamSignalsOf } from "#domain/leads/spam.ts";
import type { Database } from "../../db/client.ts";
import { contactRequests, leads, quoteRequests } from "../../db/tables/leads.ts";
import { AppError, RateLimitError } from "../../infra/http/errors.ts";
import type { FormSender } from "../../infra/http/form-sender.ts";
import type { NotifyDesk } from "../../infra/http/live-updates.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { addressBlock, type Limit, limitParameters, limitsAsCte } from "../../infra/http/rate-limit.ts";
import { runStatement } from "../../infra/statement.ts";
import { requireUnclaimedFile } from "../files/files.service.ts";
import { announceLead } from "./announce-lead.task.ts";

export interface FormLimits {
  readonly perMinute: number;
  readonly perEmailPerDay: number;
}

export interface LeadDeps {
  readonly db: Database;
  readonly wakeWorker: WakeWorker;
  readonly notifyDesk: NotifyDesk;
  readonly limits: FormLimits;
}

interface Stored {
  readonly id: string;
  readonly status: LeadStatus;
  readonly createdAt: string;
}

type StoreResult = { readonly refused: boolean; readonly retry_seconds: number | null } & {
  readonly [key in "id" | "status" | "created_at"]: string | null;
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** One statement for limits, row and task: a rejected, repeated or failed request leaves nothing behind. */
const storeStatement = (table: string, kind: string, columns: readonly string[]) => {
  const all = [...columns.map(snake), "status", "spam_signals", "idempotency_key"];
  const placeholders = all.map((_column, index) => `$${index + 4}`).join(", ");
  return {
    name: `store ${table}`,
    text: `
  with asked as (select * from unnest($1::text[], $2::int[], $3::bigint[]) as limits (key, ceiling, window_ms)),
  ${limitsAsCte},
  stored as (
    insert into ${table} (${all.join(", ")})
    select ${placeholders} from verdict where not refused
    on conflict (idempotency_key) do nothing
    returning id, status, created_at
  ),
  queued as (
    select enqueue_task('${announceLead.name}', jsonb_build_object('kind', '${kind}', 'id', id)) from stored where status <> 'spam'
  )
  select refused, retry_seconds, id, status, created_at, (select count(*) from queued) as tasks
  from verdict left join stored on true`,
  };
};

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Limits per sender, by IP address and by email. */
export const limitsFor = (
  email: string,
  address: string,
  { perMinute, perEmailPerDay }: FormLimits,
): readonly Limit[] => [
  { key: `form:ip:${addressBlock(address)}`, ceiling: perMinute, windowMs: minuteMs },
  { key: `form:email:${email.toLowerCase()}`, ceiling: perEmailPerDay, windowMs: dayMs },
];

/** The forms send an empty string for an unanswered field. */
const emptyToNull = (value: unknown): unknown => (value === "" ? null : value);

/** Stores every field of the schema; a field without a column in the table is a type error. */
export const createFormStore = <Body extends { readonly email: string }>(
  kind: string,
  table: PgTable & Readonly<Record<keyof Body & string, PgColumn>>,
  schema: z.ZodObject & z.ZodType<Body>,
) => {
  const tableName = getTableName(table);
  const columns = Object.keys(schema.shape) as readonly (keyof Body & string)[];
  const statement = storeStatement(tableName, kind, columns);
  // PostgreSQL compares, because a date or a number read from a row is not spelled as the form sent it.
  const repeated = {
    name: `repeated ${tableName}`,
    text: `select id, status, created_at from ${tableName} where idempotency_key = $1
      and ${columns.map((column, index) => `${snake(column)} is not distinct from $${index + 2}`).join(" and ")}`,
  };

  /** Repeating the same form returns the first answer; a different form under the same key is an error. */
  const firstAnswer = async (db: Database, body: Body, key: string | undefined): Promise<Stored> => {
    const [row] = await runStatement<{ id: string; status: LeadStatus; created_at: Date }>(db, repeated, [
      key,
      ...columns.map((column) => emptyToNull(body[column])),
    ]);
    if (row === undefined)
      throw new AppError("conflict", "This idempotency key was already used for a different request.");
    return { id: row.id, status: row.status, createdAt: row.created_at.toISOString() };
  };

  return async (
    { db, wakeWorker, notifyDesk, limits }: LeadDeps,
    body: Body,
    sender: FormSender,
  ): Promise<Body & Stored> => {
    const text = columns.map((column) => String(body[column])).join("\n");
    const signals = spamSignalsOf({ honeypot: sender.trap, filledMs: sender.filledMs, text });
    const [storeResult] = await runStatement<StoreResult>(db, statement, [
      ...limitParameters(limitsFor(body.email, sender.address, limits)),
      ...columns.map((column) => emptyToNull(body[column])),
      signals.length > 0 ? "spam" : "new",
      signals,
      sender.idempotencyKey ?? null,
    ]);
    if (storeResult === undefined) throw new Error("the statement answered nothing");
    if (storeResult.refused) throw new RateLimitError(storeResult.retry_seconds ?? 60);
    if (storeResult.id === null || storeResult.created_at === null) {
      return { ...body, ...(await firstAnswer(db, body, sender.idempotencyKey)) };
    }
    wakeWorker(announceLead.name);
    notifyDesk(storeResult.id);
    const createdAt = new Date(storeResult.created_at).toISOString();
    return { ...body, id: storeResult.id, status: storeResult.status as LeadStatus, createdAt };
  };
};

export const submitQuoteRequest = createFormStore("quote-request", quoteRequests, quoteRequest);

export const submitLead = createFormStore("lead", leads, lead);

const contactRow = contactRequest.extend({
  /** The page it was sent from; empty if unknown. */
  pagePath: z.string(),
  fileId: z.string(),
});
type ContactRow = z.infer<typeof contactRow>;

const storeContactRequest = createFormStore("contact-request", contactRequests, contactRow);

/** A file that was uploaded for the request must still exist: an attachment must not get lost silently. */
export const submitContactRequest = async (deps: LeadDeps, row: ContactRow, sender: FormSender) => {
  if (row.fileId !== "") await requireUnclaimedFile(deps.db, row.fileId, sender.idempotencyKey);
  return storeContactRequest(deps, row, sender);
};
