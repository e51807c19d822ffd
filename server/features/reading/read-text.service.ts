/** Facts of candidates and needs of jobs, read by the threads. Results are cached by their text, so the same text is read once. */
import { createHash } from "node:crypto";
import type { CandidateFacts, CandidateRecord } from "#domain/matching/facts/candidate-facts.ts";
import type { JobNeeds, JobRecord } from "#domain/matching/ad/job-needs.ts";
import { BusyError } from "../../infra/http/errors.ts";
import { textReaders } from "./text-readers.service.ts";

interface CacheEntry<Read> {
  /** Undefined if it missed its deadline. */
  readonly read: Read | undefined;
  readonly retryAt: number;
}

/** Text that missed its deadline is not tried again for this long. */
const retryAfterMs = 10 * 60_000;
const maxCached = 500;

const createCache = <Read>() => {
  const entries = new Map<string, CacheEntry<Read>>();
  return async (input: unknown, compute: () => Promise<Read | undefined>): Promise<Read | undefined> => {
    const key = createHash("sha256").update(JSON.stringify(input)).digest("base64");
    const cached = entries.get(key);
    const isKnown = cached !== undefined && (cached.read !== undefined || Date.now() < cached.retryAt);
    const entry = isKnown ? cached : { read: await compute(), retryAt: Date.now() + retryAfterMs };
    // Evicts the least recently used entry.
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxCached && oldest !== undefined) entries.delete(oldest);
    return entry.read;
  };
};

const factsCache = createCache<CandidateFacts>();
const needsCache = createCache<JobNeeds>();

/** Undefined if the text could not be read in time: then there is no score rather than a wrong one. */
export const factsInTime = (record: CandidateRecord, now: Date): Promise<CandidateFacts | undefined> => {
  const month = now.toISOString().slice(0, 7);
  return factsCache([record, month], () => textReaders.read("facts", { record, month }));
};

export const needsInTime = (record: JobRecord): Promise<JobNeeds | undefined> =>
  needsCache(record, () => textReaders.read("needs", { record }));

export const requireFacts = async (record: CandidateRecord, now: Date): Promise<CandidateFacts> => {
  const facts = await factsInTime(record, now);
  if (facts !== undefined) return facts;
  throw new BusyError("This profile takes too long to read. Shorten its longest descriptions and try again.");
};

export const requireNeeds = async (record: JobRecord): Promise<JobNeeds> => {
  const needs = await needsInTime(record);
  if (needs !== undefined) return needs;
  throw new BusyError("This job takes too long to read. Shorten its description and requirements and try again.");
};
