/** A job's applications as a board and as a list, page by page. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { offerStatuses } from "../offers/offer-terms.ts";
import { boardStep } from "./board-steps.ts";
import { verdicts } from "../shortlists/shortlist-words.ts";
import { applicationStatuses, stages } from "./stages.ts";

const params = z.object({ id: z.uuid() });
const instant = z.iso.datetime({ offset: true });

/** The first so many of a column; the rest comes as it is scrolled to. */
export const shownPerStep = 50;
export const peoplePerPage = 100;

/** Whether a rejected person has been told. */
export const answerStates = ["waiting", "sending", "sent", "cancelled", "suppressed", "failed"] as const;
export type AnswerState = (typeof answerStates)[number];

export const pipelineApplication = z.object({
  id: z.uuid(),
  candidateId: z.uuid(),
  name: z.string(),
  currentTitle: z.string().nullable(),
  location: z.string().nullable(),
  stage: z.enum(stages),
  /** The key of the column it stands in. */
  step: z.string(),
  status: z.enum(applicationStatuses),
  score: z.int().nullable(),
  source: z.string().nullable(),
  appliedAt: instant,
  lastActivity: instant,
  /** By when the candidate was told to hear from the team. */
  answerDueAt: instant.nullable(),
  answer: z.enum(answerStates).nullable(),
  /** What a reader of a shortlist said last. */
  readerVerdict: z.enum(verdicts).nullable(),
  /** Of whoever stands at Offer: how the newest one stands, unless it is a draft. What it says is for those who decide. */
  offer: z.enum(offerStatuses).nullable(),
  isSample: z.boolean(),
  /** Neither the mailbox nor the team has proven the contact details that were sent. */
  isUnconfirmed: z.boolean(),
});
export type PipelineApplication = z.infer<typeof pipelineApplication>;

const column = boardStep.extend({
  count: z.int(),
  applications: z.array(pipelineApplication),
  /** Where the next page begins. */
  next: z.string().nullable(),
});
export type PipelineColumn = z.infer<typeof column>;

export const pipeline = z.object({
  /** Of the steps, for whoever edits them. */
  revision: z.int(),
  columns: z.array(column),
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
export type ListOrder = (typeof listOrders)[number];

const whole = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

export const listFilter = z.object({
  step: z.string().max(40).default(""),
  q: z.string().trim().max(100).default(""),
  source: z.string().max(100).default(""),
  scoreFrom: whole,
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
