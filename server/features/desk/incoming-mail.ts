/** Parses a raw message for the desk. Any input either parses or returns undefined. */
import { createHash } from "node:crypto";
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from "mailparser";
import { cleanText } from "#domain/text/clean-text.ts";
import { type DeliveryReport, messageIdsIn, readDeliveryReport } from "./delivery-report.ts";
import { type SplitText, splitQuotedTail } from "./quoted-tail.ts";

interface IncomingFile {
  readonly fileName: string;
  readonly bytes: Buffer;
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

/** Longer HTML is not converted to text, because that would block other requests. */
const maxHtmlLength = 300_000;
const maxTextLength = 100_000;

const options = {
  keepDeliveryStatus: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  maxHtmlLengthToParse: maxHtmlLength,
};

const parse = async (raw: Buffer): Promise<ParsedMail | undefined> => {
  try {
    return await simpleParser(raw, options);
  } catch {
    // The HTML is too long or malformed; the rest may still be readable.
    return simpleParser(raw, { ...options, skipHtmlToText: true }).catch(() => undefined);
  }
};

/** Text that PostgreSQL can store, cleaned like API input. */
const storable = (text: string, maxLength: number): string => cleanText(text.slice(0, maxLength).toWellFormed());

const isAddress = (text: string): boolean => text.length <= 255 && /^[^\s@<>]+@[^\s@<>]+$/.test(text);

const firstAddress = (field: AddressObject | AddressObject[] | undefined) => {
  const all = [field ?? []].flat().flatMap(({ value }) => value.flatMap((each) => each.group ?? [each]));
  const found = all.find(({ address }) => address !== undefined && isAddress(address));
  return { address: storable(found?.address ?? "", 255), name: storable(found?.name ?? "", 400).trim() };
};

const headersOf = ({ headerLines }: ParsedMail) => {
  const lines = new Map<string, string>();
  for (const { key, line } of headerLines ?? []) {
    if (!lines.has(key))
      lines.set(
        key,
        line
          .slice(line.indexOf(":") + 1)
          .trim()
          .toLowerCase(),
      );
  }
  return (name: string): string | undefined => lines.get(name);
};

/** Auto-replies, mailing lists and reports: messages that declare themselves automatic. */
const isAutomatic = (header: (name: string) => string | undefined): boolean =>
  (header("auto-submitted") ?? "no").split(/[;\s]/)[0] !== "no" ||
  /^(bulk|junk|auto_reply)$/.test(header("precedence") ?? "") ||
  /\b(all|oof|autoreply)\b/.test(header("x-auto-response-suppress") ?? "") ||
  header("x-autoreply") !== undefined ||
  header("x-autorespond") !== undefined ||
  header("return-path") === "<>";

const idsIn = (text: string): readonly string[] => text.match(/<[^<>\s]{1,990}>/g) ?? [];

const returnedTypes = ["message/rfc822", "text/rfc822-headers", "message/rfc822-headers", "message/global"];

const reportIn = (mail: ParsedMail): DeliveryReport | undefined => {
  const part = mail.attachments.find(({ contentType }) => /^message\/(global-)?delivery-status$/.test(contentType));
  return part === undefined ? undefined : readDeliveryReport(part.content.toString("utf8").slice(0, maxTextLength));
};

const returnedIds = ({ attachments }: ParsedMail): readonly string[] =>
  attachments
    .filter(({ contentType }) => returnedTypes.includes(contentType))
    .flatMap(({ content }) => messageIdsIn(content.toString("utf8").slice(0, maxTextLength)));

/** Inline images, such as the logo of a signature, are not attachments. */
const isAttached = ({ related, contentType }: Attachment): boolean => !(related && contentType.startsWith("image/"));

const filesIn = (mail: ParsedMail): readonly IncomingFile[] =>
  mail.attachments.filter(isAttached).map(({ filename, content, contentType }) => ({
    fileName: storable(filename ?? contentType.replaceAll("/", " "), 255),
    bytes: content,
  }));

/** Undefined if it is not an email: no sender, and not a delivery report. */
export const readIncomingMail = async (raw: Buffer): Promise<IncomingMail | undefined> => {
  const mail = await parse(raw);
  if (mail === undefined) return undefined;
  const from = firstAddress(mail.from);
  const report = reportIn(mail);
  if (from.address === "" && report === undefined) return undefined;
  const header = headersOf(mail);
  const [ownId] = idsIn(mail.messageId ?? "");
  const references = [mail.references ?? []].flat().flatMap(idsIn).toReversed();
  const returned = report === undefined ? [] : returnedIds(mail);
  const text = storable(mail.text ?? "", maxTextLength);
  return {
    messageId:
      ownId === undefined
        ? `<${createHash("sha256").update(raw).digest("hex")}@without-message-id>`
        : storable(ownId, 998),
    fromAddress: from.address,
    fromName: from.name,
    toAddress: firstAddress(mail.to).address,
    subject: storable(mail.subject ?? "", 500)
      .replace(/\s+/g, " ")
      .trim(),
    answers: [...new Set([...returned, ...idsIn(mail.inReplyTo ?? ""), ...references])]
      .slice(0, 30)
      .map((id) => storable(id, 998)),
    isAutomatic: report !== undefined || isAutomatic(header),
    report,
    files: report === undefined ? filesIn(mail) : [],
    ...(report === undefined ? splitQuotedTail(text) : { text: text.trim(), quoted: "" }),
  };
};
