/** Finds the lead of an email: by the message it answers, else by its sender. */
import { and, desc, eq, gte, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { deskContacts, deskEntries, deskLeads } from "../../../db/tables/desk.ts";
import { mailLog } from "../../../db/tables/records.ts";

export interface AnsweredMail {
  readonly messageId: string;
  readonly leadId: string | undefined;
  /** The reply in the timeline, if it answers one. */
  readonly entryId: string | undefined;
  readonly toAddress: string;
  /** True if we sent it. */
  readonly isOurs: boolean;
}

const maxThreadAgeDays = 90;
const leadIdOfKey = (key: string): string | undefined =>
  /^[a-z-]+\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//.exec(key)?.[1];

/** The first known message, in the given order. */
export const findAnswered = async (db: Database, ids: readonly string[]): Promise<AnsweredMail | undefined> => {
  if (ids.length === 0) return undefined;
  const entries = await db
    .select()
    .from(deskEntries)
    .where(inArray(deskEntries.messageId, [...ids]));
  const logged = await db
    .select({ messageId: mailLog.messageId, key: mailLog.key, toAddress: mailLog.toAddress })
    .from(mailLog)
    .where(inArray(mailLog.messageId, [...ids]));
  for (const messageId of ids) {
    const entry = entries.find((each) => each.messageId === messageId);
    if (entry !== undefined) {
      const isOurs = entry.kind === "reply";
      const { id, leadId, toAddress } = entry;
      return { messageId, leadId, entryId: isOurs ? id : undefined, toAddress: toAddress ?? "", isOurs };
    }
    const mail = logged.find((each) => each.messageId === messageId);
    if (mail !== undefined) {
      const leadId = await findLead(db, leadIdOfKey(mail.key));
      return { messageId, leadId, entryId: undefined, toAddress: mail.toAddress, isOurs: true };
    }
  }
  return undefined;
};

const findLead = async (db: Database, id: string | undefined): Promise<string | undefined> => {
  if (id === undefined) return undefined;
  const [lead] = await db.select({ id: deskLeads.id }).from(deskLeads).where(eq(deskLeads.id, id));
  return lead?.id;
};

/** The sender's newest lead, if it was active recently. */
export const findLeadOf = async (db: Database, address: string, now: Date): Promise<string | undefined> => {
  const [lead] = await db
    .select({ id: deskLeads.id })
    .from(deskContacts)
    .innerJoin(deskLeads, sql`${deskLeads.contactId} = coalesce(${deskContacts.mergedIntoId}, ${deskContacts.id})`)
    .where(
      and(
        sql`${deskContacts.email} = normal_email(${address})`,
        ne(deskLeads.state, "spam"),
        eq(deskLeads.isSample, false),
        gte(deskLeads.lastActivityAt, new Date(now.getTime() - maxThreadAgeDays * 86_400_000)),
      ),
    )
    .orderBy(desc(deskLeads.receivedAt), desc(deskLeads.id))
    .limit(1);
  return lead?.id;
};
