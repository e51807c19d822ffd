/** Sends a staff reply. When the mail server accepts it the lead counts as answered; if it never does, the timeline shows the failure. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { asActor, type Database } from "../../db/client.ts";
import { deskEntries, deskLeads } from "../../db/tables/desk.ts";
import { users } from "../../db/tables/identity.ts";
import { task } from "../../infra/work/queue.ts";
import { lockLead, moveLead } from "./timeline.service.ts";
import { replyKey, threadBefore } from "./threads.ts";

const asStaff = <T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> => asActor(db, { staff: true }, work);

const readReply = (db: Database, entryId: string) =>
  asStaff(db, async (db) => {
    const [deskEntry] = await db
      .select({ entry: deskEntries, lead: { id: deskLeads.id, kind: deskLeads.kind }, author: users.name })
      .from(deskEntries)
      .innerJoin(deskLeads, eq(deskLeads.id, deskEntries.leadId))
      .leftJoin(users, eq(users.id, deskEntries.authorId))
      .where(eq(deskEntries.id, entryId));
    return deskEntry && { ...deskEntry, thread: await threadBefore(db, deskEntry.lead, entryId) };
  });

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

const markSent = (db: Database, entryId: string, now: Date) =>
  asStaff(db, (db) =>
    db.update(deskEntries).set({ sentAt: now, failedAt: null, details: null }).where(eq(deskEntries.id, entryId)),
  );

/** A lead whose only reply failed goes back to in progress. */
const markFailed = (db: Database, { id, leadId }: typeof deskEntries.$inferSelect, reason: string, now: Date) =>
  asStaff(db, async (db) => {
    const lead = await lockLead(db, leadId);
    await db.update(deskEntries).set({ failedAt: now, details: { reason } }).where(eq(deskEntries.id, id));
    if (lead.state === "replied" && lead.firstRepliedAt === null) await moveLead(db, lead, "in_progress", null);
  });

/** The server rejected this address or message, so a retry would not help. */
const isFinal = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** The results of `deliver` that mean the mail server has the message. */
const sentOutcomes: readonly string[] = ["sent", "already sent"];

export const sendDeskReply = task({
  name: "send-desk-reply",
  payload: z.object({ entryId: z.uuid() }),
  handle: async ({ entryId }, { db, mail, log, notifyDesk, isLastTry = false }) => {
    const reply = await readReply(db, entryId);
    // The entry was erased, or an earlier run sent it before it crashed.
    if (reply === undefined || reply.entry.sentAt !== null) return;
    const { entry, thread, author } = reply;
    const answered = thread.at(-1);
    try {
      const outcome: string = await mail.deliver(db, {
        key: replyKey(entry.idempotencyKey ?? entry.id),
        template: "desk-reply",
        to: entry.toAddress ?? "",
        replyTo: brand.email,
        email: { subject: entry.subject ?? "", paragraphs: paragraphsOf(entry.body ?? "") },
        writtenBy: author ?? "The team",
        ...(answered === undefined ? {} : { inReplyTo: answered, references: thread }),
      });
      await (sentOutcomes.includes(outcome)
        ? markSent(db, entryId, new Date())
        : markFailed(db, entry, "Not sent: we no longer email this address.", new Date()));
    } catch (error) {
      if (!isFinal(error) && !isLastTry) throw error;
      log.warn({ err: error, entry: entryId }, "a reply could not be sent");
      await markFailed(db, entry, reasonOf(error), new Date());
      // After the queue gives up, a person can retry the task from the dead letters.
      if (!isFinal(error)) throw error;
    } finally {
      notifyDesk(entry.leadId);
    }
  },
});
