import type { JobPriority, JobStatus } from "#domain/jobs/job-status.ts";
import type { RoleCategory } from "#domain/roles/catalog.ts";
import type { DemoTeamKey } from "../demo-workspace.ts";

export interface DemoJob {
  readonly key: string;
  readonly title: string;
  readonly department: string;
  readonly category: RoleCategory;
  readonly teamKey: DemoTeamKey;
  readonly status: JobStatus;
  readonly priority: JobPriority;
  readonly location: string;
  readonly remote: boolean;
  readonly salaryMinUsd: number;
  readonly salaryMaxUsd: number;
  readonly minYears: number;
  readonly description: string;
  readonly mustHave: readonly string[];
  readonly niceToHave: readonly string[];
  readonly benefits: string;
  readonly openedDaysAgo: number;
}
