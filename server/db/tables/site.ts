/** Content of the public pages that staff edit. */
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid, varchar } from "drizzle-orm/pg-core";
import { availabilities } from "#domain/fractional/availability.ts";
import { revisionActions } from "#domain/publishing/subjects.ts";
import { createdAt, id, oneOf, updatedAt, usd } from "./columns.ts";
import { users } from "./identity.ts";

export const testimonials = pgTable(
  "testimonials",
  {
    id: id(),
    name: varchar({ length: 255 }).notNull(),
    position: varchar({ length: 255 }).notNull(),
    company: varchar({ length: 255 }).notNull(),
    content: text().notNull(),
    rating: integer().notNull(),
    avatarUrl: varchar({ length: 500 }),
    isSample: boolean().notNull().default(false),
  },
  (t) => [check("testimonials_rating_stars", sql`${t.rating} between 1 and 5`)],
);

export const teamMembers = pgTable("team_members", {
  id: id(),
  name: varchar({ length: 255 }).notNull().unique(),
  position: varchar({ length: 255 }).notNull(),
  experience: varchar({ length: 255 }).notNull(),
  avatarUrl: varchar({ length: 500 }),
  order: integer().notNull().default(0),
});

export const experts = pgTable(
  "experts",
  {
    id: id(),
    slug: varchar({ length: 100 }).notNull().unique(),
    name: varchar({ length: 255 }).notNull(),
    title: varchar({ length: 255 }).notNull(),
    company: varchar({ length: 255 }).notNull(),
    previousCompanies: text().array().notNull().default([]),
    skills: text().array().notNull().default([]),
    specialties: text().array().notNull().default([]),
    experienceYears: integer().notNull(),
    hourlyRateUsd: usd().notNull(),
    availability: varchar({ length: 50 }).notNull(),
    location: varchar({ length: 255 }).notNull(),
    imageUrl: varchar({ length: 500 }),
    successRatePercent: integer().notNull(),
    projectsCompleted: integer().notNull(),
    bio: text().notNull(),
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index("experts_by_rate").on(t.hourlyRateUsd),
    oneOf("experts_availability_known", t.availability, availabilities),
    check("experts_success_percent", sql`${t.successRatePercent} between 0 and 100`),
  ],
);

/** Settings for the whole firm, one row per key, such as the booking hours and the response time calendar. */
export const firmSettings = pgTable("firm_settings", {
  key: varchar({ length: 100 }).primaryKey(),
  value: jsonb().notNull(),
  updatedAt: updatedAt(),
});

/** Every change of content that staff own, with the row before and after. Rows never change. */
export const contentRevisions = pgTable(
  "content_revisions",
  {
    id: id(),
    /** "public-job", "testimonial", "expert", "reply-template", or the key of a setting. */
    subject: varchar({ length: 50 }).notNull(),
    subjectId: varchar({ length: 100 }).notNull(),
    action: varchar({ length: 50 }).notNull(),
    before: jsonb(),
    after: jsonb(),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("content_revisions_subject").on(t.subject, t.subjectId, t.createdAt.desc().nullsFirst()),
    oneOf("content_revisions_action_known", t.action, revisionActions),
  ],
);
