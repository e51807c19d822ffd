/** How a job's figures and types are said to people, and as which card it stands on the site. */
import { salaryWords } from "../publishing/public-job.ts";
import type { JobFacts } from "./job-facts.ts";
import type { JobType } from "./job-status.ts";
import { splitRequirements } from "./ad-text.ts";

export const typeWords: Readonly<Record<JobType, string>> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  temporary: "Temporary",
  internship: "Internship",
};

/** Without a deadline an ad stays up this long. */
export const openDays = 60;
const dayMs = 86_400_000;

/** A deadline counts to the end of its day. */
export const closesAtOf = (deadline: string | null, openedAt: Date): Date =>
  deadline === null
    ? new Date(openedAt.getTime() + openDays * dayMs)
    : new Date(Date.parse(`${deadline}T00:00:00Z`) + dayMs - 1000);

export const remotePlace = "Remote, US";

/** The card of a job: what strangers see of it. A correction by a person wins over the written lines. */
export const cardOf = (facts: JobFacts) => {
  const written = splitRequirements(facts.requirements);
  const isCorrected = facts.mustHave.length + facts.niceToHave.length > 0;
  const low = facts.salaryMin ?? 0;
  const high = facts.salaryMax ?? low;
  return {
    title: facts.title,
    location: facts.location === "" ? remotePlace : facts.location,
    salary: salaryWords(low, high),
    salaryMinUsd: low,
    salaryMaxUsd: high,
    type: facts.remote ? "Remote" : typeWords[facts.type],
    employmentType: facts.type,
    isRemote: facts.remote,
    description: facts.description,
    requirements: [...(isCorrected ? facts.mustHave : written.must)],
    niceToHave: [...(isCorrected ? facts.niceToHave : written.nice)],
    benefits: facts.benefits === "" ? null : facts.benefits,
    minYears: facts.minYears,
    startsOn: facts.targetStart,
  };
};
