/** `jobs` are the public cards that anyone can search; `jobs_enhanced` are the positions of a workspace. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { jobPriorities, jobStatuses, jobTypes } from "#domain/jobs/job-status.ts";
import { createdAt, id, instant, oneOf, tsvector, updatedAt, usd } from "./columns.ts";
import { companies } from "./companies.ts";
import { users } from "./identity.ts";
import { hiringTeams } from "./teams.ts";

export const jobsEnhanced = pgTable(
  "jobs_enhanced",
  {
    id: id(),
    title: varchar({ length: 255 }).notNull(),
    department: varchar({ length: 100 }),
    description: text(),
    requirements: text(),
    mustHave: text().array().notNull().default([]),
    niceToHave: text().array().notNull().default([]),
    benefits: text(),
    location: varchar({ length: 255 }),
    remote: boolean().notNull().default(false),
    salaryMin: usd(),
    salaryMax: usd(),
    minYears: integer(),
    type: varchar({ length: 50 }).notNull().default("full-time"),
    status: varchar({ length: 50 }).notNull().default("draft"),
    priority: varchar({ length: 50 }).notNull().default("medium"),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    hiringTeamId: uuid(),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    assignedRecruiterId: uuid().references(() => users.id, { onDelete: "set null" }),
    targetStartDate: date({ mode: "string" }),
    applicationDeadline: instant(),
    isSample: boolean().notNull().default(false),
    /** Incremented on every change by a trigger; a save must name the revision that it is based on. */
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("jobs_enhanced_in_company").on(t.companyId, t.id),
    foreignKey({
      name: "jobs_enhanced_team",
      columns: [t.companyId, t.hiringTeamId],
      foreignColumns: [hiringTeams.companyId, hiringTeams.id],
    }),
    index("jobs_enhanced_list").on(t.companyId, t.status, t.createdAt.desc().nullsFirst()),
    index("jobs_enhanced_team_list").on(t.companyId, t.hiringTeamId),
    oneOf("jobs_enhanced_status_known", t.status, jobStatuses),
    oneOf("jobs_enhanced_priority_known", t.priority, jobPriorities),
    check("jobs_enhanced_salary_order", sql`${t.salaryMin} <= ${t.salaryMax}`),
  ],
);

/** Jobs that a person keeps in the sidebar of a workspace. */
export const pinnedJobs = pgTable(
  "pinned_jobs",
  {
    companyId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: "pinned_jobs_once", columns: [t.userId, t.jobId] }),
    foreignKey({
      name: "pinned_jobs_job",
      columns: [t.companyId, t.jobId],
      foreignColumns: [jobsEnhanced.companyId, jobsEnhanced.id],
    }).onDelete("cascade"),
    index("pinned_jobs_of_job").on(t.companyId, t.jobId),
  ],
);

export const jobs = pgTable(
  "jobs",
  {
    id: id(),
    title: varchar({ length: 255 }).notNull(),
    company: varchar({ length: 255 }).notNull(),
    location: varchar({ length: 255 }).notNull(),
    /** The salary text on the card. The salary filter compares the two numbers below. */
    salary: varchar({ length: 100 }).notNull(),
    salaryMinUsd: usd(),
    salaryMaxUsd: usd(),
    type: varchar({ length: 50 }).notNull(),
    industry: varchar({ length: 100 }),
    description: text().notNull(),
    requirements: text().array().notNull().default([]),
    niceToHave: text().array().notNull().default([]),
    benefits: text(),
    /** The workspace's position that this card shows. Null for jobs that staff added. */
    positionId: uuid()
      .unique("jobs_position_once")
      .references(() => jobsEnhanced.id, { onDelete: "cascade" }),
    /** The URL slug, set by a trigger on insert. It stays the same when title, company or location change. */
    slug: varchar({ length: 160 }).notNull().default("").unique("jobs_slug_once"),
    employmentType: varchar({ length: 50 }),
    isRemote: boolean().notNull().default(false),
    minYears: integer(),
    startsOn: date({ mode: "string" }),
    closesAt: instant(),
    isActive: boolean().notNull().default(true),
    isFeatured: boolean().notNull().default(false),
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** When the job was last opened. Set by a trigger, so a draft that is published weeks later counts as new. */
    publishedAt: createdAt(),
  },
  (t) => [
    // The indexes by title and location have every column that a search filters or sorts by, so that it reads no rows.
    index("jobs_newest")
      .on(t.isFeatured.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.isActive}`),
    index("jobs_by_title")
      .on(t.title, t.isFeatured, t.createdAt, t.id, t.salaryMinUsd, t.salaryMaxUsd)
      .where(sql`${t.isActive}`),
    index("jobs_by_location")
      .on(t.location, t.title, t.isFeatured, t.createdAt, t.id, t.salaryMinUsd, t.salaryMaxUsd)
      .where(sql`${t.isActive}`),
    index("jobs_salary")
      .on(t.salaryMinUsd, t.salaryMaxUsd)
      .where(sql`${t.isActive}`),
    index("jobs_published")
      .on(t.publishedAt)
      .where(sql`${t.isActive}`),
    index("jobs_feed")
      .on(t.id)
      .where(sql`${t.isActive} and not ${t.isSample}`),
    index("jobs_closing")
      .on(t.closesAt)
      .where(sql`${t.isActive}`),
    oneOf("jobs_employment_type_known", t.employmentType, jobTypes),
    check("jobs_salary_order", sql`${t.salaryMinUsd} <= ${t.salaryMaxUsd}`),
  ],
);

/**
 * Every title (and below, every location) of public jobs, kept up to date by triggers. A search for part of a word scans these few
 * thousand names and then finds the jobs by full name. On a million jobs this takes milliseconds instead of seconds.
 */
export const jobTitles = pgTable(
  "job_titles",
  {
    name: varchar({ length: 255 }).primaryKey(),
    /** Word stems, to match words in another order or form. */
    words: tsvector().generatedAlwaysAs(sql`to_tsvector('english', name)`),
  },
  (t) => [
    index("job_titles_like").using("gin", sql`${t.name} gin_trgm_ops`),
    index("job_titles_words").using("gin", t.words),
  ],
);

export const jobLocations = pgTable("job_locations", { name: varchar({ length: 255 }).primaryKey() }, (t) => [
  index("job_locations_like").using("gin", sql`${t.name} gin_trgm_ops`),
]);
