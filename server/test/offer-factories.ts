/** Offer rows, for tests about other things. */
import { createHash, randomUUID } from "node:crypto";
import type { Database } from "../db/client.ts";
import { files } from "../db/tables/files.ts";
import { offers } from "../db/tables/offers.ts";
import type { FileStore } from "../infra/files/file-store.ts";
import { anApplication } from "./factories.ts";

const dayMs = 86_400_000;

export const someTerms = {
  amount: 92_000,
  currency: "USD",
  per: "year",
  startsOn: "2040-01-02",
  timeZone: "America/New_York",
} as const;

export const defaultOfferLetter = "Dear {first name},\n\n{company} offers you {job} at {pay}, from {start date} on.";

/** An offer letter file, stored if there is a store. */
const anOfferLetter = async (db: Database, store: FileStore | undefined, companyId: string) => {
  const bytes = Buffer.from("%PDF-1.7 a letter");
  const storageKey = `offer-letter/${randomUUID()}`;
  await store?.put(storageKey, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const [file] = await db
    .insert(files)
    .values({
      companyId,
      purpose: "offer-letter",
      fileName: "Offer.pdf",
      mediaType: "application/pdf",
      sizeBytes: bytes.length,
      sha256,
      storageKey,
    })
    .returning();
  return { fileId: file?.id ?? "", sha256 };
};

export const aDraftOffer = async (
  db: Database,
  companyId: string,
  values: Partial<typeof offers.$inferInsert> = {},
): Promise<typeof offers.$inferSelect> => {
  const applicationId = values.applicationId ?? (await anApplication(db, companyId)).id;
  const answerBy = new Date(Date.now() + 7 * dayMs);
  const [row] = await db
    .insert(offers)
    .values({ ...someTerms, letter: defaultOfferLetter, answerBy, ...values, companyId, applicationId })
    .returning();
  if (row === undefined) throw new Error("no offer was made");
  return row;
};

/** Sent a day ago. */
export const aSentOffer = async (
  db: Database,
  store: FileStore | undefined,
  companyId: string,
  values: Partial<typeof offers.$inferInsert> = {},
) =>
  aDraftOffer(db, companyId, {
    status: "sent",
    sentAt: new Date(Date.now() - dayMs),
    candidateName: "Maya Okafor",
    jobTitle: "Nurse",
    companyName: "Harbor Clinics",
    senderName: "Ada Reyes",
    letter: "Dear Maya, this is your offer.",
    ...(await anOfferLetter(db, store, companyId)),
    ...values,
  });

/** Accepted with the sent letter. */
export const anAcceptedOffer = async (db: Database, store: FileStore | undefined, companyId: string) => {
  const letter = await anOfferLetter(db, store, companyId);
  const answered = { answeredAt: new Date(), acceptedName: "Maya Okafor", answerTimeZone: "Europe/Berlin" };
  return aSentOffer(db, store, companyId, {
    ...letter,
    ...answered,
    status: "accepted",
    acceptedSha256: letter.sha256,
  });
};
