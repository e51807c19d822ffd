/** Open jobs for one person: scored for their own profile, best first, each with what is missing. */
import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import { isAssumed } from "#domain/matching/ad/assumed-needs.ts";
import { minMatchScore } from "#domain/matching/endpoints/match-candidates.ts";
import type { MatchTrace } from "#domain/matching/score/trace.ts";
import { bestScoreGain } from "#domain/openings/best-score-gain.ts";
import { type Opening, type OpeningJob, type Openings, maxOpenings, type SavedJob } from "#domain/openings/opening.ts";
import { isReadyToMatch, matchingNeeds, missingForMatching } from "#domain/openings/ready-to-match.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { candidateProfiles } from "../../db/tables/profiles.ts";
import { type OwnRecord, ownRecordOf, shownToOwner } from "../matching/own-match.service.ts";
import { factsInTime, requireFacts } from "../reading/read-text.service.ts";
import { wantsHumanReview } from "../rights/human-review.service.ts";
import { type ReadAd, readAds } from "./read-jobs.ts";
import { readSavedJobs } from "./saved-jobs.service.ts";

/** Only the newest jobs are scored; the reply states the total. */
const maxScored = 600;

type JobRow = typeof jobs.$inferSelect;
export type Ad = JobRow & ReadAd;

const isOpen = sql`${jobs.isActive}`;

export const readOpenJobs = async (db: Database, condition?: SQL): Promise<readonly Ad[]> =>
  readAds(
    await db
      .select(getTableColumns(jobs))
      .from(jobs)
      .where(and(isOpen, condition))
      .orderBy(desc(jobs.isFeatured), desc(jobs.createdAt), desc(jobs.id))
      .limit(maxScored),
  );

const readOwnRow = async (db: Database, userId: string) => {
  const [row] = await asActor(db, { userId }, (db) =>
    db.select().from(candidateProfiles).where(eq(candidateProfiles.userId, userId)),
  );
  return row === undefined ? null : ownRecordOf(row);
};

/** Throws a temporary error if the profile takes too long to read. */
export const readOwnRecord = async (db: Database, userId: string, now: Date): Promise<OwnRecord | null> => {
  const record = await readOwnRow(db, userId);
  return record === null ? null : { record, facts: await requireFacts(record, now) };
};

/** Null if the profile has too little to score, takes too long to read, or its owner asked for human review. */
export const readMatchable = async (db: Database, userId: string, now: Date): Promise<OwnRecord | null> => {
  if (await wantsHumanReview(db, userId)) return null;
  const record = await readOwnRow(db, userId);
  const facts = record === null ? undefined : await factsInTime(record, now);
  return record !== null && facts !== undefined && isReadyToMatch(missingForMatching(facts)) ? { record, facts } : null;
};

export interface ScoredAd {
  readonly ad: Ad;
  readonly value: number;
}

export const scoreAds = (ads: readonly Ad[], { facts }: OwnRecord): readonly ScoredAd[] =>
  ads
    .map((ad) => ({ ad, value: ad.scorer.value(facts) }))
    .toSorted((one, other) => other.value - one.value || (one.ad.id < other.ad.id ? -1 : 1));

const toOpeningJob = ({ id, slug, title, company, location, salary, type, isFeatured }: JobRow): OpeningJob => ({
  id,
  slug,
  title,
  company,
  location,
  salary,
  type,
  isFeatured,
});

const needCountsOf = ({ needs }: MatchTrace): Opening["asked"] => {
  const musts = needs.filter(({ must }) => must);
  const relevantNeeds = musts.length > 0 ? musts : needs;
  const count = (state: "met" | "partly") => relevantNeeds.filter((need) => need.state === state).length;
  return { met: count("met"), partly: count("partly"), total: relevantNeeds.length, areMusts: musts.length > 0 };
};

const openingOf = ({ ad }: ScoredAd, { facts, record }: OwnRecord): Opening => {
  const trace = ad.scorer.trace(facts);
  const lift = bestScoreGain(ad.scorer, facts, trace);
  return {
    job: toOpeningJob(ad),
    score: trace.overall,
    asked: needCountsOf(trace),
    isAssumed: trace.needs.length > 0 && trace.needs.every(({ need }) => isAssumed(need)),
    lift: lift === null ? null : { needs: [...lift.needs], score: lift.score },
    trace: shownToOwner(trace, record),
  };
};

const savedOf = async (db: Database, userId: string, ownRecord: OwnRecord | null): Promise<SavedJob[]> => {
  const savedJobs = await asActor(db, { userId }, readSavedJobs);
  if (savedJobs.length === 0) return [];
  const rows = await db
    .select()
    .from(jobs)
    .where(
      inArray(
        jobs.id,
        savedJobs.map(({ jobId }) => jobId),
      ),
    );
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const ads = new Map((ownRecord === null ? [] : await readAds(rows)).map((ad) => [ad.id, ad]));
  return savedJobs.flatMap(({ jobId, savedAt }) => {
    const row = rowsById.get(jobId);
    if (row === undefined) return [];
    const ad = ads.get(jobId);
    const score =
      row.isActive && ownRecord !== null && ad !== undefined ? Math.round(ad.scorer.value(ownRecord.facts)) : null;
    return [{ job: toOpeningJob(row), isOpen: row.isActive, savedAt: savedAt.toISOString(), score }];
  });
};

export const listOpenings = async (db: Database, userId: string | null, now: Date): Promise<Openings> => {
  const ownRecord = userId === null ? null : await readOwnRecord(db, userId, now);
  const wantsReview = userId !== null && (await wantsHumanReview(db, userId));
  const toAdd = ownRecord === null ? [...matchingNeeds].toReversed() : [...missingForMatching(ownRecord.facts)];
  const isMatched = ownRecord !== null && !wantsReview && isReadyToMatch(toAdd);
  const openJobs = await db.$count(jobs, isOpen);
  const ads = isMatched ? await readOpenJobs(db) : [];
  const best = isMatched ? scoreAds(ads, ownRecord).slice(0, maxOpenings) : [];
  return {
    isMatched,
    requestsHumanReview: wantsReview,
    toAdd,
    openJobs,
    scored: ads.length,
    samples: ads.filter(({ isSample }) => isSample).length,
    openings: isMatched
      ? best.filter(({ value }) => Math.round(value) >= minMatchScore).map((scored) => openingOf(scored, ownRecord))
      : [],
    saved: userId === null ? [] : await savedOf(db, userId, isMatched ? ownRecord : null),
  };
};
