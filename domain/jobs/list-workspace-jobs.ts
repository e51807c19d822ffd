/** The jobs of a workspace, as a picker lists them. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { jobPriorities, jobStatuses } from "./job-status.ts";

const workspaceJob = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The job's department, or the name of its team; never empty. */
  department: z.string(),
  status: z.enum(jobStatuses),
  priority: z.enum(jobPriorities),
  location: z.string().nullable(),
  isSample: z.boolean(),
});

export type WorkspaceJob = z.infer<typeof workspaceJob>;

export const listWorkspaceJobs = endpoint({
  method: "GET",
  path: "/api/jobs-enhanced",
  reply: z.array(workspaceJob),
});
