/** Mails about accounts: put into the queue by the transaction that gives the reason, and sent by a task. */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import type { Nudge } from "../../infra/queue.ts";

export const accountMailTask = "send-account-mail";

const to = z.object({ to: z.email(), name: z.string() });
/** The ids of a row in `account_links`. The task derives the address, so that none is readable in the queue. */
const withLink = to.extend({ link: z.object({ id: z.uuid(), userId: z.uuid() }) });

export const accountMail = z.discriminatedUnion("kind", [
  withLink.extend({ kind: z.literal("verify") }),
  withLink.extend({ kind: z.literal("reset") }),
  withLink.extend({ kind: z.literal("approve-change"), newEmail: z.email() }),
  withLink.extend({ kind: z.literal("confirm-change"), oldEmail: z.email() }),
  to.extend({ kind: z.literal("email-changed"), newEmail: z.email(), at: z.iso.datetime() }),
  to.extend({ kind: z.literal("new-sign-in"), userId: z.uuid(), device: z.string(), at: z.iso.datetime() }),
  to.extend({
    kind: z.literal("invitation"),
    invitation: z.object({ id: z.uuid(), companyId: z.uuid() }),
    company: z.string(),
    team: z.string().nullable(),
    invitedBy: z.string(),
  }),
  to.extend({ kind: z.literal("network-approved"), company: z.string() }),
  to.extend({ kind: z.literal("member-joined"), userId: z.uuid(), member: z.string(), company: z.string() }),
]);
export type AccountMail = z.infer<typeof accountMail>;

/** The same reason makes the same key, so that a task that runs twice sends once. Tokens do not show in it. */
export const keyOf = (mail: AccountMail): string =>
  `account/${mail.kind}/${createHash("sha256").update(JSON.stringify(mail)).digest("hex").slice(0, 32)}`;

export const createPost =
  (nudge: Nudge) =>
  async (db: Database, mail: AccountMail): Promise<void> => {
    await db.execute(sql`select enqueue_task(${accountMailTask}, ${JSON.stringify(mail)}::jsonb)`);
    nudge(accountMailTask);
  };

export type Post = ReturnType<typeof createPost>;
