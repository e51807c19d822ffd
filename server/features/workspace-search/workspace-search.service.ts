/** A few candidates, jobs and teams whose names match the query, or nearly so. */
import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Reply } from "#domain/endpoint.ts";
import { maxResultsPerGroup, minQueryLength, type workspaceSearch } from "#domain/workspace-search/workspace-search.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { hiringTeams } from "../../db/tables/teams.ts";

type Found = Reply<typeof workspaceSearch>;

const candidatesNamed = async (db: Database, words: string): Promise<Found["people"]> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select find_candidates_by_name(${words}, ${maxResultsPerGroup}) as id`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const people = await db
    .select({
      id: candidates.id,
      firstName: candidates.firstName,
      lastName: candidates.lastName,
      title: candidates.currentTitle,
      email: candidates.email,
    })
    .from(candidates)
    .where(inArray(candidates.id, ids));
  const byId = new Map(people.map((person) => [person.id, person]));
  return ids.flatMap((id) => {
    const person = byId.get(id);
    if (person === undefined) return [];
    return [{ id, name: `${person.firstName} ${person.lastName}`.trim(), detail: person.title ?? person.email }];
  });
};

/** A workspace has a few hundred jobs and teams, so all are scanned. */
const findByName = async (
  db: Database,
  table: PgTable,
  name: SQL,
  detail: SQL,
  words: string,
): Promise<Found["jobs"]> => {
  const query = words.toLowerCase();
  const part = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await db.execute<{ id: string; name: string; detail: string | null }>(sql`
    select id, ${name} as name, ${detail} as detail from ${table}
    where lower(${name}) like ${part} or word_similarity(${query}, lower(${name})) > 0.5
    order by lower(${name}) like ${part} desc, word_similarity(${query}, lower(${name})) desc, ${name}, id limit ${maxResultsPerGroup}`);
  return rows;
};

export const searchWorkspace = (db: Database, companyId: string, words: string): Promise<Found> =>
  asActor(db, { companyId }, async (db) => {
    if (words.length < minQueryLength) return { people: [], jobs: [], teams: [] };
    return {
      people: await candidatesNamed(db, words),
      jobs: await findByName(db, jobsEnhanced, sql`title`, sql`location`, words),
      teams: await findByName(db, hiringTeams, sql`name`, sql`description`, words),
    };
  });
