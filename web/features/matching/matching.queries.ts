import { queryOptions } from "@tanstack/react-query";
import { listWorkspaceJobs } from "#domain/jobs/list-workspace-jobs.ts";
import { readNeeds } from "#domain/matching/ad/correct-needs.ts";
import { readLastRun } from "#domain/matching/endpoints/last-run.ts";
import { readCandidate } from "#domain/matching/facts/read-candidate.ts";
import { call } from "../../lib/api/api.ts";

/** Refetched each time the tab opens, since a job may have been added. */
export const jobOptions = () =>
  queryOptions({
    queryKey: [listWorkspaceJobs.path] as const,
    queryFn: ({ signal }) => call(listWorkspaceJobs, {}, { signal }),
    staleTime: 0,
  });

const staleRefetchMs = 3000;

/** Refetched each time, since applications may have moved. Nothing is stored for the demo. */
export const lastRunOptions = (jobId: string, hasWorkspace: boolean) =>
  queryOptions({
    queryKey: [readLastRun.path, jobId] as const,
    queryFn: ({ signal }) => call(readLastRun, { params: { jobId } }, { signal }),
    enabled: hasWorkspace && jobId !== "",
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.result?.matches.some(({ isScoreStale }) => isScoreStale) === true ? staleRefetchMs : false,
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
