/** Sending an offer, and taking back what was sent. The letter's bytes are stored before the row that names them. */
import { eq } from "drizzle-orm";
import { answerDueAt } from "#domain/applications/answer-dates.ts";
import type { Offer } from "#domain/offers/offers.ts";
import { asActor, type Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import { users } from "../../db/tables/identity.ts";
import { offers } from "../../db/tables/offers.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { Worker } from "../../infra/who.ts";
import type { DocumentMaker } from "../exports/document-maker.service.ts";
import { bringToStage } from "../pipeline/bring-to-stage.service.ts";
import {
  dayIn,
  drawLetter,
  filledLetter,
  letterFileName,
  type LetterNames,
  letterPurpose,
  newLetterKey,
  sha256Of,
} from "./offer-letter.service.ts";
import {
  type OfferRow,
  type OfferTools,
  readAbout,
  requireHeld,
  shownOffer,
  tellAboutOfferTask,
  tellOf,
} from "./offer-row.ts";
import { obstacleTo, requireDraft, requireTimely, subjectOf } from "./offers.service.ts";

export interface SendTools extends OfferTools {
  readonly files: FileStore;
  readonly maker: DocumentMaker;
}

export interface ReadDraft {
  readonly offer: OfferRow;
  readonly names: LetterNames;
}

/** What the letter is drawn from, signed by whoever asks. */
export const readDraft = (db: Database, worker: Worker, id: string): Promise<ReadDraft> =>
  asActor(db, worker, async (db) => {
    const [offer] = await db.select().from(offers).where(eq(offers.id, id));
    if (offer === undefined) throw new AppError("not_found");
    const { candidate, name, job, company } = await readAbout(db, offer.applicationId);
    const [sender] = await db.select({ name: users.name }).from(users).where(eq(users.id, worker.userId));
    const names = { candidate: name, firstName: candidate.firstName, job: job.title, company };
    return { offer, names: { ...names, sender: sender?.name ?? company } };
  });

interface Drawn extends ReadDraft {
  readonly bytes: Buffer;
  readonly storageKey: string;
  readonly now: Date;
}

const writeSent = async (db: Database, worker: Worker, drawn: Drawn): Promise<void> => {
  const { companyId, userId } = worker;
  const { names, bytes, storageKey, now } = drawn;
  const { offer, application } = await requireHeld(db, drawn.offer.id);
  const { id } = offer;
  // Drawn from what was read before: whoever finds it changed since is asked to look again.
  requireDraft(offer, drawn.offer.revision);
  const about = await readAbout(db, offer.applicationId);
  const obstacle = obstacleTo(about);
  if (obstacle !== null) throw new AppError("conflict", obstacle);
  const sha256 = sha256Of(bytes);
  const called = { companyName: names.company, jobTitle: names.job };
  const [file] = await db
    .insert(files)
    .values({
      companyId,
      purpose: letterPurpose,
      fileName: letterFileName(called),
      mediaType: "application/pdf",
      sizeBytes: bytes.length,
      sha256,
      storageKey,
    })
    .returning({ id: files.id });
  await db
    .update(offers)
    .set({
      ...called,
      status: "sent",
      sentAt: now,
      sentBy: userId,
      candidateName: names.candidate,
      senderName: names.sender,
      letter: filledLetter(offer, names),
      fileId: file?.id ?? null,
      sha256,
      updatedAt: now,
    })
    .where(eq(offers.id, id));
  await bringToStage(db, worker, application, "offer", now);
  // The candidate has the word now: the team owes no answer. Only dollars go where dollars are kept.
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
  await tellOf(db, { offer, news: "sent", by: userId, now });
  await writeDown(db, { companyId, userId, deed: "offer.sent", subject: subjectOf(about), subjectId: id });
};

export const sendOffer = async (
  { db, nudge, files: store, maker }: SendTools,
  worker: Worker,
  id: string,
  revision: number,
  now: Date,
): Promise<Offer> => {
  const { offer, names } = await readDraft(db, worker, id);
  requireDraft(offer, revision);
  requireTimely(offer, now);
  const bytes = await drawLetter(maker, offer, names, now);
  const storageKey = newLetterKey();
  await store.put(storageKey, bytes);
  try {
    const sent = await asActor(db, worker, async (db) => {
      await writeSent(db, worker, { offer, names, bytes, storageKey, now });
      return shownOffer(db, id);
    });
    nudge(tellAboutOfferTask);
    return sent;
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

/** Inside `asActor`, the offer held. What nobody has seen is told to nobody. */
export const writeWithdrawn = async (db: Database, { offer, by, now }: Withdrawal): Promise<void> => {
  await db
    .update(offers)
    .set({ status: "withdrawn", endedAt: now, endedBy: by, updatedAt: now })
    .where(eq(offers.id, offer.id));
  if (offer.status !== "sent") return;
  await db
    .update(jobApplications)
    .set({ lastActivity: now, offerAmount: null, offerDate: null, startDate: null })
    .where(eq(jobApplications.id, offer.applicationId));
  await tellOf(db, { offer, news: "withdrawn", by, now });
};

const whatStands: Readonly<Record<string, string>> = {
  draft: "This offer has not been sent yet. Discard the draft instead.",
  accepted: "The candidate has accepted this offer already. It cannot be withdrawn.",
  declined: "The candidate has declined this offer already.",
  withdrawn: "This offer has been withdrawn already.",
  lapsed: "This offer has lapsed already.",
};

export const withdrawOffer = async (
  { db, nudge }: OfferTools,
  worker: Worker,
  id: string,
  now: Date,
): Promise<Offer> => {
  const { companyId, userId } = worker;
  const shown = await asActor(db, worker, async (db) => {
    const { offer, application } = await requireHeld(db, id);
    if (offer.status !== "sent") throw new AppError("conflict", whatStands[offer.status]);
    await writeWithdrawn(db, { offer, by: userId, now });
    // The word is the team's again.
    if (application.status === "active")
      await db
        .update(jobApplications)
        .set({ answerDueAt: answerDueAt("offer", now) })
        .where(eq(jobApplications.id, application.id));
    const about = await readAbout(db, offer.applicationId);
    await writeDown(db, { companyId, userId, deed: "offer.withdrawn", subject: subjectOf(about), subjectId: id });
    return shownOffer(db, id);
  });
  nudge(tellAboutOfferTask);
  return shown;
};
