/**
 * Sending mail: at least once, de-duplicated by key. The key makes the Message-ID, and `mail_log` holds one row a key: a task
 * that runs again finds its mail sent and leaves it. Killed between the server's yes and our mark, it sends the same
 * Message-ID again, which mail systems recognise.
 */
import { eq, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { brand } from "#domain/brand.ts";
import type { Database } from "../db/client.ts";
import { mailLog, mailSuppressions } from "../db/tables/records.ts";
import { happened } from "./happenings.ts";
import { inSpan } from "./spans.ts";
import { type Letter, letterAsHtml, letterAsText, subjectOf } from "./letter.ts";
import { oneLine } from "./unlinked.ts";
import { writtenAsHtml, writtenAsText } from "./written-letter.ts";

/** An invitation, shown as one by mail programs that can, and attached for those that cannot. */
export interface CalendarPart {
  readonly method: "REQUEST" | "CANCEL";
  readonly fileName: string;
  readonly text: string;
}

export interface Delivery {
  /** Names this very mail for ever: "quote-request/0190…/staff". */
  readonly key: string;
  readonly template: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly letter: Letter;
  /** The Message-ID it answers, and all that led there, the oldest first. */
  readonly inReplyTo?: string;
  readonly references?: readonly string[];
  /** The person of ours who wrote it: sent under their name, in a plain look, and without the marks of a machine. */
  readonly writtenBy?: string;
  /** Staff's own and what keeps an account safe: sent to those who want no mail, though not where mails come back. */
  readonly essential?: boolean;
  /** For what a person may do without: one press in their mail program posts to it (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly calendar?: CalendarPart;
  /** To somebody who has just been erased: the log counts the mail and keeps neither the address nor what the server said. */
  readonly isUntraced?: boolean;
}

export interface Mail {
  deliver(db: Database, delivery: Delivery): Promise<"sent" | "already sent" | "suppressed">;
  close(): void;
}

export interface MailOptions {
  readonly url: string;
  readonly from: string;
}

/** The host that Message-IDs name: the sender's own. */
const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";

export const addressIn = (from: string): string => /^[^<]*<([^>]+)>/.exec(from)?.[1] ?? from;

const byMachine = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" } as const;

export const messageIdOf = (key: string, from: string): string => `<${key.replace(/[^\w.-]+/g, ".")}@${hostOf(from)}>`;

const isSuppressed = async (db: Database, to: string, essential: boolean): Promise<boolean> => {
  const [found] = await db
    .select({ reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.address, to.trim().toLowerCase()));
  return found !== undefined && (found.reason === "bounced" || !essential);
};

const oneClick = (url: string | undefined) =>
  url === undefined ? {} : { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

/** Plain text goes to a mail server on this machine alone; every other connection is encrypted where the server offers it. */
export const isOnThisMachine = (url: string): boolean =>
  URL.canParse(url) && ["127.0.0.1", "localhost", "[::1]"].includes(new URL(url).hostname.toLowerCase());

export const createMail = ({ url, from }: MailOptions): Mail => {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...(isOnThisMachine(url) ? { ignoreTLS: true } : {}),
  });

  return {
    deliver: async (
      db,
      {
        key,
        template,
        to,
        replyTo,
        letter,
        inReplyTo,
        references,
        writtenBy,
        essential = false,
        unsubscribeUrl,
        calendar,
        isUntraced = false,
      },
    ) => {
      const messageId = messageIdOf(key, from);
      const [row] = await db
        .insert(mailLog)
        .values({ key, template, toAddress: isUntraced ? "" : to, messageId, subject: letter.subject, attempts: 1 })
        .onConflictDoUpdate({ target: mailLog.key, set: { attempts: sql`${mailLog.attempts} + 1` } })
        .returning({ status: mailLog.status });
      if (row?.status === "sent") return "already sent";
      const send = (message: Parameters<typeof transport.sendMail>[0]) =>
        inSpan(`mail ${template}`, { "cohire.template": template }, () => transport.sendMail(message));
      if (await isSuppressed(db, to, essential)) {
        happened("mail", { outcome: "suppressed" });
        await db.update(mailLog).set({ status: "suppressed", error: null }).where(eq(mailLog.key, key));
        return "suppressed";
      }
      try {
        await send({
          to,
          subject: writtenBy === undefined ? subjectOf(letter) : oneLine(letter.subject),
          messageId,
          ...(writtenBy === undefined
            ? {
                from,
                text: letterAsText(letter),
                html: letterAsHtml(letter),
                headers: { ...byMachine, ...oneClick(unsubscribeUrl) },
              }
            : {
                from: { name: `${writtenBy}, ${brand.name}`, address: addressIn(from) },
                text: writtenAsText(letter, writtenBy),
                html: writtenAsHtml(letter, writtenBy),
              }),
          ...(inReplyTo === undefined ? {} : { inReplyTo }),
          ...(references === undefined ? {} : { references: [...references] }),
          ...(replyTo === undefined ? {} : { replyTo }),
          ...(calendar === undefined
            ? {}
            : { icalEvent: { method: calendar.method, filename: calendar.fileName, content: calendar.text } }),
        });
      } catch (error) {
        happened("mail", { outcome: "failed" });
        await db
          .update(mailLog)
          .set({ status: "failed", error: isUntraced ? "not sent" : String(error).slice(0, 500) })
          .where(eq(mailLog.key, key));
        throw error;
      }
      happened("mail", { outcome: "sent" });
      await db.update(mailLog).set({ status: "sent", sentAt: new Date(), error: null }).where(eq(mailLog.key, key));
      return "sent";
    },
    close: () => transport.close(),
  };
};
