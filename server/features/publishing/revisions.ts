/** The history of rows that staff own: written with every change, in the same transaction. */
import { and, desc, eq, sql } from "drizzle-orm";
import type { ContentSubject, RevisionAction } from "#domain/publishing/subjects.ts";
import type { Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { contentRevisions } from "../../db/tables/site.ts";
import type { Snapshot } from "./content-rows.ts";

export interface Revision {
  readonly id: string;
  readonly action: RevisionAction;
  readonly at: Date;
  readonly author: string | null;
  readonly before: Snapshot | null;
  readonly after: Snapshot | null;
}

const maxRevisions = 100;

/** Newest first. */
export const revisionsOf = async (db: Database, subject: ContentSubject, id: string): Promise<readonly Revision[]> => {
  const rows = await db
    .select({
      id: contentRevisions.id,
      action: contentRevisions.action,
      at: contentRevisions.createdAt,
      author: users.name,
      before: contentRevisions.before,
      after: contentRevisions.after,
    })
    .from(contentRevisions)
    .leftJoin(users, eq(users.id, contentRevisions.authorId))
    .where(and(eq(contentRevisions.subject, subject), eq(contentRevisions.subjectId, id)))
    .orderBy(desc(contentRevisions.createdAt), desc(contentRevisions.id))
    .limit(maxRevisions);
  return rows as readonly Revision[];
};

interface NewRevision {
  readonly action: RevisionAction;
  readonly before: Snapshot | null;
  readonly after: Snapshot | null;
  readonly authorId: string;
}

/** Stamped at the time of writing, not of the transaction start, so that transactions that waited for a lock stay in order. */
export const writeRevision = async (
  db: Database,
  subject: ContentSubject,
  id: string,
  revision: NewRevision,
): Promise<string> => {
  const [newRevision] = await db
    .insert(contentRevisions)
    .values({ ...revision, subject, subjectId: id, createdAt: sql`clock_timestamp()` })
    .returning({ id: contentRevisions.id });
  if (newRevision === undefined) throw new Error("the revision was not stored");
  return newRevision.id;
};
