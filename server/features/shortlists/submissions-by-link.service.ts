/** The consent question by the candidate's own link: read, agree, decline, withdraw. */
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { invalidConsentLinkMessage, type SubmissionByLink } from "#domain/shortlists/submission-consent.ts";
import type { ConsentAnswer } from "#domain/shortlists/shortlist-states.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies } from "../../db/tables/companies.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { shortlistEntries, shortlistReaders, shortlists, submissionConsents } from "../../db/tables/shortlists.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import type { LinkTarget } from "../../infra/crypto/signed-link.ts";
import { type ConsentRow, reviewersOf } from "./read-shortlists.service.ts";
import { consentLink } from "./shortlist-links.ts";
import { recordActivities } from "./shortlist-common.ts";
import type { ShortlistLinkDeps } from "./shortlists-by-link.service.ts";

export const submissionAnswerTask = "notify-of-submission-answer";
const dayMs = 86_400_000;
const changesPerDay = 20;

export const submissionChanges = ["agreed", "declined", "withdrawn"] as const;
export type SubmissionChange = (typeof submissionChanges)[number];

const requireLinked = (token: string, keys: Keyring): LinkTarget => {
  const linked = consentLink.targetOf(token, keys);
  if (linked === undefined) throw new AppError("not_found", "This link is incomplete.");
  return linked;
};

const readQuestion = async (db: Database, id: string, lock: boolean) => {
  const query = db
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
  const [row] = await (lock ? query.for("update", { of: submissionConsents }) : query);
  if (row === undefined) throw new AppError("not_found", "This link is incomplete.");
  return row;
};

type ConsentQuestion = Awaited<ReturnType<typeof readQuestion>>;

const requireOpen = (question: ConsentQuestion, now: Date): ConsentQuestion => {
  const { consent, application } = question;
  if (consent.replacedAt !== null || consent.until <= now || application.status !== "active")
    throw new AppError("gone", `${invalidConsentLinkMessage}.`);
  return question;
};

const consentStatus = ({ answer, withdrawnAt }: ConsentRow): SubmissionByLink["standing"] => {
  if (answer === null) return "open";
  if (answer === "no") return "declined";
  return withdrawnAt === null ? "agreed" : "withdrawn";
};

/** Names of the readers whose link could be opened with the candidate visible. */
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

const pageOf = async (
  db: Database,
  { consent, firstName, job, company }: ConsentQuestion,
): Promise<SubmissionByLink> => ({
  firstName,
  company,
  job,
  isAnonymous: consent.isAnonymous,
  until: consent.until.toISOString(),
  text: consent.text,
  standing: consentStatus(consent),
  answeredAt: (consent.withdrawnAt ?? consent.answeredAt)?.toISOString() ?? null,
  reviewers: [...(await reviewersOf(db, consent.applicationId, consent.isAnonymous))],
  shownTo: await shownTo(db, consent.applicationId),
});

export const readSubmission = (
  { db, keys }: ShortlistLinkDeps,
  token: string,
  now: Date,
): Promise<SubmissionByLink> => {
  const { id, companyId } = requireLinked(token, keys);
  return asActor(db, { companyId }, async (db) => pageOf(db, requireOpen(await readQuestion(db, id, false), now)));
};

const changeOf = (consent: ConsentRow, answer: ConsentAnswer): SubmissionChange | null => {
  const status = consentStatus(consent);
  if (answer === "yes") return status === "agreed" ? null : "agreed";
  if (status === "agreed") return "withdrawn";
  return status === "declined" || status === "withdrawn" ? null : "declined";
};

/** Withdrawing covers every consent for this job, by any link. */
const saveAnswer = (db: Database, { id, applicationId }: ConsentRow, change: SubmissionChange, now: Date) => {
  const update = db.update(submissionConsents);
  if (change === "withdrawn")
    return update
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(submissionConsents.applicationId, applicationId),
          eq(submissionConsents.answer, "yes"),
          isNull(submissionConsents.withdrawnAt),
        ),
      );
  return update
    .set({ answer: change === "agreed" ? "yes" : "no", answeredAt: now, withdrawnAt: null })
    .where(eq(submissionConsents.id, id));
};

export const answerSubmission = async (
  { db, keys, wakeWorker }: ShortlistLinkDeps,
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
  // The database accepts an answer only from the actor of the application's own link.
  const page = await asActor(db, { companyId, applicationId }, async (db) => {
    const question = requireOpen(await readQuestion(db, id, true), now);
    const change = changeOf(question.consent, answer);
    if (change === null) return pageOf(db, question);
    await saveAnswer(db, question.consent, change, now);
    await recordActivities(db, {
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
  wakeWorker(submissionAnswerTask);
  return page;
};
