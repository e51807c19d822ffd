/** Writes imported candidates, each once: an existing record with the same address is kept. */
import { eq, sql } from "drizzle-orm";
import type { ImportedPerson } from "#domain/imports/imported-person.ts";
import { uniqueSkills } from "#domain/skills/unique-skills.ts";
import type { Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";

export interface WriteResult {
  readonly candidateId: string;
  readonly isNew: boolean;
  /** Labels of the fields that were filled in an existing record. */
  readonly filled: readonly string[];
}

export const alreadyExists = "Already in your workspace.";
export const alreadyExistsMessage = (filled: readonly string[]): string =>
  filled.length === 0 ? alreadyExists : `${alreadyExists} Filled in: ${filled.join(", ")}.`;

export interface CandidateToWrite extends ImportedPerson {
  readonly resumeUrl?: string | null;
}

/** Call inside the workspace's transaction: no other import can look up addresses there until it ends. */
export const lockCandidates = async (db: Database, companyId: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imported people of ${companyId}`}, 0))`);
};

export const candidatesByAddress = async (
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))];
  const { rows } = await db.execute<{ id: string; address: string }>(
    sql`select id, address from candidates_by_address(${sql.param(addresses)}::text[])`,
  );
  return new Map(rows.map(({ id, address }) => [address, id]));
};

/** Fields that every record has, so that an import never fills them. */
type RequiredField = "firstName" | "lastName" | "email" | "source";

/** Labels as the user reads them. Empty lists count as empty. */
const fillable = {
  phone: "phone",
  currentTitle: "title",
  currentCompany: "company",
  location: "place",
  experience: "years",
  desiredSalary: "salary",
  linkedinUrl: "LinkedIn",
  portfolioUrl: "portfolio",
  summary: "summary",
  notes: "notes",
  resumeUrl: "resume",
  skills: "skills",
  workHistory: "experience",
  education: "education",
  credentials: "licenses and certifications",
  languages: "languages",
  volunteering: "volunteer work",
} as const satisfies Record<Exclude<keyof CandidateToWrite, RequiredField>, string>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const fillEmptyFields = async (db: Database, id: string, person: CandidateToWrite): Promise<readonly string[]> => {
  const [record] = await db.select().from(candidates).where(eq(candidates.id, id)).for("update");
  if (record === undefined) return [];
  const fields = (Object.keys(fillable) as (keyof typeof fillable)[]).filter(
    (field) => isEmpty(record[field]) && !isEmpty(person[field]),
  );
  if (fields.length === 0) return [];
  await db
    .update(candidates)
    .set(
      Object.fromEntries(
        fields.map((field) => [field, field === "skills" ? uniqueSkills(person.skills) : person[field]]),
      ),
    )
    .where(eq(candidates.id, id));
  return fields.map((field) => fillable[field]);
};

/** Columns that an import does not set, each with the reason. A new column must be imported or be listed here. */
export const columnsNotImported: Readonly<
  Record<Exclude<keyof typeof candidates.$inferInsert, keyof CandidateToWrite>, string>
> = {
  id: "made by the database",
  companyId: "the workspace that imports",
  availability: "no import states it, so it is unknown",
  preferences: "no import states them, so they are unknown",
  isSample: "imported people are real",
  searchVector: "maintained by a trigger",
  createdAt: "the time of the import",
  updatedAt: "the time of the import",
};

const valuesOf = (companyId: string, { skills, ...person }: CandidateToWrite): typeof candidates.$inferInsert => ({
  ...person,
  companyId,
  skills: uniqueSkills(skills),
});

/** Call after `lockCandidates`. Results are in input order; a repeated address is new only once. */
export const writeCandidates = async (
  db: Database,
  companyId: string,
  input: readonly CandidateToWrite[],
  fillEmpty: boolean,
): Promise<readonly WriteResult[]> => {
  const candidateIdByKey = new Map(
    await candidatesByAddress(
      db,
      input.map(({ email }) => email),
    ),
  );
  const newCandidates = new Map<string, CandidateToWrite>();
  for (const candidate of input) {
    const address = candidate.email.toLowerCase();
    if (!candidateIdByKey.has(address) && !newCandidates.has(address)) newCandidates.set(address, candidate);
  }
  if (newCandidates.size > 0) {
    const inserted = await db
      .insert(candidates)
      .values([...newCandidates.values()].map((candidate) => valuesOf(companyId, candidate)))
      .returning({ id: candidates.id, email: candidates.email });
    for (const { id, email } of inserted) candidateIdByKey.set(email.toLowerCase(), id);
  }
  const results: WriteResult[] = [];
  for (const candidate of input) {
    const address = candidate.email.toLowerCase();
    const candidateId = candidateIdByKey.get(address);
    if (candidateId === undefined) throw new Error("a person was neither found nor written");
    const isNew = newCandidates.get(address) === candidate;
    const filled = isNew || !fillEmpty ? [] : await fillEmptyFields(db, candidateId, candidate);
    results.push({ candidateId, isNew, filled });
  }
  return results;
};
