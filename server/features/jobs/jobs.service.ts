/** The public job search. */
import { and, desc, sql, type SQL } from "drizzle-orm";
import { type JobFilter, jobsPerAnswer, type PublicJob, salaryBandUsd } from "#domain/jobs/search-jobs.ts";
import type { Database } from "../../db/client.ts";
import { jobs } from "../../db/tables/jobs.ts";

/** Signs that mean something to LIKE are meant literally by people. */
const contains = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The words as typed, anywhere in the title; or all of them, in any order and form. */
const titleMatches = (title: string): SQL =>
  sql`(${jobs.title} ilike ${contains(title)} or (${jobs.search} @@ plainto_tsquery('english', ${title}) and to_tsvector('english', ${jobs.title}) @@ plainto_tsquery('english', ${title})))`;

const salaryMatches = (band: JobFilter["salary"]): SQL | undefined => {
  const range = salaryBandUsd[band];
  if (range === null) return undefined;
  const [low, high] = range;
  // A range that only touches the edge of a band is not in it: $50k - $75k is no $75k job.
  return high === null
    ? sql`${jobs.salaryMaxUsd} >= ${low}`
    : sql`${jobs.salaryMaxUsd} > ${low} and ${jobs.salaryMinUsd} < ${high}`;
};

export const searchJobs = (db: Database, { title, location, salary }: JobFilter): Promise<PublicJob[]> =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
      location: jobs.location,
      salary: jobs.salary,
      type: jobs.type,
      isFeatured: jobs.isFeatured,
    })
    .from(jobs)
    .where(
      and(
        sql`${jobs.isActive}`,
        title === "" ? undefined : titleMatches(title),
        location === "" ? undefined : sql`${jobs.location} ilike ${contains(location)}`,
        salaryMatches(salary),
      ),
    )
    .orderBy(desc(jobs.isFeatured), desc(jobs.createdAt), desc(jobs.id))
    .limit(jobsPerAnswer);
