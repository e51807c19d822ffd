/** Offers to a planted person. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import { auditLog, mailLog } from "../../db/tables/records.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { aSentOffer } from "../fixtures/offer-factories.ts";
import { type CreateMarker, storedFile } from "./planted-markers.ts";

/** A declined offer with its letter, a pending one, and an email and an audit entry about it. */
export const plantOffers = async (
  db: Database,
  store: FileStore,
  companyId: string,
  applicationId: string,
  mark: CreateMarker,
) => {
  const { id: fileId } = await storedFile(db, store, null, "offer-letter", mark);
  await db.update(files).set({ companyId }).where(eq(files.id, fileId));
  const values = { applicationId, letter: mark("letter of an offer"), candidateName: mark("name in an offer") };
  const answerFields = { status: "declined", answeredAt: new Date(), declineReason: mark("reason of a refusal") };
  const declined = await aSentOffer(db, undefined, companyId, { ...values, ...answerFields, fileId });
  await aSentOffer(db, undefined, companyId, values);
  await db.insert(mailLog).values({
    key: `offer/${declined.id}/declined/team`,
    messageId: `<${randomUUID()}@firm.example>`,
    toAddress: "maker@harbor.example",
    template: "offer-declined-team",
    subject: `${mark("subject of a mail about an offer")} has declined`,
    status: "sent",
  });
  await db.insert(auditLog).values({
    companyId,
    action: "offer.sent",
    subjectType: "offer",
    subjectId: declined.id,
    details: { subject: mark("deed about an offer") },
  });
};
