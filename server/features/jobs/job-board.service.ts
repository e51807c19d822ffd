/** The public job pages: the same search as the API's, page by page, and one job by its address. */
import { and, desc, eq, ne, or, sql, type SQL } from "drizzle-orm";
import {
  type BoardFilter,
  type BoardJob,
  jobsPerPage,
  mostJobsCounted,
  type PostedJob,
} from "#domain/jobs/job-board.ts";
import { typeWords } from "#domain/jobs/job-words.ts";
import type { JobType } from "#domain/jobs/job-status.ts";
import type { Database } from "../../db/client.ts";
import { jobs, jobTitles } from "../../db/tables/jobs.ts";
import { AppError } from "../../infra/errors.ts";
import { foundIds, newestFirst, openJobsLike, publicColumns } from "./jobs.service.ts";

const boardColumns = {
  ...publicColumns,
  slug: jobs.slug,
  postedAt: jobs.publishedAt,
  isSample: jobs.isSample,
} as const;

type BoardRow = Omit<BoardJob, "postedAt"> & { readonly postedAt: Date };

const shown = (row: BoardRow): BoardJob => ({ ...row, postedAt: row.postedAt.toISOString() });

/** Cards that staff write say their type in words alone. */
const ofType = (type: BoardFilter["type"]): SQL | undefined =>
  type === "any"
    ? undefined
    : sql`(${jobs.employmentType} = ${type} or (${jobs.employmentType} is null and ${jobs.type} = ${typeWords[type]}))`;

const onlyRemote = (remote: BoardFilter["remote"]): SQL | undefined =>
  remote === "any" ? undefined : sql`(${jobs.isRemote} or ${jobs.type} = 'Remote')`;

export const listBoard = async (db: Database, filter: BoardFilter) => {
  const where = and(await openJobsLike(db, filter), ofType(filter.type), onlyRemote(filter.remote));
  const found = foundIds(db, where, jobsPerPage, (filter.page - 1) * jobsPerPage);
  const rows = await db
    .select(boardColumns)
    .from(jobs)
    .innerJoin(found, eq(jobs.id, found.id))
    .orderBy(...newestFirst);
  const some = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(where)
    .limit(mostJobsCounted)
    .as("some");
  const [counted] = await db.select({ n: sql<number>`count(*)::int` }).from(some);
  const count = counted?.n ?? 0;
  return { jobs: rows.map(shown), count, hasMore: count > filter.page * jobsPerPage };
};

const postedOf = (row: typeof jobs.$inferSelect): PostedJob => ({
  ...row,
  employmentType: row.employmentType as JobType | null,
  postedAt: row.publishedAt.toISOString(),
  closesAt: row.closesAt?.toISOString() ?? null,
  takesApplications: row.positionId !== null && !row.isSample,
});

const mostSimilar = 4;
const lookedThrough = 500;
const titlesLookedAt = 40;

/** Of each title like this one its first few, by one step in an index: a common title has thousands of jobs. */
const withTitlesLike = async (db: Database, title: string, another: SQL | undefined): Promise<BoardRow[]> => {
  const likeness = sql<number>`similarity(${jobTitles.name}, ${title})`;
  const near = db
    .select({ name: jobTitles.name, likeness: likeness.as("likeness") })
    .from(jobTitles)
    .where(sql`${jobTitles.name} % ${title}`)
    .orderBy(desc(likeness), jobTitles.name)
    .limit(titlesLookedAt)
    .as("near");
  const first = db
    .select({ ...boardColumns, createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(another, eq(jobs.title, near.name)))
    .orderBy(...newestFirst)
    .limit(mostSimilar)
    .as("first");
  const rows = await db
    .select()
    .from(near)
    .crossJoinLateral(first)
    .orderBy(desc(near.likeness), near.name, desc(first.isFeatured), desc(first.createdAt), desc(first.id))
    .limit(mostSimilar);
  return rows.map((row) => row.first);
};

/**
 * Those of the very same title first, then by the likeness of titles, which takes a look at every title there is; where there are
 * too few, the newest of the same company or field follow.
 */
const similarTo = async (db: Database, row: typeof jobs.$inferSelect): Promise<BoardJob[]> => {
  const another = and(sql`${jobs.isActive}`, ne(jobs.id, row.id));
  const namesakes = await db
    .select(boardColumns)
    .from(jobs)
    .where(and(another, eq(jobs.title, row.title)))
    .orderBy(...newestFirst)
    .limit(mostSimilar);
  if (namesakes.length === mostSimilar) return namesakes.map(shown);
  const alike = await withTitlesLike(db, row.title, another);
  if (alike.length === mostSimilar) return alike.map(shown);
  const newest = foundIds(db, another, lookedThrough);
  const near = await db
    .select(boardColumns)
    .from(jobs)
    .innerJoin(newest, eq(jobs.id, newest.id))
    .where(or(eq(jobs.company, row.company), row.industry === null ? undefined : eq(jobs.industry, row.industry)))
    .orderBy(...newestFirst)
    .limit(mostSimilar * 2);
  const more = near.filter(({ id }) => alike.every((each) => each.id !== id));
  return [...alike, ...more].slice(0, mostSimilar).map(shown);
};

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What never was is not found; what was and is no longer open is gone. */
export const readPosting = async (db: Database, slug: string, now: Date) => {
  const [row] = await db
    .select()
    .from(jobs)
    .where(idShape.test(slug) ? eq(jobs.id, slug) : eq(jobs.slug, slug));
  if (row === undefined) throw new AppError("not_found");
  const similar = await similarTo(db, row);
  const isOpen = row.isActive && (row.closesAt === null || row.closesAt > now);
  return isOpen
    ? { state: "open" as const, job: postedOf(row), similar }
    : { state: "gone" as const, title: row.title, similar };
};

const atATime = 200;

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
    .limit(atATime);
  return { jobs: rows.map(postedOf), next: rows.length < atATime ? null : (rows.at(-1)?.id ?? null) };
};
