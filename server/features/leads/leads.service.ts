/** Forms that visitors send: stored and queued in one statement, so that success is never reported for lost data. */
import type { ContactRequest } from "#domain/leads/contact-request.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import type { QuoteRequest } from "#domain/leads/quote-request.ts";
import { spamSignalsOf } from "#domain/leads/spam.ts";
import type { Database } from "../../db/client.ts";
import { AppError, RateLimitError } from "../../infra/errors.ts";
import type { FormSender } from "../../infra/form-sender.ts";
import type { NotifyDesk } from "../../infra/live.ts";
import type { WakeWorker } from "../../infra/queue.ts";
import { addressBlock, type Limit, limitParameters, limitsAsCte } from "../../infra/rate-limit.ts";
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
  const placeholders = all.map((_column, at) => `$${at + 4}`).join(", ");
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

const createStore = <Body extends { readonly email: string }>(
  table: string,
  kind: string,
  columns: readonly (keyof Body & string)[],
) => {
  const statement = storeStatement(table, kind, columns);
  const repeated = {
    name: `repeated ${table}`,
    text: `select ${columns.map((column) => `${snake(column)} as "${column}"`).join(", ")}, id, status, created_at from ${table} where idempotency_key = $1`,
  };

  /** Repeating the same form returns the first answer; a different form under the same key is an error. */
  const firstAnswer = async (db: Database, body: Body, key: string | undefined): Promise<Stored> => {
    const [row] = await runStatement<Body & { id: string; status: LeadStatus; created_at: Date }>(db, repeated, [key]);
    const isSame =
      row !== undefined &&
      columns.every((column) => JSON.stringify(row[column]) === JSON.stringify(emptyToNull(body[column])));
    if (!isSame) throw new AppError("conflict", "This idempotency key was used for another request.");
    return { id: row.id, status: row.status, createdAt: row.created_at.toISOString() };
  };

  return async (
    { db, wakeWorker, notifyDesk, limits }: LeadDeps,
    body: Body,
    sender: FormSender,
  ): Promise<Body & Stored> => {
    const text = columns.map((column) => String(body[column])).join("\n");
    const signals = spamSignalsOf({ trap: sender.trap, filledMs: sender.filledMs, text });
    const [stored] = await runStatement<StoreResult>(db, statement, [
      ...limitParameters(limitsFor(body.email, sender.address, limits)),
      ...columns.map((column) => emptyToNull(body[column])),
      signals.length > 0 ? "spam" : "new",
      signals,
      sender.idempotencyKey ?? null,
    ]);
    if (stored === undefined) throw new Error("the statement answered nothing");
    if (stored.refused) throw new RateLimitError(stored.retry_seconds ?? 60);
    if (stored.id === null || stored.created_at === null) {
      return { ...body, ...(await firstAnswer(db, body, sender.idempotencyKey)) };
    }
    wakeWorker(announceLead.name);
    notifyDesk(stored.id);
    const createdAt = new Date(stored.created_at).toISOString();
    return { ...body, id: stored.id, status: stored.status as LeadStatus, createdAt };
  };
};

export const submitQuoteRequest = createStore<QuoteRequest>("quote_requests", "quote-request", [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "jobTitle",
  "companySize",
  "hiringNeed",
  "timeline",
  "message",
]);

export const submitLead = createStore<Lead>("leads", "lead", [
  "firstName",
  "lastName",
  "email",
  "company",
  "companySize",
  "interests",
  "message",
  "jobDescription",
]);

interface ContactRow extends ContactRequest {
  /** The page it was sent from; empty if unknown. */
  readonly pagePath: string;
  readonly fileId: string;
}

const storeContactRequest = createStore<ContactRow>("contact_requests", "contact-request", [
  "name",
  "phone",
  "email",
  "company",
  "hiringNeeds",
  "jobDescription",
  "jobDescriptionFile",
  "pagePath",
  "fileId",
]);

/** A file that was uploaded for the request must still exist: an attachment must not get lost silently. */
export const submitContactRequest = async (deps: LeadDeps, row: ContactRow, sender: FormSender) => {
  if (row.fileId !== "") await requireUnclaimedFile(deps.db, row.fileId, sender.idempotencyKey);
  return storeContactRequest(deps, row, sender);
};
