/** Inbound email: answers go into their lead's timeline, unknown senders become leads, bounces go to the lead they are about. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { asActor, type Database } from "../../../db/client.ts";
import { deskEntries, deskEntryFiles, deskLeads } from "../../../db/tables/desk.ts";
import { mailLog, mailSuppressions } from "../../../db/tables/records.ts";
import type { FileStore } from "../../../infra/files/file-store.ts";
import { storeMailAttachment } from "../../files/files.service.ts";
import type { DeliveryReport } from "./delivery-report.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { findAnswered, findLeadOf } from "./mail-threads.ts";
import { lockLead, moveLead } from "../timeline.service.ts";

export interface InboundDeps {
  readonly db: Database;
  readonly files: FileStore;
  /** The firm's own address, which is never suppressed. */
  readonly deskAddress: string;
}

/** "set aside": an automatic message from an unknown sender. */
export type InboundOutcome = "mail" | "automatic" | "bounce" | "delay" | "set aside" | "known" | "our own" | "unknown";

const maxFiles = 10;
const freeMailHosts = /^(gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|aol|gmx|proton|protonmail)\./;

const splitName = (name: string, address: string) => {
  const [mailbox = "", host = ""] = address.split("@");
  const [firstName = mailbox, ...rest] = (name === "" ? mailbox : name).split(/\s+/);
  return {
    firstName: firstName.slice(0, 255).toWellFormed(),
    lastName: rest.join(" ").slice(0, 255).toWellFormed(),
    company: freeMailHosts.test(host) ? "" : host,
  };
};

/** An automatic message from an unknown sender becomes a lead marked as spam, and is never dropped. */
const createLead = async (db: Database, mail: IncomingMail, now: Date): Promise<string> => {
  const names = splitName(mail.fromName, mail.fromAddress);
  const name = `${names.firstName} ${names.lastName}`.trim();
  const [lead] = await db
    .insert(deskLeads)
    .values({
      ...names,
      kind: "mail",
      contactId: sql`desk_contact_for(${mail.fromAddress}, ${name}, ${names.company})`,
      email: mail.fromAddress,
      summary: mail.text === "" ? mail.subject : mail.text.slice(0, 10_000).toWellFormed(),
      source: "Email",
      state: mail.isAutomatic ? "spam" : "new",
      receivedAt: now,
      dueAt: sql`desk_due_at(${now})`,
      lastActivityAt: now,
    })
    .returning({ id: deskLeads.id });
  if (lead === undefined) throw new Error("the lead was not stored");
  return lead.id;
};

/** Moves a lead that waited for its contact back to in progress. */
const reopen = async (db: Database, leadId: string, from: readonly string[], now: Date): Promise<void> => {
  const lead = await lockLead(db, leadId);
  if (from.includes(lead.state)) await moveLead(db, lead, "in_progress", null, now);
};

/** Stores bytes before the rows commit; the sweep deletes those of a failed transaction. */
const storeFiles = async (db: Database, store: FileStore, mail: IncomingMail) => {
  const storedKeys: string[] = [];
  const rejected: string[] = [];
  for (const file of mail.files) {
    const id = storedKeys.length < maxFiles ? await storeMailAttachment(db, store, file) : undefined;
    if (id === undefined) rejected.push(file.fileName);
    else storedKeys.push(id);
  }
  return { kept: storedKeys, refused: rejected.slice(0, 100) };
};

const handleMail = async (
  db: Database,
  { files }: InboundDeps,
  mail: IncomingMail,
  now: Date,
): Promise<InboundOutcome> => {
  const answered = await findAnswered(db, mail.answers);
  const knownLeadId = answered?.leadId ?? (await findLeadOf(db, mail.fromAddress, now));
  const leadId = knownLeadId ?? (await createLead(db, mail, now));
  const { kept: storedKeys, refused: rejected } = await storeFiles(db, files, mail);
  const details = {
    ...(mail.quoted === "" ? {} : { quoted: mail.quoted }),
    ...(rejected.length === 0 ? {} : { refused: rejected }),
    ...(mail.fromName === "" ? {} : { fromName: mail.fromName }),
  };
  const [entry] = await db
    .insert(deskEntries)
    .values({
      leadId,
      kind: "mail",
      subject: mail.subject,
      body: mail.text,
      messageId: mail.messageId,
      fromAddress: mail.fromAddress,
      toAddress: mail.toAddress === "" ? null : mail.toAddress,
      isAutomatic: mail.isAutomatic,
      details: Object.keys(details).length === 0 ? null : details,
      createdAt: now,
    })
    .returning({ id: deskEntries.id });
  if (entry !== undefined && storedKeys.length > 0) {
    await db.insert(deskEntryFiles).values(storedKeys.map((fileId) => ({ entryId: entry.id, fileId })));
  }
  if (mail.isAutomatic) return knownLeadId === undefined ? "set aside" : "automatic";
  await reopen(db, leadId, ["replied", "lost"], now);
  await db.update(deskLeads).set({ lastActivityAt: now }).where(eq(deskLeads.id, leadId));
  // An address that sends email can receive it again.
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
 * Only a report on an email that we sent has an effect, and only for its recipient: anyone can send a report, but only the recipient of an
 * email knows its Message-ID.
 */
const handleDeliveryReport = async (
  db: Database,
  { deskAddress }: InboundDeps,
  mail: IncomingMail,
  report: DeliveryReport,
  now: Date,
): Promise<InboundOutcome> => {
  const answeredMail = await findAnswered(db, mail.answers);
  const answered = answeredMail?.isOurs === true ? answeredMail : undefined;
  const leadId = answered?.leadId ?? (await findLeadOf(db, report.recipient, now));
  if (answered === undefined && leadId === undefined) return "unknown";
  if (leadId !== undefined) {
    await db.insert(deskEntries).values({
      leadId,
      kind: "bounce",
      subject: mail.subject,
      body: report.diagnostic === "" ? mail.text : report.diagnostic.slice(0, 2000).toWellFormed(),
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
    // A trigger recomputes the response status from the remaining timeline.
    await db.update(deskEntries).set({ failedAt: now }).where(eq(deskEntries.id, answered.entryId));
    await reopen(db, leadId, ["replied"], now);
    await db.update(deskLeads).set({ lastActivityAt: now }).where(eq(deskLeads.id, leadId));
  }
  return "bounce";
};

/** Idempotent, however often the provider sends it. Messages of one sender are processed one after another. */
export const receiveMail = (deps: InboundDeps, mail: IncomingMail, now: Date): Promise<InboundOutcome> =>
  asActor(deps.db, { staff: true }, async (db) => {
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('inbound ' || normal_email(${mail.fromAddress}), 0))`,
    );
    if ((await db.$count(deskEntries, eq(deskEntries.messageId, mail.messageId))) > 0) return "known";
    // Our own emails to the desk's mailbox are forwarded here too.
    if ((await db.$count(mailLog, inArray(mailLog.messageId, [mail.messageId]))) > 0) return "our own";
    if (mail.report !== undefined) return handleDeliveryReport(db, deps, mail, mail.report, now);
    return handleMail(db, deps, mail, now);
  });
