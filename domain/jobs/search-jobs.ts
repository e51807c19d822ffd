/** The public job search: three filters that combine, featured jobs first, then the newest. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const salaryBands = ["any", "50k-75k", "75k-100k", "100k-150k", "150k+"] as const;
export type SalaryBand = (typeof salaryBands)[number];

/** The band in dollars. A job is in it if its salary range overlaps the band, or reaches the open-ended last one. */
export const salaryBandUsd: Readonly<Record<SalaryBand, readonly [low: number, high: number | null] | null>> = {
  any: null,
  "50k-75k": [50_000, 75_000],
  "75k-100k": [75_000, 100_000],
  "100k-150k": [100_000, 150_000],
  "150k+": [150_000, null],
};

export const jobFilter = z.object({
  title: z.string().trim().max(200).default(""),
  location: z.string().trim().max(200).default(""),
  salary: z.enum(salaryBands).default("any"),
});

export type JobFilter = z.infer<typeof jobFilter>;

export const publicJob = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  salary: z.string(),
  type: z.string(),
  isFeatured: z.boolean(),
});

export type PublicJob = z.infer<typeof publicJob>;

/** The maximum number of jobs in one response. */
export const maxJobsPerResponse = 100;

export const searchJobs = endpoint({ method: "GET", path: "/api/jobs", query: jobFilter, reply: z.array(publicJob) });
