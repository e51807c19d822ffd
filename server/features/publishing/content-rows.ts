/** Rows that staff own, whole, as the database writes them in JSON: every digit of a time and of an amount is kept. */
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { StoredFacts } from "#domain/publishing/content.ts";
import { fieldWords } from "#domain/publishing/differences.ts";
import { type PublicJobFacts, salaryWords, shownSalary } from "#domain/publishing/public-job.ts";
import type { ContentState, ContentSubject } from "#domain/publishing/subjects.ts";
import type { Database } from "../../db/client.ts";
import { replyTemplates } from "../../db/tables/desk.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { experts, testimonials } from "../../db/tables/site.ts";

export const contentTables = {
  "public-job": jobs,
  testimonial: testimonials,
  expert: experts,
  "reply-template": replyTemplates,
} as const;

/** A row under the names of its columns. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** Columns that may be empty, which a form shows as an empty text. */
const textOrNothing = new Set(["industry", "avatarUrl", "imageUrl"]);

export const columnsOf = (subject: ContentSubject, facts: StoredFacts): Snapshot => {
  const columns = Object.entries(facts).map(
    ([field, value]) => [toSnakeCase(field), textOrNothing.has(field) && value === "" ? null : value] as const,
  );
  const words = subject === "public-job" ? { salary: shownSalary(facts as PublicJobFacts) } : {};
  return { ...Object.fromEntries(columns), ...words };
};

/** Of a row what staff may set. A salary that follows from the figures is not theirs. */
export const factsOf = (subject: ContentSubject, row: Snapshot): StoredFacts => {
  const facts = Object.keys(fieldWords[subject])
    .filter((field) => toSnakeCase(field) in row)
    .map((field) => {
      const value = row[toSnakeCase(field)];
      return [field, textOrNothing.has(field) ? (value ?? "") : value] as const;
    });
  const { salary_min_usd: low, salary_max_usd: high } = row;
  const follows = typeof low === "number" && typeof high === "number" && row["salary"] === salaryWords(low, high);
  return { ...Object.fromEntries(facts), ...(follows ? { salary: "" } : {}) };
};

const textOf = (row: Snapshot, ...columns: readonly string[]): string =>
  columns
    .map((column) => row[column])
    .filter((value) => typeof value === "string")
    .join(", ");

/** How a list names it, and what stands beside the name. */
export const titleOf = (subject: ContentSubject, row: Snapshot): string =>
  textOf(row, subject === "public-job" ? "title" : "name");

const details: Readonly<Record<ContentSubject, readonly string[]>> = {
  "public-job": ["company", "location"],
  testimonial: ["position", "company"],
  expert: ["title", "location"],
  "reply-template": ["subject"],
};

export const detailOf = (subject: ContentSubject, row: Snapshot): string => textOf(row, ...details[subject]);

export const searchedColumns = (subject: ContentSubject): readonly string[] => [
  subject === "public-job" ? "title" : "name",
  ...details[subject],
];

export const stateOf = (row: Snapshot): ContentState => (row["is_active"] === false ? "unpublished" : "live");

/** A card that shows a position of a workspace is written there, and is none of the firm's content. */
export const isOurs = (subject: ContentSubject): SQL =>
  subject === "public-job" ? sql`position_id is null` : sql`true`;

export const readRow = async (
  db: Database,
  subject: ContentSubject,
  id: string,
  lock: SQL = sql``,
): Promise<Snapshot | undefined> => {
  const { rows } = await db.execute<{ row: Snapshot }>(
    sql`select to_jsonb(t) as row from ${contentTables[subject]} t where t.id = ${id} and ${isOurs(subject)} ${lock}`,
  );
  return rows[0]?.row;
};

/** Makes the row, or makes it so. Columns that the snapshot does not know yet keep what they have, or their default. */
export const putRow = async (db: Database, subject: ContentSubject, row: Snapshot): Promise<Snapshot> => {
  const table = contentTables[subject];
  const columns = Object.keys(getTableColumns(table))
    .map(toSnakeCase)
    .filter((column) => column in row)
    .map((column) => sql.identifier(column));
  const names = sql.join(columns, sql`, `);
  const taken = sql.join(
    columns.map((column) => sql`${column} = excluded.${column}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ row: Snapshot }>(sql`
    insert into ${table} as t (${names})
    select ${names} from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)
    on conflict (id) do update set ${taken} returning to_jsonb(t) as row`);
  const [stored] = rows;
  if (stored === undefined) throw new Error(`the ${subject} was not stored`);
  return stored.row;
};

export const dropRow = async (db: Database, subject: ContentSubject, id: string): Promise<void> => {
  await db.execute(sql`delete from ${contentTables[subject]} where id = ${id}`);
};
