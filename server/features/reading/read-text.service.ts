/** Facts of a person and needs of a job, read by the threads. What was read is kept under its words, so the same text is read once. */
import { createHash } from "node:crypto";
import type { CandidateFacts, CandidateRecord } from "#domain/matching/candidate-facts.ts";
import type { JobNeeds, JobRecord } from "#domain/matching/job-needs.ts";
import { BusyError } from "../../infra/errors.ts";
import { textReaders } from "./text-readers.service.ts";

interface Kept<Read> {
  /** Undefined where it missed its deadline. */
  readonly read: Read | undefined;
  readonly retryAt: number;
}

/** Text that missed its deadline is not tried again for so long. */
const unreadForMs = 10 * 60_000;
const mostKept = 500;

const createShelf = <Read>() => {
  const kept = new Map<string, Kept<Read>>();
  return async (words: unknown, make: () => Promise<Read | undefined>): Promise<Read | undefined> => {
    const key = createHash("sha256").update(JSON.stringify(words)).digest("base64");
    const known = kept.get(key);
    const isKnown = known !== undefined && (known.read !== undefined || Date.now() < known.retryAt);
    const entry = isKnown ? known : { read: await make(), retryAt: Date.now() + unreadForMs };
    // The one that was not asked for longest goes first.
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return entry.read;
  };
};

const factsShelf = createShelf<CandidateFacts>();
const needsShelf = createShelf<JobNeeds>();

/** Undefined where the text could not be read in its time: then there is no score, never a wrong one. */
export const factsInTime = (record: CandidateRecord, now: Date): Promise<CandidateFacts | undefined> => {
  const month = now.toISOString().slice(0, 7);
  return factsShelf([record, month], () => textReaders.read("facts", { record, month }));
};

export const needsInTime = (record: JobRecord): Promise<JobNeeds | undefined> =>
  needsShelf(record, () => textReaders.read("needs", { record }));

export const requireFacts = async (record: CandidateRecord, now: Date): Promise<CandidateFacts> => {
  const facts = await factsInTime(record, now);
  if (facts !== undefined) return facts;
  throw new BusyError("This profile takes too long to read. Please shorten its longest descriptions and try again.");
};

export const requireNeeds = async (record: JobRecord): Promise<JobNeeds> => {
  const needs = await needsInTime(record);
  if (needs !== undefined) return needs;
  throw new BusyError(
    "This job takes too long to read. Please shorten its description and requirements and try again.",
  );
};
