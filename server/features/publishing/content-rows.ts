/** Rows that staff own, as the JSON of the database, which keeps every digit of times and amounts. */
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { StoredFacts } from "#domain/publishing/content.ts";
import { contentFieldLabels } from "#domain/publishing/differences.ts";
import { type PublicJobFacts, formatSalaryRange, salaryText } from "#domain/publishing/public-job.ts";
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

/** A row under its column names. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** Nullable columns, which a form shows as an empty string. */
const nullableText = new Set(["industry", "avatarUrl", "imageUrl"]);

export const columnsOf = (subject: ContentSubject, facts: StoredFacts): Snapshot => {
  const columns = Object.entries(facts).map(
    ([field, value]) => [toSnakeCase(field), nullableText.has(field) && value === "" ? null : value] as const,
  );
  const derived = subject === "public-job" ? { salary: salaryText(facts as PublicJobFacts) } : {};
  return { ...Object.fromEntries(columns), ...derived };
};

/** The part of a row that staff may set. A salary text derived from the numbers is excluded. */
export const factsOf = (subject: ContentSubject, row: Snapshot): StoredFacts => {
  const facts = Object.keys(contentFieldLabels[subject])
    .filter((field) => toSnakeCase(field) in row)
    .map((field) => {
      const value = row[toSnakeCase(field)];
      return [field, nullableText.has(field) ? (value ?? "") : value] as const;
    });
  const { salary_min_usd: low, salary_max_usd: high } = row;
  const isDerived =
    typeof low === "number" && typeof high === "number" && row["salary"] === formatSalaryRange(low, high);
  return { ...Object.fromEntries(facts), ...(isDerived ? { salary: "" } : {}) };
};

const textOf = (row: Snapshot, ...columns: readonly string[]): string =>
  columns
    .map((column) => row[column])
    .filter((value) => typeof value === "string")
    .join(", ");

/** The name in a list, and the text next to it. */
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

/** A card of a workspace's job is edited there, and is not the firm's content. */
export const isFirmContent = (subject: ContentSubject): SQL =>
  subject === "public-job" ? sql`position_id is null` : sql`true`;

export const readRow = async (
  db: Database,
  subject: ContentSubject,
  id: string,
  lock: SQL = sql``,
): Promise<Snapshot | undefined> => {
  const { rows } = await db.execute<{ row: Snapshot }>(
    sql`select to_jsonb(t) as row from ${contentTables[subject]} t where t.id = ${id} and ${isFirmContent(subject)} ${lock}`,
  );
  return rows[0]?.row;
};

/** Inserts or overwrites the row. Columns missing from the snapshot keep their value or default. */
export const upsertRow = async (db: Database, subject: ContentSubject, row: Snapshot): Promise<Snapshot> => {
  const table = contentTables[subject];
  const columns = Object.keys(getTableColumns(table))
    .map(toSnakeCase)
    .filter((column) => column in row)
    .map((column) => sql.identifier(column));
  const names = sql.join(columns, sql`, `);
  const updates = sql.join(
    columns.map((column) => sql`${column} = excluded.${column}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ row: Snapshot }>(sql`
    insert into ${table} as t (${names})
    select ${names} from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)
    on conflict (id) do update set ${updates} returning to_jsonb(t) as row`);
  const [storedRow] = rows;
  if (storedRow === undefined) throw new Error(`the ${subject} was not stored`);
  return storedRow.row;
};

export const deleteRow = async (db: Database, subject: ContentSubject, id: string): Promise<void> => {
  await db.execute(sql`delete from ${contentTables[subject]} where id = ${id}`);
};
