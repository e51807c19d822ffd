/** Offers as the team works on them: the proposal, drafts, and earlier offers. */
import { desc, eq, sql } from "drizzle-orm";
import { can } from "#domain/access/access.ts";
import { proposeOfferLetter, unknownPlaceholders } from "#domain/offers/offer-letter.ts";
import {
  type ApplicationOfferList,
  maxListedOffers,
  type Offer,
  type OfferProposal,
  type OfferSummary,
} from "#domain/offers/offers.ts";
import {
  maxAnswerDays,
  type OfferCurrency,
  type OfferStatus,
  type OfferTerms,
  type PayPeriod,
} from "#domain/offers/offer-terms.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { users } from "../../db/tables/identity.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { offers } from "../../db/tables/offers.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { PermittedContext, WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { readApplicationEnd } from "../pipeline/ended-application.service.ts";
import { offersOf, readOfferContext, lockOffer, readOfferDetails } from "./offer-row.ts";

type OfferContext = Awaited<ReturnType<typeof readOfferContext>>;

const dayMs = 86_400_000;
const uniqueViolation = "23505";

const isUniqueViolation = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === uniqueViolation || (cause instanceof Error && isUniqueViolation(cause));
};

const invalid = (field: string, message: string): AppError =>
  new AppError("validation_failed", message, { [field]: message });

/** Checked when a draft is saved and again when it is sent, since days may pass in between. */
export const validateDates = ({ answerBy, startsOn }: { answerBy: Date; startsOn: string }, now: Date): void => {
  if (answerBy <= now) throw invalid("answerBy", "Choose a time in the future");
  if (answerBy.getTime() > now.getTime() + maxAnswerDays * dayMs)
    throw invalid("answerBy", `Choose a date within ${maxAnswerDays} days`);
  // One day of tolerance: in time zones behind UTC, today's date may already be yesterday in UTC.
  if (startsOn < new Date(now.getTime() - dayMs).toISOString().slice(0, 10))
    throw invalid("startsOn", "Choose a date that isn't in the past");
};

const validatePlaceholders = (letter: string): void => {
  const unknown = unknownPlaceholders(letter);
  if (unknown.length > 0)
    throw invalid("letter", `We don't recognize ${unknown.join(", ")}. Correct it or type the text yourself.`);
};

/** Why no offer can be made now, as text; null if one can. */
export const offerBlocker = ({ application, candidate, job, isUnproven }: OfferContext): string | null => {
  if (application.status === "withdrawn") return "The candidate withdrew this application, so you can't send an offer.";
  if (application.stage === "rejected")
    return "This application was rejected. Move it back before you create an offer.";
  if (application.stage === "hired") return "This candidate has already been hired for this job.";
  if (job.status === "closed") return "This job is closed. Reopen it before you create an offer.";
  if (candidate.isSample) return "You can't create offers for sample candidates.";
  if (!/.@./.test(candidate.email) || candidate.email.endsWith("@erased.invalid"))
    return "This candidate has no email address. Add one before you create an offer.";
  if (isUnproven)
    return "This applicant hasn't confirmed their email address. Ask them to use the link we emailed, or verify their contact details yourself.";
  return null;
};

/** The job's target date if it is in the future, otherwise a Monday in about four weeks. */
const proposeStart = (target: string | null, now: Date): string => {
  const today = now.toISOString().slice(0, 10);
  if (target !== null && target > today) return target;
  const day = new Date(now.getTime() + 28 * dayMs);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
};

const nameOfUser = async (db: Database, userId: string): Promise<string> =>
  (await db.select({ name: users.name }).from(users).where(eq(users.id, userId)))[0]?.name ?? "";

const proposalFor = ({ job, candidate, company }: OfferContext, sender: string, now: Date): OfferProposal => ({
  currency: "USD",
  per: "year",
  startsOn: proposeStart(job.targetStartDate, now),
  letter: proposeOfferLetter({ location: job.location, isRemote: job.remote, type: job.type, benefits: job.benefits }),
  salaryMin: job.salaryMin,
  salaryMax: job.salaryMax,
  firstName: candidate.firstName,
  company,
  sender,
});

export const readOffers = (
  db: Database,
  context: WorkspaceContext,
  { applicationId, mayMake }: { readonly applicationId: string; readonly mayMake: boolean },
  now: Date,
): Promise<ApplicationOfferList> =>
  asActor(db, context, async (db) => {
    const offerContext = await readOfferContext(db, applicationId);
    const { rows } = await db.execute<{ standing: OfferStatus | null; decides: boolean }>(
      sql`select newest_offer_status(${applicationId}::uuid) as standing, can_decide_on_application(${applicationId}::uuid) as decides`,
    );
    const { standing = null, decides = false } = rows[0] ?? {};
    const mayRead = decides && mayMake;
    return {
      offers: mayRead ? await offersOf(db, applicationId) : [],
      // A draft is visible only to those who may decide.
      standing: standing === "draft" && !mayRead ? null : standing,
      isHidden: !mayRead,
      candidate: offerContext.name,
      jobTitle: offerContext.job.title,
      blocker: offerBlocker(offerContext),
      proposal: mayRead ? proposalFor(offerContext, await nameOfUser(db, context.userId), now) : null,
    };
  });

export const listOffers = (db: Database, context: PermittedContext): Promise<OfferSummary[]> =>
  asActor(db, context, async (db) => {
    const { companyId, actor } = context;
    const rows = await db
      .select({ offer: offers, candidate: candidates, job: jobsEnhanced })
      .from(offers)
      .innerJoin(jobApplications, eq(jobApplications.id, offers.applicationId))
      .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
      .orderBy(
        sql`${offers.status} <> 'sent'`,
        sql`${offers.status} <> 'draft'`,
        desc(offers.createdAt),
        desc(offers.id),
      )
      .limit(maxListedOffers);
    return rows
      .filter(({ job }) => can(actor, "offer.make", { companyId, teamId: job.hiringTeamId }))
      .map(({ offer, candidate, job }) => ({
        id: offer.id,
        applicationId: offer.applicationId,
        status: offer.status as OfferStatus,
        amount: offer.amount,
        currency: offer.currency as OfferCurrency,
        per: offer.per as PayPeriod,
        startsOn: offer.startsOn,
        answerBy: offer.answerBy.toISOString(),
        timeZone: offer.timeZone,
        sentAt: offer.sentAt?.toISOString() ?? null,
        answeredAt: offer.answeredAt?.toISOString() ?? null,
        createdAt: offer.createdAt.toISOString(),
        candidateId: candidate.id,
        candidate: `${candidate.firstName} ${candidate.lastName}`.trim(),
        jobId: job.id,
        jobTitle: job.title,
      }));
  });

const columnsOf = ({ answerBy, ...terms }: OfferTerms) => ({ ...terms, answerBy: new Date(answerBy) });

export const subjectOf = ({ name, job }: OfferContext): string => `${name}, ${job.title}`;

export const createOffer = async (
  db: Database,
  context: WorkspaceContext,
  applicationId: string,
  terms: OfferTerms,
  now: Date,
): Promise<Offer> => {
  const { companyId, userId } = context;
  const columns = columnsOf(terms);
  try {
    return await asActor(db, context, async (db) => {
      const offerContext = await readOfferContext(db, applicationId);
      const blocker = offerBlocker(offerContext);
      if (blocker !== null) throw new AppError("conflict", blocker);
      validateDates(columns, now);
      validatePlaceholders(terms.letter);
      // Locked, so that an application that ends at this moment either finds the draft or is found ended.
      await readApplicationEnd(db, applicationId, true);
      const [created] = await db
        .insert(offers)
        .values({ ...columns, companyId, applicationId, createdBy: userId, createdAt: now, updatedAt: now })
        .returning({ id: offers.id });
      if (created === undefined) throw new AppError("internal");
      await recordAudit(db, {
        companyId,
        userId,
        action: "offer.made",
        subject: subjectOf(offerContext),
        subjectId: created.id,
      });
      return readOfferDetails(db, created.id);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("conflict", "There's already an open offer. Edit it or withdraw it first.");
  }
};

export const requireDraft = (
  { status, revision }: { status: string; revision: number },
  seenRevision: number,
): void => {
  if (status !== "draft") throw new AppError("conflict", "This offer has been sent or closed, so you can't change it.");
  if (revision !== seenRevision)
    throw new AppError(
      "conflict",
      "Someone changed this draft after you opened it. Reload the page to see the changes.",
    );
};

export const changeOffer = (
  db: Database,
  context: WorkspaceContext,
  id: string,
  { revision, ...terms }: OfferTerms & { readonly revision: number },
  now: Date,
): Promise<Offer> =>
  asActor(db, context, async (db) => {
    const { offer } = await lockOffer(db, id);
    requireDraft(offer, revision);
    const columns = columnsOf(terms);
    validateDates(columns, now);
    validatePlaceholders(terms.letter);
    await db
      .update(offers)
      .set({ ...columns, revision: revision + 1, updatedAt: now })
      .where(eq(offers.id, id));
    return readOfferDetails(db, id);
  });

export const discardOffer = (db: Database, context: WorkspaceContext, id: string): Promise<{ id: string }> =>
  asActor(db, context, async (db) => {
    const { companyId, userId } = context;
    const { offer } = await lockOffer(db, id);
    if (offer.status !== "draft")
      throw new AppError("conflict", "You can only discard a draft. Withdraw this offer instead.");
    await db.delete(offers).where(eq(offers.id, id));
    const offerContext = await readOfferContext(db, offer.applicationId);
    await recordAudit(db, {
      companyId,
      userId,
      action: "offer.discarded",
      subject: subjectOf(offerContext),
      subjectId: id,
    });
    return { id };
  });
