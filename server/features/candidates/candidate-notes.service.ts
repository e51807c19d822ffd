/** Notes on a candidate. The transaction that writes a note enqueues one email per mention. */
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { CandidateNote } from "#domain/candidates/candidate-notes.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidateNoteMentions, candidateNotes } from "../../db/tables/candidate-pages.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

export const mentionTask = "notify-mention";
const maxListedNotes = 200;

interface NoteInput {
  readonly text: string;
  readonly mentions: readonly string[];
}

/** Inside `asActor`. Newest first. */
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
    .limit(maxListedNotes);
  if (rows.length === 0) return [];
  const mentionedMembers = await db
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
    mentions: mentionedMembers
      .filter(({ noteId }) => noteId === note.id)
      .map(({ userId: id, name }) => ({ userId: id, name })),
    createdAt: note.createdAt.toISOString(),
    editedAt: note.editedAt?.toISOString() ?? null,
  }));
};

/** Runs as the company alone; as a person the database would also show memberships elsewhere. */
const requireMembers = async (
  db: Database,
  { companyId }: WorkspaceContext,
  mentions: readonly string[],
): Promise<string[]> => {
  const userIds = [...new Set(mentions)];
  if (userIds.length === 0) return [];
  const members = await db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), inArray(companyMembers.userId, userIds)));
  if (members.length !== userIds.length) {
    const message = "You can mention only members of this workspace.";
    throw new AppError("validation_failed", message, { mentions: message });
  }
  return userIds;
};

export const addNote = async (
  db: Database,
  wakeWorker: WakeWorker,
  context: WorkspaceContext,
  candidateId: string,
  { text, mentions, applicationId }: NoteInput & { readonly applicationId: string | null },
): Promise<{ readonly id: string }> => {
  const { companyId, userId } = context;
  const addedNote = await asActor(db, { companyId, userId }, async (db) => {
    if ((await db.$count(candidates, eq(candidates.id, candidateId))) === 0) throw new AppError("not_found");
    if (applicationId !== null) {
      const isNamedApplication = and(
        eq(jobApplications.id, applicationId),
        eq(jobApplications.candidateId, candidateId),
      );
      if ((await db.$count(jobApplications, isNamedApplication)) === 0) throw new AppError("not_found");
    }
    const mentionedIds = await requireMembers(db, context, mentions);
    const [note] = await db
      .insert(candidateNotes)
      .values({ companyId, candidateId, applicationId, authorId: userId, text })
      .returning({ id: candidateNotes.id });
    if (note === undefined) throw new AppError("internal");
    if (mentionedIds.length > 0) {
      await db
        .insert(candidateNoteMentions)
        .values(mentionedIds.map((id) => ({ companyId, noteId: note.id, userId: id })));
      // Authors get no email about mentioning themselves.
      for (const id of mentionedIds.filter((each) => each !== userId)) {
        const payload = JSON.stringify({ companyId, candidateId, noteId: note.id, userId: id });
        await db.execute(sql`select enqueue_task(${mentionTask}, ${payload}::jsonb)`);
      }
    }
    // The activity has no text; the note's text is stored in one place only.
    if (applicationId !== null) {
      await db
        .insert(pipelineActivities)
        .values({ companyId, applicationId, activityType: "note", performedBy: userId });
    }
    return note;
  });
  if (mentions.length > 0) wakeWorker(mentionTask);
  return addedNote;
};

const requireOwnNote = async (db: Database, { userId }: WorkspaceContext, id: string): Promise<void> => {
  const [note] = await db
    .select({ authorId: candidateNotes.authorId })
    .from(candidateNotes)
    .where(and(eq(candidateNotes.id, id), isNull(candidateNotes.deletedAt)));
  if (note === undefined) throw new AppError("not_found");
  if (note.authorId !== userId) throw new AppError("forbidden", "Only the person who wrote a note can edit it.");
};

/** An edit sends no email; newly mentioned members find it in their list. */
export const changeNote = (
  db: Database,
  context: WorkspaceContext,
  id: string,
  { text, mentions }: NoteInput,
  now: Date,
) =>
  asActor(db, context, async (db) => {
    await requireOwnNote(db, context, id);
    const mentionedIds = await requireMembers(db, context, mentions);
    await db.update(candidateNotes).set({ text, editedAt: now }).where(eq(candidateNotes.id, id));
    const before = await db
      .select({ userId: candidateNoteMentions.userId })
      .from(candidateNoteMentions)
      .where(eq(candidateNoteMentions.noteId, id));
    const mentionedBefore = new Set(before.map(({ userId }) => userId));
    const removedIds = [...mentionedBefore].filter((each) => !mentionedIds.includes(each));
    if (removedIds.length > 0) {
      await db
        .delete(candidateNoteMentions)
        .where(and(eq(candidateNoteMentions.noteId, id), inArray(candidateNoteMentions.userId, removedIds)));
    }
    const fresh = mentionedIds.filter((each) => !mentionedBefore.has(each));
    if (fresh.length > 0) {
      await db
        .insert(candidateNoteMentions)
        .values(fresh.map((userId) => ({ companyId: context.companyId, noteId: id, userId })));
    }
    return { id };
  });

/** The activity on the application stays; the note's text and mentions are deleted. */
export const deleteNote = (db: Database, context: WorkspaceContext, id: string, now: Date) =>
  asActor(db, context, async (db) => {
    await requireOwnNote(db, context, id);
    await db.delete(candidateNoteMentions).where(eq(candidateNoteMentions.noteId, id));
    await db.update(candidateNotes).set({ text: "", deletedAt: now }).where(eq(candidateNotes.id, id));
    return {};
  });
