/** Scheduling an interview with a candidate about a job. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { defaultDurationMinutes, interviewStatuses } from "./interview-status.ts";

export const interviewTypes = ["video", "phone", "on-site"] as const;

export type InterviewType = (typeof interviewTypes)[number];

export const maxPanelists = 8;

/** The interviewers. */
export const panel = z
  .array(z.uuid())
  .min(1, "Choose at least one interviewer")
  .max(maxPanelists, `Choose at most ${maxPanelists} people`)
  .refine((ids) => new Set(ids).size === ids.length, "Each person can be on the panel only once");

export const meetingFields = {
  duration: z
    .int()
    .min(5, "Interviews must be at least 5 minutes long")
    .max(720, "Interviews can be up to 12 hours long")
    .default(defaultDurationMinutes),
  type: z.enum(interviewTypes).default("video"),
  location: z.string().trim().max(255, "Use at most 255 characters").default(""),
  meetingLink: z
    .union([
      z.literal(""),
      z.url({ protocol: /^https?$/, error: "Enter a full web address, such as https://example.com" }).max(500),
    ])
    .default(""),
};

const scheduledAt = z.iso.datetime({ offset: true, error: "Choose a date and time" });

export const newInterview = z.object({
  jobId: z.uuid(),
  candidateId: z.uuid(),
  scheduledAt,
  ...meetingFields,
  /** By default the caller is the only interviewer. */
  panel: panel.optional(),
});

export const scheduleInterview = endpoint({
  method: "POST",
  path: "/api/interviews",
  body: newInterview,
  reply: z.object({
    id: z.uuid(),
    applicationId: z.uuid(),
    scheduledAt: z.iso.datetime(),
    duration: z.int(),
    type: z.string(),
    status: z.enum(interviewStatuses),
  }),
  status: 201,
});

const params = z.object({ id: z.uuid() });
const changedInterview = z.object({ id: z.uuid(), scheduledAt: z.iso.datetime(), status: z.enum(interviewStatuses) });

export const moveInterview = endpoint({
  method: "POST",
  path: "/api/interviews/:id/move",
  params,
  body: z.object({ scheduledAt }),
  reply: changedInterview,
});

/** Replaces the whole panel. */
export const changePanel = endpoint({
  method: "PUT",
  path: "/api/interviews/:id/panel",
  params,
  body: z.object({ panel }),
  reply: z.object({ id: z.uuid(), panel: z.array(z.uuid()) }),
});

export const cancelInterview = endpoint({
  method: "POST",
  path: "/api/interviews/:id/cancel",
  params,
  body: z.object({}),
  reply: changedInterview,
});
