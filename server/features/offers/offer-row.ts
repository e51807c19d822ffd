/** Reads and locks offers. Call inside `asActor`: the database shows offers to deciders and to the application's own link. */
import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Offer } from "#domain/offers/offers.ts";
import type { OfferCurrency, OfferStatus, PayPeriod } from "#domain/offers/offer-terms.ts";
import { isUnverified as isUnprovenContact } from "#domain/applications/applicant-identity.ts";
import { asActor, type Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { offers } from "../../db/tables/offers.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { readBoard } from "../pipeline/board-steps.service.ts";
import { readApplicationEnd } from "../pipeline/ended-application.service.ts";

export type OfferRow = typeof offers.$inferSelect;

export interface OfferDeps {
  readonly db: Database;
  readonly wakeWorker: WakeWorker;
}

export const notifyAboutOfferTask = "notify-about-offer";
export const offerEventTypes = ["sent", "accepted", "declined", "withdrawn", "expired"] as const;
export type OfferEventType = (typeof offerEventTypes)[number];

const maker = alias(users, "maker");
const endedByUser = alias(users, "ender");

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const toOffer = ({
  row,
  madeBy,
  endedBy,
}: {
  row: OfferRow;
  madeBy: string | null;
  endedBy: string | null;
}): Offer => ({
  id: row.id,
  applicationId: row.applicationId,
  status: row.status as OfferStatus,
  amount: row.amount,
  currency: row.currency as OfferCurrency,
  per: row.per as PayPeriod,
  startsOn: row.startsOn,
  answerBy: row.answerBy.toISOString(),
  timeZone: row.timeZone,
  letter: row.letter,
  revision: row.revision,
  madeBy,
  createdAt: row.createdAt.toISOString(),
  sentAt: iso(row.sentAt),
  sha256: row.sha256,
  hasLetter: row.status === "draft" || row.fileId !== null,
  answeredAt: iso(row.answeredAt),
  acceptedName: row.acceptedName,
  answerTimeZone: row.answerTimeZone,
  declineReason: row.declineReason,
  endedAt: iso(row.endedAt),
  endedBy,
});

const selectOffers = (db: Database) =>
  db
    .select({ row: offers, madeBy: maker.name, endedBy: endedByUser.name })
    .from(offers)
    .leftJoin(maker, eq(maker.id, offers.createdBy))
    .leftJoin(endedByUser, eq(endedByUser.id, offers.endedBy));

/** Newest first. */
export const offersOf = async (db: Database, applicationId: string): Promise<Offer[]> => {
  const rows = await selectOffers(db)
    .where(eq(offers.applicationId, applicationId))
    .orderBy(desc(offers.createdAt), desc(offers.id));
  return rows.map(toOffer);
};

export const readOfferDetails = async (db: Database, id: string): Promise<Offer> => {
  const [offerRow] = await selectOffers(db).where(eq(offers.id, id));
  if (offerRow === undefined) throw new AppError("not_found");
  return toOffer(offerRow);
};

/** Reads as the workspace. Returns null for an offer of another workspace. */
export const applicationOfOffer = (db: Database, companyId: string, id: string): Promise<string | null> =>
  asActor(db, { companyId }, async (db) => {
    const { rows } = await db.execute<{ id: string | null }>(sql`select application_of_offer(${id}::uuid) as id`);
    return rows[0]?.id ?? null;
  });

export interface OfferWithApplication {
  readonly offer: OfferRow;
  readonly application: typeof jobApplications.$inferSelect;
  /** The application has ended. */
  readonly isOver: boolean;
}

/** Locks in the order of every move, to avoid deadlocks: the board, the application, and the offer last. */
export const readOffer = async (db: Database, id: string, lock: boolean): Promise<OfferWithApplication | undefined> => {
  const [applicationRow] = await db
    .select({ applicationId: offers.applicationId, jobId: jobApplications.jobId })
    .from(offers)
    .innerJoin(jobApplications, eq(jobApplications.id, offers.applicationId))
    .where(eq(offers.id, id));
  if (applicationRow !== undefined && lock) await readBoard(db, applicationRow.jobId, "share");
  const end =
    applicationRow === undefined ? undefined : await readApplicationEnd(db, applicationRow.applicationId, lock);
  if (end === undefined) return undefined;
  const row = db.select().from(offers).where(eq(offers.id, id));
  const [offer] = await (lock ? row.for("update") : row);
  return offer === undefined ? undefined : { offer, ...end };
};

export const lockOffer = async (db: Database, id: string): Promise<OfferWithApplication> => {
  const lockedOffer = await readOffer(db, id, true);
  if (lockedOffer === undefined) throw new AppError("not_found");
  return lockedOffer;
};

/** The current candidate, job and company of an offer. */
export const readOfferContext = async (db: Database, applicationId: string) => {
  const [jobApplication] = await db
    .select({
      application: jobApplications,
      candidate: candidates,
      job: jobsEnhanced,
      company: companies.name,
      hasApplied: sql<boolean>`${applicationSubmissions.applicationId} is not null`,
      confirmedAt: applicationSubmissions.confirmedAt,
      verifiedAt: applicationSubmissions.verifiedAt,
    })
    .from(jobApplications)
    .leftJoin(applicationSubmissions, eq(applicationSubmissions.applicationId, jobApplications.id))
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .innerJoin(companies, eq(companies.id, jobApplications.companyId))
    .where(eq(jobApplications.id, applicationId));
  if (jobApplication === undefined) throw new AppError("not_found");
  const { confirmedAt, verifiedAt, hasApplied, ...context } = jobApplication;
  /** The applicant's email address is confirmed neither by the mailbox nor by the team. */
  const isUnproven = hasApplied && isUnprovenContact({ confirmedAt, verifiedAt });
  return { ...context, isUnproven, name: `${jobApplication.candidate.firstName} ${jobApplication.candidate.lastName}` };
};

interface OfferEvent {
  readonly offer: Pick<OfferRow, "id" | "companyId" | "applicationId">;
  readonly news: OfferEventType;
  readonly words?: string;
  /** Null where the candidate did it by their link. */
  readonly by: string | null;
  readonly now: Date;
}

/** Records the activity and enqueues the emails, in the transaction of the change. */
export const recordOfferEvent = async (db: Database, { offer, news, words, by, now }: OfferEvent): Promise<void> => {
  const { id, companyId, applicationId } = offer;
  await db.insert(pipelineActivities).values({
    companyId,
    applicationId,
    activityType: `offer_${news}`,
    description: words ?? null,
    performedBy: by,
    createdAt: now,
  });
  await db.execute(
    sql`select enqueue_task(${notifyAboutOfferTask}, ${JSON.stringify({ id, companyId, news })}::jsonb)`,
  );
};
