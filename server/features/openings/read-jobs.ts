/**
 * Ads read as the engine needs them. Reading one takes milliseconds and ads seldom change, so results are cached in the process
 * under a hash of the text: an edited ad is read again.
 */
import { createHash } from "node:crypto";
import type { JobNeeds } from "#domain/matching/ad/job-needs.ts";
import { type Scorer, scorerFor } from "#domain/matching/score/score.ts";
import { type PublicJobRow, recordOfPublicJob } from "../matching/own-match.service.ts";
import { needsInTime } from "../reading/read-text.service.ts";

export interface ReadAd {
  readonly needs: JobNeeds;
  readonly scorer: Scorer;
}

const maxCached = 2000;
const cache = new Map<string, ReadAd>();

const cacheKeyOf = (row: PublicJobRow): string => {
  const { title, industry, description, requirements, niceToHave, location, type, salaryMinUsd, salaryMaxUsd } = row;
  const text = [title, industry, description, requirements, niceToHave, location, type, salaryMinUsd, salaryMaxUsd];
  return createHash("sha256").update(JSON.stringify(text)).digest("base64");
};

/** Evicts the least recently used entry. */
const addToCache = (key: string, read: ReadAd): void => {
  cache.set(key, read);
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
};

const readAd = async (row: PublicJobRow): Promise<ReadAd | undefined> => {
  const needs = await needsInTime(recordOfPublicJob(row));
  return needs === undefined ? undefined : { needs, scorer: scorerFor(needs) };
};

/** An ad that takes too long to read is skipped: it gets no score rather than a wrong one. */
export const readAds = async <Row extends PublicJobRow>(rows: readonly Row[]): Promise<readonly (Row & ReadAd)[]> => {
  const readRows: (Row & ReadAd)[] = [];
  for (const row of rows) {
    const key = cacheKeyOf(row);
    const ad = cache.get(key) ?? (await readAd(row));
    if (ad === undefined) continue;
    cache.delete(key);
    addToCache(key, ad);
    readRows.push({ ...row, ...ad });
  }
  return readRows;
};
