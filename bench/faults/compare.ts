/** Compares what was acknowledged, what is stored and what was emailed. */
import { setTimeout as wait } from "node:timers/promises";
import type { SendResults } from "./senders.ts";
import type { FaultEnvironment } from "./environment.ts";

export interface Verdict {
  readonly acknowledged: number;
  readonly rows: number;
  /** Acknowledged but not stored. */
  readonly lost: number;
  /** Stored more than once under one key, or acknowledged under two ids. */
  readonly duplicated: number;
  /** Retried for minutes but never acknowledged. */
  readonly abandoned: number;
  /** Two emails for each row: one to the firm and one to the sender. */
  readonly emailsExpected: number;
  readonly emailsSent: number;
  /** Message-IDs that reached the mail server more than once: reported but allowed, since no mail system can rule them out. */
  readonly repeatedEmails: number;
}

const emailsPerLead = 2;
const timeoutMs = 300_000;

export const compareResults = async (
  environment: FaultEnvironment,
  emailPrefix: string,
  results: SendResults,
): Promise<Verdict> => {
  const rows = await environment.query<{ id: string; key: string }>(
    "select id, idempotency_key::text as key from quote_requests where email like $1",
    [`${emailPrefix}-%`],
  );
  const storedIds = new Set(rows.map(({ id }) => id));
  const emailsExpected = rows.length * emailsPerLead;
  const countSent = async (): Promise<number> => {
    const [row] = await environment.query<{ n: number }>(
      `select count(*)::int as n from mail_log m
       join quote_requests q on m.key like 'quote-request/' || q.id || '/%' where q.email like $1 and m.status = 'sent'`,
      [`${emailPrefix}-%`],
    );
    return row?.n ?? 0;
  };
  const startedAt = performance.now();
  while ((await countSent()) < emailsExpected && performance.now() - startedAt < timeoutMs) await wait(1000);
  const ownMails = environment.caught
    .map(({ mail }) => mail.messageId ?? "")
    .filter((messageId) => storedIds.has(/quote-request\.([\w-]+)\./.exec(messageId)?.[1] ?? ""));
  const distinct = new Set(ownMails).size;
  return {
    acknowledged: results.acknowledged.length,
    rows: rows.length,
    lost: results.acknowledged.filter(({ id }) => !storedIds.has(id)).length,
    duplicated: rows.length - new Set(rows.map(({ key }) => key)).size + results.conflictingKeys.length,
    abandoned: results.abandoned.length,
    emailsExpected,
    emailsSent: Math.min(distinct, await countSent()),
    repeatedEmails: ownMails.length - distinct,
  };
};
