/** People who are brought in, each once: whoever has a record under the same address keeps it. */
import { eq, sql } from "drizzle-orm";
import type { ImportedPerson } from "#domain/imports/imported-person.ts";
import type { Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";

export interface Written {
  readonly candidateId: string;
  readonly isNew: boolean;
  /** What a record that was there already got, in words. */
  readonly filled: readonly string[];
}

export const alreadyThere = "Already there.";
export const thereAlready = (filled: readonly string[]): string =>
  filled.length === 0 ? alreadyThere : `${alreadyThere} Filled in: ${filled.join(", ")}.`;

export interface ToWrite extends ImportedPerson {
  readonly resumeUrl?: string | null;
}

/** Inside the transaction of a workspace: until it ends, no other import looks for addresses there. */
export const lockPeople = async (db: Database, companyId: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imported people of ${companyId}`}, 0))`);
};

export const knownByAddress = async (db: Database, emails: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const asked = [...new Set(emails.map((email) => email.toLowerCase()))];
  const { rows } = await db.execute<{ id: string; address: string }>(
    sql`select id, address from candidates_by_address(${sql.param(asked)}::text[])`,
  );
  return new Map(rows.map(({ id, address }) => [address, id]));
};

/** Named as people read them; lists count as empty where they hold nothing. */
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
  resumeUrl: "résumé",
  skills: "skills",
  workHistory: "experience",
  education: "education",
} as const satisfies Partial<Record<keyof ToWrite, string>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

export const fillEmptyFields = async (db: Database, id: string, person: ToWrite): Promise<readonly string[]> => {
  const [record] = await db.select().from(candidates).where(eq(candidates.id, id)).for("update");
  if (record === undefined) return [];
  const fields = (Object.keys(fillable) as (keyof typeof fillable)[]).filter(
    (field) => isEmpty(record[field]) && !isEmpty(person[field]),
  );
  if (fields.length === 0) return [];
  await db
    .update(candidates)
    .set(Object.fromEntries(fields.map((field) => [field, person[field]])))
    .where(eq(candidates.id, id));
  return fields.map((field) => fillable[field]);
};

const valuesOf = (companyId: string, { skills, ...person }: ToWrite): typeof candidates.$inferInsert => ({
  ...person,
  companyId,
  skills: [...skills],
});

/** After `lockPeople`. In the order given; an address that comes twice is new once. */
export const writePeople = async (
  db: Database,
  companyId: string,
  people: readonly ToWrite[],
  fillEmpty: boolean,
): Promise<readonly Written[]> => {
  const known = new Map(
    await knownByAddress(
      db,
      people.map(({ email }) => email),
    ),
  );
  const fresh = new Map<string, ToWrite>();
  for (const person of people) {
    const address = person.email.toLowerCase();
    if (!known.has(address) && !fresh.has(address)) fresh.set(address, person);
  }
  if (fresh.size > 0) {
    const inserted = await db
      .insert(candidates)
      .values([...fresh.values()].map((person) => valuesOf(companyId, person)))
      .returning({ id: candidates.id, email: candidates.email });
    for (const { id, email } of inserted) known.set(email.toLowerCase(), id);
  }
  const written: Written[] = [];
  for (const person of people) {
    const address = person.email.toLowerCase();
    const candidateId = known.get(address);
    if (candidateId === undefined) throw new Error("a person was neither found nor written");
    const isNew = fresh.get(address) === person;
    const filled = isNew || !fillEmpty ? [] : await fillEmptyFields(db, candidateId, person);
    written.push({ candidateId, isNew, filled });
  }
  return written;
};
