import { queryOptions } from "@tanstack/react-query";
import { listWorkspaceJobs } from "#domain/jobs/list-workspace-jobs.ts";
import { readNeeds } from "#domain/matching/ad/correct-needs.ts";
import { readCandidate } from "#domain/matching/facts/read-candidate.ts";
import { call } from "../../lib/api/api.ts";

/** Refetched each time the tab opens, since a job may have been added. */
export const jobOptions = () =>
  queryOptions({
    queryKey: [listWorkspaceJobs.path] as const,
    queryFn: ({ signal }) => call(listWorkspaceJobs, {}, { signal }),
    staleTime: 0,
  });

const requirementsKey = "job-needs";

export const requirementsOptions = (jobId: string) =>
  queryOptions({
    queryKey: [requirementsKey, jobId] as const,
    queryFn: ({ signal }) => call(readNeeds, { params: { id: jobId } }, { signal }),
    enabled: jobId !== "",
  });

export const candidateOptions = (id: string) =>
  queryOptions({
    queryKey: ["candidate", id] as const,
    queryFn: ({ signal }) => call(readCandidate, { params: { id } }, { signal }),
    staleTime: 0,
  });
