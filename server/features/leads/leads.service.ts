/** What strangers send us: stored and queued in one statement, so that a success is never said for something not kept. */
import type { ContactRequest } from "#domain/leads/contact-request.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import type { QuoteRequest } from "#domain/leads/quote-request.ts";
import { spamSignalsOf } from "#domain/leads/spam.ts";
import type { Database } from "../../db/client.ts";
import { AppError, RateLimitError } from "../../infra/errors.ts";
import type { Sender } from "../../infra/form-sender.ts";
import type { TellDesk } from "../../infra/live.ts";
import type { Nudge } from "../../infra/queue.ts";
import { addressBlock, type Limit, limitParameters, limitsAsCte } from "../../infra/rate-limit.ts";
import { runStatement } from "../../infra/statement.ts";
import { requireUnclaimedFile } from "../files/files.service.ts";
import { announceLead } from "./announce-lead.task.ts";

export interface FormLimits {
  readonly perMinute: number;
  readonly perEmailPerDay: number;
}

export interface LeadTools {
  readonly db: Database;
  readonly nudge: Nudge;
  readonly tellDesk: TellDesk;
  readonly limits: FormLimits;
}

interface Stored {
  readonly id: string;
  readonly status: LeadStatus;
  readonly createdAt: string;
}

type Answer = { readonly refused: boolean; readonly retry_seconds: number | null } & {
  readonly [key in "id" | "status" | "created_at"]: string | null;
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** One statement for limits, row and task: what is refused, repeated or broken leaves no half of it behind. */
const storeStatement = (table: string, kind: string, columns: readonly string[]) => {
  const all = [...columns.map(snake), "status", "spam_signals", "idempotency_key"];
  const places = all.map((_column, at) => `$${at + 4}`).join(", ");
  return {
    name: `store ${table}`,
    text: `
  with asked as (select * from unnest($1::text[], $2::int[], $3::bigint[]) as limits (key, ceiling, window_ms)),
  ${limitsAsCte},
  stored as (
    insert into ${table} (${all.join(", ")})
    select ${places} from verdict where not refused
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

/** What one sender may submit, by address and by e-mail. */
export const limitsFor = (
  email: string,
  address: string,
  { perMinute, perEmailPerDay }: FormLimits,
): readonly Limit[] => [
  { key: `form:ip:${addressBlock(address)}`, ceiling: perMinute, windowMs: minuteMs },
  { key: `form:email:${email.toLowerCase()}`, ceiling: perEmailPerDay, windowMs: dayMs },
];

/** Empty means not said, and what was not said is null. */
const said = (value: unknown): unknown => (value === "" ? null : value);

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

  /** The same form sent again gets the first answer; another form under the same key is a mistake. */
  const firstAnswer = async (db: Database, body: Body, key: string | undefined): Promise<Stored> => {
    const [row] = await runStatement<Body & { id: string; status: LeadStatus; created_at: Date }>(db, repeated, [key]);
    const same =
      row !== undefined &&
      columns.every((column) => JSON.stringify(row[column]) === JSON.stringify(said(body[column])));
    if (!same) throw new AppError("conflict", "This idempotency key was used for another request.");
    return { id: row.id, status: row.status, createdAt: row.created_at.toISOString() };
  };

  return async ({ db, nudge, tellDesk, limits }: LeadTools, body: Body, sender: Sender): Promise<Body & Stored> => {
    const text = columns.map((column) => String(body[column])).join("\n");
    const signals = spamSignalsOf({ trap: sender.trap, filledMs: sender.filledMs, text });
    const [answer] = await runStatement<Answer>(db, statement, [
      ...limitParameters(limitsFor(body.email, sender.address, limits)),
      ...columns.map((column) => said(body[column])),
      signals.length > 0 ? "spam" : "new",
      signals,
      sender.idempotencyKey ?? null,
    ]);
    if (answer === undefined) throw new Error("the statement answered nothing");
    if (answer.refused) throw new RateLimitError(answer.retry_seconds ?? 60);
    if (answer.id === null || answer.created_at === null) {
      return { ...body, ...(await firstAnswer(db, body, sender.idempotencyKey)) };
    }
    nudge(announceLead.name);
    tellDesk(answer.id);
    const createdAt = new Date(answer.created_at).toISOString();
    return { ...body, id: answer.id, status: answer.status as LeadStatus, createdAt };
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
  /** The page it was sent from; empty when the sender did not say. */
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

/** A file that was uploaded for the request must still be there: an attachment is not lost in silence. */
export const submitContactRequest = async (tools: LeadTools, row: ContactRow, sender: Sender) => {
  if (row.fileId !== "") await requireUnclaimedFile(tools.db, row.fileId, sender.idempotencyKey);
  return storeContactRequest(tools, row, sender);
};
