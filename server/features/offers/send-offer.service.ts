/** Sends and withdraws offers. The letter's bytes are stored before the row that references them. */
import { eq } from "drizzle-orm";
import { answerDueAt } from "#domain/applications/answer-dates.ts";
import type { Offer } from "#domain/offers/offers.ts";
import { asActor, type Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import { users } from "../../db/tables/identity.ts";
import { offers } from "../../db/tables/offers.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import type { DocumentRenderer } from "../exports/document-renderer.service.ts";
import { advanceToStage } from "../pipeline/advance-to-stage.service.ts";
import {
  dayIn,
  renderOfferLetter,
  offerLetterText,
  offerLetterFileName,
  type OfferLetterNames,
  offerLetterPurpose,
  newOfferLetterKey,
  sha256Of,
} from "./offer-letter.service.ts";
import {
  type OfferRow,
  type OfferDeps,
  readOfferContext,
  lockOffer,
  readOfferDetails,
  notifyAboutOfferTask,
  recordOfferEvent,
} from "./offer-row.ts";
import { offerBlocker, requireDraft, validateDates, subjectOf } from "./offers.service.ts";

export interface SendOfferDeps extends OfferDeps {
  readonly files: FileStore;
  readonly maker: DocumentRenderer;
}

export interface ReadDraft {
  readonly offer: OfferRow;
  readonly names: OfferLetterNames;
}

/** The draft and the names for its letter, signed by the calling user. */
export const readDraft = (db: Database, context: WorkspaceContext, id: string): Promise<ReadDraft> =>
  asActor(db, context, async (db) => {
    const [offer] = await db.select().from(offers).where(eq(offers.id, id));
    if (offer === undefined) throw new AppError("not_found");
    const { candidate, name, job, company } = await readOfferContext(db, offer.applicationId);
    const [sender] = await db.select({ name: users.name }).from(users).where(eq(users.id, context.userId));
    const names = { candidate: name, firstName: candidate.firstName, job: job.title, company };
    return { offer, names: { ...names, sender: sender?.name ?? company } };
  });

interface RenderedOffer extends ReadDraft {
  readonly bytes: Buffer;
  readonly storageKey: string;
  readonly now: Date;
}

const markSent = async (db: Database, context: WorkspaceContext, rendered: RenderedOffer): Promise<void> => {
  const { companyId, userId } = context;
  const { names, bytes, storageKey, now } = rendered;
  const { offer, application } = await lockOffer(db, rendered.offer.id);
  const { id } = offer;
  // The letter was rendered from the earlier read, so a later revision fails here.
  requireDraft(offer, rendered.offer.revision);
  const offerContext = await readOfferContext(db, offer.applicationId);
  const blocker = offerBlocker(offerContext);
  if (blocker !== null) throw new AppError("conflict", blocker);
  const sha256 = sha256Of(bytes);
  const storedNames = { companyName: names.company, jobTitle: names.job };
  const [file] = await db
    .insert(files)
    .values({
      companyId,
      purpose: offerLetterPurpose,
      fileName: offerLetterFileName(storedNames),
      mediaType: "application/pdf",
      sizeBytes: bytes.length,
      sha256,
      storageKey,
    })
    .returning({ id: files.id });
  await db
    .update(offers)
    .set({
      ...storedNames,
      status: "sent",
      sentAt: now,
      sentBy: userId,
      candidateName: names.candidate,
      senderName: names.sender,
      letter: offerLetterText(offer, names),
      fileId: file?.id ?? null,
      sha256,
      updatedAt: now,
    })
    .where(eq(offers.id, id));
  await advanceToStage(db, context, application, "offer", now);
  // The candidate has their answer, so no response is due. `offerAmount` is stored in dollars only.
  await db
    .update(jobApplications)
    .set({
      answerDueAt: null,
      lastActivity: now,
      offerAmount: offer.currency === "USD" ? offer.amount : null,
      offerDate: dayIn(now, offer.timeZone),
      startDate: offer.startsOn,
    })
    .where(eq(jobApplications.id, application.id));
  await recordOfferEvent(db, { offer, news: "sent", by: userId, now });
  await recordAudit(db, { companyId, userId, action: "offer.sent", subject: subjectOf(offerContext), subjectId: id });
};

export const sendOffer = async (
  { db, wakeWorker, files: store, maker }: SendOfferDeps,
  context: WorkspaceContext,
  id: string,
  revision: number,
  now: Date,
): Promise<Offer> => {
  const { offer, names } = await readDraft(db, context, id);
  requireDraft(offer, revision);
  validateDates(offer, now);
  const bytes = await renderOfferLetter(maker, offer, names, now);
  const storageKey = newOfferLetterKey();
  await store.put(storageKey, bytes);
  try {
    const sentOffer = await asActor(db, context, async (db) => {
      await markSent(db, context, { offer, names, bytes, storageKey, now });
      return readOfferDetails(db, id);
    });
    wakeWorker(notifyAboutOfferTask);
    return sentOffer;
  } catch (error) {
    await store.remove(storageKey);
    throw error;
  }
};

interface Withdrawal {
  readonly offer: OfferRow;
  readonly by: string | null;
  readonly now: Date;
}

/** Call inside `asActor` with the offer locked. A draft that the candidate never saw sends no email. */
export const markWithdrawn = async (db: Database, { offer, by, now }: Withdrawal): Promise<void> => {
  await db
    .update(offers)
    .set({ status: "withdrawn", endedAt: now, endedBy: by, updatedAt: now })
    .where(eq(offers.id, offer.id));
  if (offer.status !== "sent") return;
  await db
    .update(jobApplications)
    .set({ lastActivity: now, offerAmount: null, offerDate: null, startDate: null })
    .where(eq(jobApplications.id, offer.applicationId));
  await recordOfferEvent(db, { offer, news: "withdrawn", by, now });
};

const withdrawDenialReasons: Readonly<Record<string, string>> = {
  draft: "This offer hasn't been sent yet. Discard the draft instead.",
  accepted: "The candidate has already accepted this offer, so you can't withdraw it.",
  declined: "The candidate has already declined this offer.",
  withdrawn: "This offer was already withdrawn.",
  expired: "This offer has already expired.",
};

export const withdrawOffer = async (
  { db, wakeWorker }: OfferDeps,
  context: WorkspaceContext,
  id: string,
  now: Date,
): Promise<Offer> => {
  const { companyId, userId } = context;
  const withdrawn = await asActor(db, context, async (db) => {
    const { offer, application } = await lockOffer(db, id);
    if (offer.status !== "sent") throw new AppError("conflict", withdrawDenialReasons[offer.status]);
    await markWithdrawn(db, { offer, by: userId, now });
    // The team owes the next answer again.
    if (application.status === "active")
      await db
        .update(jobApplications)
        .set({ answerDueAt: answerDueAt("offer", now) })
        .where(eq(jobApplications.id, application.id));
    const offerContext = await readOfferContext(db, offer.applicationId);
    await recordAudit(db, {
      companyId,
      userId,
      action: "offer.withdrawn",
      subject: subjectOf(offerContext),
      subjectId: id,
    });
    return readOfferDetails(db, id);
  });
  wakeWorker(notifyAboutOfferTask);
  return withdrawn;
};
