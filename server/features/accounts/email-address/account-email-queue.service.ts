/** Emails about accounts. The transaction that causes an email enqueues it; a task sends it. */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../db/client.ts";
import type { WakeWorker } from "../../../infra/work/queue.ts";

export const accountEmailTask = "send-account-email";

const recipient = z.object({ to: z.email(), name: z.string() });
/** The ids of a row in `account_links`. The task derives the address, so that none is readable in the queue. */
const withLink = recipient.extend({ link: z.object({ id: z.uuid(), userId: z.uuid() }) });

export const accountEmailPayload = z.discriminatedUnion("kind", [
  withLink.extend({ kind: z.literal("verify") }),
  withLink.extend({ kind: z.literal("reset") }),
  withLink.extend({ kind: z.literal("approve-change"), newEmail: z.email() }),
  withLink.extend({ kind: z.literal("confirm-change"), oldEmail: z.email() }),
  recipient.extend({ kind: z.literal("email-changed"), newEmail: z.email(), at: z.iso.datetime() }),
  recipient.extend({ kind: z.literal("new-sign-in"), userId: z.uuid(), device: z.string(), at: z.iso.datetime() }),
  recipient.extend({
    kind: z.literal("invitation"),
    invitation: z.object({ id: z.uuid(), companyId: z.uuid() }),
    company: z.string(),
    team: z.string().nullable(),
    invitedBy: z.string(),
  }),
  recipient.extend({ kind: z.literal("network-approved"), company: z.string() }),
  recipient.extend({ kind: z.literal("member-joined"), userId: z.uuid(), member: z.string(), company: z.string() }),
]);
export type AccountEmailPayload = z.infer<typeof accountEmailPayload>;

/** Equal payloads give equal keys, so that a task that runs twice sends once. The key is a hash and reveals no token. */
export const accountEmailKey = (mail: AccountEmailPayload): string =>
  `account/${mail.kind}/${createHash("sha256").update(JSON.stringify(mail)).digest("hex").slice(0, 32)}`;

export const createEnqueueAccountEmail =
  (wakeWorker: WakeWorker) =>
  async (db: Database, mail: AccountEmailPayload): Promise<void> => {
    await db.execute(sql`select enqueue_task(${accountEmailTask}, ${JSON.stringify(mail)}::jsonb)`);
    wakeWorker(accountEmailTask);
  };

export type EnqueueAccountEmail = ReturnType<typeof createEnqueueAccountEmail>;
