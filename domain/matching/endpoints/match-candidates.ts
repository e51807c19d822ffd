/** Scores every candidate that a workspace may see for one of its jobs and returns the best, with all reasons. */
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { anyId } from "./any-id.ts";
import { introductionState } from "./introduction.ts";
import { shownTrace } from "../score/shown-trace.ts";

/** Maximum matches in one response. */
export const maxMatchesPerResponse = 50;

/** Scores below this are no match and are not shown. */
export const minMatchScore = 10;

const percent = z.int().min(0).max(100);

const matchApplication = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  stage: z.string(),
  status: z.string(),
});
export type MatchApplication = z.infer<typeof matchApplication>;

const shownMatch = z.object({
  candidateId: z.uuid(),
  jobId: z.uuid(),
  overallScore: percent,
  /** True while the score of the application to this job is stale. Never in a new run. */
  isScoreStale: z.boolean(),
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
  /** A person in the network who allows recruiters to find them and is not yet a candidate of this workspace. */
  isNetwork: z.boolean(),
  /** The status of an introduction request. Null if none was made, and for the workspace's own candidates. */
  introduction: introductionState.nullable(),
  /** The stage of the candidate's application to this job, where there is one. */
  stage: z.string().nullable(),
  /** The application to this job, and those to other jobs that ended in a hire. */
  applications: z.array(matchApplication),
  trace: shownTrace,
});

export type ShownMatch = z.infer<typeof shownMatch>;

const shownRun = z.object({
  /** Numbered per workspace. Null if the run was not stored, as in the demo. */
  number: z.int().nullable(),
  id: z.uuid().nullable(),
  at: z.iso.datetime(),
  /** All candidates that could be found. */
  poolSize: z.int(),
  /** How many had to be scored to prove the result. It differs from the number of matches. */
  scored: z.int(),
  /** True if no candidate outside the result can score higher than those in it. */
  provenExact: z.boolean(),
  engineVersion: z.string(),
  durationMs: z.int(),
});

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
