/** Facts are made from records that have changed, inside the wall of whoever the record belongs to. */
import { asc, eq, inArray, sql } from "drizzle-orm";
import { demoCompanyId } from "#domain/demo/figures.ts";
import type { CandidateFacts, CandidateRecord } from "#domain/matching/candidate-facts.ts";
import { searchRowOf } from "#domain/matching/search-row.ts";
import { engineVersion } from "#domain/matching/trace.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { candidateMatch, matchStale } from "../../db/tables/matches.ts";
import { factsInTime } from "../reading/read-text.service.ts";
import { keysFor, networkId } from "./match-keys.ts";
import { recordOfCandidate, recordOfProfile, type ShownProfile } from "./match-records.ts";

export const factsPerTurn = 200;

/** The part of a row that follows from the facts. The end of an id is random. */
export const indexedFacts = (facts: CandidateFacts, poolId: string) => {
  const { terms, brief } = searchRowOf(facts);
  return { poolId, facts, engineVersion, keys: terms.map(keysFor(poolId)).toSorted((a, b) => a - b), brief };
};

/** Who takes too long to read is left out, and has no score until the record changes. */
const makeAll = async <T>(rows: readonly T[], make: (row: T) => CandidateRecord, now: Date) => {
  const made: (readonly [T, CandidateFacts])[] = [];
  for (const row of rows) {
    const facts = await factsInTime(make(row), now);
    if (facts !== undefined) made.push([row, facts]);
  }
  return made;
};

type NewRow = typeof candidateMatch.$inferInsert;

const store = async (db: Database, rows: readonly NewRow[], seen: readonly { subjectId: string; change: number }[]) => {
  if (rows.length > 0) {
    await db
      .insert(candidateMatch)
      .values([...rows])
      .onConflictDoUpdate({
        target: candidateMatch.subjectId,
        set: {
          keys: sql`excluded.keys`,
          brief: sql`excluded.brief`,
          blocked: sql`excluded.blocked`,
          facts: sql`excluded.facts`,
          engineVersion: sql`excluded.engine_version`,
          madeAt: sql`now()`,
        },
      });
  }
  const ids = seen.map(({ subjectId }) => subjectId);
  const stored = new Set(rows.map(({ subjectId }) => subjectId));
  const unread = ids.filter((id) => !stored.has(id));
  // Facts of an earlier text would be a wrong score.
  if (unread.length > 0) await db.delete(candidateMatch).where(inArray(candidateMatch.subjectId, unread));
  // A change that came meanwhile has a higher number, and stays.
  const changes = seen.map(({ change }) => change);
  await db
    .delete(matchStale)
    .where(
      sql`(${matchStale.subjectId}, ${matchStale.change}) in (select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(changes)}::bigint[]))`,
    );
};

/** Brings up to `factsPerTurn` candidates of a workspace up to date; answers how many. */
export const makeCandidateFacts = (db: Database, companyId: string, now: Date): Promise<number> =>
  asActor(db, { companyId }, async (db) => {
    const stale = await db
      .select({ subjectId: matchStale.subjectId, change: matchStale.change })
      .from(matchStale)
      .where(eq(matchStale.companyId, companyId))
      .orderBy(asc(matchStale.subjectId))
      .limit(factsPerTurn)
      .for("update");
    if (stale.length === 0) return 0;
    const rows = await db
      .select()
      .from(candidates)
      .where(
        inArray(
          candidates.id,
          stale.map(({ subjectId }) => subjectId),
        ),
      )
      .orderBy(asc(candidates.id));
    const made = await makeAll(rows, recordOfCandidate, now);
    await store(
      db,
      made.map(([{ id }, facts]) => ({
        subjectId: id,
        companyId,
        candidateId: id,
        ...indexedFacts(facts, companyId),
      })),
      stale,
    );
    return stale.length;
  });

/** The same for the profile of one person, if their settings let recruiters find it. */
export const makeProfileFacts = (db: Database, userId: string, now: Date): Promise<void> =>
  asActor(db, { userId }, async (db) => {
    const stale = await db
      .select({ subjectId: matchStale.subjectId, change: matchStale.change })
      .from(matchStale)
      .where(eq(matchStale.userId, userId))
      .for("update");
    if (stale.length === 0) return;
    const ids = stale.map(({ subjectId }) => subjectId);
    const { rows } = await db.execute<{ id: string; blocked: string[]; seen: ShownProfile }>(
      sql`select id, blocked, seen from match_shown_profiles(${`{${ids.join(",")}}`}::uuid[])`,
    );
    const made = await makeAll(rows, ({ seen }) => recordOfProfile(seen), now);
    await store(
      db,
      made.map(([{ id, blocked }, facts]) => ({
        subjectId: id,
        profileId: id,
        blocked,
        ...indexedFacts(facts, networkId),
      })),
      stale,
    );
  });

/** After seeding, so that the first visitor who matches does not wait for it. */
export const makeDemoFacts = async (db: Database, now: Date): Promise<number> => {
  let made = 0;
  for (;;) {
    const more = await makeCandidateFacts(db, demoCompanyId, now);
    if (more === 0) return made;
    made += more;
  }
};

const waiting = async (db: Database, most: number) => {
  const { rows } = await db.execute<{ company_id: string | null; user_id: string | null }>(
    sql`select company_id, user_id from match_waiting(${most})`,
  );
  return rows;
};

/** Everything that has changed anywhere, turn by turn, until `until`. */
export const makeWaitingFacts = async (db: Database, now: Date, until: Date): Promise<number> => {
  let made = 0;
  while (Date.now() < until.getTime()) {
    const owners = await waiting(db, 50);
    if (owners.length === 0) break;
    for (const { company_id: companyId, user_id: userId } of owners) {
      if (companyId !== null) made += await makeCandidateFacts(db, companyId, now);
      if (userId !== null) {
        await makeProfileFacts(db, userId, now);
        made += 1;
      }
    }
  }
  return made;
};

/** Before a match: what of its pool is out of date. Answers whether all of it could be made in the time that a person waits. */
export const freshenPool = async (
  db: Database,
  companyId: string,
  { now, withNetwork, patienceMs }: { readonly now: Date; readonly withNetwork: boolean; readonly patienceMs: number },
): Promise<boolean> => {
  const until = Date.now() + patienceMs;
  while ((await makeCandidateFacts(db, companyId, now)) > 0) if (Date.now() > until) return false;
  if (!withNetwork) return true;
  for (;;) {
    const people = (await waiting(db, factsPerTurn)).filter((owner) => owner.user_id !== null);
    if (people.length === 0) return true;
    for (const { user_id: userId } of people) await makeProfileFacts(db, userId ?? "", now);
    if (Date.now() > until) return false;
  }
};
