/** The public job pages: a searchable list, one page per job, and the data for feeds and sitemaps. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { jobTypes } from "./job-status.ts";
import { jobFilter, publicJob } from "./search-jobs.ts";

export const jobsPerPage = 20;
/** The last page; visitors narrow the search instead. */
const maxPages = 50;
/** Counting stops here: "1,000+ jobs". */
export const maxJobsCounted = 1000;

export const workTypes = ["any", ...jobTypes] as const;

export const boardFilter = jobFilter.extend({
  type: z.enum(workTypes).default("any"),
  remote: z.enum(["any", "only"]).default("any"),
  page: z.coerce.number().int().min(1).max(maxPages).default(1),
});
export type BoardFilter = z.infer<typeof boardFilter>;

const boardJob = publicJob.extend({ slug: z.string(), postedAt: z.iso.datetime(), isSample: z.boolean() });
export type BoardJob = z.infer<typeof boardJob>;

export const listBoard = endpoint({
  method: "GET",
  path: "/api/job-board",
  query: boardFilter,
  reply: z.object({ jobs: z.array(boardJob), count: z.int(), hasMore: z.boolean() }),
});

/** A public job: everything that the page, its structured data and the feed are made from. */
const postedJob = boardJob.extend({
  industry: z.string().nullable(),
  description: z.string(),
  requirements: z.array(z.string()),
  niceToHave: z.array(z.string()),
  benefits: z.string().nullable(),
  isRemote: z.boolean(),
  employmentType: z.enum(jobTypes).nullable(),
  salaryMinUsd: z.number().nullable(),
  salaryMaxUsd: z.number().nullable(),
  minYears: z.int().nullable(),
  startsOn: z.iso.date().nullable(),
  closesAt: z.iso.datetime().nullable(),
  /** True for jobs of a workspace. Jobs written by staff take no applications on the page. */
  takesApplications: z.boolean(),
});
export type PostedJob = z.infer<typeof postedJob>;

/** By slug, or by id, which redirects to the slug. A closed job returns "gone" with similar jobs. */
export const readPosting = endpoint({
  method: "GET",
  path: "/api/job-board/:slug",
  params: z.object({ slug: z.string().max(200) }),
  reply: z.discriminatedUnion("state", [
    z.object({ state: z.literal("open"), job: postedJob, similar: z.array(boardJob) }),
    z.object({ state: z.literal("gone"), title: z.string(), similar: z.array(boardJob) }),
  ]),
});

/** Open jobs without samples, page by page, for feeds and sitemaps. */
export const listPostings = endpoint({
  method: "GET",
  path: "/api/job-postings",
  query: z.object({ after: z.uuid().optional() }),
  reply: z.object({ jobs: z.array(postedJob), next: z.uuid().nullable() }),
});
