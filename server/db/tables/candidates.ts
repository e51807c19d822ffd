/** Candidate records of employers. The profiles that candidates create themselves are in profiles.ts. */
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid, varchar } from "drizzle-orm/pg-core";
import { unknownAvailability } from "#domain/candidates/availability.ts";
import type { Credential, Education, Language, Position, Preference, Volunteering } from "#domain/profiles/history.ts";
import { createdAt, id, tsvector, updatedAt, usd } from "./columns.ts";
import { companies } from "./companies.ts";

export const candidates = pgTable(
  "candidates",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    email: varchar({ length: 255 }).notNull(),
    phone: varchar({ length: 50 }),
    resumeUrl: varchar({ length: 500 }),
    linkedinUrl: varchar({ length: 500 }),
    portfolioUrl: varchar({ length: 500 }),
    currentTitle: varchar({ length: 255 }),
    currentCompany: varchar({ length: 255 }),
    /** In whole years. */
    experience: integer(),
    skills: text().array().notNull().default([]),
    location: varchar({ length: 255 }),
    desiredSalary: usd(),
    /** The database's default is the specification's. Our inserts state a value, by default that it is unknown. */
    availability: varchar({ length: 50 })
      .notNull()
      .default("immediate")
      .$defaultFn(() => unknownAvailability),
    source: varchar({ length: 100 }),
    notes: text(),
    summary: text(),
    workHistory: jsonb().$type<readonly Position[]>().notNull().default([]),
    education: jsonb().$type<readonly Education[]>().notNull().default([]),
    credentials: jsonb().$type<readonly Credential[]>().notNull().default([]),
    languages: jsonb().$type<readonly Language[]>().notNull().default([]),
    volunteering: jsonb().$type<readonly Volunteering[]>().notNull().default([]),
    /** What isn't stated is unknown. */
    preferences: jsonb().$type<readonly Preference[]>().notNull().default([]),
    isSample: boolean().notNull().default(false),
    /** The searchable words, skills and locations. Kept up to date by a trigger. */
    searchVector: tsvector(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("candidates_in_company").on(t.companyId, t.id),
    index("candidates_newest").on(t.companyId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // The ICU collation sorts Á next to A.
    index("candidates_by_name").on(
      t.companyId,
      sql`${t.lastName} collate "und-x-icu"`,
      sql`${t.firstName} collate "und-x-icu"`,
      t.id,
    ),
    index("candidates_email").on(t.companyId, sql`lower(${t.email})`),
    index("candidates_search").using(
      "gin",
      t.companyId,
      sql`(${t.firstName} || ' ' || ${t.lastName} || ' ' || coalesce(${t.currentTitle}, '')) gin_trgm_ops`,
    ),
    index("candidates_search_vector").using("gin", t.companyId, t.searchVector),
    index("candidates_years").on(t.companyId, t.experience),
    index("candidates_salary").on(t.companyId, t.desiredSalary),
    check("candidates_experience_range", sql`${t.experience} between 0 and 80`),
  ],
);
