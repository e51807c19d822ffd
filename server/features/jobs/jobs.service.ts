/** The public job search. */
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { type JobFilter, maxJobsPerResponse, type PublicJob, salaryBandUsd } from "#domain/jobs/search-jobs.ts";
import type { Database } from "../../db/client.ts";
import { jobLocations, jobs, jobTitles } from "../../db/tables/jobs.ts";

/** Escapes the LIKE wildcards. */
const contains = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The title as typed, anywhere; or all its words, in any order and form. */
const titleMatches = (column: AnyPgColumn, words: SQL, title: string): SQL =>
  sql`(${column} ilike ${contains(title)} or ${words} @@ plainto_tsquery('english', ${title}))`;

const locationMatches = (column: AnyPgColumn, location: string): SQL => sql`${column} ilike ${contains(location)}`;

const salaryMatches = (band: JobFilter["salary"]): SQL | undefined => {
  const range = salaryBandUsd[band];
  if (range === null) return undefined;
  const [low, high] = range;
  // A range that only touches the edge of a band is not in it: a $50k - $75k job is not in the band that starts at $75k.
  return high === null
    ? sql`${jobs.salaryMaxUsd} >= ${low}`
    : sql`${jobs.salaryMaxUsd} > ${low} and ${jobs.salaryMinUsd} < ${high}`;
};

/** With more matching names than this, filtering the newest jobs one by one is faster. */
const maxNames = 2000;

/** The names that match, or undefined if there are more than `maxNames`. */
const namesIn = async (
  db: Database,
  table: typeof jobTitles | typeof jobLocations,
  matches: SQL,
): Promise<string[] | undefined> => {
  const rows = await db
    .select({ name: table.name })
    .from(table)
    .where(matches)
    .limit(maxNames + 1);
  return rows.length > maxNames ? undefined : rows.map((row) => row.name);
};

/** All names as one array parameter: hundreds of single parameters cost more than the query. */
const isOneOf = (column: AnyPgColumn, names: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(names)}::text[])`;

const byTitle = async (db: Database, title: string): Promise<SQL | undefined> => {
  if (title === "") return undefined;
  const names = await namesIn(db, jobTitles, titleMatches(jobTitles.name, sql`${jobTitles.words}`, title));
  return names
    ? isOneOf(jobs.title, names)
    : titleMatches(jobs.title, sql`to_tsvector('english', ${jobs.title})`, title);
};

const byLocation = async (db: Database, location: string): Promise<SQL | undefined> => {
  if (location === "") return undefined;
  const names = await namesIn(db, jobLocations, locationMatches(jobLocations.name, location));
  return names ? isOneOf(jobs.location, names) : locationMatches(jobs.location, location);
};

export const newestFirst = [desc(jobs.isFeatured), desc(jobs.createdAt), desc(jobs.id)];

/** Filters and sorts by index alone; only the returned rows are then read. */
export const foundIds = (db: Database, where: SQL | undefined, limit: number, offset = 0) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as("found");

/** The three filters of every public job search, open jobs only. */
export const openJobsLike = async (db: Database, { title, location, salary }: JobFilter): Promise<SQL | undefined> =>
  and(sql`${jobs.isActive}`, await byTitle(db, title), await byLocation(db, location), salaryMatches(salary));

export const publicColumns = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  salary: jobs.salary,
  type: jobs.type,
  isFeatured: jobs.isFeatured,
} as const;

export const searchJobs = async (db: Database, filter: JobFilter): Promise<PublicJob[]> => {
  const matchingIds = foundIds(db, await openJobsLike(db, filter), maxJobsPerResponse);
  return db
    .select(publicColumns)
    .from(jobs)
    .innerJoin(matchingIds, eq(jobs.id, matchingIds.id))
    .orderBy(...newestFirst);
};
