/** Raw messages as real mail clients and servers write them. */
import { randomUUID } from "node:crypto";

export type Headers = Readonly<Record<string, string | undefined>>;

/** Joins lines with CRLF and omits undefined headers. */
export const rawEmail = (headers: Headers, ...body: readonly string[]): Buffer =>
  Buffer.from(
    [
      ...Object.entries({
        From: "Ana Ruiz <ana@ruiz.example>",
        To: "Firm <hello@firm.example>",
        Subject: "Re: Your quote request",
        Date: "Tue, 3 Nov 2026 09:12:00 -0500",
        "Message-ID": `<${randomUUID()}@ruiz.example>`,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=utf-8",
        ...headers,
      }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])),
      "",
      ...body,
      "",
    ].join("\r\n"),
  );

export interface RawFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export const emailWithFiles = (headers: Headers, text: string, files: readonly RawFile[]): Buffer =>
  rawEmail(
    { "Content-Type": 'multipart/mixed; boundary="parts"', ...headers },
    "--parts",
    "Content-Type: text/plain; charset=utf-8",
    "",
    text,
    ...files.flatMap(({ name, type, bytes }) => [
      "--parts",
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      "Content-Transfer-Encoding: base64",
      "",
      ...(bytes.toString("base64").match(/.{1,76}/g) ?? []),
    ]),
    "--parts--",
  );

export interface Bounced {
  readonly original: string;
  readonly recipient: string;
}

/** Postfix returns the whole message. */
export const postfixBounce = ({ original, recipient }: Bounced, headers: Headers = {}): Buffer =>
  rawEmail(
    {
      "Return-Path": "<>",
      From: "MAILER-DAEMON@mx.ruiz.example (Mail Delivery System)",
      Subject: "Undelivered Mail Returned to Sender",
      "Auto-Submitted": "auto-replied",
      "Content-Type": 'multipart/report; report-type=delivery-status; boundary="bounce"',
      ...headers,
    },
    "This is a MIME-encapsulated message.",
    "--bounce",
    "Content-Description: Notification",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "I'm sorry to have to inform you that your message could not",
    "be delivered to one or more recipients.",
    "--bounce",
    "Content-Description: Delivery report",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.ruiz.example",
    "X-Postfix-Queue-ID: 4F2",
    "",
    `Final-Recipient: rfc822; ${recipient}`,
    `Original-Recipient: rfc822;${recipient}`,
    "Action: failed",
    "Status: 5.1.1",
    "Remote-MTA: dns; mx.ruiz.example",
    `Diagnostic-Code: smtp; 550 5.1.1 <${recipient}>: Recipient address`,
    "    rejected: User unknown",
    "--bounce",
    "Content-Description: Undelivered Message",
    "Content-Type: message/rfc822",
    "",
    "From: Firm <hello@firm.example>",
    `To: ${recipient}`,
    `Message-ID: ${original}`,
    "Subject: Your quote",
    "",
    "Hello Ana,",
    "--bounce--",
  );

/** Exchange returns the headers, the Message-ID on a line of its own. */
export const exchangeBounce = ({ original, recipient }: Bounced): Buffer =>
  rawEmail(
    {
      From: "<postmaster@ruiz.onmicrosoft.example>",
      Subject: "Undeliverable: Your quote",
      "Auto-Submitted": "auto-replied",
      "X-MS-Exchange-Message-Is-Ndr": "",
      "Content-Type": 'multipart/report; report-type=delivery-status;\r\n\tboundary="ndr"',
    },
    "--ndr",
    "Content-Type: text/html; charset=utf-8",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "<html><body><p>Your message couldn't be delivered.</p></body></html>",
    "--ndr",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns;CO1PR01.prod.exchangelabs.example",
    "Received-From-MTA: dns;mail.firm.example",
    "",
    `Final-Recipient: rfc822;${recipient}`,
    "Action: failed",
    "Status: 5.1.10",
    "Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup",
    "--ndr",
    "Content-Type: text/rfc822-headers",
    "",
    "From: Firm <hello@firm.example>",
    "Message-ID:",
    `\t${original}`,
    "Subject: Your quote",
    "--ndr--",
  );

/** Gmail also names the original message in its own headers, and writes "rfc822; " with a space. */
export const gmailBounce = ({ original, recipient }: Bounced): Buffer =>
  rawEmail(
    {
      "Return-Path": "<>",
      From: "Mail Delivery Subsystem <mailer-daemon@googlemail.example>",
      Subject: "Delivery Status Notification (Failure)",
      "Auto-Submitted": "auto-replied",
      "In-Reply-To": original,
      References: original,
      "X-Failed-Recipients": recipient,
      "Content-Type": 'multipart/report; boundary="g1"; report-type=delivery-status',
    },
    "--g1",
    'Content-Type: multipart/related; boundary="g2"',
    "",
    "--g2",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "** Address not found **",
    "--g2--",
    "--g1",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; googlemail.example",
    "Arrival-Date: Tue, 03 Nov 2026 06:12:00 -0800 (PST)",
    "",
    `Final-Recipient: rfc822; ${recipient}`,
    "Action: failed",
    "Status: 5.1.1",
    "Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.",
    "--g1",
    "Content-Type: message/rfc822",
    "",
    "From: Firm <hello@firm.example>",
    `Message-ID: ${original}`,
    "",
    "Hello",
    "--g1--",
  );

/** Delivery is delayed, not failed. */
export const delayNotice = ({ original, recipient }: Bounced): Buffer =>
  rawEmail(
    {
      "Return-Path": "<>",
      From: "MAILER-DAEMON@mx.ruiz.example (Mail Delivery System)",
      Subject: "Delayed Mail (still being retried)",
      "Auto-Submitted": "auto-replied",
      "Content-Type": 'multipart/report; report-type=delivery-status; boundary="late"',
    },
    "--late",
    "Content-Type: text/plain",
    "",
    "Your message could not be delivered for more than 4 hours.",
    "--late",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.ruiz.example",
    "",
    `Final-Recipient: rfc822; ${recipient}`,
    "Action: delayed",
    "Status: 4.4.1",
    "Diagnostic-Code: X-Postfix; connect to mx.ruiz.example: Connection timed out",
    "--late",
    "Content-Type: text/rfc822-headers",
    "",
    `Message-ID: ${original}`,
    "--late--",
  );
