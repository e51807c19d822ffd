/** Offers as the team works on them: what one begins with, drafts, and what has become of those before. */
import { eq, sql } from "drizzle-orm";
import { proposeLetter, unknownPlaces } from "#domain/offers/offer-letter.ts";
import type { Offer, OfferProposal, OffersOfApplication } from "#domain/offers/offers.ts";
import { mostAnswerDays, type OfferStatus, type OfferTerms } from "#domain/offers/offer-terms.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { offers } from "../../db/tables/offers.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";
import { readEnd } from "../pipeline/ended-application.service.ts";
import { offersOf, readAbout, requireHeld, shownOffer } from "./offer-row.ts";

type About = Awaited<ReturnType<typeof readAbout>>;

const dayMs = 86_400_000;
const uniqueViolation = "23505";

const isUnique = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === uniqueViolation || (cause instanceof Error && isUnique(cause));
};

const invalid = (field: string, message: string): AppError =>
  new AppError("validation_failed", message, { [field]: message });

/** Asked when a draft is saved and again when it is sent, since days pass. */
export const requireTimely = ({ answerBy, startsOn }: { answerBy: Date; startsOn: string }, now: Date): void => {
  if (answerBy <= now) throw invalid("answerBy", "Please choose a time to come");
  if (answerBy.getTime() > now.getTime() + mostAnswerDays * dayMs)
    throw invalid("answerBy", `Please ask for an answer within ${mostAnswerDays} days`);
  // Where it is still yesterday, today's date may lie ahead.
  if (startsOn < new Date(now.getTime() - dayMs).toISOString().slice(0, 10))
    throw invalid("startsOn", "Please choose a day to come");
};

const requireKnownPlaces = (letter: string): void => {
  const unknown = unknownPlaces(letter);
  if (unknown.length > 0)
    throw invalid("letter", `Nothing is known for ${unknown.join(", ")}. Please write it out or correct it.`);
};

/** Why nothing can be offered now, in words; null where it can. */
export const obstacleTo = ({ application, candidate, job, isUnproven }: About): string | null => {
  if (application.status === "withdrawn") return "The candidate has withdrawn this application.";
  if (application.stage === "rejected") return "This application was rejected. Move it back before you make an offer.";
  if (application.stage === "hired") return "This person has been hired for the job.";
  if (job.status === "closed") return "The job is closed. Open it again before you make an offer.";
  if (candidate.isSample) return "Sample people get no offers.";
  if (!/.@./.test(candidate.email) || candidate.email.endsWith("@erased.invalid"))
    return "There is no e-mail address to send an offer to. Add one to the record first.";
  if (isUnproven)
    return "The applicant has not confirmed this email address. Ask them to use the link we emailed, or verify their contact details yourself.";
  return null;
};

/** The job's own day, if it is still to come; else a Monday in four weeks. */
const proposedStart = (target: string | null, now: Date): string => {
  const today = now.toISOString().slice(0, 10);
  if (target !== null && target > today) return target;
  const day = new Date(now.getTime() + 28 * dayMs);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
};

const nameOfUser = async (db: Database, userId: string): Promise<string> =>
  (await db.select({ name: users.name }).from(users).where(eq(users.id, userId)))[0]?.name ?? "";

const proposalFor = ({ job, candidate, company }: About, sender: string, now: Date): OfferProposal => ({
  currency: "USD",
  per: "year",
  startsOn: proposedStart(job.targetStartDate, now),
  letter: proposeLetter({ location: job.location, isRemote: job.remote, type: job.type, benefits: job.benefits }),
  salaryMin: job.salaryMin,
  salaryMax: job.salaryMax,
  firstName: candidate.firstName,
  company,
  sender,
});

export const readOffers = (
  db: Database,
  worker: Worker,
  { applicationId, mayMake }: { readonly applicationId: string; readonly mayMake: boolean },
  now: Date,
): Promise<OffersOfApplication> =>
  asActor(db, worker, async (db) => {
    const about = await readAbout(db, applicationId);
    const { rows } = await db.execute<{ standing: OfferStatus | null; decides: boolean }>(
      sql`select offer_standing(${applicationId}::uuid) as standing, decides_about(${applicationId}::uuid) as decides`,
    );
    const { standing = null, decides = false } = rows[0] ?? {};
    const seen = decides && mayMake;
    return {
      offers: seen ? await offersOf(db, applicationId) : [],
      // That something is being drafted is nobody's business yet.
      standing: standing === "draft" && !seen ? null : standing,
      isHidden: !seen,
      candidate: about.name,
      jobTitle: about.job.title,
      obstacle: obstacleTo(about),
      proposal: seen ? proposalFor(about, await nameOfUser(db, worker.userId), now) : null,
    };
  });

const columnsOf = ({ answerBy, ...terms }: OfferTerms) => ({ ...terms, answerBy: new Date(answerBy) });

export const subjectOf = ({ name, job }: About): string => `${name}, ${job.title}`;

export const makeOffer = async (
  db: Database,
  worker: Worker,
  applicationId: string,
  terms: OfferTerms,
  now: Date,
): Promise<Offer> => {
  const { companyId, userId } = worker;
  const columns = columnsOf(terms);
  try {
    return await asActor(db, worker, async (db) => {
      const about = await readAbout(db, applicationId);
      const obstacle = obstacleTo(about);
      if (obstacle !== null) throw new AppError("conflict", obstacle);
      requireTimely(columns, now);
      requireKnownPlaces(terms.letter);
      // Held, so that an application that ends in this moment finds the draft or is found ended.
      await readEnd(db, applicationId, true);
      const [made] = await db
        .insert(offers)
        .values({ ...columns, companyId, applicationId, createdBy: userId, createdAt: now, updatedAt: now })
        .returning({ id: offers.id });
      if (made === undefined) throw new AppError("internal");
      await writeDown(db, { companyId, userId, deed: "offer.made", subject: subjectOf(about), subjectId: made.id });
      return shownOffer(db, made.id);
    });
  } catch (error) {
    if (!isUnique(error)) throw error;
    throw new AppError("conflict", "There is an open offer already. Change it, or withdraw it first.");
  }
};

export const requireDraft = ({ status, revision }: { status: string; revision: number }, seen: number): void => {
  if (status !== "draft")
    throw new AppError("conflict", "This offer has been sent or has ended. It cannot be changed.");
  if (revision !== seen)
    throw new AppError("conflict", "Somebody has changed this draft since you opened it. Look at it again first.");
};

export const changeOffer = (
  db: Database,
  worker: Worker,
  id: string,
  { revision, ...terms }: OfferTerms & { readonly revision: number },
  now: Date,
): Promise<Offer> =>
  asActor(db, worker, async (db) => {
    const { offer } = await requireHeld(db, id);
    requireDraft(offer, revision);
    const columns = columnsOf(terms);
    requireTimely(columns, now);
    requireKnownPlaces(terms.letter);
    await db
      .update(offers)
      .set({ ...columns, revision: revision + 1, updatedAt: now })
      .where(eq(offers.id, id));
    return shownOffer(db, id);
  });

export const discardOffer = (db: Database, worker: Worker, id: string): Promise<{ id: string }> =>
  asActor(db, worker, async (db) => {
    const { companyId, userId } = worker;
    const { offer } = await requireHeld(db, id);
    if (offer.status !== "draft") throw new AppError("conflict", "Only a draft is discarded. Withdraw what was sent.");
    await db.delete(offers).where(eq(offers.id, id));
    const about = await readAbout(db, offer.applicationId);
    await writeDown(db, { companyId, userId, deed: "offer.discarded", subject: subjectOf(about), subjectId: id });
    return { id };
  });
