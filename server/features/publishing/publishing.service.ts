/** Changes content of the firm in one transaction with its history. A version check prevents blind overwrites. */
import { sql } from "drizzle-orm";
import type { z } from "zod";
import * as contentApi from "#domain/publishing/content.ts";
import { freeSlug } from "#domain/publishing/expert.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { asActor, type Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { databaseActorOf, type SignedIn } from "../../infra/auth/auth-context.ts";
import { columnsOf, deleteRow, factsOf, upsertRow, readRow, type Snapshot } from "./content-rows.ts";
import { type Revision, revisionsOf, writeRevision } from "./revisions.ts";

export interface ContentRef {
  readonly subject: ContentSubject;
  readonly id: string;
}

const validateFacts = (subject: ContentSubject, facts: contentApi.StoredFacts): contentApi.StoredFacts => {
  const parsed = contentApi.contentShapes[subject].safeParse(facts);
  if (parsed.success) return { ...parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  throw new AppError("validation_failed", undefined, errors);
};

/** Template names must be unique, so that staff can tell them apart. */
const requireUniqueName = async (db: Database, { subject, id }: ContentRef, row: Snapshot): Promise<void> => {
  if (subject !== "reply-template") return;
  const { rowCount } = await db.execute(
    sql`select 1 from reply_templates where lower(name) = lower(${row["name"]}) and id <> ${id}`,
  );
  if ((rowCount ?? 0) === 0) return;
  const message = "Another template already has this name";
  throw new AppError("validation_failed", message, { name: message });
};

/** Slugs of experts are never reused, even after removal. The lock serializes their creation. */
const newSlug = async (db: Database, name: string): Promise<string> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('expert slugs'))`);
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from experts union select before->>'slug' from content_revisions where subject = 'expert' and before is not null`);
  return freeSlug(name, new Set(rows.map((row) => row.slug)));
};

const noId = "00000000-0000-0000-0000-000000000000";

export const addContent = (
  db: Database,
  staff: SignedIn,
  subject: ContentSubject,
  input: contentApi.StoredFacts,
): Promise<{ readonly id: string }> =>
  asActor(db, databaseActorOf(staff), async (db) => {
    const facts = validateFacts(subject, input);
    const columns = columnsOf(subject, facts);
    await requireUniqueName(db, { subject, id: noId }, columns);
    const slug = subject === "expert" ? { slug: await newSlug(db, String(facts["name"])) } : {};
    const after = await upsertRow(db, subject, { ...columns, ...slug });
    const id = String(after["id"]);
    await writeRevision(db, subject, id, { action: "created", before: null, after, authorId: staff.id });
    return { id };
  });

interface Current {
  readonly row: Snapshot | undefined;
  readonly history: readonly Revision[];
}

/**
 * The row, locked until the transaction ends, if it is unchanged since version `seen`. Uses an advisory lock, because a removed
 * row cannot be locked.
 */
const requireUnchanged = async (
  db: Database,
  { subject, id }: ContentRef,
  seenRevisionId: string | null,
): Promise<Current> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}), hashtext(${id}))`);
  const row = await readRow(db, subject, id, sql`for update`);
  const history = await revisionsOf(db, subject, id);
  const [newest] = history;
  if (row === undefined && newest === undefined) throw new AppError("not_found");
  if ((newest?.id ?? null) === seenRevisionId) return { row, history };
  const author = newest?.author ?? "Someone else";
  const verb = newest?.action === "removed" ? "removed" : "changed";
  throw new AppError("conflict", `${author} ${verb} this while you were editing.`);
};

const requireExisting = ({ row }: Current): Snapshot => {
  if (row === undefined) throw new AppError("conflict", "This was removed. Restore it first.");
  return row;
};

interface Change {
  readonly seen: string | null;
  readonly facts: contentApi.StoredFacts;
}

/** Changing a sample makes it the firm's own content. */
export const changeContent = (
  db: Database,
  staff: SignedIn,
  ref: ContentRef,
  change: Change,
): Promise<{ readonly version: string | null }> =>
  asActor(db, databaseActorOf(staff), async (db) => {
    const before = requireExisting(await requireUnchanged(db, ref, change.seen));
    const { subject, id } = ref;
    const facts = validateFacts(subject, change.facts);
    const isSame = Object.entries(factsOf(subject, before)).every(
      ([field, value]) => JSON.stringify(value) === JSON.stringify(facts[field]),
    );
    if (isSame) return { version: change.seen };
    const columns = columnsOf(subject, facts);
    await requireUniqueName(db, ref, columns);
    const after = await upsertRow(db, subject, { ...before, ...columns, is_sample: false });
    return { version: await writeRevision(db, subject, id, { action: "changed", before, after, authorId: staff.id }) };
  });

export const removeContent = (
  db: Database,
  staff: SignedIn,
  ref: ContentRef,
  seen: string | null,
): Promise<Record<string, never>> =>
  asActor(db, databaseActorOf(staff), async (db) => {
    const before = requireExisting(await requireUnchanged(db, ref, seen));
    await deleteRow(db, ref.subject, ref.id);
    await writeRevision(db, ref.subject, ref.id, { action: "removed", before, after: null, authorId: staff.id });
    return {};
  });

/** Restores every column of the row. */
export const restoreContent = (
  db: Database,
  staff: SignedIn,
  ref: ContentRef,
  { seen, revisionId, side }: z.output<typeof contentApi.restoreContent.body>,
): Promise<{ readonly version: string | null }> =>
  asActor(db, databaseActorOf(staff), async (db) => {
    const { row: before = null, history } = await requireUnchanged(db, ref, seen);
    const restored = history.find(({ id }) => id === revisionId)?.[side];
    if (restored === undefined || restored === null) throw new AppError("not_found");
    await requireUniqueName(db, ref, restored);
    const after = await upsertRow(db, ref.subject, restored);
    const version = await writeRevision(db, ref.subject, ref.id, {
      action: "restored",
      before,
      after,
      authorId: staff.id,
    });
    return { version };
  });
