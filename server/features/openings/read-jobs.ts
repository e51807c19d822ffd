/**
 * Ads read as the engine needs them. Reading one takes milliseconds and its words seldom change, so what was read is kept in the
 * process, under its words: whoever edits an ad has it read anew.
 */
import { createHash } from "node:crypto";
import type { JobNeeds } from "#domain/matching/job-needs.ts";
import { type Scorer, scorerFor } from "#domain/matching/score.ts";
import { type PublicJobRow, recordOfPublicJob } from "../matching/own-match.service.ts";
import { needsInTime } from "../reading/read-text.service.ts";

export interface ReadAd {
  readonly needs: JobNeeds;
  readonly scorer: Scorer;
}

const mostKept = 2000;
const kept = new Map<string, ReadAd>();

const wordsOf = (row: PublicJobRow): string => {
  const { title, industry, description, requirements, niceToHave, location, type, salaryMinUsd, salaryMaxUsd } = row;
  const said = [title, industry, description, requirements, niceToHave, location, type, salaryMinUsd, salaryMaxUsd];
  return createHash("sha256").update(JSON.stringify(said)).digest("base64");
};

/** The one that nobody has asked for longest goes first. */
const keep = (words: string, read: ReadAd): void => {
  kept.set(words, read);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
};

const readAd = async (row: PublicJobRow): Promise<ReadAd | undefined> => {
  const needs = await needsInTime(recordOfPublicJob(row));
  return needs === undefined ? undefined : { needs, scorer: scorerFor(needs) };
};

/** An ad that takes too long to read is left out: it has no score, not a wrong one. */
export const readAds = async <Row extends PublicJobRow>(rows: readonly Row[]): Promise<readonly (Row & ReadAd)[]> => {
  const read: (Row & ReadAd)[] = [];
  for (const row of rows) {
    const words = wordsOf(row);
    const ad = kept.get(words) ?? (await readAd(row));
    if (ad === undefined) continue;
    kept.delete(words);
    keep(words, ad);
    read.push({ ...row, ...ad });
  }
  return read;
};
