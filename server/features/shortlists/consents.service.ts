/** Asks the candidates of a shortlist whether they may be shown. The link goes to their mailbox only. */
import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { decideConsentRequest } from "#domain/shortlists/consent-state.ts";
import { consentText, submissionTextId } from "#domain/shortlists/submission-consent.ts";
import type { askConsents as endpoint } from "#domain/shortlists/shortlist.ts";
import { asActor, type Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { companies } from "../../db/tables/companies.ts";
import { submissionConsents } from "../../db/tables/shortlists.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { canReceiveEmail } from "../interviews/invitations.service.ts";
import {
  type ConsentRow,
  consentsOf,
  type ListedCandidate,
  nameOf,
  candidatesOnList,
  readShortlist,
  type ShortlistRow,
} from "./read-shortlists.service.ts";
import {
  lockShortlist,
  limitEmails,
  logShortlist,
  type ShortlistDeps,
  recordActivities,
  titleOfJob,
} from "./shortlist-common.ts";

export const submissionQuestionTask = "ask-for-submission";

type AskResult = z.output<typeof endpoint.reply>;
type LeftOut = AskResult["leftOut"][number]["why"];

/** The address of the candidate's own application takes precedence over later edits of the record. */
export const submissionEmailOf = async (
  db: Database,
  { application, candidate }: Pick<ListedCandidate, "application" | "candidate">,
): Promise<string | null> => {
  const [sentConsent] = await db
    .select({ email: applicationSubmissions.email })
    .from(applicationSubmissions)
    .where(eq(applicationSubmissions.applicationId, application.id));
  const email = sentConsent?.email ?? candidate.email;
  return canReceiveEmail({ isSample: candidate.isSample, email }) ? email : null;
};

interface ConsentQuestion {
  readonly list: ShortlistRow;
  readonly company: string;
  readonly job: string;
  readonly userId: string;
  readonly now: Date;
}

const insertQuestion = async (db: Database, applicationId: string, question: ConsentQuestion): Promise<string> => {
  const { list, company, job, userId, now } = question;
  const scope = { isAnonymous: list.isAnonymous, until: list.expiresAt };
  const [row] = await db
    .insert(submissionConsents)
    .values({
      ...scope,
      companyId: list.companyId,
      applicationId,
      createdBy: userId,
      lastAskedAt: now,
      textId: submissionTextId,
      text: consentText({ ...scope, company, job, until: list.expiresAt.toISOString() }),
    })
    .returning({ id: submissionConsents.id });
  if (row === undefined) throw new AppError("internal");
  return row.id;
};

/** The id of the question to send, the reason why none is sent, or undefined if no question is needed. */
const askCandidate = async (
  db: Database,
  person: ListedCandidate,
  rows: readonly ConsentRow[],
  question: ConsentQuestion,
): Promise<{ readonly id: string } | LeftOut | undefined> => {
  const decision = decideConsentRequest(rows, question.list, question.now);
  if (decision.how === "not") return undefined;
  if (person.application.status !== "active") return "over";
  if (decision.how === "left out") return decision.why;
  if ((await submissionEmailOf(db, person)) === null) return "no address";
  if (decision.how === "again") {
    await db
      .update(submissionConsents)
      .set({ timesAsked: sql`${submissionConsents.timesAsked} + 1`, lastAskedAt: question.now })
      .where(eq(submissionConsents.id, decision.id));
    return { id: decision.id };
  }
  if (decision.replaces !== null)
    await db
      .update(submissionConsents)
      .set({ replacedAt: question.now })
      .where(eq(submissionConsents.id, decision.replaces));
  return { id: await insertQuestion(db, person.application.id, question) };
};

export const askConsents = async (
  { db, wakeWorker }: ShortlistDeps,
  context: WorkspaceContext,
  id: string,
  now: Date,
): Promise<AskResult> => {
  const { companyId, userId } = context;
  await limitEmails(db, companyId);
  const result = await asActor(db, context, async (db) => {
    const list = await lockShortlist(db, id);
    if (list.revokedAt !== null || list.expiresAt <= now)
      throw new AppError("conflict", "This shortlist is closed. Change its end date before you request consent.");
    const [workspace] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
    const { title: job } = await titleOfJob(db, list.jobId);
    const question = { list, company: workspace?.name ?? "", job, userId, now };
    const people = await candidatesOnList(db, id);
    const rows = await consentsOf(
      db,
      people.map(({ application }) => application.id),
    );
    const askedCandidates: ListedCandidate[] = [];
    const leftOut: AskResult["leftOut"] = [];
    for (const person of people) {
      const consentRows = rows.filter(({ applicationId }) => applicationId === person.application.id);
      const outcome = await askCandidate(db, person, consentRows, question);
      if (outcome === undefined) continue;
      if (typeof outcome === "string") {
        leftOut.push({ name: nameOf(person.candidate), why: outcome });
        continue;
      }
      askedCandidates.push(person);
      const payload = { id: outcome.id, companyId, at: now.toISOString() };
      await db.execute(sql`select enqueue_task(${submissionQuestionTask}, ${JSON.stringify(payload)}::jsonb)`);
    }
    await recordActivities(db, {
      companyId,
      applicationIds: askedCandidates.map(({ application }) => application.id),
      type: "shortlist_asked",
      words: list.isAnonymous ? "Without name" : "With name",
      by: userId,
      now,
    });
    if (askedCandidates.length > 0)
      await logShortlist(db, context, "shortlist.consents-asked", list, `${askedCandidates.length} asked`);
    return {
      shortlist: await readShortlist(db, id, now),
      asked: askedCandidates.map(({ candidate }) => nameOf(candidate)),
      leftOut,
    };
  });
  if (result.asked.length > 0) wakeWorker(submissionQuestionTask);
  return result;
};
