/** A raw message as the desk reads it. Whatever a stranger sends, this either understands it or says that it does not. */
import { createHash } from "node:crypto";
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from "mailparser";
import { cleanText } from "#domain/text/clean-text.ts";
import { type DeliveryReport, messageIdsIn, readDeliveryReport } from "./delivery-report.ts";
import { type CutText, cutQuotedTail } from "./quoted-tail.ts";

export interface IncomingFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

export interface IncomingMail extends CutText {
  /** Its own, or for those that have none a name made of its bytes. */
  readonly messageId: string;
  readonly fromAddress: string;
  readonly fromName: string;
  readonly toAddress: string;
  readonly subject: string;
  /** The mails it answers, the likeliest first. */
  readonly answers: readonly string[];
  readonly isAutomatic: boolean;
  readonly report: DeliveryReport | undefined;
  readonly files: readonly IncomingFile[];
}

/** Longer HTML is not turned into text: it would hold up everybody else. */
const longestHtml = 300_000;
const longestText = 100_000;

const options = {
  keepDeliveryStatus: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  maxHtmlLengthToParse: longestHtml,
};

const parse = async (raw: Buffer): Promise<ParsedMail | undefined> => {
  try {
    return await simpleParser(raw, options);
  } catch {
    // The HTML was too long, or is too strange: the rest may still be readable.
    return simpleParser(raw, { ...options, skipHtmlToText: true }).catch(() => undefined);
  }
};

/** What PostgreSQL can store, cleaned as text that comes in by the API. */
const storable = (text: string, longest: number): string => cleanText(text.slice(0, longest).toWellFormed());

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

/** Absence notes, lists, reports: whatever says of itself that no person wrote it just now. */
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
  return part === undefined ? undefined : readDeliveryReport(part.content.toString("utf8").slice(0, longestText));
};

const returnedIds = ({ attachments }: ParsedMail): readonly string[] =>
  attachments
    .filter(({ contentType }) => returnedTypes.includes(contentType))
    .flatMap(({ content }) => messageIdsIn(content.toString("utf8").slice(0, longestText)));

/** Pictures inside the text, such as the logo of a signature, are not what somebody attached. */
const isAttached = ({ related, contentType }: Attachment): boolean => !(related && contentType.startsWith("image/"));

const filesIn = (mail: ParsedMail): readonly IncomingFile[] =>
  mail.attachments.filter(isAttached).map(({ filename, content, contentType }) => ({
    fileName: storable(filename ?? contentType.replaceAll("/", " "), 255),
    bytes: content,
  }));

/** Undefined for what is no mail: nobody sent it, and it reports on none of ours. */
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
  const text = storable(mail.text ?? "", longestText);
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
    ...(report === undefined ? cutQuotedTail(text) : { said: text.trim(), quoted: "" }),
  };
};
