/** Everything a workspace stores about one of its candidates. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { shownTrace } from "../matching/score/shown-trace.ts";
import { applicationScore } from "../pipeline/application-score.ts";
import { candidateFields, storedCandidateFields } from "./candidate-fields.ts";
import { candidateFile } from "./candidate-files.ts";
import { candidateMerge } from "./candidate-merges.ts";
import { candidateNote } from "./candidate-notes.ts";

const byId = z.object({ id: z.uuid() });
const timestamp = z.iso.datetime({ offset: true });

/** The database's timestamp to the microsecond. A change must name the revision that was read. */
const revision = z.string();

const pageApplication = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  teamId: z.uuid().nullable(),
  stage: z.string(),
  status: z.string(),
  ...applicationScore,
  source: z.string().nullable(),
  appliedAt: timestamp,
  /** True if the team added it, false if the candidate applied. */
  wasAdded: z.boolean(),
  /** The contact details are confirmed neither by the mailbox nor by the team. */
  isUnconfirmed: z.boolean(),
  /** The end of the day by which the applicant was promised an answer, in UTC; null where none is due. */
  answerDueAt: timestamp.nullable(),
  lastActivity: timestamp,
});
export type PageApplication = z.infer<typeof pageApplication>;

const pageMatch = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  overallScore: z.int(),
  /** True while the score of the application to this job is stale. */
  isScoreStale: z.boolean(),
  reasoning: z.string(),
  at: timestamp,
  /** Null where the score was stored without a trace. */
  trace: shownTrace.nullable(),
});
export type PageMatch = z.infer<typeof pageMatch>;

const historyKinds = ["added", "activity", "note", "file", "merge", "undo"] as const;

const historyEntry = z.object({
  id: z.string(),
  kind: z.enum(historyKinds),
  at: timestamp,
  by: z.string().nullable(),
  jobId: z.uuid().nullable(),
  jobTitle: z.string().nullable(),
  activityType: z.string().nullable(),
  fromStage: z.string().nullable(),
  toStage: z.string().nullable(),
  /** A description, the beginning of a note, or a file name. */
  words: z.string().nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const historyPerPage = 20;
const history = z.object({ entries: z.array(historyEntry), next: z.string().nullable() });
export type History = z.infer<typeof history>;

/** A resume that the candidate sent with an application, or that the team imported. */
const pageResume = z.object({
  url: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  addedAt: timestamp,
  /** The job that it was sent for; null for an import. */
  jobTitle: z.string().nullable(),
});
export type PageResume = z.infer<typeof pageResume>;

const possibleDuplicate = z.object({
  id: z.uuid(),
  revision,
  name: z.string(),
  reasons: z.array(z.enum(["email", "phone", "name"])),
  fields: storedCandidateFields,
  applications: z.array(z.object({ jobId: z.uuid(), jobTitle: z.string(), stage: z.string() })),
  addedAt: timestamp,
});
export type PossibleDuplicate = z.infer<typeof possibleDuplicate>;

const candidatePage = z.object({
  id: z.uuid(),
  revision,
  name: z.string(),
  isSample: z.boolean(),
  /** They asked that a person reviews them, so the matching engine doesn't. */
  requestsHumanReview: z.boolean(),
  addedAt: timestamp,
  /** A remark from an import or an earlier system. */
  remark: z.string().nullable(),
  fields: storedCandidateFields,
  applications: z.array(pageApplication),
  matches: z.array(pageMatch),
  /** Newest first. */
  resumes: z.array(pageResume),
  files: z.array(candidateFile),
  notes: z.array(candidateNote),
  history,
  lookalikes: z.array(possibleDuplicate),
  merges: z.array(candidateMerge),
});
export type CandidatePage = z.infer<typeof candidatePage>;

/** Only candidates of the workspace; network candidates have another endpoint that applies their privacy settings. */
export const readCandidatePage = endpoint({
  method: "GET",
  path: "/api/candidates/:id/page",
  params: byId,
  reply: candidatePage,
});

export const readHistory = endpoint({
  method: "GET",
  path: "/api/candidates/:id/history",
  params: byId,
  query: z.object({ after: z.string().max(200).default("") }),
  reply: history,
});

/** Changed fields only, with the revision that was read. */
export const changeCandidate = endpoint({
  method: "PATCH",
  path: "/api/candidates/:id",
  params: byId,
  body: z.object({ revision: z.string().max(40), fields: candidateFields.partial() }),
  reply: z.object({ revision }),
  conflict: z.object({ changed: z.array(z.string()) }),
});

export const deleteCandidate = endpoint({
  method: "DELETE",
  path: "/api/candidates/:id",
  params: byId,
  reply: z.object({}),
});
