import type { RoleIndustry } from "#domain/roles/catalog.ts";

export interface PublicJobSample {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly salaryMinUsd: number;
  readonly salaryMaxUsd: number;
  readonly type: "Full-time" | "Remote" | "Hybrid" | "On-site" | "Contract";
  readonly industry: RoleIndustry;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly isFeatured: boolean;
  readonly postedDaysAgo: number;
}
