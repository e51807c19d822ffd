/** Mail that comes back to the firm: answers into their timeline, strangers onto the desk, failures to what they are about. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { deskEntries, deskEntryFiles, deskLeads } from "../../db/tables/desk.ts";
import { mailLog, mailSuppressions } from "../../db/tables/records.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { storeMailAttachment } from "../files/files.service.ts";
import type { DeliveryReport } from "./delivery-report.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { findAnswered, findLeadOf } from "./mail-threads.ts";
import { holdLead, moveLead } from "./timeline.service.ts";

export interface InboundTools {
  readonly db: Database;
  readonly files: FileStore;
  /** The firm's own address. It is never put on the list of those that get no mail. */
  readonly deskAddress: string;
}

/** "set aside": nobody we know, and no person wrote it. */
export type InboundOutcome = "mail" | "automatic" | "bounce" | "delay" | "set aside" | "known" | "our own" | "unknown";

const mostFiles = 10;
const openMailboxes = /^(gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|aol|gmx|proton|protonmail)\./;

const splitName = (name: string, address: string) => {
  const [mailbox = "", host = ""] = address.split("@");
  const [firstName = mailbox, ...rest] = (name === "" ? mailbox : name).split(/\s+/);
  return {
    firstName: firstName.slice(0, 255).toWellFormed(),
    lastName: rest.join(" ").slice(0, 255).toWellFormed(),
    company: openMailboxes.test(host) ? "" : host,
  };
};

/** What a machine sent whom we do not know stands apart as spam does, and is never dropped. */
const newLead = async (db: Database, mail: IncomingMail, now: Date): Promise<string> => {
  const names = splitName(mail.fromName, mail.fromAddress);
  const name = `${names.firstName} ${names.lastName}`.trim();
  const [lead] = await db
    .insert(deskLeads)
    .values({
      ...names,
      kind: "mail",
      contactId: sql`desk_contact_for(${mail.fromAddress}, ${name}, ${names.company})`,
      email: mail.fromAddress,
      summary: mail.said === "" ? mail.subject : mail.said.slice(0, 10_000).toWellFormed(),
      source: "E-mail",
      state: mail.isAutomatic ? "spam" : "new",
      receivedAt: now,
      dueAt: sql`desk_due_at(${now})`,
      lastActivityAt: now,
    })
    .returning({ id: deskLeads.id });
  if (lead === undefined) throw new Error("the lead was not stored");
  return lead.id;
};

/** A lead that waited for the other side is work again. */
const reopen = async (db: Database, leadId: string, from: readonly string[], now: Date): Promise<void> => {
  const lead = await holdLead(db, leadId);
  if (from.includes(lead.state)) await moveLead(db, lead, "in_progress", null, now);
};

/** Bytes are put before the rows commit; those of a transaction that fails are found by the sweep. */
const keepFiles = async (db: Database, store: FileStore, mail: IncomingMail) => {
  const kept: string[] = [];
  const refused: string[] = [];
  for (const file of mail.files) {
    const id = kept.length < mostFiles ? await storeMailAttachment(db, store, file) : undefined;
    if (id === undefined) refused.push(file.fileName);
    else kept.push(id);
  }
  return { kept, refused: refused.slice(0, 100) };
};

const takeMail = async (
  db: Database,
  { files }: InboundTools,
  mail: IncomingMail,
  now: Date,
): Promise<InboundOutcome> => {
  const answered = await findAnswered(db, mail.answers);
  const known = answered?.leadId ?? (await findLeadOf(db, mail.fromAddress, now));
  const leadId = known ?? (await newLead(db, mail, now));
  const { kept, refused } = await keepFiles(db, files, mail);
  const details = {
    ...(mail.quoted === "" ? {} : { quoted: mail.quoted }),
    ...(refused.length === 0 ? {} : { refused }),
    ...(mail.fromName === "" ? {} : { fromName: mail.fromName }),
  };
  const [entry] = await db
    .insert(deskEntries)
    .values({
      leadId,
      kind: "mail",
      subject: mail.subject,
      body: mail.said,
      messageId: mail.messageId,
      fromAddress: mail.fromAddress,
      toAddress: mail.toAddress === "" ? null : mail.toAddress,
      isAutomatic: mail.isAutomatic,
      details: Object.keys(details).length === 0 ? null : details,
      createdAt: now,
    })
    .returning({ id: deskEntries.id });
  if (entry !== undefined && kept.length > 0) {
    await db.insert(deskEntryFiles).values(kept.map((fileId) => ({ entryId: entry.id, fileId })));
  }
  if (mail.isAutomatic) return known === undefined ? "set aside" : "automatic";
  await reopen(db, leadId, ["replied", "lost"], now);
  await db.update(deskLeads).set({ lastActivityAt: now }).where(eq(deskLeads.id, leadId));
  // Whoever writes from an address can be written to there.
  await db
    .delete(mailSuppressions)
    .where(and(eq(mailSuppressions.address, mail.fromAddress.toLowerCase()), eq(mailSuppressions.reason, "bounced")));
  return "mail";
};

const suppress = async (db: Database, address: string, report: DeliveryReport): Promise<void> => {
  const details = `${report.status} ${report.diagnostic}`.trim().slice(0, 1000).toWellFormed();
  await db
    .insert(mailSuppressions)
    .values({ address, reason: "bounced", details })
    .onConflictDoUpdate({ target: mailSuppressions.address, set: { reason: "bounced", details } });
};

/**
 * Only a report on a mail that we know to have sent changes anything, and only for the address it went to: anybody can send
 * us a report, but our Message-IDs are known to those alone who got the mail.
 */
const takeReport = async (
  db: Database,
  { deskAddress }: InboundTools,
  mail: IncomingMail,
  report: DeliveryReport,
  now: Date,
): Promise<InboundOutcome> => {
  const found = await findAnswered(db, mail.answers);
  const answered = found?.isOurs === true ? found : undefined;
  const leadId = answered?.leadId ?? (await findLeadOf(db, report.recipient, now));
  if (answered === undefined && leadId === undefined) return "unknown";
  if (leadId !== undefined) {
    await db.insert(deskEntries).values({
      leadId,
      kind: "bounce",
      subject: mail.subject,
      body: report.diagnostic === "" ? mail.said : report.diagnostic.slice(0, 2000).toWellFormed(),
      messageId: mail.messageId,
      fromAddress: mail.fromAddress === "" ? null : mail.fromAddress,
      toAddress: report.recipient.slice(0, 255),
      isAutomatic: true,
      details: {
        ...report,
        diagnostic: report.diagnostic.slice(0, 2000).toWellFormed(),
        original: answered?.messageId,
      },
      createdAt: now,
    });
  }
  if (!report.hasFailed) return "delay";
  const address = answered?.toAddress.trim().toLowerCase() ?? "";
  if (report.isPermanent && address !== "" && address !== deskAddress.toLowerCase())
    await suppress(db, address, report);
  if (answered?.entryId !== undefined && leadId !== undefined) {
    // The database counts the clock anew from what is left of the timeline.
    await db.update(deskEntries).set({ failedAt: now }).where(eq(deskEntries.id, answered.entryId));
    await reopen(db, leadId, ["replied"], now);
    await db.update(deskLeads).set({ lastActivityAt: now }).where(eq(deskLeads.id, leadId));
  }
  return "bounce";
};

/** Once, however often the provider sends it. Mails of one sender are taken one after another. */
export const receiveMail = (tools: InboundTools, mail: IncomingMail, now: Date): Promise<InboundOutcome> =>
  asActor(tools.db, { staff: true }, async (db) => {
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('inbound ' || normal_email(${mail.fromAddress}), 0))`,
    );
    if ((await db.$count(deskEntries, eq(deskEntries.messageId, mail.messageId))) > 0) return "known";
    // What we send to the desk's own mailbox is forwarded here like everything else.
    if ((await db.$count(mailLog, inArray(mailLog.messageId, [mail.messageId]))) > 0) return "our own";
    if (mail.report !== undefined) return takeReport(db, tools, mail, mail.report, now);
    return takeMail(db, tools, mail, now);
  });
