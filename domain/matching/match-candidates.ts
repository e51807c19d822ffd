/** Matching: every candidate a workspace may see, scored for one of its jobs; the best come back with all their reasons. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { anyId } from "./any-id.ts";
import { introductionState } from "./introduction.ts";
import { shownTrace } from "./shown-trace.ts";

/** An answer holds the best so many. */
export const matchesPerAnswer = 50;

/** Below this a score says that there is no match, and the candidate is not shown as one. */
export const leastScore = 10;

const percent = z.int().min(0).max(100);

export const shownMatch = z.object({
  candidateId: z.uuid(),
  jobId: z.uuid(),
  overallScore: percent,
  skillsMatch: percent,
  experienceMatch: percent,
  domainMatch: percent,
  locationMatch: percent,
  salaryMatch: percent,
  reasoning: z.string(),
  recommendations: z.array(z.string()),
  redFlags: z.array(z.string()),
  name: z.string(),
  currentTitle: z.string().nullable(),
  location: z.string().nullable(),
  /** Somebody in the network who allows recruiters to find them, and not yet a candidate of this workspace. */
  isNetwork: z.boolean(),
  /** How the request for an introduction stands; null where none was made, and for the workspace's own candidates. */
  introduction: introductionState.nullable(),
  /** The stage of the candidate's application to this job, where there is one. */
  stage: z.string().nullable(),
  trace: shownTrace,
});

export type ShownMatch = z.infer<typeof shownMatch>;

export const shownRun = z.object({
  /** Counted in the workspace. Null where the run was not kept, as in the demo. */
  number: z.int().nullable(),
  id: z.uuid().nullable(),
  at: z.iso.datetime(),
  /** All who could be found, and how many of them had to be scored to prove the answer. */
  poolSize: z.int(),
  scored: z.int(),
  /** True when nobody who is not in the answer can score higher than those who are. */
  provenExact: z.boolean(),
  engineVersion: z.string(),
  durationMs: z.int(),
});

export type ShownRun = z.infer<typeof shownRun>;

export const matchCandidates = endpoint({
  method: "POST",
  path: "/api/ai/match-candidates",
  body: z.object({ jobId: anyId }),
  reply: z.object({
    jobId: z.uuid(),
    jobTitle: z.string(),
    matchedCandidates: z.int(),
    totalCandidates: z.int(),
    /** The part of the pool that is in the network. */
    networkCandidates: z.int(),
    matches: z.array(shownMatch),
    run: shownRun,
  }),
});

export type MatchResult = z.infer<typeof matchCandidates.reply>;
