/** A few of everything that begins like the words, or nearly so. */
import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Reply } from "#domain/endpoint.ts";
import { foundPerGroup, shortestQuery, type workspaceSearch } from "#domain/workspace-search/workspace-search.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { hiringTeams } from "../../db/tables/teams.ts";

type Found = Reply<typeof workspaceSearch>;

const peopleNamed = async (db: Database, words: string): Promise<Found["people"]> => {
  const { rows } = await db.execute<{ id: string }>(sql`select people_find(${words}, ${foundPerGroup}) as id`);
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

/** A workspace has some hundred jobs and teams: each is looked at. */
const named = async (db: Database, table: PgTable, name: SQL, detail: SQL, words: string): Promise<Found["jobs"]> => {
  const asked = words.toLowerCase();
  const part = `%${asked.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await db.execute<{ id: string; name: string; detail: string | null }>(sql`
    select id, ${name} as name, ${detail} as detail from ${table}
    where lower(${name}) like ${part} or word_similarity(${asked}, lower(${name})) > 0.5
    order by lower(${name}) like ${part} desc, word_similarity(${asked}, lower(${name})) desc, ${name}, id limit ${foundPerGroup}`);
  return rows;
};

export const searchWorkspace = (db: Database, companyId: string, words: string): Promise<Found> =>
  asActor(db, { companyId }, async (db) => {
    if (words.length < shortestQuery) return { people: [], jobs: [], teams: [] };
    return {
      people: await peopleNamed(db, words),
      jobs: await named(db, jobsEnhanced, sql`title`, sql`location`, words),
      teams: await named(db, hiringTeams, sql`name`, sql`description`, words),
    };
  });
