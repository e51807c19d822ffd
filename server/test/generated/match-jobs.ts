/** Jobs to match: the demo's jobs, and the rest generated from the occupation vocabulary. */
import type { JobRecord } from "#domain/matching/ad/job-needs.ts";
import { seededRandom } from "../../db/seed/seeded-random.ts";
import { demoJobs } from "../../db/seed/samples/demo-jobs.ts";
import { occupationsByCategory, places } from "../../db/seed/sample-people.ts";

const fromDemo = (): readonly JobRecord[] =>
  demoJobs.map((job) => ({
    title: job.title,
    department: job.department,
    industry: "healthcare",
    description: job.description,
    location: job.location,
    remote: job.remote,
    salaryMin: job.salaryMinUsd,
    salaryMax: job.salaryMaxUsd,
    minYears: job.minYears,
    mustHave: job.mustHave,
    niceToHave: job.niceToHave,
  }));

const fromVocabulary = (count: number): readonly JobRecord[] => {
  const draw = seededRandom(50);
  const occupations = Object.values(occupationsByCategory).flat();
  const step = Math.max(1, Math.floor(occupations.length / count));
  return occupations
    .filter((_each, index) => index % step === 0)
    .slice(0, count)
    .map((occupation, index) => {
      const askedSkills = draw.some(occupation.skills, 8);
      const place = draw.pick(places);
      const [low, high] = occupation.salaryUsd;
      return {
        title: occupation.titles[index % 2 === 0 ? 1 : 0],
        industry: occupation.industries[0] ?? null,
        location: `${place.city}, ${place.state}`,
        remote: index % 4 === 0,
        salaryMin: Math.round(low + (high - low) * 0.3),
        salaryMax: Math.round(low + (high - low) * 0.8),
        minYears: draw.between(2, 6),
        mustHave: askedSkills.slice(0, 5),
        niceToHave: askedSkills.slice(5),
      };
    });
};

export const jobsToMatch = (count: number): readonly JobRecord[] => {
  const demo = fromDemo().slice(0, Math.floor(count / 2));
  return [...demo, ...fromVocabulary(count - demo.length)];
};
