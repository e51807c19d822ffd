/** A job's applications as a board and as a list, page by page. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { offerStatuses } from "../offers/offer-terms.ts";
import { applicationScore } from "./application-score.ts";
import { boardStep } from "./board-steps.ts";
import { verdicts } from "../shortlists/shortlist-states.ts";
import { applicationStatuses, stages } from "./stages.ts";

const params = z.object({ id: z.uuid() });
const instant = z.iso.datetime({ offset: true });

/** The first page of a column; the rest is loaded on scrolling. */
export const applicationsPerColumn = 50;
export const applicationsPerPage = 100;

/** The delivery state of the rejection email. */
export const rejectionEmailStates = ["waiting", "sending", "sent", "cancelled", "suppressed", "failed"] as const;
export type RejectionEmailState = (typeof rejectionEmailStates)[number];

const pipelineApplication = z.object({
  id: z.uuid(),
  candidateId: z.uuid(),
  name: z.string(),
  currentTitle: z.string().nullable(),
  location: z.string().nullable(),
  stage: z.enum(stages),
  /** The key of its column. */
  step: z.string(),
  status: z.enum(applicationStatuses),
  ...applicationScore,
  source: z.string().nullable(),
  appliedAt: instant,
  lastActivity: instant,
  /** When the application came to its column. */
  inStageSince: instant,
  /** The answer date that the candidate was given. */
  answerDueAt: instant.nullable(),
  answer: z.enum(rejectionEmailStates).nullable(),
  nextInterviewAt: instant.nullable(),
  /** The name of the recruiter in charge. */
  assignee: z.string().nullable(),
  /** The latest verdict of a client reviewer. */
  readerVerdict: z.enum(verdicts).nullable(),
  /** At the offer stage, the status of the newest offer that is not a draft. Its terms are visible only to people who decide. */
  offer: z.enum(offerStatuses).nullable(),
  isSample: z.boolean(),
  /** The contact details are confirmed neither by the mailbox nor by the team. */
  isUnconfirmed: z.boolean(),
  /** An active application of a candidate who asked that a person reviews them. */
  requestsHumanReview: z.boolean(),
});
export type PipelineApplication = z.infer<typeof pipelineApplication>;

const column = boardStep.extend({
  count: z.int(),
  /** How many of them wait for an answer that is overdue. */
  overdue: z.int(),
  applications: z.array(pipelineApplication),
  /** Where the next page begins. */
  next: z.string().nullable(),
});
const pipeline = z.object({
  /** The revision of the steps. */
  revision: z.int(),
  columns: z.array(column),
  /** How many applications wait for a decision. */
  waiting: z.int(),
  sources: z.array(z.string()),
});
export type Pipeline = z.infer<typeof pipeline>;

export const readPipeline = endpoint({
  method: "GET",
  path: "/api/jobs-enhanced/:id/pipeline",
  params,
  reply: pipeline,
});

export const listOrders = ["activity", "score", "name"] as const;
const wholeNumber = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

export const listFilter = z.object({
  step: z.string().max(40).default(""),
  q: z.string().trim().max(100).default(""),
  source: z.string().max(100).default(""),
  scoreFrom: wholeNumber,
  overdue: z.enum(["1", ""]).default("").catch(""),
  order: z.enum(listOrders).default("activity").catch("activity"),
});
export type ListFilter = z.infer<typeof listFilter>;

export const listApplications = endpoint({
  method: "GET",
  path: "/api/jobs-enhanced/:id/applications",
  params,
  query: listFilter.extend({ after: z.string().max(600).default("") }),
  reply: z.object({ applications: z.array(pipelineApplication), next: z.string().nullable(), count: z.int() }),
});
