/** Webhook events. They hold only ids, states and times; receivers read personal data through the API. */
import { z } from "zod";
import { interviewTypes } from "../interviews/schedule-interview.ts";
import { stages } from "../pipeline/stages.ts";

export const webhookEvents = [
  "application.created",
  "application.stage_changed",
  "application.withdrawn",
  "candidate.hired",
  "interview.scheduled",
  "interview.moved",
  "interview.cancelled",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent manually to test an endpoint. */
export const testEvent = "webhook.test";
export type SentEvent = WebhookEvent | typeof testEvent;
export const sentEvents = [...webhookEvents, testEvent] as const;

export const webhookEventLabels: Readonly<Record<WebhookEvent, string>> = {
  "application.created": "Someone applied or was added to a pipeline",
  "application.stage_changed": "An application moved to another stage, or a move was undone",
  "application.withdrawn": "A candidate withdrew their application",
  "candidate.hired": "A candidate was hired",
  "interview.scheduled": "An interview was scheduled",
  "interview.moved": "An interview was rescheduled",
  "interview.cancelled": "An interview was canceled",
};

const instant = z.iso.datetime();

const about = { applicationId: z.uuid(), jobId: z.uuid(), candidateId: z.uuid() };
const interview = {
  ...about,
  interviewId: z.uuid(),
  scheduledAt: instant,
  durationMinutes: z.int(),
  type: z.enum(interviewTypes).or(z.string()),
};

/** The `data` of each event. */
export const webhookData = {
  "application.created": z.object({
    ...about,
    stage: z.enum(stages),
    source: z.string().nullable(),
    appliedAt: instant,
  }),
  // An undone move is sent as a move in the other direction, so that receivers end at the same stage as the board.
  "application.stage_changed": z.object({
    ...about,
    from: z.enum(stages),
    to: z.enum(stages),
    isUndo: z.boolean(),
  }),
  "application.withdrawn": z.object({ ...about, stage: z.enum(stages) }),
  "candidate.hired": z.object({ ...about, hiredAt: instant }),
  "interview.scheduled": z.object(interview),
  "interview.moved": z.object({ ...interview, movedFrom: instant }),
  "interview.cancelled": z.object(interview),
  [testEvent]: z.object({}),
} as const satisfies Readonly<Record<SentEvent, z.ZodObject>>;

export const webhookMessage = (type: SentEvent) =>
  z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: instant,
    workspaceId: z.uuid(),
    /** Grows with each event of an application; 0 for a test. */
    sequence: z.int(),
    data: webhookData[type],
    links: z.object({ workspace: z.url(), api: z.url() }),
  });
