/** Shortlists with readers, entries, consents and answers, as the team sees them. Call inside `asActor`. */
import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { can } from "#domain/access/access.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { consentStatus } from "#domain/shortlists/consent-state.ts";
import { type ReaderEmailState, stateOf, type Verdict } from "#domain/shortlists/shortlist-states.ts";
import {
  maxListedShortlists,
  type Shortlist,
  type ShortlistEntry,
  type ShortlistReader,
  type ShortlistSummary,
} from "#domain/shortlists/shortlist.ts";
import { candidateLetter } from "#domain/shortlists/shown-candidate.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { users } from "../../db/tables/identity.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import {
  shortlistAnswers,
  shortlistEntries,
  shortlistReaders,
  shortlists,
  submissionConsents,
} from "../../db/tables/shortlists.ts";
import type { PermittedContext } from "../../infra/auth/auth-context.ts";
import { AppError } from "../../infra/http/errors.ts";

export type ShortlistRow = typeof shortlists.$inferSelect;
export type ConsentRow = typeof submissionConsents.$inferSelect;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const selectListedCandidates = (db: Database, ids: readonly string[]) =>
  db
    .select({ entry: shortlistEntries, application: jobApplications, candidate: candidates })
    .from(shortlistEntries)
    .innerJoin(jobApplications, eq(jobApplications.id, shortlistEntries.applicationId))
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .where(inArray(shortlistEntries.shortlistId, [...ids]))
    .orderBy(asc(shortlistEntries.place), asc(shortlistEntries.id));

export type ListedCandidate = Awaited<ReturnType<typeof selectListedCandidates>>[number];

export const candidatesOnList = (db: Database, shortlistId: string): Promise<readonly ListedCandidate[]> =>
  selectListedCandidates(db, [shortlistId]);

export const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** Newest question first. */
export const consentsOf = async (db: Database, applicationIds: readonly string[]): Promise<readonly ConsentRow[]> =>
  applicationIds.length === 0
    ? []
    : db
        .select()
        .from(submissionConsents)
        .where(inArray(submissionConsents.applicationId, [...applicationIds]))
        .orderBy(desc(submissionConsents.createdAt), desc(submissionConsents.id));

/** "Tom Ito at investor.example", for each reviewer of an open list with this candidate. */
export const reviewersOf = async (
  db: Database,
  applicationId: string,
  isAnonymous: boolean,
): Promise<readonly string[]> => {
  const rows = await db
    .selectDistinct({ name: shortlistReaders.name, email: shortlistReaders.email })
    .from(shortlistEntries)
    .innerJoin(shortlists, eq(shortlists.id, shortlistEntries.shortlistId))
    .innerJoin(shortlistReaders, eq(shortlistReaders.shortlistId, shortlists.id))
    .where(
      and(
        eq(shortlistEntries.applicationId, applicationId),
        eq(shortlists.isAnonymous, isAnonymous),
        isNull(shortlists.revokedAt),
        isNull(shortlistReaders.revokedAt),
        gt(shortlists.expiresAt, sql`now()`),
      ),
    )
    .orderBy(shortlistReaders.name);
  return rows.map(({ name, email }) => `${name} at ${email.split("@").at(-1) ?? ""}`);
};

const readerOf = (row: typeof shortlistReaders.$inferSelect): ShortlistReader => ({
  id: row.id,
  name: row.name,
  email: row.email,
  mail: row.mailState as ReaderEmailState | null,
  revokedAt: iso(row.revokedAt),
  firstOpenedAt: iso(row.firstOpenedAt),
  lastOpenedAt: iso(row.lastOpenedAt),
  timesOpened: row.timesOpened,
});

interface RelatedRows {
  readonly people: readonly ListedCandidate[];
  readonly readers: readonly (typeof shortlistReaders.$inferSelect)[];
  readonly consents: readonly ConsentRow[];
  readonly answers: readonly (typeof shortlistAnswers.$inferSelect)[];
  readonly now: Date;
}

const entryOf = (
  { entry, application, candidate }: ListedCandidate,
  list: ShortlistRow,
  { consents, answers, readers, now }: RelatedRows,
): ShortlistEntry => {
  const { state, askedAt, agreedUntil } = consentStatus(
    consents.filter(({ applicationId }) => applicationId === application.id),
    list,
    now,
  );
  const readerIds = new Set(readers.map(({ id }) => id));
  return {
    id: entry.id,
    applicationId: application.id,
    candidateId: candidate.id,
    name: nameOf(candidate),
    letter: candidateLetter(entry.place),
    title: candidate.currentTitle,
    stage: application.stage as Stage,
    isActive: application.status === "active",
    why: entry.why,
    consent: state,
    askedAt: iso(askedAt),
    agreedUntil: iso(agreedUntil),
    answers: answers
      .filter(({ applicationId, readerId }) => applicationId === application.id && readerIds.has(readerId))
      .map(({ readerId, verdict, comment, answeredAt }) => ({
        readerId,
        verdict: verdict as Verdict,
        comment,
        at: answeredAt.toISOString(),
      })),
  };
};

const toShortlist = (list: ShortlistRow, madeBy: string | null, related: RelatedRows): Shortlist => {
  const readers = related.readers.filter(({ shortlistId }) => shortlistId === list.id);
  const people = related.people.filter(({ entry }) => entry.shortlistId === list.id);
  const entries = people.map((person) => entryOf(person, list, { ...related, readers }));
  return {
    id: list.id,
    jobId: list.jobId,
    title: list.title,
    note: list.note,
    isAnonymous: list.isAnonymous,
    state: stateOf(
      list,
      entries.map(({ consent }) => consent),
      related.now,
    ),
    madeBy,
    createdAt: list.createdAt.toISOString(),
    expiresAt: list.expiresAt.toISOString(),
    sentAt: iso(list.sentAt),
    revokedAt: iso(list.revokedAt),
    entries,
    readers: readers.map(readerOf),
  };
};

const toShortlists = async (
  db: Database,
  lists: readonly { readonly list: ShortlistRow; readonly madeBy: string | null }[],
  now: Date,
): Promise<Shortlist[]> => {
  if (lists.length === 0) return [];
  const ids = lists.map(({ list }) => list.id);
  const people = await selectListedCandidates(db, ids);
  const readers = await db
    .select()
    .from(shortlistReaders)
    .where(inArray(shortlistReaders.shortlistId, ids))
    .orderBy(asc(shortlistReaders.createdAt), asc(shortlistReaders.id));
  const readerIds = readers.map(({ id }) => id);
  const answerRows =
    readerIds.length === 0
      ? []
      : await db
          .select()
          .from(shortlistAnswers)
          .where(inArray(shortlistAnswers.readerId, readerIds))
          .orderBy(asc(shortlistAnswers.answeredAt));
  const consents = await consentsOf(db, [...new Set(people.map(({ application }) => application.id))]);
  return lists.map(({ list, madeBy }) =>
    toShortlist(list, madeBy, { people, readers, answers: answerRows, consents, now }),
  );
};

const selectLists = (db: Database) =>
  db
    .select({ list: shortlists, madeBy: users.name })
    .from(shortlists)
    .leftJoin(users, eq(users.id, shortlists.createdBy));

export const readShortlist = async (db: Database, id: string, now: Date): Promise<Shortlist> => {
  const listRows = await selectLists(db).where(eq(shortlists.id, id));
  const [list] = await toShortlists(db, listRows, now);
  if (list === undefined) throw new AppError("not_found");
  return list;
};

export const listShortlists = (db: Database, companyId: string, jobId: string, now: Date): Promise<Shortlist[]> =>
  asActor(db, { companyId }, async (db) =>
    toShortlists(
      db,
      await selectLists(db).where(eq(shortlists.jobId, jobId)).orderBy(desc(shortlists.createdAt), desc(shortlists.id)),
      now,
    ),
  );

/** The newest shortlists of all jobs on which the caller may work. */
export const listAllShortlists = (db: Database, context: PermittedContext, now: Date): Promise<ShortlistSummary[]> =>
  asActor(db, context, async (db) => {
    const { companyId, actor } = context;
    const rows = await db
      .select({ list: shortlists, madeBy: users.name, job: jobsEnhanced })
      .from(shortlists)
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, shortlists.jobId))
      .leftJoin(users, eq(users.id, shortlists.createdBy))
      .orderBy(desc(shortlists.createdAt), desc(shortlists.id))
      .limit(maxListedShortlists);
    const permitted = rows.filter(({ job }) => can(actor, "candidate.edit", { companyId, teamId: job.hiringTeamId }));
    const titles = new Map(permitted.map(({ job }) => [job.id, job.title]));
    return (await toShortlists(db, permitted, now)).map((list) => ({
      id: list.id,
      jobId: list.jobId,
      jobTitle: titles.get(list.jobId) ?? "",
      title: list.title,
      state: list.state,
      createdAt: list.createdAt,
      sentAt: list.sentAt,
      expiresAt: list.expiresAt,
      candidates: list.entries.length,
      reviewers: list.readers.filter(({ revokedAt }) => revokedAt === null).length,
      answers: list.entries.reduce((total, { answers }) => total + answers.length, 0),
    }));
  });

/** The shortlist of this row, and the hiring team that decides who may change it. */
export const listOwnership = (
  db: Database,
  companyId: string,
  id: string,
  by: "shortlist" | "reader" | "entry",
): Promise<{ readonly shortlistId: string; readonly teamId: string | null }> =>
  asActor(db, { companyId }, async (db) => {
    const query = db
      .select({ shortlistId: shortlists.id, teamId: jobsEnhanced.hiringTeamId })
      .from(shortlists)
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, shortlists.jobId))
      .$dynamic();
    const [row] = await (by === "shortlist"
      ? query.where(eq(shortlists.id, id))
      : by === "reader"
        ? query
            .innerJoin(shortlistReaders, eq(shortlistReaders.shortlistId, shortlists.id))
            .where(eq(shortlistReaders.id, id))
        : query
            .innerJoin(shortlistEntries, eq(shortlistEntries.shortlistId, shortlists.id))
            .where(eq(shortlistEntries.id, id)));
    if (row === undefined) throw new AppError("not_found");
    return row;
  });
