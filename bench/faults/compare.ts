/** What was acknowledged, what is stored and what was mailed, held against each other. */
import { setTimeout as wait } from "node:timers/promises";
import type { Heard } from "./senders.ts";
import type { World } from "./world.ts";

export interface Verdict {
  readonly acknowledged: number;
  readonly rows: number;
  /** Acknowledged and not stored. */
  readonly lost: number;
  /** Stored more than once under one key, or acknowledged under two ids. */
  readonly doubled: number;
  /** Sent for minutes and never acknowledged. */
  readonly abandoned: number;
  /** Two for each row: to the firm and to whoever asked. */
  readonly mailsOwed: number;
  readonly mailsSent: number;
  /** The same Message-ID more than once at the mail server: told, since no mail system can promise none. */
  readonly repeats: number;
}

const mailsPerLead = 2;
const patienceMs = 300_000;

export const compare = async (world: World, mark: string, heard: Heard): Promise<Verdict> => {
  const rows = await world.ask<{ id: string; key: string }>(
    "select id, idempotency_key::text as key from quote_requests where email like $1",
    [`${mark}-%`],
  );
  const stored = new Set(rows.map(({ id }) => id));
  const mailsOwed = rows.length * mailsPerLead;
  const sent = async (): Promise<number> => {
    const [row] = await world.ask<{ n: number }>(
      `select count(*)::int as n from mail_log m
       join quote_requests q on m.key like 'quote-request/' || q.id || '/%' where q.email like $1 and m.status = 'sent'`,
      [`${mark}-%`],
    );
    return row?.n ?? 0;
  };
  const begun = performance.now();
  while ((await sent()) < mailsOwed && performance.now() - begun < patienceMs) await wait(1000);
  const ours = world.caught
    .map(({ mail }) => mail.messageId ?? "")
    .filter((messageId) => stored.has(/quote-request\.([\w-]+)\./.exec(messageId)?.[1] ?? ""));
  const distinct = new Set(ours).size;
  return {
    acknowledged: heard.acknowledged.length,
    rows: rows.length,
    lost: heard.acknowledged.filter(({ id }) => !stored.has(id)).length,
    doubled: rows.length - new Set(rows.map(({ key }) => key)).size + heard.split.length,
    abandoned: heard.abandoned.length,
    mailsOwed,
    mailsSent: Math.min(distinct, await sent()),
    repeats: ours.length - distinct,
  };
};
