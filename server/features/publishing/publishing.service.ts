/** What staff publish, changed in one transaction with its history. Nobody overwrites what they have not seen. */
import { sql } from "drizzle-orm";
import type { z } from "zod";
import { contentShapes, type restoreContent as restoreEndpoint, type StoredFacts } from "#domain/publishing/content.ts";
import { freeSlug } from "#domain/publishing/expert.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { asActor, type Database } from "../../db/client.ts";
import { AppError } from "../../infra/errors.ts";
import { actorOf, type SignedIn } from "../../infra/who.ts";
import { columnsOf, dropRow, factsOf, putRow, readRow, type Snapshot } from "./content-rows.ts";
import { type Revision, revisionsOf, writeRevision } from "./revisions.ts";

export interface Place {
  readonly subject: ContentSubject;
  readonly id: string;
}

const checked = (subject: ContentSubject, facts: StoredFacts): StoredFacts => {
  const parsed = contentShapes[subject].safeParse(facts);
  if (parsed.success) return { ...parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  throw new AppError("validation_failed", undefined, errors);
};

/** Two templates of one name could not be told apart by whoever picks one. */
const requireOwnName = async (db: Database, { subject, id }: Place, row: Snapshot): Promise<void> => {
  if (subject !== "reply-template") return;
  const { rowCount } = await db.execute(
    sql`select 1 from reply_templates where lower(name) = lower(${row["name"]}) and id <> ${id}`,
  );
  if ((rowCount ?? 0) === 0) return;
  const message = "Another template has this name";
  throw new AppError("validation_failed", message, { name: message });
};

/** An address that an expert has had stays theirs, also when they are gone. One at a time, so that two never get the same. */
const newSlug = async (db: Database, name: string): Promise<string> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('expert slugs'))`);
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from experts union select before->>'slug' from content_revisions where subject = 'expert' and before is not null`);
  return freeSlug(name, new Set(rows.map((row) => row.slug)));
};

const nobody = "00000000-0000-0000-0000-000000000000";

export const addContent = (
  db: Database,
  me: SignedIn,
  subject: ContentSubject,
  given: StoredFacts,
): Promise<{ readonly id: string }> =>
  asActor(db, actorOf(me), async (db) => {
    const facts = checked(subject, given);
    const columns = columnsOf(subject, facts);
    await requireOwnName(db, { subject, id: nobody }, columns);
    const slug = subject === "expert" ? { slug: await newSlug(db, String(facts["name"])) } : {};
    const after = await putRow(db, subject, { ...columns, ...slug });
    const id = String(after["id"]);
    await writeRevision(db, subject, id, { action: "created", before: null, after, authorId: me.id });
    return { id };
  });

interface Current {
  readonly row: Snapshot | undefined;
  readonly history: readonly Revision[];
}

/**
 * The row as it is, kept from others until the transaction ends, if nothing has happened to it since `seen`. A lock on the
 * place itself, because a row that was removed cannot be locked.
 */
const requireUnchanged = async (db: Database, { subject, id }: Place, seen: string | null): Promise<Current> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}), hashtext(${id}))`);
  const row = await readRow(db, subject, id, sql`for update`);
  const history = await revisionsOf(db, subject, id);
  const [newest] = history;
  if (row === undefined && newest === undefined) throw new AppError("not_found");
  if ((newest?.id ?? null) === seen) return { row, history };
  const author = newest?.author ?? "Somebody else";
  const deed = newest?.action === "removed" ? "removed" : "changed";
  throw new AppError("conflict", `${author} has ${deed} this in the meantime.`);
};

const requireThere = ({ row }: Current): Snapshot => {
  if (row === undefined) throw new AppError("conflict", "This was removed. Bring it back first.");
  return row;
};

interface Change {
  readonly seen: string | null;
  readonly facts: StoredFacts;
}

/** Whoever changes a sample makes it the firm's own. */
export const changeContent = (
  db: Database,
  me: SignedIn,
  place: Place,
  change: Change,
): Promise<{ readonly version: string | null }> =>
  asActor(db, actorOf(me), async (db) => {
    const before = requireThere(await requireUnchanged(db, place, change.seen));
    const { subject, id } = place;
    const facts = checked(subject, change.facts);
    const isSame = Object.entries(factsOf(subject, before)).every(
      ([field, value]) => JSON.stringify(value) === JSON.stringify(facts[field]),
    );
    if (isSame) return { version: change.seen };
    const columns = columnsOf(subject, facts);
    await requireOwnName(db, place, columns);
    const after = await putRow(db, subject, { ...before, ...columns, is_sample: false });
    return { version: await writeRevision(db, subject, id, { action: "changed", before, after, authorId: me.id }) };
  });

export const removeContent = (
  db: Database,
  me: SignedIn,
  place: Place,
  seen: string | null,
): Promise<Record<string, never>> =>
  asActor(db, actorOf(me), async (db) => {
    const before = requireThere(await requireUnchanged(db, place, seen));
    await dropRow(db, place.subject, place.id);
    await writeRevision(db, place.subject, place.id, { action: "removed", before, after: null, authorId: me.id });
    return {};
  });

/** The row is again what it was, to the last column. */
export const restoreContent = (
  db: Database,
  me: SignedIn,
  place: Place,
  { seen, revisionId, side }: z.output<typeof restoreEndpoint.body>,
): Promise<{ readonly version: string | null }> =>
  asActor(db, actorOf(me), async (db) => {
    const { row: before = null, history } = await requireUnchanged(db, place, seen);
    const wanted = history.find(({ id }) => id === revisionId)?.[side];
    if (wanted === undefined || wanted === null) throw new AppError("not_found");
    await requireOwnName(db, place, wanted);
    const after = await putRow(db, place.subject, wanted);
    const version = await writeRevision(db, place.subject, place.id, {
      action: "restored",
      before,
      after,
      authorId: me.id,
    });
    return { version };
  });
