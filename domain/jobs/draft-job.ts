/** Creates a draft of a job, from a title or a template. It stays a draft until it is published. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { jobTitle, storedJobFacts } from "./job-facts.ts";
import { jobPriorities, jobStatuses } from "./job-status.ts";

export const newJob = z.object({
  title: jobTitle,
  department: z.string().trim().max(100, "Use at most 100 characters").default(""),
  hiringTeamId: z.uuid().nullable().default(null),
  priority: z.enum(jobPriorities).default("medium"),
  description: storedJobFacts.shape.description.default(""),
  requirements: storedJobFacts.shape.requirements.default(""),
});
export const draftJob = endpoint({
  method: "POST",
  path: "/api/jobs-enhanced",
  body: newJob,
  reply: z.object({ id: z.uuid(), title: z.string(), status: z.enum(jobStatuses) }),
  status: 201,
});
