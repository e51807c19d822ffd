/** The public job pages: the same search as the API's, page by page, and one job by its address. */
import { and, desc, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
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
import { jobs } from "../../db/tables/jobs.ts";
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

/** By the likeness of their titles; where there are too few, the newest of the same company or field follow. */
const similarTo = async (db: Database, row: typeof jobs.$inferSelect): Promise<BoardJob[]> => {
  const { rows: names } = await db.execute<{ name: string }>(
    sql`select name from job_titles where name % ${row.title} order by similarity(name, ${row.title}) desc limit 40`,
  );
  const titles = names.map(({ name }) => name);
  const another = and(sql`${jobs.isActive}`, ne(jobs.id, row.id));
  const alike = await db
    .select(boardColumns)
    .from(jobs)
    .where(and(another, titles.length === 0 ? sql`false` : inArray(jobs.title, titles)))
    .orderBy(desc(sql`similarity(${jobs.title}, ${row.title})`), desc(jobs.publishedAt), desc(jobs.id))
    .limit(mostSimilar);
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
