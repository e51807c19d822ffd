/** The files of a workspace in its export: resumes, attachments and offer letters, in a folder for each candidate. */
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { fileNamePart } from "../../infra/files/file-name-part.ts";
import { offerLetterPurpose } from "../offers/offer-letter.service.ts";
import { fetchRows, type ReadControl } from "./export-tables.ts";

interface FileRow {
  readonly id: string;
  readonly storage_key: string;
  readonly purpose: string;
  readonly file_name: string;
  readonly media_type: string;
  readonly size_bytes: number;
  readonly sha256: string;
  readonly created_at: string;
  readonly candidate_id: string | null;
  readonly candidate: string | null;
  readonly application_id: string | null;
}

export interface ExportedFile extends FileRow {
  /** Its path in the archive. The number in it and the candidate's id make it unique. */
  readonly path: string;
}

/** A letter is exported with its offer, so that one which is hidden from the requesting user stays hidden. */
const exportable = sql`f.company_id = app_company_id() and f.deleted_at is null
  and (f.purpose <> ${offerLetterPurpose} or exists (select from offers o where o.file_id = f.id))`;

const selection = sql`
  select f.id, f.storage_key, f.purpose, f.file_name, f.media_type, f.size_bytes, f.sha256, f.created_at,
    c.id as candidate_id, concat_ws(' ', c.first_name, c.last_name) as candidate, l.application_id
  from files f
  cross join lateral (select coalesce((select s.application_id from application_submissions s where s.file_id = f.id limit 1),
    (select o.application_id from offers o where o.file_id = f.id limit 1)) as application_id) l
  left join job_applications a on a.id = l.application_id
  left join candidates c on c.id = coalesce(a.candidate_id, (select k.candidate_id from candidate_files k where k.file_id = f.id),
    (select i.candidate_id from import_items i where i.file_id = f.id and i.candidate_id is not null limit 1))
  where ${exportable} order by c.id nulls first, f.created_at, f.id`;

export const countFiles = async (db: Database): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::integer as n from files f where ${exportable}`);
  return rows[0]?.n ?? 0;
};

const folderOf = ({ candidate, candidate_id: id }: FileRow): string =>
  id === null ? "files/Workspace" : `files/${fileNamePart(candidate ?? "", 60)} ${id}`;

/** In the same order and under the same paths each time, within one snapshot. */
export async function* filesOf(db: Database, control: ReadControl): AsyncGenerator<ExportedFile> {
  let folder = "";
  let position = 0;
  for await (const text of fetchRows(db, "stored_files", selection, control)) {
    const row = JSON.parse(text) as FileRow;
    const next = folderOf(row);
    position = next === folder ? position + 1 : 1;
    folder = next;
    yield { ...row, path: `${folder}/${position}-${row.purpose}-${fileNamePart(row.file_name)}` };
  }
}

/** The name of the list in the archive. */
export const fileListName = "file_list.csv";

export const fileListColumns = [
  "path",
  "state",
  "purpose",
  "file_name",
  "media_type",
  "size_bytes",
  "sha256",
  "candidate_id",
  "application_id",
  "created_at",
] as const;

/** The rows of the list as JSON text. A missing file is listed without a path. */
export async function* fileListRows(
  db: Database,
  control: ReadControl,
  missing: ReadonlySet<string>,
): AsyncGenerator<string> {
  for await (const file of filesOf(db, control)) {
    const isMissing = missing.has(file.id);
    yield JSON.stringify({ ...file, path: isMissing ? "" : file.path, state: isMissing ? "missing" : "included" });
  }
}
