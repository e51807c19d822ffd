/** The migration that takes back an availability which the column's default had made up. */
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../test/database/test-database.ts";
import { aCandidate, aCompany } from "../test/fixtures/factories.ts";
import { candidates } from "./tables/candidates.ts";

const {
  owner: { db },
} = await testDatabase();
const migration = readFileSync(new URL("migrations/0004_unknown_availability.sql", import.meta.url), "utf8");

test("makes the default unknown where no one can have stated it", async () => {
  const { id: companyId } = await aCompany(db);
  const createdAt = new Date("2026-11-01T12:00:00Z");
  const after = (ms: number) => new Date(createdAt.getTime() + ms);
  const rows = {
    untouched: { availability: "immediate", updatedAt: createdAt },
    "resume added": { availability: "immediate", updatedAt: after(2000) },
    "edited later": { availability: "immediate", updatedAt: after(3_600_000) },
    stated: { availability: "2 weeks", updatedAt: createdAt },
    sample: { availability: "immediate", updatedAt: createdAt, isSample: true },
  };
  for (const [firstName, values] of Object.entries(rows))
    await aCandidate(db, { companyId, firstName, createdAt, ...values });
  for (let run = 0; run < 2; run += 1) await db.execute(sql.raw(migration));
  const stored = await db.select().from(candidates).where(eq(candidates.companyId, companyId)).orderBy(candidates.id);
  expect(stored.map(({ firstName, availability }) => [firstName, availability])).toEqual([
    ["untouched", "unknown"],
    ["resume added", "unknown"],
    ["edited later", "immediate"],
    ["stated", "2 weeks"],
    ["sample", "immediate"],
  ]);
  // A new revision would refuse the changes of everyone who has a record open.
  expect(stored.map(({ updatedAt }) => updatedAt)).toEqual(Object.values(rows).map(({ updatedAt }) => updatedAt));
});
