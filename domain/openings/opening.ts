/** Open jobs for candidates, scored for the caller's profile by the same engine that employers use. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { publicJob } from "../jobs/search-jobs.ts";
import { shownTrace } from "../matching/score/shown-trace.ts";
import { matchingNeeds } from "./ready-to-match.ts";

/** A response holds this many of the best jobs. */
export const maxOpenings = 24;

const percent = z.int().min(0).max(100);

/** The slug is null between saving a job and the server's reply. */
const openingJob = publicJob.extend({ slug: z.string().nullable() });

export type OpeningJob = z.infer<typeof openingJob>;

const opening = z.object({
  job: openingJob,
  score: percent,
  /** Counts the must-haves, or all requirements if the ad has no must-haves. */
  asked: z.object({ met: z.int(), partly: z.int(), total: z.int(), areMusts: z.boolean() }),
  /** The ad lists no requirements, so those typical for its title were assumed. */
  isAssumed: z.boolean(),
  /** The one or two gaps that would raise the score most, and the score with them closed. */
  lift: z.object({ needs: z.array(z.string()), score: percent }).nullable(),
  trace: shownTrace,
});

export type Opening = z.infer<typeof opening>;

const savedJob = z.object({
  job: openingJob,
  /** A closed job stays on the list until the person removes it. */
  isOpen: z.boolean(),
  savedAt: z.iso.datetime(),
  /** Null if the profile lacks data for a score, and for a closed job. */
  score: percent.nullable(),
});

export type SavedJob = z.infer<typeof savedJob>;

export const listOpenings = endpoint({
  method: "GET",
  path: "/api/candidate/openings",
  reply: z.object({
    /** False if the profile has too little to be scored; `toAdd` lists what is missing. */
    isMatched: z.boolean(),
    /** The person asked for a human review, so nothing is scored. */
    requestsHumanReview: z.boolean(),
    toAdd: z.array(z.enum(matchingNeeds)),
    /** All open jobs, how many of them were scored, and how many of those are fake samples. */
    openJobs: z.int(),
    scored: z.int(),
    samples: z.int(),
    openings: z.array(opening),
    saved: z.array(savedJob),
  }),
});

export type Openings = z.infer<typeof listOpenings.reply>;

const job = z.object({ id: z.uuid() });
const savedState = z.object({ isSaved: z.boolean() });

/** The limit per person. */
export const maxSavedJobs = 200;

export const saveJob = endpoint({
  method: "PUT",
  path: "/api/candidate/saved-jobs/:id",
  params: job,
  reply: savedState,
});
export const unsaveJob = endpoint({
  method: "DELETE",
  path: "/api/candidate/saved-jobs/:id",
  params: job,
  reply: savedState,
});
