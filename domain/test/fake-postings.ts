/** Fake postings for tests, with different salaries, locations, types and dates. */
import type { PostedJob } from "../jobs/job-board.ts";
import { jobTypes } from "../jobs/job-status.ts";

const locations = ["Columbus, OH", "Dayton, OH", "New York, NY", "Remote, US", "Ward & <Sons> Campus"] as const;

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

export const fakePosting = (at: number): PostedJob => {
  const location = pick(locations, at);
  const isRemote = location.startsWith("Remote") || at % 7 === 0;
  const low = 40_000 + at * 1_250;
  return {
    id: `0192f0a0-0000-7000-8000-${String(at).padStart(12, "0")}`,
    slug: `job-${at}`,
    title: `Job ${at}: "Nurse" & <Friend>`,
    company: `Harbor ${at} & Sons`,
    location,
    salary: `$${low / 1000}k`,
    type: isRemote ? "Remote" : "Full-time",
    isFeatured: at % 3 === 0,
    isSample: false,
    postedAt: `2026-${String((at % 12) + 1).padStart(2, "0")}-${String((at % 28) + 1).padStart(2, "0")}T10:00:00.000Z`,
    industry: at % 2 === 0 ? "Healthcare" : null,
    description: `You look after ward ${at}.\nIt has thirty beds.\n\nWhat you will do\n- Take handoff ${at}\n- Call & answer`,
    requirements: [`License ${at}`, "Patience > speed"],
    niceToHave: at % 4 === 0 ? [] : [`Language ${at}`],
    benefits: at % 5 === 0 ? null : "Health insurance from the first day.",
    isRemote,
    employmentType: pick(jobTypes, at),
    salaryMinUsd: low,
    salaryMaxUsd: at % 6 === 0 ? low : low + 12_345,
    minYears: at % 3 === 0 ? null : at % 11,
    startsOn: at % 2 === 0 ? "2027-02-01" : null,
    takesApplications: false,
    closesAt: `2027-${String((at % 12) + 1).padStart(2, "0")}-15T23:59:59.000Z`,
  };
};
