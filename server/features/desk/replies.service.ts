/** A reply by email: its timeline entry and the task that sends it commit together. */
import { eq, sql } from "drizzle-orm";
import type { ReplyDraft } from "#domain/desk/lead-actions.ts";
import { asActor, type Database } from "../../db/client.ts";
import { deskEntries } from "../../db/tables/desk.ts";
import { AppError } from "../../infra/http/errors.ts";
import { addressIn, messageIdOf } from "../../infra/email/mail.ts";
import { databaseActorOf, type SignedIn } from "../../infra/auth/auth-context.ts";
import { lockLead, writeEntry } from "./timeline.service.ts";
import { sendDeskReply } from "./send-desk-reply.task.ts";
import { replyKey } from "./threads.ts";
import { markReplied } from "./work.service.ts";

interface Reply extends ReplyDraft {
  /** Idempotency key from the page: two clicks send one email. */
  readonly key: string;
}

/** `mailFrom` is the sender of all our emails; its host is part of the Message-ID. */
export const sendReply = (db: Database, me: SignedIn, id: string, reply: Reply, mailFrom: string): Promise<string> =>
  asActor(db, databaseActorOf(me), async (db) => {
    const lead = await lockLead(db, id);
    const [first] = await db.select().from(deskEntries).where(eq(deskEntries.idempotencyKey, reply.key));
    if (first !== undefined) {
      const isSame = first.leadId === id && first.subject === reply.subject && first.body === reply.text;
      if (!isSame) throw new AppError("conflict", "This idempotency key was already used for a different reply.");
      return first.id;
    }
    const entryId = await writeEntry(db, {
      leadId: id,
      kind: "reply",
      authorId: me.id,
      subject: reply.subject,
      body: reply.text,
      messageId: messageIdOf(replyKey(reply.key), mailFrom),
      fromAddress: addressIn(mailFrom),
      toAddress: lead.email,
      idempotencyKey: reply.key,
    });
    await db.execute(sql`select enqueue_task(${sendDeskReply.name}, ${JSON.stringify({ entryId })}::jsonb)`);
    await markReplied(db, lead, me.id);
    return entryId;
  });
