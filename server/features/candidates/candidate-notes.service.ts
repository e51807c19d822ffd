/** Notes on a candidate. A mention is told once, by mail, in the transaction that writes the note. */
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { CandidateNote } from "#domain/candidates/candidate-notes.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidateNoteMentions, candidateNotes } from "../../db/tables/candidate-pages.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";
import type { Nudge } from "../../infra/queue.ts";
import type { Worker } from "../../infra/who.ts";

export const mentionTask = "tell-of-mention";
const notesShown = 200;

interface Words {
  readonly text: string;
  readonly mentions: readonly string[];
}

/** Inside `asActor`. The newest first. */
export const notesOf = async (
  db: Database,
  { candidateId, userId }: { readonly candidateId: string; readonly userId: string | undefined },
): Promise<CandidateNote[]> => {
  const rows = await db
    .select({ note: candidateNotes, author: users.name, jobTitle: jobsEnhanced.title })
    .from(candidateNotes)
    .leftJoin(users, eq(users.id, candidateNotes.authorId))
    .leftJoin(jobApplications, eq(jobApplications.id, candidateNotes.applicationId))
    .leftJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .where(and(eq(candidateNotes.candidateId, candidateId), isNull(candidateNotes.deletedAt)))
    .orderBy(desc(candidateNotes.createdAt), desc(candidateNotes.id))
    .limit(notesShown);
  if (rows.length === 0) return [];
  const named = await db
    .select({ noteId: candidateNoteMentions.noteId, userId: users.id, name: users.name })
    .from(candidateNoteMentions)
    .innerJoin(users, eq(users.id, candidateNoteMentions.userId))
    .where(
      inArray(
        candidateNoteMentions.noteId,
        rows.map(({ note }) => note.id),
      ),
    );
  return rows.map(({ note, author, jobTitle }) => ({
    id: note.id,
    text: note.text,
    author,
    isOwn: userId !== undefined && note.authorId === userId,
    applicationId: note.applicationId,
    jobTitle,
    mentions: named.filter(({ noteId }) => noteId === note.id).map(({ userId: id, name }) => ({ userId: id, name })),
    createdAt: note.createdAt.toISOString(),
    editedAt: note.editedAt?.toISOString() ?? null,
  }));
};

/** As the company alone: as a person the database would show memberships elsewhere too. */
const requireMembers = async (db: Database, { companyId }: Worker, mentions: readonly string[]): Promise<string[]> => {
  const wanted = [...new Set(mentions)];
  if (wanted.length === 0) return [];
  const found = await db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), inArray(companyMembers.userId, wanted)));
  if (found.length !== wanted.length) {
    const message = "Only members of this workspace can be mentioned.";
    throw new AppError("validation_failed", message, { mentions: message });
  }
  return wanted;
};

export const addNote = async (
  db: Database,
  nudge: Nudge,
  worker: Worker,
  candidateId: string,
  { text, mentions, applicationId }: Words & { readonly applicationId: string | null },
): Promise<{ readonly id: string }> => {
  const { companyId, userId } = worker;
  const added = await asActor(db, { companyId, userId }, async (db) => {
    if ((await db.$count(candidates, eq(candidates.id, candidateId))) === 0) throw new AppError("not_found");
    if (applicationId !== null) {
      const named = and(eq(jobApplications.id, applicationId), eq(jobApplications.candidateId, candidateId));
      if ((await db.$count(jobApplications, named)) === 0) throw new AppError("not_found");
    }
    const named = await requireMembers(db, worker, mentions);
    const [note] = await db
      .insert(candidateNotes)
      .values({ companyId, candidateId, applicationId, authorId: userId, text })
      .returning({ id: candidateNotes.id });
    if (note === undefined) throw new AppError("internal");
    if (named.length > 0) {
      await db.insert(candidateNoteMentions).values(named.map((id) => ({ companyId, noteId: note.id, userId: id })));
      // Nobody is told of what they have written themselves.
      for (const id of named.filter((each) => each !== userId)) {
        const payload = JSON.stringify({ companyId, candidateId, noteId: note.id, userId: id });
        await db.execute(sql`select enqueue_task(${mentionTask}, ${payload}::jsonb)`);
      }
    }
    // Without the words, which stay in one place.
    if (applicationId !== null) {
      await db
        .insert(pipelineActivities)
        .values({ companyId, applicationId, activityType: "note", performedBy: userId });
    }
    return note;
  });
  if (mentions.length > 0) nudge(mentionTask);
  return added;
};

const requireOwn = async (db: Database, { userId }: Worker, id: string): Promise<void> => {
  const [note] = await db
    .select({ authorId: candidateNotes.authorId })
    .from(candidateNotes)
    .where(and(eq(candidateNotes.id, id), isNull(candidateNotes.deletedAt)));
  if (note === undefined) throw new AppError("not_found");
  if (note.authorId !== userId) throw new AppError("forbidden", "Only whoever wrote a note may change it.");
};

/** Nobody is written to about an edit; whoever is named anew finds it in their list. */
export const changeNote = (db: Database, worker: Worker, id: string, { text, mentions }: Words, now: Date) =>
  asActor(db, worker, async (db) => {
    await requireOwn(db, worker, id);
    const named = await requireMembers(db, worker, mentions);
    await db.update(candidateNotes).set({ text, editedAt: now }).where(eq(candidateNotes.id, id));
    const before = await db
      .select({ userId: candidateNoteMentions.userId })
      .from(candidateNoteMentions)
      .where(eq(candidateNoteMentions.noteId, id));
    const known = new Set(before.map(({ userId }) => userId));
    const gone = [...known].filter((each) => !named.includes(each));
    if (gone.length > 0) {
      await db
        .delete(candidateNoteMentions)
        .where(and(eq(candidateNoteMentions.noteId, id), inArray(candidateNoteMentions.userId, gone)));
    }
    const fresh = named.filter((each) => !known.has(each));
    if (fresh.length > 0) {
      await db
        .insert(candidateNoteMentions)
        .values(fresh.map((userId) => ({ companyId: worker.companyId, noteId: id, userId })));
    }
    return { id };
  });

/** That there was one stays on the application; what it said, and whom it named, does not. */
export const deleteNote = (db: Database, worker: Worker, id: string, now: Date) =>
  asActor(db, worker, async (db) => {
    await requireOwn(db, worker, id);
    await db.delete(candidateNoteMentions).where(eq(candidateNoteMentions.noteId, id));
    await db.update(candidateNotes).set({ text: "", deletedAt: now }).where(eq(candidateNotes.id, id));
    return {};
  });
