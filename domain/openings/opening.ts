/** Open jobs from the candidate's side: each scored by the same engine that employers see, for the asker's own profile. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { publicJob } from "../jobs/search-jobs.ts";
import { shownTrace } from "../matching/shown-trace.ts";
import { matchingNeeds } from "./ready-to-match.ts";

/** An answer holds the best so many. */
export const openingsPerAnswer = 24;

const percent = z.int().min(0).max(100);

/** With where its page is; not known yet in the moment between saving a job and the server's answer. */
const openingJob = publicJob.extend({ slug: z.string().nullable() });

export type OpeningJob = z.infer<typeof openingJob>;

export const opening = z.object({
  job: openingJob,
  score: percent,
  /** Of the must-haves; of everything asked where the ad has none. */
  asked: z.object({ met: z.int(), partly: z.int(), total: z.int(), areMusts: z.boolean() }),
  /** The ad lists nothing, so what is usual for its title was taken. */
  isAssumed: z.boolean(),
  /** The one or two gaps that would raise the score most, and the score with them closed. */
  lift: z.object({ needs: z.array(z.string()), score: percent }).nullable(),
  trace: shownTrace,
});

export type Opening = z.infer<typeof opening>;

export const savedJob = z.object({
  job: openingJob,
  /** A closed job stays on the list until its owner takes it off. */
  isOpen: z.boolean(),
  savedAt: z.iso.datetime(),
  /** Null where the profile says too little, and for a closed job. */
  score: percent.nullable(),
});

export type SavedJob = z.infer<typeof savedJob>;

export const listOpenings = endpoint({
  method: "GET",
  path: "/api/candidate/openings",
  reply: z.object({
    /** False where the profile says too little to be scored; then `toAdd` says what is missing. */
    isMatched: z.boolean(),
    /** They want a person instead of the engine, so nothing is scored for them either. */
    wantsPerson: z.boolean(),
    toAdd: z.array(z.enum(matchingNeeds)),
    /** All that are open, how many of them were scored, and how many of those are invented samples. */
    openJobs: z.int(),
    scored: z.int(),
    samples: z.int(),
    openings: z.array(opening),
    saved: z.array(savedJob),
  }),
});

export type Openings = z.infer<typeof listOpenings.reply>;

const job = z.object({ id: z.uuid() });
const standing = z.object({ isSaved: z.boolean() });

/** The most that one person keeps. */
export const mostSavedJobs = 200;

export const saveJob = endpoint({ method: "PUT", path: "/api/candidate/saved-jobs/:id", params: job, reply: standing });
export const unsaveJob = endpoint({
  method: "DELETE",
  path: "/api/candidate/saved-jobs/:id",
  params: job,
  reply: standing,
});
