/** A time to meet a candidate about a job. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { defaultDurationMinutes, interviewStatuses } from "./interview-status.ts";

export const interviewTypes = ["video", "phone", "on-site"] as const;

export const newInterview = z.object({
  jobId: z.uuid(),
  candidateId: z.uuid(),
  scheduledAt: z.iso.datetime({ offset: true, error: "Please choose a date and a time" }),
  duration: z
    .int()
    .min(5, "Please choose at least 5 minutes")
    .max(720, "Please choose at most 12 hours")
    .default(defaultDurationMinutes),
  type: z.enum(interviewTypes).default("video"),
  location: z.string().trim().max(255, "Please use at most 255 characters").default(""),
  meetingLink: z
    .union([z.literal(""), z.url({ protocol: /^https?$/, error: "Please enter a full web address" }).max(500)])
    .default(""),
});

export type NewInterview = z.input<typeof newInterview>;

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
