/** Parses a raw message for the desk. Any input either parses or returns undefined. */
import { createHash } from "node:crypto";
import { domainToUnicode } from "node:url";
import { convert } from "html-to-text";
import PostalMime, { type Address, addressParser, type Attachment, decodeWords, type Email } from "postal-mime";
import { cleanText } from "#domain/text/clean-text.ts";
import { type DeliveryReport, messageIdsIn, readDeliveryReport } from "./delivery-report.ts";
import { type SplitText, splitQuotedTail } from "./quoted-tail.ts";

interface IncomingFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export interface IncomingMail extends SplitText {
  /** The message's own id, or one derived from its bytes. */
  readonly messageId: string;
  readonly fromAddress: string;
  readonly fromName: string;
  readonly toAddress: string;
  readonly subject: string;
  /** The Message-IDs it answers, most likely first. */
  readonly answers: readonly string[];
  readonly isAutomatic: boolean;
  readonly report: DeliveryReport | undefined;
  readonly files: readonly IncomingFile[];
}

/** The parser takes 1 kB and 20 µs for each line. 15 MB of base64 have 200,000 lines. */
const maxLines = 250_000;
/** Longer HTML is not converted to text, because that takes long. */
const maxHtmlLength = 300_000;
const maxTextLength = 100_000;

const lineFeed = 10;

const hasTooManyLines = (raw: Uint8Array): boolean => {
  let lines = 0;
  for (let index = raw.indexOf(lineFeed); index !== -1 && lines <= maxLines; index = raw.indexOf(lineFeed, index + 1))
    lines += 1;
  return lines > maxLines;
};

/** Rejects nesting of more than 256 parts and headers of more than 1 MB. An enclosed message is a file unless it says that it is inline. */
const options = { rfc822Attachments: true, maxHeadersSize: 1024 * 1024 } as const;

const parse = async (raw: Uint8Array): Promise<Email | undefined> => {
  if (hasTooManyLines(raw)) return undefined;
  try {
    return await PostalMime.parse(raw, options);
  } catch {
    return undefined;
  }
};

const convertHtml = (html: string): string => {
  if (html.length > maxHtmlLength) return "";
  try {
    return convert(html);
  } catch {
    // The HTML is malformed; the rest may still be readable.
    return "";
  }
};

/** The parser returns text only where its options ask for it. */
const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);

const textOf = ({ text, html, attachments }: Email): string => {
  if (text !== undefined) return text;
  if (html !== undefined) return convertHtml(html);
  // An empty Content-Type means text.
  const untyped = attachments.find(({ mimeType, filename }) => mimeType === "" && filename === null);
  return untyped === undefined ? "" : Buffer.from(bytesOf(untyped)).toString("utf8");
};

/** Text that PostgreSQL can store, cleaned like API input. */
const storable = (text: string, maxLength: number): string => cleanText(text.slice(0, maxLength).toWellFormed());

const isAddress = (text: string): boolean => text.length <= 255 && /^[^\s@<>]+@[^\s@<>]+$/.test(text);

/** ana@xn--mnchen-3ya.example as people write it. */
const readableAddress = (address: string): string => {
  const index = address.lastIndexOf("@") + 1;
  if (!address.startsWith("xn--", index)) return address;
  const domain = domainToUnicode(address.slice(index));
  return domain === "" ? address : address.slice(0, index) + domain;
};

/** Some programs encode the address too, which is not allowed. */
const plainAddress = (address: string): string =>
  readableAddress(address.includes("=?") ? decodeWords(address) : address);

const firstAddress = (addresses: readonly Address[]) => {
  const all = addresses
    .flatMap((each) => each.group ?? [each])
    .map(({ address, name }) => ({ address: plainAddress(address), name }));
  const sender = all.find(({ address }) => isAddress(address));
  return { address: storable(sender?.address ?? "", 255), name: storable(sender?.name ?? "", 400).trim() };
};

type Header = (name: string) => string | undefined;

/** The first value counts where a header is repeated. */
const headersOf = ({ headers }: Email): Header => {
  const values = new Map<string, string>();
  for (const { key, value } of headers) if (!values.has(key)) values.set(key, value);
  return (name) => values.get(name);
};

/** Auto-replies, mailing lists and reports: messages that declare themselves automatic. */
const isAutomatic = (exact: Header): boolean => {
  const header: Header = (name) => exact(name)?.toLowerCase();
  return (
    (header("auto-submitted") ?? "no").split(/[;\s]/)[0] !== "no" ||
    /^(bulk|junk|auto_reply)$/.test(header("precedence") ?? "") ||
    /\b(all|oof|autoreply)\b/.test(header("x-auto-response-suppress") ?? "") ||
    header("x-autoreply") !== undefined ||
    header("x-autorespond") !== undefined ||
    header("return-path") === "<>"
  );
};

const bracketed = (text: string): string => `${text.startsWith("<") ? "" : "<"}${text}${text.endsWith(">") ? "" : ">"}`;

/** Some programs forget the brackets of an id. */
const idsIn = (text: string | undefined): readonly string[] =>
  bracketed(decodeWords(text ?? "").trim()).match(/<[^<>\s]{1,990}>/g) ?? [];

const returnedTypes = ["message/rfc822", "text/rfc822-headers", "message/rfc822-headers", "message/global"];

const startOf = (part: Attachment): string => Buffer.from(bytesOf(part).subarray(0, maxTextLength)).toString("utf8");

const reportIn = (mail: Email): DeliveryReport | undefined => {
  const part = mail.attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  return part === undefined ? undefined : readDeliveryReport(startOf(part));
};

const returnedIds = ({ attachments }: Email): readonly string[] =>
  attachments.filter(({ mimeType }) => returnedTypes.includes(mimeType)).flatMap((part) => messageIdsIn(startOf(part)));

/** Inline images, such as the logo of a signature, are not attachments. */
const isAttached = ({ related, mimeType }: Attachment): boolean =>
  mimeType !== "" && (related !== true || !mimeType.startsWith("image/"));

const filesIn = (mail: Email): readonly IncomingFile[] =>
  mail.attachments.filter(isAttached).map((part) => ({
    fileName: storable(part.filename ?? part.mimeType.replaceAll("/", " "), 255),
    bytes: bytesOf(part),
  }));

/** Undefined if it is not an email: no sender, and not a delivery report. */
export const readIncomingMail = async (raw: Uint8Array): Promise<IncomingMail | undefined> => {
  const mail = await parse(raw);
  if (mail === undefined) return undefined;
  const header = headersOf(mail);
  const from = firstAddress(addressParser(header("from") ?? ""));
  const report = reportIn(mail);
  if (from.address === "" && report === undefined) return undefined;
  const [ownId] = idsIn(header("message-id"));
  const references = mail.headers
    .filter(({ key }) => key === "references")
    .flatMap(({ value }) => value.split(/\s+/))
    .flatMap(idsIn)
    .toReversed();
  const returned = report === undefined ? [] : returnedIds(mail);
  const text = storable(textOf(mail).replaceAll("\r\n", "\n"), maxTextLength);
  return {
    messageId:
      ownId === undefined
        ? `<${createHash("sha256").update(raw).digest("hex")}@without-message-id>`
        : storable(ownId, 998),
    fromAddress: from.address,
    fromName: from.name,
    toAddress: firstAddress(mail.to ?? []).address,
    subject: storable(mail.subject ?? "", 500)
      .replace(/\s+/g, " ")
      .trim(),
    answers: [...new Set([...returned, ...idsIn(header("in-reply-to")), ...references])]
      .slice(0, 30)
      .map((id) => storable(id, 998)),
    isAutomatic: report !== undefined || isAutomatic(header),
    report,
    files: report === undefined ? filesIn(mail) : [],
    ...(report === undefined ? splitQuotedTail(text) : { text: text.trim(), quoted: "" }),
  };
};
