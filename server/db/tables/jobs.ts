/** `jobs` are the public cards that anyone can search; `jobs_enhanced` are the positions of a workspace. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { jobPriorities, jobStatuses } from "#domain/jobs/job-status.ts";
import { createdAt, id, instant, oneOf, updatedAt, usd } from "./columns.ts";
import { companies } from "./companies.ts";
import { users } from "./identity.ts";
import { hiringTeams } from "./teams.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

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
    index("jobs_enhanced_list").on(t.companyId, t.status, t.createdAt.desc()),
    index("jobs_enhanced_team_list").on(t.companyId, t.hiringTeamId),
    oneOf("jobs_enhanced_status_known", t.status, jobStatuses),
    oneOf("jobs_enhanced_priority_known", t.priority, jobPriorities),
    check("jobs_enhanced_salary_order", sql`${t.salaryMin} <= ${t.salaryMax}`),
  ],
);

export const jobs = pgTable(
  "jobs",
  {
    id: id(),
    title: varchar({ length: 255 }).notNull(),
    company: varchar({ length: 255 }).notNull(),
    location: varchar({ length: 255 }).notNull(),
    /** The words on the card; the two numbers beside it are what the salary filter compares. */
    salary: varchar({ length: 100 }).notNull(),
    salaryMinUsd: usd(),
    salaryMaxUsd: usd(),
    type: varchar({ length: 50 }).notNull(),
    industry: varchar({ length: 100 }),
    description: text().notNull(),
    requirements: text().array().notNull().default([]),
    isActive: boolean().notNull().default(true),
    isFeatured: boolean().notNull().default(false),
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', company), 'B') || setweight(to_tsvector('english', description), 'C')`,
    ),
  },
  (t) => [
    index("jobs_newest")
      .on(t.isFeatured.desc(), t.createdAt.desc(), t.id.desc())
      .where(sql`${t.isActive}`),
    index("jobs_search").using("gin", t.search),
    index("jobs_title_like").using("gin", sql`${t.title} gin_trgm_ops`),
    index("jobs_location_like").using("gin", sql`${t.location} gin_trgm_ops`),
    index("jobs_salary")
      .on(t.salaryMinUsd, t.salaryMaxUsd)
      .where(sql`${t.isActive}`),
    check("jobs_salary_order", sql`${t.salaryMinUsd} <= ${t.salaryMaxUsd}`),
  ],
);
