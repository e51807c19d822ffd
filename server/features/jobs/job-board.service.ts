/** The public job pages: the search of the API, page by page, and one job by its slug. */
import { and, desc, eq, ne, or, sql, type SQL } from "drizzle-orm";
import {
  type BoardFilter,
  type BoardJob,
  jobsPerPage,
  maxJobsCounted,
  type PostedJob,
} from "#domain/jobs/job-board.ts";
import { jobTypeLabels } from "#domain/jobs/job-card.ts";
import type { JobType } from "#domain/jobs/job-status.ts";
import type { Database } from "../../db/client.ts";
import { jobs, jobTitles } from "../../db/tables/jobs.ts";
import { AppError } from "../../infra/http/errors.ts";
import { foundIds, newestFirst, openJobsLike, publicColumns } from "./jobs.service.ts";

const boardColumns = {
  ...publicColumns,
  slug: jobs.slug,
  postedAt: jobs.publishedAt,
  isSample: jobs.isSample,
} as const;

type BoardRow = Omit<BoardJob, "postedAt"> & { readonly postedAt: Date };

const toBoardJob = (row: BoardRow): BoardJob => ({ ...row, postedAt: row.postedAt.toISOString() });

/** Cards written by staff have their type as text only. */
const ofType = (type: BoardFilter["type"]): SQL | undefined =>
  type === "any"
    ? undefined
    : sql`(${jobs.employmentType} = ${type} or (${jobs.employmentType} is null and ${jobs.type} = ${jobTypeLabels[type]}))`;

const onlyRemote = (remote: BoardFilter["remote"]): SQL | undefined =>
  remote === "any" ? undefined : sql`(${jobs.isRemote} or ${jobs.type} = 'Remote')`;

export const listBoard = async (db: Database, filter: BoardFilter) => {
  const where = and(await openJobsLike(db, filter), ofType(filter.type), onlyRemote(filter.remote));
  const matchingIds = foundIds(db, where, jobsPerPage, (filter.page - 1) * jobsPerPage);
  const rows = await db
    .select(boardColumns)
    .from(jobs)
    .innerJoin(matchingIds, eq(jobs.id, matchingIds.id))
    .orderBy(...newestFirst);
  const limited = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(where)
    .limit(maxJobsCounted)
    .as("some");
  const [countRow] = await db.select({ n: sql<number>`count(*)::int` }).from(limited);
  const count = countRow?.n ?? 0;
  return { jobs: rows.map(toBoardJob), count, hasMore: count > filter.page * jobsPerPage };
};

const postedOf = (row: typeof jobs.$inferSelect): PostedJob => ({
  ...row,
  employmentType: row.employmentType as JobType | null,
  postedAt: row.publishedAt.toISOString(),
  closesAt: row.closesAt?.toISOString() ?? null,
  takesApplications: row.positionId !== null && !row.isSample,
});

const maxSimilar = 4;
const maxNewestScanned = 500;
const maxTitlesScanned = 40;

/** The first few jobs per similar title, one index scan each, since a common title has thousands of jobs. */
const withTitlesLike = async (db: Database, title: string, another: SQL | undefined): Promise<BoardRow[]> => {
  const similarity = sql<number>`similarity(${jobTitles.name}, ${title})`;
  const near = db
    .select({ name: jobTitles.name, likeness: similarity.as("likeness") })
    .from(jobTitles)
    .where(sql`${jobTitles.name} % ${title}`)
    .orderBy(desc(similarity), jobTitles.name)
    .limit(maxTitlesScanned)
    .as("near");
  const first = db
    .select({ ...boardColumns, createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(another, eq(jobs.title, near.name)))
    .orderBy(...newestFirst)
    .limit(maxSimilar)
    .as("first");
  const rows = await db
    .select()
    .from(near)
    .crossJoinLateral(first)
    .orderBy(desc(near.likeness), near.name, desc(first.isFeatured), desc(first.createdAt), desc(first.id))
    .limit(maxSimilar);
  return rows.map((row) => row.first);
};

/**
 * Jobs with the same title first, then with similar titles, which scans every title; if these are too few, the newest jobs of
 * the same company or industry.
 */
const similarTo = async (db: Database, row: typeof jobs.$inferSelect): Promise<BoardJob[]> => {
  const another = and(sql`${jobs.isActive}`, ne(jobs.id, row.id));
  const sameTitle = await db
    .select(boardColumns)
    .from(jobs)
    .where(and(another, eq(jobs.title, row.title)))
    .orderBy(...newestFirst)
    .limit(maxSimilar);
  if (sameTitle.length === maxSimilar) return sameTitle.map(toBoardJob);
  const alike = await withTitlesLike(db, row.title, another);
  if (alike.length === maxSimilar) return alike.map(toBoardJob);
  const newest = foundIds(db, another, maxNewestScanned);
  const near = await db
    .select(boardColumns)
    .from(jobs)
    .innerJoin(newest, eq(jobs.id, newest.id))
    .where(or(eq(jobs.company, row.company), row.industry === null ? undefined : eq(jobs.industry, row.industry)))
    .orderBy(...newestFirst)
    .limit(maxSimilar * 2);
  const more = near.filter(({ id }) => alike.every((each) => each.id !== id));
  return [...alike, ...more].slice(0, maxSimilar).map(toBoardJob);
};

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An unknown job is not found; a job that is no longer open is gone. */
export const readPosting = async (db: Database, slug: string, now: Date) => {
  const [row] = await db
    .select()
    .from(jobs)
    .where(idPattern.test(slug) ? eq(jobs.id, slug) : eq(jobs.slug, slug));
  if (row === undefined) throw new AppError("not_found");
  const similar = await similarTo(db, row);
  const isOpen = row.isActive && (row.closesAt === null || row.closesAt > now);
  return isOpen
    ? { state: "open" as const, job: postedOf(row), similar }
    : { state: "gone" as const, title: row.title, similar };
};

const pageSize = 200;

export const listPostings = async (db: Database, after: string | undefined, now: Date) => {
  const rows = await db
    .select()
    .from(jobs)
    .where(
      and(
        sql`${jobs.isActive} and not ${jobs.isSample}`,
        sql`(${jobs.closesAt} is null or ${jobs.closesAt} > ${now.toISOString()})`,
        after === undefined ? undefined : sql`${jobs.id} > ${after}`,
      ),
    )
    .orderBy(jobs.id)
    .limit(pageSize);
  return { jobs: rows.map(postedOf), next: rows.length < pageSize ? null : (rows.at(-1)?.id ?? null) };
};
