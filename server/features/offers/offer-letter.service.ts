/** The letter of an offer as a PDF, stored as it was sent, and the separate record of its acceptance. */
import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PrintedLetter } from "#domain/exports/printed-letter.ts";
import { fillOfferLetter, type OfferLetterFacts, offerLetterParagraphs } from "#domain/offers/offer-letter.ts";
import type { OfferCurrency, PayPeriod } from "#domain/offers/offer-terms.ts";
import { formatLongDay, formatDeadline, formatPay } from "#domain/offers/offer-text.ts";
import type { Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { DocumentRenderer } from "../exports/document-renderer.service.ts";
import type { OfferRow } from "./offer-row.ts";

export const offerLetterPurpose = "offer-letter";

/** Names as they are when the letter is rendered. */
export interface OfferLetterNames {
  readonly candidate: string;
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly sender: string;
}

type Terms = Pick<OfferRow, "amount" | "currency" | "per" | "startsOn" | "answerBy" | "timeZone" | "letter">;

const factsOf = (terms: Terms, names: OfferLetterNames): OfferLetterFacts => ({
  ...names,
  amount: terms.amount,
  currency: terms.currency as OfferCurrency,
  per: terms.per as PayPeriod,
  startsOn: terms.startsOn,
  answerBy: terms.answerBy.toISOString(),
  timeZone: terms.timeZone,
});

export const offerLetterText = (terms: Terms, names: OfferLetterNames): string =>
  fillOfferLetter(terms.letter, factsOf(terms, names));

/** US Letter for US dollars, Canadian dollars and Mexican pesos, A4 otherwise. */
const paperFor = (currency: string): PrintedLetter["paper"] =>
  ["USD", "CAD", "MXN"].includes(currency) ? "LETTER" : "A4";

/** The day in the sender's time zone. */
export const dayIn = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(date);

const missingGlyphsError = (glyphs: readonly string[]): AppError => {
  const list = glyphs.slice(0, 8).join(" ");
  const message = `The letter’s font can’t show ${list}. Use Latin letters instead.`;
  return new AppError("validation_failed", message, { letter: message });
};

const renderPdf = async (maker: DocumentRenderer, letter: PrintedLetter, savedAt: Date): Promise<Buffer> => {
  const result = await maker.make({ letter, savedAt: savedAt.getTime() });
  if ("missing" in result) throw missingGlyphsError(result.missing);
  return Buffer.from(result.bytes);
};

/** The letter as it would be sent at this moment. */
export const renderOfferLetter = (
  maker: DocumentRenderer,
  terms: Terms,
  names: OfferLetterNames,
  now: Date,
): Promise<Buffer> => {
  const facts = factsOf(terms, names);
  const letter: PrintedLetter = {
    letterhead: names.company,
    author: `${names.sender}, ${names.company}`,
    date: formatLongDay(dayIn(now, terms.timeZone)),
    to: [names.candidate],
    title: `Your offer: ${names.job}`,
    facts: [
      ["Position", names.job],
      ["Pay", formatPay(facts)],
      ["Start date", formatLongDay(facts.startsOn)],
      ["Respond by", formatDeadline(facts.answerBy, facts.timeZone)],
    ],
    paragraphs: offerLetterParagraphs(fillOfferLetter(terms.letter, facts)),
    closing: [],
    paper: paperFor(terms.currency),
  };
  return renderPdf(maker, letter, now);
};

const codePointsOf = (name: string): string =>
  Array.from(name, (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`).join(" ");

type AcceptedOffer = Pick<
  OfferRow,
  | "id"
  | "acceptedName"
  | "answeredAt"
  | "answerTimeZone"
  | "acceptedSha256"
  | "candidateName"
  | "jobTitle"
  | "companyName"
  | "senderName"
  | "sentAt"
  | "timeZone"
  | "currency"
>;

const acceptanceRecord = (offer: AcceptedOffer, name: string): PrintedLetter => {
  const answeredAtIso = (offer.answeredAt ?? new Date(0)).toISOString();
  const candidateTimeZone = offer.answerTimeZone;
  const sentAtIso = (offer.sentAt ?? new Date(0)).toISOString();
  const company = offer.companyName ?? "";
  return {
    letterhead: company,
    author: company,
    date: formatLongDay(dayIn(new Date(answeredAtIso), offer.timeZone)),
    to: [],
    title: "Record of acceptance",
    facts: [
      ["Position", offer.jobTitle ?? ""],
      ["Offered to", offer.candidateName ?? ""],
      ["Offered by", `${offer.senderName ?? ""}, ${company}`],
      ["Sent", formatDeadline(sentAtIso, offer.timeZone)],
      ["Signed as", name],
      ["Accepted", formatDeadline(answeredAtIso, offer.timeZone)],
      ...(candidateTimeZone === null
        ? []
        : ([["Candidate’s time", formatDeadline(answeredAtIso, candidateTimeZone)]] as const)),
      ["Accepted (UTC)", answeredAtIso],
      // Split in two halves, one per line.
      ["Letter SHA-256", (offer.acceptedSha256 ?? "").replace(/^(.{32})/, "$1 ")],
      ["Offer ID", offer.id],
    ],
    paragraphs: [
      [
        `The offer was opened with the link emailed to ${offer.candidateName ?? ""}, and accepted there by typing the name above and checking “I accept this offer”.`,
      ],
      [
        "The accepted letter is the file with the SHA-256 fingerprint above. The letter is kept unchanged with this record, so anyone who has a copy can compare them.",
      ],
    ],
    closing: [],
    paper: paperFor(offer.currency),
  };
};

/** A name may have glyphs that our typeface lacks. It was accepted all the same, so the record lists their code points. */
export const renderAcceptanceRecord = async (maker: DocumentRenderer, offer: AcceptedOffer): Promise<Buffer> => {
  const savedAt = (offer.answeredAt ?? new Date(0)).getTime();
  const name = offer.acceptedName ?? "";
  const result = await maker.make({ letter: acceptanceRecord(offer, name), savedAt });
  if (!("missing" in result)) return Buffer.from(result.bytes);
  const printableName = Array.from(name, (sign) => (result.missing.includes(sign) ? "?" : sign)).join("");
  return renderPdf(maker, acceptanceRecord(offer, `${printableName} (${codePointsOf(name)})`), new Date(savedAt));
};

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export const newOfferLetterKey = (): string => `${offerLetterPurpose}/${randomUUID()}`;

const toFileNamePart = (text: string): string =>
  text
    .replaceAll(/[\p{C}\\/:*?"<>|%;.]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

export const offerLetterFileName = (offer: Pick<OfferRow, "companyName" | "jobTitle">): string =>
  `${toFileNamePart(`Offer ${offer.companyName ?? ""} ${offer.jobTitle ?? ""}`).slice(0, 200)}.pdf`;

/** The stored file of a sent letter. Call inside `asActor`. */
export const offerLetterFile = async (db: Database, { fileId }: Pick<OfferRow, "fileId">) => {
  const [file] = fileId === null ? [] : await db.select().from(files).where(eq(files.id, fileId));
  if (file === undefined) throw new AppError("not_found");
  return file;
};
