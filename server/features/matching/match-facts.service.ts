/** Computes facts from changed records, each inside `asActor` of the record's owner. */
import { asc, eq, inArray, sql } from "drizzle-orm";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import type { CandidateFacts, CandidateRecord } from "#domain/matching/facts/candidate-facts.ts";
import { searchRowOf } from "#domain/matching/retrieval/search-row.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { candidateMatch, matchStale } from "../../db/tables/matches.ts";
import { factsInTime } from "../reading/read-text.service.ts";
import { keysFor, networkId } from "./retrieval/match-keys.ts";
import { recordOfCandidate, recordOfProfile, type VisibleProfile } from "./retrieval/match-records.ts";

const factsPerBatch = 200;

/** The part of a row that follows from the facts. The pool id keys the index. */
export const indexedFacts = (facts: CandidateFacts, poolId: string) => {
  const { terms, brief } = searchRowOf(facts);
  return { poolId, facts, engineVersion, keys: terms.map(keysFor(poolId)).toSorted((a, b) => a - b), brief };
};

/** A record that takes too long to read is skipped, and has no score until it changes. */
const computeAll = async <T>(rows: readonly T[], toRecord: (row: T) => CandidateRecord, now: Date) => {
  const computed: (readonly [T, CandidateFacts])[] = [];
  for (const row of rows) {
    const facts = await factsInTime(toRecord(row), now);
    if (facts !== undefined) computed.push([row, facts]);
  }
  return computed;
};

type NewRow = typeof candidateMatch.$inferInsert;

const store = async (
  db: Database,
  rows: readonly NewRow[],
  staleSubjects: readonly { subjectId: string; change: number }[],
) => {
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
  const ids = staleSubjects.map(({ subjectId }) => subjectId);
  const storedIds = new Set(rows.map(({ subjectId }) => subjectId));
  const unread = ids.filter((id) => !storedIds.has(id));
  // Facts of an earlier version would give a wrong score.
  if (unread.length > 0) await db.delete(candidateMatch).where(inArray(candidateMatch.subjectId, unread));
  // A change that arrived since has a higher number, and stays.
  const changes = staleSubjects.map(({ change }) => change);
  await db
    .delete(matchStale)
    .where(
      sql`(${matchStale.subjectId}, ${matchStale.change}) in (select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(changes)}::bigint[]))`,
    );
};

/** Updates up to `factsPerBatch` candidates of a workspace; returns how many. */
export const refreshCandidateFacts = (db: Database, companyId: string, now: Date): Promise<number> =>
  asActor(db, { companyId }, async (db) => {
    const stale = await db
      .select({ subjectId: matchStale.subjectId, change: matchStale.change })
      .from(matchStale)
      .where(eq(matchStale.companyId, companyId))
      .orderBy(asc(matchStale.subjectId))
      .limit(factsPerBatch)
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
    const computed = await computeAll(rows, recordOfCandidate, now);
    await store(
      db,
      computed.map(([{ id }, facts]) => ({
        subjectId: id,
        companyId,
        candidateId: id,
        ...indexedFacts(facts, companyId),
      })),
      stale,
    );
    return stale.length;
  });

/** The same for one person's profile, if their settings let recruiters find it. */
export const refreshProfileFacts = (db: Database, userId: string, now: Date): Promise<void> =>
  asActor(db, { userId }, async (db) => {
    const stale = await db
      .select({ subjectId: matchStale.subjectId, change: matchStale.change })
      .from(matchStale)
      .where(eq(matchStale.userId, userId))
      .for("update");
    if (stale.length === 0) return;
    const ids = stale.map(({ subjectId }) => subjectId);
    const { rows } = await db.execute<{ id: string; blocked: string[]; seen: VisibleProfile }>(
      sql`select id, blocked, seen from match_shown_profiles(${`{${ids.join(",")}}`}::uuid[])`,
    );
    const computed = await computeAll(rows, ({ seen }) => recordOfProfile(seen), now);
    await store(
      db,
      computed.map(([{ id, blocked }, facts]) => ({
        subjectId: id,
        profileId: id,
        blocked,
        ...indexedFacts(facts, networkId),
      })),
      stale,
    );
  });

/** Run after seeding, so that the first visitor who matches does not wait for it. */
export const refreshDemoFacts = async (db: Database, now: Date): Promise<number> => {
  let refreshed = 0;
  for (;;) {
    const more = await refreshCandidateFacts(db, demoCompanyId, now);
    if (more === 0) return refreshed;
    refreshed += more;
  }
};

const readStaleOwners = async (db: Database, limit: number) => {
  const { rows } = await db.execute<{ company_id: string | null; user_id: string | null }>(
    sql`select company_id, user_id from match_next_stale(${limit})`,
  );
  return rows;
};

/** Refreshes all stale records, owner by owner, until `until`. */
export const refreshStaleFacts = async (db: Database, now: Date, until: Date): Promise<number> => {
  let refreshed = 0;
  while (Date.now() < until.getTime()) {
    const owners = await readStaleOwners(db, 50);
    if (owners.length === 0) break;
    for (const { company_id: companyId, user_id: userId } of owners) {
      if (companyId !== null) refreshed += await refreshCandidateFacts(db, companyId, now);
      if (userId !== null) {
        await refreshProfileFacts(db, userId, now);
        refreshed += 1;
      }
    }
  }
  return refreshed;
};

/** Before a match: refreshes what is stale in its pool. Returns false if the timeout passed first. */
export const refreshPool = async (
  db: Database,
  companyId: string,
  { now, withNetwork, timeoutMs }: { readonly now: Date; readonly withNetwork: boolean; readonly timeoutMs: number },
): Promise<boolean> => {
  const until = Date.now() + timeoutMs;
  while ((await refreshCandidateFacts(db, companyId, now)) > 0) if (Date.now() > until) return false;
  if (!withNetwork) return true;
  for (;;) {
    const people = (await readStaleOwners(db, factsPerBatch)).filter((owner) => owner.user_id !== null);
    if (people.length === 0) return true;
    for (const { user_id: userId } of people) await refreshProfileFacts(db, userId ?? "", now);
    if (Date.now() > until) return false;
  }
};
