/** The firm's content, and its history. */
import { sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import * as contentApi from "#domain/publishing/content.ts";
import { type ContentSubject, contentSubjects, type RevisionAction } from "#domain/publishing/subjects.ts";
import { asActor, type Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { databaseActorOf, type SignedIn } from "../../infra/auth/auth-context.ts";
import {
  contentTables,
  detailOf,
  factsOf,
  isFirmContent,
  readRow,
  searchedColumns,
  type Snapshot,
  stateOf,
  titleOf,
} from "./content-rows.ts";
import type { ContentRef } from "./publishing.service.ts";
import { revisionsOf } from "./revisions.ts";

interface LastChange extends Record<string, unknown> {
  readonly at: Date | null;
  readonly author: string | null;
}

const lastChangeOf = ({ at, author }: LastChange) => (at === null ? null : { at: new Date(at).toISOString(), author });

const countOf = async (db: Database, subject: ContentSubject): Promise<{ count: number; samples: number }> => {
  const { rows } = await db.execute<{ count: number; samples: number }>(sql`
    select count(*)::int as count, (count(*) filter (where is_sample))::int as samples from ${contentTables[subject]}
    where ${isFirmContent(subject)}`);
  return rows[0] ?? { count: 0, samples: 0 };
};

export const readContentOverview = (db: Database, staff: SignedIn): Promise<contentApi.ContentOverview> =>
  asActor(db, databaseActorOf(staff), async (db) => {
    const { rows } = await db.execute<LastChange & { subject: string; action: RevisionAction; row: Snapshot }>(sql`
      select distinct on (r.subject) r.subject, r.action, r.created_at as at, u.name as author, coalesce(r.after, r.before) as row
      from content_revisions r left join users u on u.id = r.author_id order by r.subject, r.created_at desc`);
    const overview: contentApi.ContentOverview = [];
    for (const subject of contentSubjects) {
      const last = rows.find((each) => each.subject === subject);
      const change = last === undefined ? null : lastChangeOf(last);
      overview.push({
        subject,
        ...(await countOf(db, subject)),
        lastChange:
          last === undefined || change === null
            ? null
            : { ...change, action: last.action, title: titleOf(subject, last.row) },
      });
    }
    return overview;
  });

/** Escapes the LIKE wildcards. */
const contains = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const searchText = (columns: readonly SQL[]): SQL => sql`concat_ws(' ', ${sql.join([...columns], sql`, `)}) as words`;

/** Existing rows, or removed ones that were not restored: id, row JSON, and search text. */
const contentRows = (subject: ContentSubject, view: "current" | "removed"): SQL => {
  const searched = searchedColumns(subject);
  return view === "current"
    ? sql`select id, to_jsonb(c) as row, ${searchText(searched.map((column) => sql`${sql.identifier(column)}`))} from ${contentTables[subject]} c where ${isFirmContent(subject)}`
    : sql`select subject_id::uuid as id, before as row, ${searchText(searched.map((column) => sql`before->>${column}::text`))} from (
        select distinct on (subject_id) subject_id, action, before from content_revisions
        where subject = ${subject} order by subject_id, created_at desc, id desc) newest where action = 'removed'`;
};

/** Newest first: ids sort by creation time. */
export const listContent = (
  db: Database,
  staff: SignedIn,
  subject: ContentSubject,
  { q, view, after }: z.output<typeof contentApi.listContent.query>,
): Promise<contentApi.ContentList> =>
  asActor(db, databaseActorOf(staff), async (db) => {
    const matchingRows = sql`from (${contentRows(subject, view)}) t where true ${q === "" ? sql`` : sql`and t.words ilike ${contains(q)}`}`;
    const { rows } = await db.execute<LastChange & { id: string; row: Snapshot }>(sql`
      select p.id, p.row, r.created_at as at, u.name as author
      from (select t.id, t.row ${matchingRows} ${after === "" ? sql`` : sql`and t.id < ${after}`}
        order by t.id desc limit ${contentApi.contentPageSize + 1}) p
      left join lateral (select created_at, author_id from content_revisions
        where subject = ${subject} and subject_id = p.id::text order by created_at desc limit 1) r on true
      left join users u on u.id = r.author_id order by p.id desc`);
    const { rows: countRows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (select 1 ${matchingRows} limit ${contentApi.maxContentCounted}) counted`,
    );
    const page = rows.slice(0, contentApi.contentPageSize);
    return {
      rows: page.map((contentRow) => ({
        id: contentRow.id,
        title: titleOf(subject, contentRow.row),
        detail: detailOf(subject, contentRow.row),
        state: view === "removed" ? "removed" : stateOf(contentRow.row),
        isSample: contentRow.row["is_sample"] === true,
        lastChange: lastChangeOf(contentRow),
      })),
      next: rows.length > contentApi.contentPageSize ? (page.at(-1)?.id ?? null) : null,
      count: countRows[0]?.count ?? 0,
    };
  });

const addressOf = (subject: ContentSubject, row: Snapshot): string | null => {
  switch (subject) {
    case "public-job":
      return row["is_active"] === true ? `/jobs/${String(row["slug"])}` : null;
    case "testimonial":
      return "/#testimonials";
    case "expert":
      return `/experts/${String(row["slug"])}`;
    case "reply-template":
      return null;
  }
};

export const readContent = (
  db: Database,
  staff: SignedIn,
  { subject, id }: ContentRef,
): Promise<contentApi.ContentPage> =>
  asActor(db, databaseActorOf(staff), async (db) => {
    const row = await readRow(db, subject, id);
    const history = await revisionsOf(db, subject, id);
    const [newest] = history;
    const shownRow = row ?? newest?.before ?? undefined;
    if (shownRow === undefined) throw new AppError("not_found");
    return {
      id,
      title: titleOf(subject, shownRow),
      facts: factsOf(subject, shownRow),
      state: row === undefined ? "removed" : stateOf(row),
      isSample: shownRow["is_sample"] === true,
      lastChange: newest === undefined ? null : { at: newest.at.toISOString(), author: newest.author },
      version: newest?.id ?? null,
      address: row === undefined ? null : addressOf(subject, row),
      history: history.map((revision) => ({
        ...revision,
        at: revision.at.toISOString(),
        before: revision.before === null ? null : factsOf(subject, revision.before),
        after: revision.after === null ? null : factsOf(subject, revision.after),
      })),
    };
  });
