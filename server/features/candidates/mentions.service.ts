/** Mentions of a member, and the input of the email about one. */
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { type Mention, maxShownMentions } from "#domain/candidates/candidate-notes.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidateNoteMentions, candidateNotes } from "../../db/tables/candidate-pages.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { users } from "../../db/tables/identity.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import type { MentionEmailInput } from "./mentions.emails.ts";

export const listMentions = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
): Promise<{ mentions: Mention[]; unread: number }> =>
  asActor(db, { companyId, userId }, async (db) => {
    const isOwnMention = and(eq(candidateNoteMentions.userId, userId), eq(candidateNoteMentions.companyId, companyId));
    const rows = await db
      .select({
        noteId: candidateNotes.id,
        candidateId: candidateNotes.candidateId,
        firstName: candidates.firstName,
        lastName: candidates.lastName,
        author: users.name,
        text: sql<string>`left(${candidateNotes.text}, 280)`,
        readAt: candidateNoteMentions.readAt,
        createdAt: candidateNotes.createdAt,
      })
      .from(candidateNoteMentions)
      .innerJoin(candidateNotes, eq(candidateNotes.id, candidateNoteMentions.noteId))
      .innerJoin(candidates, eq(candidates.id, candidateNotes.candidateId))
      .leftJoin(users, eq(users.id, candidateNotes.authorId))
      .where(isOwnMention)
      .orderBy(desc(candidateNoteMentions.createdAt))
      .limit(maxShownMentions);
    const unread = await db.$count(candidateNoteMentions, and(isOwnMention, isNull(candidateNoteMentions.readAt)));
    return {
      mentions: rows.map(({ firstName, lastName, readAt, createdAt, ...row }) => ({
        ...row,
        candidate: `${firstName} ${lastName}`.trim(),
        isRead: readAt !== null,
        createdAt: createdAt.toISOString(),
      })),
      unread,
    };
  });

export const readMentions = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  candidateId: string | undefined,
  now: Date,
): Promise<{ read: number }> =>
  asActor(db, { companyId, userId }, async (db) => {
    const { rowCount } = await db
      .update(candidateNoteMentions)
      .set({ readAt: now })
      .where(
        and(
          eq(candidateNoteMentions.userId, userId),
          eq(candidateNoteMentions.companyId, companyId),
          isNull(candidateNoteMentions.readAt),
          candidateId === undefined
            ? undefined
            : sql`${candidateNoteMentions.noteId} in (select id from candidate_notes where candidate_id = ${candidateId})`,
        ),
      );
    return { read: rowCount ?? 0 };
  });

interface MentionRef {
  readonly companyId: string;
  readonly noteId: string;
  readonly userId: string;
}

/** Undefined if the note or the mention was removed, or the mentioned member has left the workspace. */
export const readMentionEmailInput = (
  db: Database,
  { companyId, noteId, userId }: MentionRef,
): Promise<(MentionEmailInput & { readonly to: string }) | undefined> =>
  asActor(db, { companyId }, async (db) => {
    const [candidateNoteMention] = await db
      .select({
        firstName: candidates.firstName,
        lastName: candidates.lastName,
        candidateId: candidates.id,
        job: jobsEnhanced.title,
        company: companies.name,
        authorId: candidateNotes.authorId,
      })
      .from(candidateNoteMentions)
      .innerJoin(candidateNotes, eq(candidateNotes.id, candidateNoteMentions.noteId))
      .innerJoin(candidates, eq(candidates.id, candidateNotes.candidateId))
      .innerJoin(companies, eq(companies.id, candidateNotes.companyId))
      .leftJoin(jobApplications, eq(jobApplications.id, candidateNotes.applicationId))
      .leftJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
      .where(
        and(
          eq(candidateNoteMentions.noteId, noteId),
          eq(candidateNoteMentions.userId, userId),
          isNull(candidateNotes.deletedAt),
        ),
      );
    if (candidateNoteMention === undefined) return undefined;
    const [member] = await db
      .select({ email: users.username, name: users.name })
      .from(companyMembers)
      .innerJoin(users, eq(users.id, companyMembers.userId))
      .where(and(eq(companyMembers.userId, userId), eq(companyMembers.companyId, companyId)));
    if (member === undefined) return undefined;
    const [author] = await db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, candidateNoteMention.authorId ?? userId));
    return {
      to: member.email,
      member: member.name,
      author: candidateNoteMention.authorId === null ? "A team member" : (author?.name ?? "A team member"),
      candidate: `${candidateNoteMention.firstName} ${candidateNoteMention.lastName}`.trim(),
      candidateId: candidateNoteMention.candidateId,
      job: candidateNoteMention.job,
      company: candidateNoteMention.company,
    };
  });
