/**
 * Fills one part of a large pool; match-pools.ts forks several of these. All people are invented. The engine computes the facts of a few
 * thousand of them, and the rest are variations with another location and salary, another length of experience and fewer skills. No two
 * are alike.
 */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { CandidateFacts } from "#domain/matching/facts/candidate-facts.ts";
import { type SeededRandom, seededRandom } from "#server/db/seed/seeded-random.ts";
import { indexedFacts } from "#server/features/matching/match-facts.service.ts";
import { readCandidates, variationOf } from "#server/test/generated/varied-candidates.ts";

const escapeCopyText = (text: string): string =>
  text.replaceAll("\\", "\\\\").replaceAll("\t", "\\t").replaceAll("\n", "\\n").replaceAll("\r", "\\r");

const idOf = (serial: number, random: SeededRandom): string => {
  const sixRandomHexDigits = (): string =>
    Math.floor(random.next() * 2 ** 24)
      .toString(16)
      .padStart(6, "0");
  const randomSuffix = `${sixRandomHexDigits()}${sixRandomHexDigits()}`;
  return `${serial.toString(16).padStart(8, "0")}-0000-7000-8000-${randomSuffix}`;
};

function* copyLines(
  companyId: string,
  first: number,
  count: number,
  baseFacts: readonly CandidateFacts[],
): Generator<string> {
  const random = seededRandom(first + 1);
  let chunk = "";
  for (let rowIndex = 0; rowIndex < count; rowIndex += 1) {
    const base = baseFacts[rowIndex % baseFacts.length];
    if (base === undefined) return;
    const facts = rowIndex < baseFacts.length ? base : variationOf(base, random);
    const id = idOf(first + rowIndex, random);
    const row = indexedFacts(facts, companyId);
    const fields = [
      id,
      companyId,
      companyId,
      id,
      `{${row.keys.join(",")}}`,
      JSON.stringify(row.brief),
      JSON.stringify(row.facts),
      row.engineVersion,
    ];
    chunk += `${fields.map(escapeCopyText).join("\t")}\n`;
    if (rowIndex % 200 === 199) {
      yield chunk;
      chunk = "";
    }
  }
  if (chunk !== "") yield chunk;
}

const [ownerUrl = "", companyId = "", first = "0", count = "0", parsedCount = "0"] = process.argv.slice(2);
const client = new pg.Client({ connectionString: ownerUrl });
await client.connect();
await client.query("set synchronous_commit = off");
await pipeline(
  Readable.from(
    copyLines(companyId, Number(first), Number(count), readCandidates(Number(parsedCount), Number(first) + 1)),
  ),
  client.query(
    copyFrom(
      "copy candidate_match (subject_id, pool_id, company_id, candidate_id, keys, brief, facts, engine_version) from stdin",
    ),
  ),
);
await client.end();
