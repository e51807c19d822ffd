/** Retrieval against brute force, on a real database with the app's own role: the same candidates, scores and order. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { needsOf } from "#domain/matching/ad/needs-of.ts";
import { asActor } from "../../../db/client.ts";
import { seededRandom } from "../../../db/seed/seeded-random.ts";
import { candidates } from "../../../db/tables/candidates.ts";
import { candidateMatch } from "../../../db/tables/matches.ts";
import { aCompany, aFindableProfile } from "../../../test/fixtures/factories.ts";
import { jobsToMatch } from "../../../test/generated/match-jobs.ts";
import { testDatabase } from "../../../test/database/test-database.ts";
import { readCandidates, variationOf } from "../../../test/generated/varied-candidates.ts";
import { indexedFacts, refreshProfileFacts } from "../match-facts.service.ts";
import { poolFor } from "../match-job.ts";
import { findHolders, readFacts, readPoolSize } from "./match-pool.ts";
import { type Retrieval, retrieveBest } from "./retrieve.ts";
import { scoreAll } from "./score-all.ts";

const { db, owner } = await testDatabase();
const poolSize = 2000;

const fillWorkspace = async (companyId: string, seed: number, count: number): Promise<void> => {
  const draw = seededRandom(seed);
  const records = readCandidates(200, seed);
  const people = Array.from({ length: count }, (_, index) => {
    const base = records[index % records.length];
    if (base === undefined) throw new Error("nobody was read");
    return { id: randomUUID(), facts: index < records.length ? base : variationOf(base, draw) };
  });
  for (let from = 0; from < count; from += 500) {
    const part = people.slice(from, from + 500);
    await owner.db
      .insert(candidates)
      .values(part.map(({ id }) => ({ id, companyId, firstName: "A", lastName: "B", email: `${id}@people.example` })));
    await owner.db.insert(candidateMatch).values(
      part.map(({ id, facts }) => ({
        subjectId: id,
        candidateId: id,
        companyId,
        ...indexedFacts(facts, companyId),
      })),
    );
  }
};

test("the best fifty of 2,000 equal brute force for 20 jobs, with fewer rows scored", async () => {
  const [company, otherCompany] = [await aCompany(owner.db), await aCompany(owner.db)];
  await fillWorkspace(company.id, 11, poolSize);
  await fillWorkspace(otherCompany.id, 12, 300);
  for (const title of ["Registered Nurse", "Line Cook", "Accountant"]) {
    const profile = await aFindableProfile(owner.db, { title, skills: ["Patient Care", "Excel"] });
    await refreshProfileFacts(db, profile.userId, new Date("2026-11-15"));
  }
  const companyId = company.id;
  const results = await asActor(db, { companyId }, async (db) => {
    const size = await readPoolSize(db);
    expect([size.own, size.network]).toEqual([poolSize, 3]);
    const jobs = [];
    for (const job of jobsToMatch(20)) {
      const needs = needsOf(job);
      jobs.push({ needs, pool: await poolFor(db, companyId, size, needs) });
    }
    const everyone = await scoreAll(
      db,
      jobs.map(({ needs }) => needs),
    );
    const answers = [];
    const retrieval = {
      find: (...args: Parameters<Retrieval["find"]>) => findHolders(db, companyId, ...args),
      facts: (ids: readonly string[]) => readFacts(db, ids),
    };
    // If the sample is the whole pool, its fourth ranks far above the fiftieth, so the guess is too high and must be corrected.
    const seeingAll = {
      ...retrieval,
      find: (...[query, all]: Parameters<Retrieval["find"]>) => retrieval.find(query, all),
    };
    for (const [index, { needs, pool }] of jobs.entries()) {
      const expected = everyone[index] ?? [];
      // As in a small pool, and as in a large one, which is sampled first.
      answers.push({ ...(await retrieveBest(retrieval, needs, pool, poolSize * 2)), expected });
      answers.push({ ...(await retrieveBest(retrieval, needs, pool, 0)), expected });
      answers.push({ ...(await retrieveBest(seeingAll, needs, pool, 0)), expected });
    }
    return answers;
  });
  for (const { best, proof, expected } of results) {
    expect(best.map(({ id, value }) => [id, value])).toEqual(expected.map(({ id, value }) => [id, value]));
    expect([proof.isExact, proof.boundOfOthers < proof.threshold]).toEqual([true, true]);
  }
  expect(results.filter(({ best }) => best.length > 0).length).toBeGreaterThan(10);
  const scored = results.map(({ proof }) => proof.scored).toSorted((a, b) => a - b);
  expect(scored[10]).toBeLessThan(poolSize / 4);
});
