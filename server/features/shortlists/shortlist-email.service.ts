/** What the emails about shortlists state, read when they are sent: erased candidates and former members are left out. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { identifyingWords, identifiesPerson } from "#domain/shortlists/identifying-words.ts";
import type { Verdict } from "#domain/shortlists/shortlist-states.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies, companyMembers, recruiterAccess } from "../../db/tables/companies.ts";
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
import type { LinkTarget } from "../../infra/crypto/signed-link.ts";
import { submissionEmailOf } from "./consents.service.ts";
import { nameOf, candidatesOnList, reviewersOf } from "./read-shortlists.service.ts";

export interface EmailRecipient {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** Those of the users who still work in the workspace. */
const activeTeamMembers = async (
  db: Database,
  companyId: string,
  ids: readonly (string | null)[],
): Promise<readonly EmailRecipient[]> => {
  const userIds = [...new Set(ids.filter((id) => id !== null))];
  if (userIds.length === 0) return [];
  const [members, recruiters] = [
    await db
      .select({ userId: companyMembers.userId })
      .from(companyMembers)
      .where(and(eq(companyMembers.companyId, companyId), inArray(companyMembers.userId, userIds))),
    await db
      .select({ userId: recruiterAccess.userId })
      .from(recruiterAccess)
      .where(
        and(
          eq(recruiterAccess.companyId, companyId),
          inArray(recruiterAccess.userId, userIds),
          isNull(recruiterAccess.dismissedAt),
        ),
      ),
  ];
  const active = [...members, ...recruiters].map(({ userId }) => userId);
  if (active.length === 0) return [];
  return db
    .select({ userId: users.id, name: users.name, email: users.username })
    .from(users)
    .where(inArray(users.id, active));
};

const readConsentRows = async (db: Database, id: string) => {
  const [submissionConsent] = await db
    .select({
      consent: submissionConsents,
      application: jobApplications,
      candidate: candidates,
      job: jobsEnhanced.title,
      company: companies.name,
    })
    .from(submissionConsents)
    .innerJoin(jobApplications, eq(jobApplications.id, submissionConsents.applicationId))
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .innerJoin(companies, eq(companies.id, jobApplications.companyId))
    .where(eq(submissionConsents.id, id));
  return submissionConsent;
};

/** Undefined if it was answered or replaced before the email was sent. */
export const readQuestionEmailContext = (db: Database, { id, companyId }: LinkTarget) =>
  asActor(db, { companyId }, async (db) => {
    const rows = await readConsentRows(db, id);
    if (rows === undefined || rows.consent.answer !== null || rows.consent.replacedAt !== null) return undefined;
    const email = await submissionEmailOf(db, rows);
    if (email === null || rows.application.status !== "active") return undefined;
    const [sender] = await activeTeamMembers(db, companyId, [rows.consent.createdBy]);
    return {
      email,
      replyTo: sender?.email,
      times: rows.consent.timesAsked,
      input: {
        firstName: rows.candidate.firstName,
        job: rows.job,
        company: rows.company,
        by: sender?.name ?? null,
        reviewers: await reviewersOf(db, rows.application.id, rows.consent.isAnonymous),
        isAnonymous: rows.consent.isAnonymous,
        until: rows.consent.until.toISOString(),
      },
    };
  });

/** Recipients: the person who asked, and the authors of shortlists with this candidate. */
export const readSubmissionEmailContext = (db: Database, { id, companyId }: LinkTarget) =>
  asActor(db, { companyId }, async (db) => {
    const rows = await readConsentRows(db, id);
    if (rows === undefined) return undefined;
    const authors = await db
      .select({ createdBy: shortlists.createdBy })
      .from(shortlistEntries)
      .innerJoin(shortlists, eq(shortlists.id, shortlistEntries.shortlistId))
      .where(and(eq(shortlistEntries.applicationId, rows.application.id), isNull(shortlists.revokedAt)));
    return {
      people: await activeTeamMembers(db, companyId, [
        rows.consent.createdBy,
        ...authors.map(({ createdBy }) => createdBy),
      ]),
      jobId: rows.application.jobId,
      candidate: nameOf(rows.candidate),
      job: rows.job,
    };
  });

const readReaderRows = async (db: Database, id: string) => {
  const [shortlistReader] = await db
    .select({ reader: shortlistReaders, list: shortlists, job: jobsEnhanced.title, company: companies.name })
    .from(shortlistReaders)
    .innerJoin(shortlists, eq(shortlists.id, shortlistReaders.shortlistId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, shortlists.jobId))
    .innerJoin(companies, eq(companies.id, shortlists.companyId))
    .where(eq(shortlistReaders.id, id));
  return shortlistReader;
};

/** Undefined if the list or link has ended before the email was sent, or the list is empty. */
export const readShortlistEmailContext = (db: Database, { id, companyId }: LinkTarget) =>
  asActor(db, { companyId }, async (db) => {
    const readerRows = await readReaderRows(db, id);
    if (readerRows === undefined) return undefined;
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::integer as n from shortlist_entries_for(${id})`,
    );
    const count = rows[0]?.n ?? 0;
    if (count === 0) return undefined;
    const { reader, list, job, company } = readerRows;
    const people = list.isAnonymous ? await candidatesOnList(db, list.id) : [];
    const identifies = people.some(({ candidate }) => identifiesPerson(list.note, identifyingWords(candidate)));
    const [maker] = await activeTeamMembers(db, companyId, [list.createdBy]);
    return {
      email: reader.email,
      replyTo: maker?.email,
      input: {
        reader: reader.name,
        from: maker?.name ?? null,
        company,
        job,
        // A record may have changed since, so that the note now identifies a candidate.
        note: identifies ? "" : list.note,
        count,
        isAnonymous: list.isAnonymous,
        expiresAt: list.expiresAt.toISOString(),
      },
    };
  });

/** Undefined if a later answer exists: its email covers this one. */
export const readAnswersEmailContext = (db: Database, { id, companyId }: LinkTarget, at: Date) =>
  asActor(db, { companyId }, async (db) => {
    const rows = await readReaderRows(db, id);
    if (rows === undefined) return undefined;
    const answerRows = await db
      .select({ answer: shortlistAnswers, candidate: candidates })
      .from(shortlistAnswers)
      .innerJoin(jobApplications, eq(jobApplications.id, shortlistAnswers.applicationId))
      .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
      .where(eq(shortlistAnswers.readerId, id))
      .orderBy(shortlistAnswers.answeredAt);
    const last = answerRows.at(-1)?.answer.answeredAt;
    if (last === undefined || last > at) return undefined;
    const entries = await db.$count(shortlistEntries, eq(shortlistEntries.shortlistId, rows.list.id));
    const [maker] = await activeTeamMembers(db, companyId, [rows.list.createdBy]);
    if (maker === undefined) return undefined;
    return {
      maker,
      jobId: rows.list.jobId,
      input: {
        maker: maker.name,
        reader: rows.reader.name,
        title: rows.list.title,
        job: rows.job,
        answers: answerRows.map(({ answer, candidate }) => ({
          name: nameOf(candidate),
          verdict: answer.verdict as Verdict,
          comment: answer.comment,
        })),
        left: Math.max(0, entries - answerRows.length),
      },
    };
  });

/** Stores what happened to the email with the link, for the team. */
export const markEmailed = (db: Database, { id, companyId }: LinkTarget, mailState: "sent" | "suppressed") =>
  asActor(db, { companyId }, (db) => db.update(shortlistReaders).set({ mailState }).where(eq(shortlistReaders.id, id)));
