/** Ranks every candidate of one file for every job of another: `npm run -s match:rank -- JOBS.jsonl CANDIDATES.jsonl [--now 2026-11-01]`. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { CandidateRecord } from "#domain/matching/facts/candidate-facts.ts";
import { factsOf } from "#domain/matching/facts/facts-of.ts";
import type { JobRecord } from "#domain/matching/ad/job-needs.ts";
import { needsOf } from "#domain/matching/ad/needs-of.ts";
import { scorerFor } from "#domain/matching/score/score.ts";

const readJsonLines = (file: string): readonly unknown[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as unknown);

const { positionals, values } = parseArgs({ allowPositionals: true, options: { now: { type: "string" } } });
const [jobsFile, candidatesFile] = positionals;
if (jobsFile === undefined || candidatesFile === undefined) {
  process.stderr.write("Usage: npm run -s match:rank -- JOBS.jsonl CANDIDATES.jsonl [--now YYYY-MM-DD]\n");
  process.exit(2);
}
const now = values.now ?? new Date().toISOString().slice(0, 10);

const candidates = (readJsonLines(candidatesFile) as readonly (CandidateRecord & { id: string })[]).map((record) => ({
  id: record.id,
  facts: factsOf(record, now),
}));

const rankings = Object.fromEntries(
  (readJsonLines(jobsFile) as readonly (JobRecord & { id: string })[]).map((job) => {
    const scorer = scorerFor(needsOf(job));
    const ranked = candidates
      .map(({ id, facts }) => ({ candidateId: id, overallScore: scorer.value(facts) }))
      .toSorted((a, b) => b.overallScore - a.overallScore || (a.candidateId < b.candidateId ? -1 : 1));
    return [job.id, ranked];
  }),
);
process.stdout.write(`${JSON.stringify(rankings)}\n`);
