/** Everything a workspace knows of one of its candidates, in one place. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { shownTrace } from "../matching/shown-trace.ts";
import { candidateFields, shownFields } from "./candidate-fields.ts";
import { candidateFile } from "./candidate-files.ts";
import { candidateMerge } from "./candidate-merges.ts";
import { candidateNote } from "./candidate-notes.ts";

const byId = z.object({ id: z.uuid() });
const moment = z.iso.datetime({ offset: true });

/** As the database's clock wrote it, to the microsecond: a change rests on the one that was seen. */
const revision = z.string();

export const pageApplication = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  teamId: z.uuid().nullable(),
  stage: z.string(),
  status: z.string(),
  score: z.int().nullable(),
  source: z.string().nullable(),
  appliedAt: moment,
  /** By the team; whoever applied did so themselves. */
  wasAdded: z.boolean(),
  /** Neither the mailbox nor the team has proven the contact details that were sent. */
  isUnconfirmed: z.boolean(),
  lastActivity: moment,
});
export type PageApplication = z.infer<typeof pageApplication>;

export const pageMatch = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  overallScore: z.int(),
  reasoning: z.string(),
  at: moment,
  /** Absent where the score was kept without one. */
  trace: shownTrace.nullable(),
});
export type PageMatch = z.infer<typeof pageMatch>;

export const historyKinds = ["added", "activity", "note", "file", "merge", "undo"] as const;

export const historyEntry = z.object({
  id: z.string(),
  kind: z.enum(historyKinds),
  at: moment,
  by: z.string().nullable(),
  jobId: z.uuid().nullable(),
  jobTitle: z.string().nullable(),
  activityType: z.string().nullable(),
  fromStage: z.string().nullable(),
  toStage: z.string().nullable(),
  /** What was said of it: a description, the beginning of a note, a file's name. */
  words: z.string().nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const historyPerPage = 20;
const history = z.object({ entries: z.array(historyEntry), next: z.string().nullable() });
export type History = z.infer<typeof history>;

export const lookalike = z.object({
  id: z.uuid(),
  revision,
  name: z.string(),
  reasons: z.array(z.enum(["email", "phone", "name"])),
  fields: shownFields,
  applications: z.array(z.object({ jobId: z.uuid(), jobTitle: z.string(), stage: z.string() })),
  addedAt: moment,
});
export type Lookalike = z.infer<typeof lookalike>;

export const candidatePage = z.object({
  id: z.uuid(),
  revision,
  name: z.string(),
  isSample: z.boolean(),
  addedAt: moment,
  /** What an import or an earlier system had written down. */
  remark: z.string().nullable(),
  fields: shownFields,
  applications: z.array(pageApplication),
  matches: z.array(pageMatch),
  files: z.array(candidateFile),
  notes: z.array(candidateNote),
  history,
  lookalikes: z.array(lookalike),
  merges: z.array(candidateMerge),
});
export type CandidatePage = z.infer<typeof candidatePage>;

/** Only the workspace's own people; whoever is of the network is shown as their settings allow, elsewhere. */
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

/** Changed fields only, resting on the record as it was seen. */
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
