/** A workspace at a glance: four counts, the newest jobs, the teams. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { jobPriorities, jobStatuses } from "../jobs/job-status.ts";
import { stages } from "../pipeline/stages.ts";
import { planInUse } from "../plans/allowance.ts";
import { dashboardReports } from "../reports/reports.ts";

const dashboard = z.object({
  workspace: z.object({
    id: z.uuid(),
    name: z.string(),
    /** The demo that every visitor may look at. */
    isDemo: z.boolean(),
    hasSampleData: z.boolean(),
    /** Whether the company profile has been saved. */
    hasProfile: z.boolean(),
    /** Whether anyone was invited or has joined. */
    hasInvited: z.boolean(),
  }),
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
      teamId: z.uuid().nullable(),
      team: z.string().nullable(),
      applications: z.int(),
      /** Applications by stage; empty stages are left out. */
      stages: z.partialRecord(z.enum(stages), z.int()),
      createdAt: z.iso.datetime({ offset: true }),
      isSample: z.boolean(),
    }),
  ),
  plan: planInUse,
  teams: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      members: z.int(),
      activeJobs: z.int(),
      /** The first admin of the team. */
      lead: z.string().nullable(),
      isSample: z.boolean(),
    }),
  ),
  /** Counted with the default filter of the reports. */
  reports: dashboardReports,
});

export type Dashboard = z.infer<typeof dashboard>;
export type DashboardJob = Dashboard["jobs"][number];
export type DashboardTeam = Dashboard["teams"][number];

/** The tabs of the screen by their URL values; the first one is the default. */
export const dashboardTabs = ["overview", "jobs", "ai-matching", "teams", "reports"] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const readDashboard = endpoint({ method: "GET", path: "/api/dashboard", reply: dashboard });
