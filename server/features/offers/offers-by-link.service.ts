/** Reads, accepts and declines an offer through the link emailed to the candidate. If two answers race, the database decides. */
import { eq } from "drizzle-orm";
import type { z } from "zod";
import {
  type acceptance,
  invalidLinkMessage,
  type OfferByLink,
  type OfferState,
} from "#domain/offers/offer-by-link.ts";
import type { OfferCurrency, OfferStatus, PayPeriod } from "#domain/offers/offer-terms.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { offers } from "../../db/tables/offers.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import type { DocumentRenderer } from "../exports/document-renderer.service.ts";
import { moveApplication } from "../pipeline/pipeline.service.ts";
import { renderAcceptanceRecord, offerLetterFile } from "./offer-letter.service.ts";
import { offerIn } from "./offer-link.ts";
import {
  applicationOfOffer,
  type OfferWithApplication,
  type OfferDeps,
  readOfferContext,
  readOffer,
  notifyAboutOfferTask,
  recordOfferEvent,
} from "./offer-row.ts";

export interface OfferLinkDeps extends OfferDeps {
  /** Signs the links. */
  readonly keys: Keyring;
}

const dayMs = 86_400_000;
const answersPerDay = 30;
const recordsPerDay = 60;

/** Forged, truncated and erased links get the same answer, so that a link reveals nothing. */
const linkEnded = () => new AppError("not_found", `${invalidLinkMessage}.`);

export const stateOf = ({ offer, isOver }: Pick<OfferWithApplication, "offer" | "isOver">, now: Date): OfferState => {
  const status = offer.status as Exclude<OfferStatus, "draft">;
  if (status !== "sent") return status;
  // The task that sets the status to expired may run minutes later.
  if (offer.answerBy < now) return "expired";
  return isOver ? "held" : "open";
};

/** States in which the page still shows the terms. */
const showsTerms = (state: OfferState): boolean => state === "open" || state === "accepted" || state === "declined";

const pageOf = (offerWithApplication: OfferWithApplication, firstName: string, now: Date): OfferByLink => {
  const { offer } = offerWithApplication;
  const state = stateOf(offerWithApplication, now);
  return {
    state,
    firstName,
    job: offer.jobTitle ?? "",
    company: offer.companyName ?? "",
    timeZone: offer.timeZone,
    answerBy: offer.answerBy.toISOString(),
    terms: showsTerms(state)
      ? {
          amount: offer.amount,
          currency: offer.currency as OfferCurrency,
          per: offer.per as PayPeriod,
          startsOn: offer.startsOn,
          sender: offer.senderName ?? "",
          sentAt: (offer.sentAt ?? offer.createdAt).toISOString(),
          sha256: offer.sha256 ?? "",
        }
      : null,
    answeredAt: offer.answeredAt?.toISOString() ?? null,
    acceptedName: offer.acceptedName,
    endedAt: offer.endedAt?.toISOString() ?? null,
  };
};

interface LinkedOfferRows {
  readonly found: OfferWithApplication;
  readonly context: Awaited<ReturnType<typeof readOfferContext>>;
}

/** Runs `work` with database access limited to the linked offer's job application. */
const withLinked = async <T>(
  { db, keys }: Pick<OfferLinkDeps, "db" | "keys">,
  token: string,
  lock: boolean,
  work: (db: Database, opened: LinkedOfferRows) => Promise<T>,
): Promise<T> => {
  const linked = offerIn(token, keys);
  if (linked === undefined) throw linkEnded();
  const { id, companyId } = linked;
  const applicationId = await applicationOfOffer(db, companyId, id);
  if (applicationId === null) throw linkEnded();
  return asActor(db, { companyId, applicationId }, async (db) => {
    const offerWithApplication = await readOffer(db, id, lock);
    if (offerWithApplication === undefined || offerWithApplication.offer.sentAt === null) throw linkEnded();
    const context = await readOfferContext(db, applicationId);
    if (context.candidate.email.endsWith("@erased.invalid")) throw linkEnded();
    return work(db, { found: offerWithApplication, context });
  });
};

export const readOfferLink = (deps: OfferLinkDeps, token: string, now: Date): Promise<OfferByLink> =>
  withLinked(deps, token, false, async (_db, { found, context }) => pageOf(found, context.candidate.firstName, now));

const denialReasons: Readonly<Record<OfferState, string>> = {
  open: "",
  accepted: "You've already accepted this offer.",
  declined: "You've already declined this offer.",
  withdrawn: "This offer was withdrawn, so you can't respond to it.",
  expired: "This offer has expired.",
  held: "You can't respond to this offer right now.",
};

const answerDenied = (page: OfferByLink): AppError =>
  new AppError("conflict", denialReasons[page.state], undefined, { offer: page });

/** Limits what a shared link can trigger: emails, and work on the single PDF thread. */
const countLinkUse = async (
  { db, keys }: OfferLinkDeps,
  token: string,
  use: "answer" | "record",
  ceiling: number,
): Promise<void> => {
  const linked = offerIn(token, keys);
  if (linked === undefined) throw linkEnded();
  await countAgainst(db, [{ key: `offer:${use}:${linked.id}`, ceiling, windowMs: dayMs }]);
};

interface OfferAnswer {
  readonly columns: Partial<typeof offers.$inferInsert>;
  readonly news: "accepted" | "declined";
  readonly words?: string;
  readonly timeZone: string;
}

/** Updates the offer first: `moveApplication` switches the database actor, which ends the link's access. */
const writeAnswer = async (
  db: Database,
  { found, context }: LinkedOfferRows,
  answer: OfferAnswer,
  now: Date,
): Promise<void> => {
  const { offer } = found;
  const { companyId } = offer;
  const { columns, news, words, timeZone } = answer;
  await db
    .update(offers)
    .set({ ...columns, status: news, answeredAt: now, answerTimeZone: timeZone, updatedAt: now })
    .where(eq(offers.id, offer.id));
  await recordOfferEvent(db, { offer, news, ...(words === undefined ? {} : { words }), by: null, now });
  const subject = `${context.name}, ${context.job.title}`;
  await recordAudit(db, { companyId, userId: null, action: `offer.${news}`, subject, subjectId: offer.id });
};

type Acceptance = z.output<typeof acceptance>;

const isSameAcceptance = ({ offer }: OfferWithApplication, { name, sha256 }: Acceptance): boolean =>
  offer.status === "accepted" && offer.acceptedName === name && offer.acceptedSha256 === sha256;

/** The answer and the hire commit together. Sending the same acceptance again succeeds. */
export const acceptByLink = async (deps: OfferLinkDeps, token: string, input: Acceptance, now: Date) => {
  await countLinkUse(deps, token, "answer", answersPerDay);
  const isNew = await withLinked(deps, token, true, async (db, linked) => {
    const { found, context } = linked;
    const page = pageOf(found, context.candidate.firstName, now);
    if (isSameAcceptance(found, input)) return false;
    if (page.state !== "open") throw answerDenied(page);
    if (found.offer.sha256 !== input.sha256)
      throw new AppError(
        "conflict",
        "The offer letter changed after you opened it. Reload the page to see the new version.",
        undefined,
        {
          offer: page,
        },
      );
    const { name, sha256, timeZone } = input;
    const columns = { acceptedName: name, acceptedSha256: sha256 };
    await writeAnswer(db, linked, { columns, news: "accepted", words: `Signed as ${name}`, timeZone }, now);
    const { id, stage, companyId } = found.application;
    if (stage !== "hired")
      await moveApplication(db, { companyId, userId: null }, id, { from: stage as Stage, to: "hired" }, now);
    return true;
  });
  if (isNew) deps.wakeWorker(notifyAboutOfferTask);
  return readOfferLink(deps, token, now);
};

export interface Decline {
  readonly reason: string;
  readonly timeZone: string;
}

/** A declined offer does not move the candidate; the decline is shown. */
export const declineByLink = async (deps: OfferLinkDeps, token: string, { reason, timeZone }: Decline, now: Date) => {
  await countLinkUse(deps, token, "answer", answersPerDay);
  const isNew = await withLinked(deps, token, true, async (db, linked) => {
    const { found, context } = linked;
    const page = pageOf(found, context.candidate.firstName, now);
    if (page.state === "declined") return false;
    if (page.state !== "open") throw answerDenied(page);
    const columns = { declineReason: reason === "" ? null : reason };
    await writeAnswer(db, linked, { columns, news: "declined", timeZone }, now);
    await db
      .update(jobApplications)
      .set({ lastActivity: now, offerAmount: null, offerDate: null, startDate: null })
      .where(eq(jobApplications.id, found.application.id));
    return true;
  });
  if (isNew) deps.wakeWorker(notifyAboutOfferTask);
  return readOfferLink(deps, token, now);
};

export const letterByLink = (deps: OfferLinkDeps, token: string, now: Date) =>
  withLinked(deps, token, false, async (db, { found }) => {
    if (!showsTerms(stateOf(found, now))) throw linkEnded();
    return offerLetterFile(db, found.offer);
  });

export const acceptanceByLink = async (deps: OfferLinkDeps, maker: DocumentRenderer, token: string) => {
  const offer = await withLinked(deps, token, false, async (_db, { found }) => found.offer);
  if (offer.status !== "accepted") throw linkEnded();
  await countLinkUse(deps, token, "record", recordsPerDay);
  return renderAcceptanceRecord(maker, offer);
};
