import type { DashboardJob } from "#domain/dashboard/dashboard.ts";
import type { JobPriority, JobStatus } from "#domain/jobs/job-status.ts";

export interface JobFilter {
  readonly searchText: string;
  /** An empty list means all. */
  readonly statuses: readonly JobStatus[];
  readonly priorities: readonly JobPriority[];
}

export const noFilter: JobFilter = { searchText: "", statuses: [], priorities: [] };

/** Every search term must occur in the title or the department. */
export const filterJobs = (jobs: readonly DashboardJob[], filter: JobFilter): readonly DashboardJob[] => {
  const terms = filter.searchText.toLocaleLowerCase("en-US").split(/\s+/).filter(Boolean);
  return jobs.filter((job) => {
    const text = `${job.title} ${job.department ?? ""}`.toLocaleLowerCase("en-US");
    return (
      terms.every((term) => text.includes(term)) &&
      (filter.statuses.length === 0 || filter.statuses.includes(job.status)) &&
      (filter.priorities.length === 0 || filter.priorities.includes(job.priority))
    );
  });
};
