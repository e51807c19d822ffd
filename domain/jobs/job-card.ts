/** Labels of job types, the closing date of an ad, and the public card of a job. */
import { formatSalaryRange } from "../publishing/public-job.ts";
import type { JobFacts } from "./job-facts.ts";
import type { JobType } from "./job-status.ts";
import { splitRequirements } from "./ad-text.ts";

export const jobTypeLabels: Readonly<Record<JobType, string>> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  temporary: "Temporary",
  internship: "Internship",
};

/** How many days an ad without a deadline stays open. */
export const defaultOpenDays = 60;
const dayMs = 86_400_000;

/** A deadline counts to the end of its day. */
export const adClosesAt = (deadline: string | null, openedAt: Date): Date =>
  deadline === null
    ? new Date(openedAt.getTime() + defaultOpenDays * dayMs)
    : new Date(Date.parse(`${deadline}T00:00:00Z`) + dayMs - 1000);

const remoteLocation = "Remote, US";

/** The public card of a job. Corrected lists win over parsed ones. */
export const toJobCard = (facts: JobFacts) => {
  const requirements = splitRequirements(facts.requirements);
  const isCorrected = facts.mustHave.length + facts.niceToHave.length > 0;
  const low = facts.salaryMin ?? 0;
  const high = facts.salaryMax ?? low;
  return {
    title: facts.title,
    location: facts.location === "" ? remoteLocation : facts.location,
    salary: formatSalaryRange(low, high),
    salaryMinUsd: low,
    salaryMaxUsd: high,
    type: facts.remote ? "Remote" : jobTypeLabels[facts.type],
    employmentType: facts.type,
    isRemote: facts.remote,
    description: facts.description,
    requirements: [...(isCorrected ? facts.mustHave : requirements.must)],
    niceToHave: [...(isCorrected ? facts.niceToHave : requirements.nice)],
    benefits: facts.benefits === "" ? null : facts.benefits,
    minYears: facts.minYears,
    startsOn: facts.targetStart,
  };
};
