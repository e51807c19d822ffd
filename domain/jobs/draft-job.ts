/** A job as it begins: a title and where it belongs. It stays a draft until it is published. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { jobPriorities, jobStatuses } from "./job-status.ts";

export const newJob = z.object({
  title: z
    .string()
    .trim()
    .min(2, "Job title must be at least 2 characters")
    .max(255, "Please use at most 255 characters"),
  department: z.string().trim().max(100, "Please use at most 100 characters").default(""),
  hiringTeamId: z.uuid().nullable().default(null),
  priority: z.enum(jobPriorities).default("medium"),
});
export type NewJob = z.input<typeof newJob>;

export const draftJob = endpoint({
  method: "POST",
  path: "/api/jobs-enhanced",
  body: newJob,
  reply: z.object({ id: z.uuid(), title: z.string(), status: z.enum(jobStatuses) }),
  status: 201,
});
