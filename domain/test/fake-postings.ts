/** Fake postings for tests, with different salaries, locations, types and dates. */
import type { PostedJob } from "../jobs/job-board.ts";
import { jobTypes } from "../jobs/job-status.ts";

const locations = ["Columbus, OH", "Dayton, OH", "New York, NY", "Remote, US", "Ward & <Sons> Campus"] as const;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export const fakePosting = (index: number): PostedJob => {
  const location = pick(locations, index);
  const isRemote = location.startsWith("Remote") || index % 7 === 0;
  const low = 40_000 + index * 1_250;
  return {
    id: `0192f0a0-0000-7000-8000-${String(index).padStart(12, "0")}`,
    slug: `job-${index}`,
    title: `Job ${index}: "Nurse" & <Friend>`,
    company: `Harbor ${index} & Sons`,
    location,
    salary: `$${low / 1000}k`,
    type: isRemote ? "Remote" : "Full-time",
    isFeatured: index % 3 === 0,
    isSample: false,
    postedAt: `2026-${String((index % 12) + 1).padStart(2, "0")}-${String((index % 28) + 1).padStart(2, "0")}T10:00:00.000Z`,
    industry: index % 2 === 0 ? "Healthcare" : null,
    description: `You look after ward ${index}.\nIt has thirty beds.\n\nWhat you will do\n- Take handoff ${index}\n- Call & answer`,
    requirements: [`License ${index}`, "Patience > speed"],
    niceToHave: index % 4 === 0 ? [] : [`Language ${index}`],
    benefits: index % 5 === 0 ? null : "Health insurance from the first day.",
    isRemote,
    employmentType: pick(jobTypes, index),
    salaryMinUsd: low,
    salaryMaxUsd: index % 6 === 0 ? low : low + 12_345,
    minYears: index % 3 === 0 ? null : index % 11,
    startsOn: index % 2 === 0 ? "2027-02-01" : null,
    takesApplications: false,
    closesAt: `2027-${String((index % 12) + 1).padStart(2, "0")}-15T23:59:59.000Z`,
  };
};
