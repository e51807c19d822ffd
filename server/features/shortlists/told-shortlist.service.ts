/** What the mails about shortlists say, read when they are sent: who was erased or has left meanwhile is told of to nobody. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { identifyingWords, tellsWho } from "#domain/shortlists/identifying-words.ts";
import type { Verdict } from "#domain/shortlists/shortlist-words.ts";
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
import type { Linked } from "../../infra/signed-link.ts";
import { addressOf } from "./consents.service.ts";
import { nameOf, peopleOf } from "./read-shortlists.service.ts";

export interface ToldPerson {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** Of these, whoever still works in the workspace. */
const stillHere = async (
  db: Database,
  companyId: string,
  ids: readonly (string | null)[],
): Promise<readonly ToldPerson[]> => {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return [];
  const [members, admitted] = [
    await db
      .select({ userId: companyMembers.userId })
      .from(companyMembers)
      .where(and(eq(companyMembers.companyId, companyId), inArray(companyMembers.userId, asked))),
    await db
      .select({ userId: recruiterAccess.userId })
      .from(recruiterAccess)
      .where(
        and(
          eq(recruiterAccess.companyId, companyId),
          inArray(recruiterAccess.userId, asked),
          isNull(recruiterAccess.dismissedAt),
        ),
      ),
  ];
  const here = [...members, ...admitted].map(({ userId }) => userId);
  if (here.length === 0) return [];
  return db
    .select({ userId: users.id, name: users.name, email: users.username })
    .from(users)
    .where(inArray(users.id, here));
};

const aboutConsent = async (db: Database, id: string) => {
  const [found] = await db
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
  return found;
};

/** Nothing where it was answered or replaced before the mail went out. */
export const readToldQuestion = (db: Database, { id, companyId }: Linked) =>
  asActor(db, { companyId }, async (db) => {
    const found = await aboutConsent(db, id);
    if (found === undefined || found.consent.answer !== null || found.consent.replacedAt !== null) return undefined;
    const email = await addressOf(db, found);
    if (email === null || found.application.status !== "active") return undefined;
    const [asker] = await stillHere(db, companyId, [found.consent.createdBy]);
    return {
      email,
      replyTo: asker?.email,
      times: found.consent.timesAsked,
      told: {
        firstName: found.candidate.firstName,
        job: found.job,
        company: found.company,
        by: asker?.name ?? null,
        isAnonymous: found.consent.isAnonymous,
        until: found.consent.until.toISOString(),
      },
    };
  });

/** Whoever asked, and whoever has them on a list of theirs. */
export const readToldSubmission = (db: Database, { id, companyId }: Linked) =>
  asActor(db, { companyId }, async (db) => {
    const found = await aboutConsent(db, id);
    if (found === undefined) return undefined;
    const makers = await db
      .select({ createdBy: shortlists.createdBy })
      .from(shortlistEntries)
      .innerJoin(shortlists, eq(shortlists.id, shortlistEntries.shortlistId))
      .where(and(eq(shortlistEntries.applicationId, found.application.id), isNull(shortlists.revokedAt)));
    return {
      people: await stillHere(db, companyId, [found.consent.createdBy, ...makers.map(({ createdBy }) => createdBy)]),
      jobId: found.application.jobId,
      candidate: nameOf(found.candidate),
      job: found.job,
    };
  });

const aboutReader = async (db: Database, id: string) => {
  const [found] = await db
    .select({ reader: shortlistReaders, list: shortlists, job: jobsEnhanced.title, company: companies.name })
    .from(shortlistReaders)
    .innerJoin(shortlists, eq(shortlists.id, shortlistReaders.shortlistId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, shortlists.jobId))
    .innerJoin(companies, eq(companies.id, shortlists.companyId))
    .where(eq(shortlistReaders.id, id));
  return found;
};

/** Nothing where the list or the link has ended before the mail went out, or nobody is left on it. */
export const readToldShortlist = (db: Database, { id, companyId }: Linked) =>
  asActor(db, { companyId }, async (db) => {
    const found = await aboutReader(db, id);
    if (found === undefined) return undefined;
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::integer as n from shortlist_entries_for(${id})`,
    );
    const count = rows[0]?.n ?? 0;
    if (count === 0) return undefined;
    const { reader, list, job, company } = found;
    const people = list.isAnonymous ? await peopleOf(db, list.id) : [];
    const tells = people.some(({ candidate }) => tellsWho(list.note, identifyingWords(candidate)));
    const [maker] = await stillHere(db, companyId, [list.createdBy]);
    return {
      email: reader.email,
      replyTo: maker?.email,
      told: {
        reader: reader.name,
        from: maker?.name ?? null,
        company,
        job,
        // Somebody may have come to be called what it says.
        note: tells ? "" : list.note,
        count,
        isAnonymous: list.isAnonymous,
        expiresAt: list.expiresAt.toISOString(),
      },
    };
  });

/** Nothing where a later answer will be told of, with this one. */
export const readToldAnswers = (db: Database, { id, companyId }: Linked, at: Date) =>
  asActor(db, { companyId }, async (db) => {
    const found = await aboutReader(db, id);
    if (found === undefined) return undefined;
    const answers = await db
      .select({ answer: shortlistAnswers, candidate: candidates })
      .from(shortlistAnswers)
      .innerJoin(jobApplications, eq(jobApplications.id, shortlistAnswers.applicationId))
      .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
      .where(eq(shortlistAnswers.readerId, id))
      .orderBy(shortlistAnswers.answeredAt);
    const last = answers.at(-1)?.answer.answeredAt;
    if (last === undefined || last > at) return undefined;
    const entries = await db.$count(shortlistEntries, eq(shortlistEntries.shortlistId, found.list.id));
    const [maker] = await stillHere(db, companyId, [found.list.createdBy]);
    if (maker === undefined) return undefined;
    return {
      maker,
      jobId: found.list.jobId,
      told: {
        maker: maker.name,
        reader: found.reader.name,
        title: found.list.title,
        job: found.job,
        answers: answers.map(({ answer, candidate }) => ({
          name: nameOf(candidate),
          verdict: answer.verdict as Verdict,
          comment: answer.comment,
        })),
        left: Math.max(0, entries - answers.length),
      },
    };
  });

/** What became of the mail with the link, for whoever sent the list. */
export const markMailed = (db: Database, { id, companyId }: Linked, mailState: "sent" | "suppressed") =>
  asActor(db, { companyId }, (db) => db.update(shortlistReaders).set({ mailState }).where(eq(shortlistReaders.id, id)));
