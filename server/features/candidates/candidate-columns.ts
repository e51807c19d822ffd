/** Maps the fields of a candidate record to its database row. */
import { sql } from "drizzle-orm";
import { statedAvailability, storedAvailability } from "#domain/candidates/availability.ts";
import type { CandidateField, CandidateFields } from "#domain/candidates/candidate-fields.ts";
import { uniqueSkills } from "#domain/skills/unique-skills.ts";
import { candidates } from "../../db/tables/candidates.ts";

export type CandidateRow = typeof candidates.$inferSelect;

type CandidateColumn = keyof CandidateRow;
type ColumnOfField = Exclude<CandidateField, "years"> | "experience";

/** Columns that are not editable fields, each with the reason. A new column must become a field or be listed here. */
export const columnsWithoutField: Readonly<Record<Exclude<CandidateColumn, ColumnOfField>, string>> = {
  id: "identifies the record",
  companyId: "the workspace",
  notes: "edited by imports and merges only",
  isSample: "set when the record is created",
  searchVector: "maintained by a trigger",
  createdAt: "set when the record is created",
  updatedAt: "set by every change",
};

export const fieldsOf = (row: Omit<CandidateRow, "searchVector">): CandidateFields => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  location: row.location,
  currentTitle: row.currentTitle,
  currentCompany: row.currentCompany,
  years: row.experience,
  desiredSalary: row.desiredSalary,
  availability: statedAvailability(row.availability),
  source: row.source,
  linkedinUrl: row.linkedinUrl,
  portfolioUrl: row.portfolioUrl,
  resumeUrl: row.resumeUrl,
  summary: row.summary,
  skills: uniqueSkills(row.skills),
  workHistory: [...row.workHistory],
  education: [...row.education],
  credentials: [...row.credentials],
  languages: [...row.languages],
  volunteering: [...row.volunteering],
  preferences: [...row.preferences],
});

export const columnsOf = ({
  years,
  availability,
  ...fields
}: Partial<CandidateFields>): Partial<typeof candidates.$inferInsert> => ({
  ...fields,
  ...(years === undefined ? {} : { experience: years }),
  ...(availability === undefined ? {} : { availability: storedAvailability(availability) }),
});

/** The column name of a field. */
export const databaseNameOf = (field: CandidateField): string =>
  field === "years" ? "experience" : field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Microseconds, because an update by SQL writes them; milliseconds would not match. */
export const revisionColumn = sql<string>`to_char(${candidates.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const nameOfRow = ({ firstName, lastName }: Pick<CandidateRow, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();
