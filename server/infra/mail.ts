/**
 * Sending mail: at least once, de-duplicated by key. The key makes the Message-ID, and `mail_log` holds one row a key: a task
 * that runs again finds its mail sent and leaves it. Killed between the server's yes and our mark, it sends the same
 * Message-ID again, which mail systems recognise.
 */
import { eq, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import type { Database } from "../db/client.ts";
import { mailLog } from "../db/tables/records.ts";
import { type Letter, letterAsHtml, letterAsText } from "./letter.ts";

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
  readonly calendar?: CalendarPart;
}

export interface Mail {
  deliver(db: Database, delivery: Delivery): Promise<"sent" | "already sent">;
  close(): void;
}

export interface MailOptions {
  readonly url: string;
  readonly from: string;
}

/** The host that Message-IDs name: the sender's own. */
const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";

export const messageIdOf = (key: string, from: string): string => `<${key.replace(/[^\w.-]+/g, ".")}@${hostOf(from)}>`;

export const createMail = ({ url, from }: MailOptions): Mail => {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Plain text to a mail server on this machine; anything else is encrypted where the server offers it.
    ...(/@?(127\.0\.0\.1|localhost|\[::1\])/.test(url) ? { ignoreTLS: true } : {}),
  });

  return {
    deliver: async (db, { key, template, to, replyTo, letter, calendar }) => {
      const messageId = messageIdOf(key, from);
      const [row] = await db
        .insert(mailLog)
        .values({ key, template, toAddress: to, messageId, subject: letter.subject, attempts: 1 })
        .onConflictDoUpdate({ target: mailLog.key, set: { attempts: sql`${mailLog.attempts} + 1` } })
        .returning({ status: mailLog.status });
      if (row?.status === "sent") return "already sent";
      try {
        await transport.sendMail({
          from,
          to,
          subject: letter.subject,
          text: letterAsText(letter),
          html: letterAsHtml(letter),
          messageId,
          headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
          ...(replyTo === undefined ? {} : { replyTo }),
          ...(calendar === undefined
            ? {}
            : { icalEvent: { method: calendar.method, filename: calendar.fileName, content: calendar.text } }),
        });
      } catch (error) {
        await db
          .update(mailLog)
          .set({ status: "failed", error: String(error).slice(0, 500) })
          .where(eq(mailLog.key, key));
        throw error;
      }
      await db.update(mailLog).set({ status: "sent", sentAt: new Date(), error: null }).where(eq(mailLog.key, key));
      return "sent";
    },
    close: () => transport.close(),
  };
};
