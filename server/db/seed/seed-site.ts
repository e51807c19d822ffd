/** Sample rows behind the public pages: jobs, testimonials, the team, experts. */
import { sql } from "drizzle-orm";
import { leadership } from "#domain/firm/leadership.ts";
import { formatSalaryRange } from "#domain/publishing/public-job.ts";
import type { Database } from "../client.ts";
import { jobs } from "../tables/jobs.ts";
import { experts, teamMembers, testimonials } from "../tables/site.ts";
import { daysBefore } from "./calendar.ts";
import { sampleId } from "./sample-id.ts";
import { experts as expertSamples } from "./samples/experts.ts";
import { publicJobs } from "./samples/public-jobs.ts";
import { testimonials as testimonialSamples } from "./samples/testimonials.ts";

/** A sample that staff have changed is not overwritten. */
export const seedSite = async (db: Database, now: Date): Promise<void> => {
  await db.delete(jobs).where(sql`${jobs.isSample}`);
  const jobRows = publicJobs.map(({ postedDaysAgo, ...job }, index) => ({
    ...job,
    requirements: [...job.requirements],
    id: sampleId(`public job ${index}`),
    salary: formatSalaryRange(job.salaryMinUsd, job.salaryMaxUsd),
    isSample: true,
    createdAt: daysBefore(now, postedDaysAgo),
  }));
  await db.insert(jobs).values(jobRows).onConflictDoNothing();
  await db.delete(testimonials).where(sql`${testimonials.isSample}`);
  const testimonialRows = testimonialSamples.map((testimonialSample, index) => ({
    ...testimonialSample,
    id: sampleId(`testimonial ${index}`),
    avatarUrl: `/avatars/${testimonialSample.name.toLowerCase().replaceAll(" ", "-")}.svg`,
    isSample: true,
  }));
  await db.insert(testimonials).values(testimonialRows).onConflictDoNothing();
  await db.delete(experts).where(sql`${experts.isSample}`);
  const expertRows = expertSamples.map((expertSample) => ({
    ...expertSample,
    previousCompanies: [...expertSample.previousCompanies],
    skills: [...expertSample.skills],
    specialties: [...expertSample.specialties],
    id: sampleId(`expert ${expertSample.slug}`),
    imageUrl: `/avatars/${expertSample.slug}.svg`,
    isSample: true,
  }));
  await db.insert(experts).values(expertRows).onConflictDoNothing();
  // The team is real content, so every run syncs the same three people.
  await db
    .insert(teamMembers)
    .values(leadership.map(({ name, position, experience }, order) => ({ name, position, experience, order })))
    .onConflictDoUpdate({
      target: teamMembers.name,
      set: { position: sql`excluded.position`, experience: sql`excluded.experience`, order: sql`excluded."order"` },
    });
};
