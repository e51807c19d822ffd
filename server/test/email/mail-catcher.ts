/** A real SMTP server that delivers nothing: it stores every message for inspection. */
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

export interface CaughtMail {
  readonly receivedAt: Date;
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
  readonly mail: Email;
}

export interface MailCatcher {
  readonly url: string;
  /** Oldest first. */
  readonly caught: readonly CaughtMail[];
  close(): Promise<void>;
}

export const startMailCatcher = async (port = 0, onMail?: (mail: CaughtMail) => void): Promise<MailCatcher> => {
  const caught: CaughtMail[] = [];
  const receive = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> => {
    const raw = await buffer(stream);
    const { mailFrom, rcptTo } = envelope;
    const from = mailFrom === false ? "" : mailFrom.address;
    const to = rcptTo.map((each) => each.address);
    const mail = { receivedAt: new Date(), from, to, raw, mail: await PostalMime.parse(raw) };
    caught.push(mail);
    onMail?.(mail);
  };
  const server = new SMTPServer({ disabledCommands: ["STARTTLS", "AUTH"], onData: callbackify(receive) });
  // Ignores clients that disconnect mid-message.
  server.on("error", () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  const bound = address !== null && typeof address === "object" ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    caught,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
