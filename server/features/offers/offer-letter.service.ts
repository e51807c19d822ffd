/** The letter of an offer as a PDF, kept as it was sent; and the record of its acceptance, which stands beside it. */
import { createHash, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { PrintedLetter } from "#domain/exports/printed-letter.ts";
import { fillLetter, type LetterFacts, letterParagraphs } from "#domain/offers/offer-letter.ts";
import type { OfferCurrency, PayPeriod } from "#domain/offers/offer-terms.ts";
import { dayWords, deadlineWords, payWords } from "#domain/offers/offer-words.ts";
import { asActor, type Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { DocumentMaker } from "../exports/document-maker.service.ts";
import type { OfferRow } from "./offer-row.ts";

export const letterPurpose = "offer-letter";

/** As they are called when the letter is drawn. */
export interface LetterNames {
  readonly candidate: string;
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly sender: string;
}

type Terms = Pick<OfferRow, "amount" | "currency" | "per" | "startsOn" | "answerBy" | "timeZone" | "letter">;

const factsOf = (terms: Terms, names: LetterNames): LetterFacts => ({
  ...names,
  amount: terms.amount,
  currency: terms.currency as OfferCurrency,
  per: terms.per as PayPeriod,
  startsOn: terms.startsOn,
  answerBy: terms.answerBy.toISOString(),
  timeZone: terms.timeZone,
});

export const filledLetter = (terms: Terms, names: LetterNames): string =>
  fillLetter(terms.letter, factsOf(terms, names));

/** Letters of paper where dollars and pesos are paid, A4 elsewhere. */
const paperFor = (currency: string): PrintedLetter["paper"] =>
  ["USD", "CAD", "MXN"].includes(currency) ? "LETTER" : "A4";

/** The day in the zone of those who write. */
export const dayIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(at);

const lacking = (letters: readonly string[]): AppError => {
  const named = letters.slice(0, 8).join(" ");
  const message = `The letter’s typeface has no letters for ${named}. Please write them in Latin letters.`;
  return new AppError("validation_failed", message, { letter: message });
};

const drawn = async (maker: DocumentMaker, letter: PrintedLetter, savedAt: Date): Promise<Buffer> => {
  const made = await maker.make({ letter, savedAt: savedAt.getTime() });
  if ("missing" in made) throw lacking(made.missing);
  return Buffer.from(made.bytes);
};

/** As it would be sent at this moment. */
export const drawLetter = (maker: DocumentMaker, terms: Terms, names: LetterNames, now: Date): Promise<Buffer> => {
  const facts = factsOf(terms, names);
  const letter: PrintedLetter = {
    head: names.company,
    author: `${names.sender}, ${names.company}`,
    date: dayWords(dayIn(now, terms.timeZone)),
    to: [names.candidate],
    title: `Your offer: ${names.job}`,
    facts: [
      ["Position", names.job],
      ["Pay", payWords(facts)],
      ["First day", dayWords(facts.startsOn)],
      ["Answer by", deadlineWords(facts.answerBy, facts.timeZone)],
    ],
    paragraphs: letterParagraphs(fillLetter(terms.letter, facts)),
    closing: [],
    paper: paperFor(terms.currency),
  };
  return drawn(maker, letter, now);
};

const codesOf = (name: string): string =>
  Array.from(name, (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`).join(" ");

type Accepted = Pick<
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

const recordOf = (offer: Accepted, name: string): PrintedLetter => {
  const at = (offer.answeredAt ?? new Date(0)).toISOString();
  const theirs = offer.answerTimeZone;
  const sent = (offer.sentAt ?? new Date(0)).toISOString();
  const company = offer.companyName ?? "";
  return {
    head: company,
    author: company,
    date: dayWords(dayIn(new Date(at), offer.timeZone)),
    to: [],
    title: "Record of acceptance",
    facts: [
      ["Position", offer.jobTitle ?? ""],
      ["Offered to", offer.candidateName ?? ""],
      ["Offered by", `${offer.senderName ?? ""}, ${company}`],
      ["Sent", deadlineWords(sent, offer.timeZone)],
      ["Accepted as", name],
      ["Accepted", deadlineWords(at, offer.timeZone)],
      ...(theirs === null ? [] : ([["By their clock", deadlineWords(at, theirs)]] as const)),
      ["In UTC", at],
      // In two halves, each on a line of its own.
      ["Letter SHA-256", (offer.acceptedSha256 ?? "").replace(/^(.{32})/, "$1 ")],
      ["Offer", offer.id],
    ],
    paragraphs: [
      [
        `The offer was opened by the link that was mailed to ${offer.candidateName ?? ""}, and accepted there by typing the name above and ticking “I accept this offer”.`,
      ],
      [
        "What was accepted is the letter whose bytes have the SHA-256 above. The letter itself is kept unchanged beside this record; whoever holds a copy can compare.",
      ],
    ],
    closing: [],
    paper: paperFor(offer.currency),
  };
};

/** A name may have letters that no typeface of ours has; it was accepted all the same, and the record says which they are. */
export const drawAcceptance = async (maker: DocumentMaker, offer: Accepted): Promise<Buffer> => {
  const savedAt = (offer.answeredAt ?? new Date(0)).getTime();
  const name = offer.acceptedName ?? "";
  const made = await maker.make({ letter: recordOf(offer, name), savedAt });
  if (!("missing" in made)) return Buffer.from(made.bytes);
  const shown = Array.from(name, (sign) => (made.missing.includes(sign) ? "?" : sign)).join("");
  return drawn(maker, recordOf(offer, `${shown} (${codesOf(name)})`), new Date(savedAt));
};

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export const newLetterKey = (): string => `${letterPurpose}/${randomUUID()}`;

const plain = (text: string): string =>
  text
    .replaceAll(/[\p{C}\\/:*?"<>|%;.]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

export const letterFileName = (offer: Pick<OfferRow, "companyName" | "jobTitle">): string =>
  `${plain(`Offer ${offer.companyName ?? ""} ${offer.jobTitle ?? ""}`).slice(0, 200)}.pdf`;

/** Where the bytes of a sent letter lie. Inside `asActor`. */
export const letterFile = async (db: Database, { fileId }: Pick<OfferRow, "fileId">) => {
  const [file] = fileId === null ? [] : await db.select().from(files).where(eq(files.id, fileId));
  if (file === undefined) throw new AppError("not_found");
  return file;
};

const dayMs = 86_400_000;

/** Bytes whose row has gone with its candidate, or that never got one. */
export const sweepOfferLetters = async (db: Database, store: FileStore, now: Date): Promise<number> => {
  const aged = await store.olderThan(letterPurpose, new Date(now.getTime() - dayMs));
  if (aged.length === 0) return 0;
  const known = await asActor(db, { staff: true }, (db) =>
    db
      .select({ key: files.storageKey })
      .from(files)
      .where(sql`${files.purpose} = ${letterPurpose}`),
  );
  const kept = new Set(known.map(({ key }) => key));
  const gone = aged.filter((key) => !kept.has(key));
  await Promise.all(gone.map((key) => store.remove(key)));
  return gone.length;
};
