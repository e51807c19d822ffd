/** A workspace at a glance: four counts, the newest jobs, the teams. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { jobPriorities, jobStatuses } from "../jobs/job-status.ts";

export const dashboard = z.object({
  workspace: z.object({ name: z.string(), isSample: z.boolean() }),
  tiles: z.object({
    activeJobs: z.int(),
    applications: z.int(),
    hiringTeams: z.int(),
    interviews: z.int(),
  }),
  jobs: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      department: z.string().nullable(),
      status: z.enum(jobStatuses),
      priority: z.enum(jobPriorities),
      team: z.string().nullable(),
      applications: z.int(),
    }),
  ),
  teams: z.array(z.object({ id: z.uuid(), name: z.string(), members: z.int(), activeJobs: z.int() })),
});

export type Dashboard = z.infer<typeof dashboard>;

export const readDashboard = endpoint({ method: "GET", path: "/api/dashboard", reply: dashboard });
