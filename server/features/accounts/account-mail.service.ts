/** Mails about accounts: put into the queue by the transaction that gives the reason, and sent by a task. */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import type { Nudge } from "../../infra/queue.ts";

export const accountMailTask = "send-account-mail";

const to = z.object({ to: z.email(), name: z.string() });
const withUrl = to.extend({ url: z.url() });

export const accountMail = z.discriminatedUnion("kind", [
  withUrl.extend({ kind: z.literal("verify") }),
  withUrl.extend({ kind: z.literal("reset") }),
  withUrl.extend({ kind: z.literal("change-email"), newEmail: z.email() }),
  to.extend({ kind: z.literal("new-sign-in"), userId: z.uuid(), device: z.string(), at: z.iso.datetime() }),
  to.extend({
    kind: z.literal("invitation"),
    url: z.url(),
    company: z.string(),
    team: z.string().nullable(),
    invitedBy: z.string(),
  }),
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
