import { queryOptions } from "@tanstack/react-query";
import { listWorkspaceJobs } from "#domain/jobs/list-workspace-jobs.ts";
import { readNeeds } from "#domain/matching/correct-needs.ts";
import { readCandidate } from "#domain/matching/read-candidate.ts";
import { call } from "../../lib/api.ts";

/** Asked for anew each time the tab opens: a job may have been added since. */
export const jobOptions = () =>
  queryOptions({
    queryKey: [listWorkspaceJobs.path] as const,
    queryFn: ({ signal }) => call(listWorkspaceJobs, {}, { signal }),
    staleTime: 0,
  });

const needsKey = "job-needs";

export const needsOptions = (jobId: string) =>
  queryOptions({
    queryKey: [needsKey, jobId] as const,
    queryFn: ({ signal }) => call(readNeeds, { params: { id: jobId } }, { signal }),
    enabled: jobId !== "",
  });

export const candidateOptions = (id: string) =>
  queryOptions({
    queryKey: ["candidate", id] as const,
    queryFn: ({ signal }) => call(readCandidate, { params: { id } }, { signal }),
    staleTime: 0,
  });
