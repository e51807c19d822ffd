/** The question whether somebody may be shown, by their own link: read, agreed to, declined, taken back. */
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { endedQuestion, type SubmissionByLink } from "#domain/shortlists/submission-consent.ts";
import type { ConsentAnswer } from "#domain/shortlists/shortlist-words.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies } from "../../db/tables/companies.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { shortlistEntries, shortlistReaders, shortlists, submissionConsents } from "../../db/tables/shortlists.ts";
import { AppError } from "../../infra/errors.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import type { Linked } from "../../infra/signed-link.ts";
import type { ConsentRow } from "./read-shortlists.service.ts";
import { consentLink } from "./shortlist-links.ts";
import { tellHistory } from "./shortlist-work.ts";
import type { LinkTools } from "./shortlists-by-link.service.ts";

export const submissionAnswerTask = "tell-of-submission-answer";
const dayMs = 86_400_000;
const changesPerDay = 20;

export const submissionChanges = ["agreed", "declined", "withdrawn"] as const;
export type SubmissionChange = (typeof submissionChanges)[number];

const requireLinked = (token: string, keys: Keyring): Linked => {
  const linked = consentLink.linkedIn(token, keys);
  if (linked === undefined) throw new AppError("not_found", "This link is not complete.");
  return linked;
};

const readQuestion = async (db: Database, id: string, hold: boolean) => {
  const asked = db
    .select({
      consent: submissionConsents,
      application: jobApplications,
      firstName: candidates.firstName,
      job: jobsEnhanced.title,
      company: companies.name,
    })
    .from(submissionConsents)
    .innerJoin(jobApplications, eq(jobApplications.id, submissionConsents.applicationId))
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .innerJoin(companies, eq(companies.id, jobApplications.companyId))
    .where(eq(submissionConsents.id, id));
  const [found] = await (hold ? asked.for("update", { of: submissionConsents }) : asked);
  if (found === undefined) throw new AppError("not_found", "This link is not complete.");
  return found;
};

type Question = Awaited<ReturnType<typeof readQuestion>>;

const requireOpen = (question: Question, now: Date): Question => {
  const { consent, application } = question;
  if (consent.replacedAt !== null || consent.until <= now || application.status !== "active")
    throw new AppError("gone", `${endedQuestion}.`);
  return question;
};

const standingOf = ({ answer, withdrawnAt }: ConsentRow): SubmissionByLink["standing"] => {
  if (answer === null) return "open";
  if (answer === "no") return "declined";
  return withdrawnAt === null ? "agreed" : "withdrawn";
};

/** Names alone, of those whose link could be opened with the person behind it. */
const shownTo = async (db: Database, applicationId: string) => {
  const rows = await db
    .selectDistinct({ name: shortlistReaders.name, since: shortlists.sentAt })
    .from(shortlistEntries)
    .innerJoin(shortlists, eq(shortlists.id, shortlistEntries.shortlistId))
    .innerJoin(shortlistReaders, eq(shortlistReaders.shortlistId, shortlists.id))
    .where(and(eq(shortlistEntries.applicationId, applicationId), isNotNull(shortlists.sentAt)))
    .orderBy(asc(shortlists.sentAt), asc(shortlistReaders.name));
  return rows.flatMap(({ name, since }) => (since === null ? [] : [{ name, since: since.toISOString() }]));
};

const pageOf = async (db: Database, { consent, firstName, job, company }: Question): Promise<SubmissionByLink> => ({
  firstName,
  company,
  job,
  isAnonymous: consent.isAnonymous,
  until: consent.until.toISOString(),
  text: consent.text,
  standing: standingOf(consent),
  answeredAt: (consent.withdrawnAt ?? consent.answeredAt)?.toISOString() ?? null,
  shownTo: await shownTo(db, consent.applicationId),
});

export const readSubmission = ({ db, keys }: LinkTools, token: string, now: Date): Promise<SubmissionByLink> => {
  const { id, companyId } = requireLinked(token, keys);
  return asActor(db, { companyId }, async (db) => pageOf(db, requireOpen(await readQuestion(db, id, false), now)));
};

const changeOf = (consent: ConsentRow, answer: ConsentAnswer): SubmissionChange | null => {
  const standing = standingOf(consent);
  if (answer === "yes") return standing === "agreed" ? null : "agreed";
  if (standing === "agreed") return "withdrawn";
  return standing === "declined" || standing === "withdrawn" ? null : "declined";
};

/** Taking it back concerns everything that was agreed to for this job, by whichever link. */
const write = (db: Database, { id, applicationId }: ConsentRow, change: SubmissionChange, now: Date) => {
  const asked = db.update(submissionConsents);
  if (change === "withdrawn")
    return asked
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(submissionConsents.applicationId, applicationId),
          eq(submissionConsents.answer, "yes"),
          isNull(submissionConsents.withdrawnAt),
        ),
      );
  return asked
    .set({ answer: change === "agreed" ? "yes" : "no", answeredAt: now, withdrawnAt: null })
    .where(eq(submissionConsents.id, id));
};

export const answerSubmission = async (
  { db, keys, nudge }: LinkTools,
  token: string,
  answer: ConsentAnswer,
  now: Date,
): Promise<SubmissionByLink> => {
  const { id, companyId } = requireLinked(token, keys);
  await countAgainst(db, [{ key: `submission:link:${id}`, ceiling: changesPerDay, windowMs: dayMs }]);
  const { applicationId } = await asActor(
    db,
    { companyId },
    async (db) => requireOpen(await readQuestion(db, id, false), now).consent,
  );
  // The database takes an answer from whoever holds the application's link, and from nobody else.
  const page = await asActor(db, { companyId, applicationId }, async (db) => {
    const question = requireOpen(await readQuestion(db, id, true), now);
    const change = changeOf(question.consent, answer);
    if (change === null) return pageOf(db, question);
    await write(db, question.consent, change, now);
    await tellHistory(db, {
      companyId,
      applicationIds: [applicationId],
      type: `shortlist_${change}`,
      words: null,
      by: null,
      now,
    });
    const payload = { id, companyId, change, at: now.toISOString() };
    await db.execute(sql`select enqueue_task(${submissionAnswerTask}, ${JSON.stringify(payload)}::jsonb)`);
    return pageOf(db, await readQuestion(db, id, false));
  });
  nudge(submissionAnswerTask);
  return page;
};
