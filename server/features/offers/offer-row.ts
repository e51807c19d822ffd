/** Reading and holding offers. Inside `asActor`: the database shows them to those who decide, and to the application's own link. */
import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Offer } from "#domain/offers/offers.ts";
import type { OfferCurrency, OfferStatus, PayPeriod } from "#domain/offers/offer-terms.ts";
import { isUnproven as isUnprovenContact } from "#domain/applications/applicant-identity.ts";
import { asActor, type Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { offers } from "../../db/tables/offers.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";
import type { Nudge } from "../../infra/queue.ts";
import { readBoard } from "../pipeline/board-steps.service.ts";
import { readEnd } from "../pipeline/ended-application.service.ts";

export type OfferRow = typeof offers.$inferSelect;

export interface OfferTools {
  readonly db: Database;
  readonly nudge: Nudge;
}

export const tellAboutOfferTask = "tell-about-offer";
export const offerNews = ["sent", "accepted", "declined", "withdrawn", "lapsed"] as const;
export type OfferNews = (typeof offerNews)[number];

const maker = alias(users, "maker");
const ender = alias(users, "ender");

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const shown = ({ row, madeBy, endedBy }: { row: OfferRow; madeBy: string | null; endedBy: string | null }): Offer => ({
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

const asked = (db: Database) =>
  db
    .select({ row: offers, madeBy: maker.name, endedBy: ender.name })
    .from(offers)
    .leftJoin(maker, eq(maker.id, offers.createdBy))
    .leftJoin(ender, eq(ender.id, offers.endedBy));

/** The newest first. */
export const offersOf = async (db: Database, applicationId: string): Promise<Offer[]> => {
  const rows = await asked(db)
    .where(eq(offers.applicationId, applicationId))
    .orderBy(desc(offers.createdAt), desc(offers.id));
  return rows.map(shown);
};

export const shownOffer = async (db: Database, id: string): Promise<Offer> => {
  const [found] = await asked(db).where(eq(offers.id, id));
  if (found === undefined) throw new AppError("not_found");
  return shown(found);
};

/** As whoever looks in the workspace; what belongs to it is not told to anybody else. */
export const applicationOfOffer = (db: Database, companyId: string, id: string): Promise<string | null> =>
  asActor(db, { companyId }, async (db) => {
    const { rows } = await db.execute<{ id: string | null }>(sql`select application_of_offer(${id}::uuid) as id`);
    return rows[0]?.id ?? null;
  });

export interface HeldOffer {
  readonly offer: OfferRow;
  readonly application: typeof jobApplications.$inferSelect;
  /** Nothing more comes of the application. */
  readonly isOver: boolean;
}

/** Held in the order of every move: the board, the application, and the offer last. So nobody waits for the other in a circle. */
export const readOffer = async (db: Database, id: string, hold: boolean): Promise<HeldOffer | undefined> => {
  const [known] = await db
    .select({ applicationId: offers.applicationId, jobId: jobApplications.jobId })
    .from(offers)
    .innerJoin(jobApplications, eq(jobApplications.id, offers.applicationId))
    .where(eq(offers.id, id));
  if (known !== undefined && hold) await readBoard(db, known.jobId, "share");
  const end = known === undefined ? undefined : await readEnd(db, known.applicationId, hold);
  if (end === undefined) return undefined;
  const row = db.select().from(offers).where(eq(offers.id, id));
  const [offer] = await (hold ? row.for("update") : row);
  return offer === undefined ? undefined : { offer, ...end };
};

export const requireHeld = async (db: Database, id: string): Promise<HeldOffer> => {
  const held = await readOffer(db, id, true);
  if (held === undefined) throw new AppError("not_found");
  return held;
};

/** Whom and what an offer is about, as they are called now. */
export const readAbout = async (db: Database, applicationId: string) => {
  const [found] = await db
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
  if (found === undefined) throw new AppError("not_found");
  const { confirmedAt, verifiedAt, hasApplied, ...about } = found;
  /** Applied under an address that neither the mailbox nor the team has proven. */
  const isUnproven = hasApplied && isUnprovenContact({ confirmedAt, verifiedAt });
  return { ...about, isUnproven, name: `${found.candidate.firstName} ${found.candidate.lastName}` };
};

interface Happened {
  readonly offer: Pick<OfferRow, "id" | "companyId" | "applicationId">;
  readonly news: OfferNews;
  readonly words?: string;
  /** Empty where the candidate did it by their link. */
  readonly by: string | null;
  readonly now: Date;
}

/** The application's history, and the mails; with the change itself. */
export const tellOf = async (db: Database, { offer, news, words, by, now }: Happened): Promise<void> => {
  const { id, companyId, applicationId } = offer;
  await db.insert(pipelineActivities).values({
    companyId,
    applicationId,
    activityType: `offer_${news}`,
    description: words ?? null,
    performedBy: by,
    createdAt: now,
  });
  await db.execute(sql`select enqueue_task(${tellAboutOfferTask}, ${JSON.stringify({ id, companyId, news })}::jsonb)`);
};
