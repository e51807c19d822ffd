/** Asking those on a shortlist whether they may be shown. The link goes to their mailbox and to nobody else. */
import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { howToAsk } from "#domain/shortlists/consent-state.ts";
import { consentText } from "#domain/shortlists/submission-consent.ts";
import type { askConsents as endpoint } from "#domain/shortlists/shortlist.ts";
import { asActor, type Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { companies } from "../../db/tables/companies.ts";
import { submissionConsents } from "../../db/tables/shortlists.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";
import { getsMail } from "../interviews/invitations.service.ts";
import {
  type ConsentRow,
  consentsOf,
  type ListedPerson,
  nameOf,
  peopleOf,
  readShortlist,
  type ShortlistRow,
} from "./read-shortlists.service.ts";
import {
  holdShortlist,
  limitMailings,
  logShortlist,
  type ShortlistTools,
  tellHistory,
  titleOfJob,
} from "./shortlist-work.ts";

export const askTask = "ask-for-submission";

type Asked = z.output<typeof endpoint.reply>;
type LeftOut = Asked["leftOut"][number]["why"];

/** What the person themselves wrote when they applied, before what others have put into the record since. */
export const addressOf = async (
  db: Database,
  { application, candidate }: Pick<ListedPerson, "application" | "candidate">,
): Promise<string | null> => {
  const [sent] = await db
    .select({ email: applicationSubmissions.email })
    .from(applicationSubmissions)
    .where(eq(applicationSubmissions.applicationId, application.id));
  const email = sent?.email ?? candidate.email;
  return getsMail({ isSample: candidate.isSample, email }) ? email : null;
};

interface Question {
  readonly list: ShortlistRow;
  readonly company: string;
  readonly job: string;
  readonly userId: string;
  readonly now: Date;
}

const insertQuestion = async (db: Database, applicationId: string, question: Question): Promise<string> => {
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
      text: consentText({ ...scope, company, job, until: list.expiresAt.toISOString() }),
    })
    .returning({ id: submissionConsents.id });
  if (row === undefined) throw new AppError("internal");
  return row.id;
};

/** The question that goes out, or why none does; nothing where nothing has to be asked. */
const ask = async (
  db: Database,
  person: ListedPerson,
  rows: readonly ConsentRow[],
  question: Question,
): Promise<{ readonly id: string } | LeftOut | undefined> => {
  const asking = howToAsk(rows, question.list, question.now);
  if (asking.how === "not") return undefined;
  if (person.application.status !== "active") return "over";
  if (asking.how === "left out") return asking.why;
  if ((await addressOf(db, person)) === null) return "no address";
  if (asking.how === "again") {
    await db
      .update(submissionConsents)
      .set({ timesAsked: sql`${submissionConsents.timesAsked} + 1`, lastAskedAt: question.now })
      .where(eq(submissionConsents.id, asking.id));
    return { id: asking.id };
  }
  if (asking.replaces !== null)
    await db
      .update(submissionConsents)
      .set({ replacedAt: question.now })
      .where(eq(submissionConsents.id, asking.replaces));
  return { id: await insertQuestion(db, person.application.id, question) };
};

export const askConsents = async (
  { db, nudge }: ShortlistTools,
  worker: Worker,
  id: string,
  now: Date,
): Promise<Asked> => {
  const { companyId, userId } = worker;
  await limitMailings(db, companyId);
  const answer = await asActor(db, worker, async (db) => {
    const list = await holdShortlist(db, id);
    if (list.revokedAt !== null || list.expiresAt <= now)
      throw new AppError("conflict", "This shortlist has ended. Give it more time before you ask.");
    const [workspace] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
    const { title: job } = await titleOfJob(db, list.jobId);
    const question = { list, company: workspace?.name ?? "", job, userId, now };
    const people = await peopleOf(db, id);
    const rows = await consentsOf(
      db,
      people.map(({ application }) => application.id),
    );
    const asked: ListedPerson[] = [];
    const leftOut: Asked["leftOut"] = [];
    for (const person of people) {
      const own = rows.filter(({ applicationId }) => applicationId === person.application.id);
      const outcome = await ask(db, person, own, question);
      if (outcome === undefined) continue;
      if (typeof outcome === "string") {
        leftOut.push({ name: nameOf(person.candidate), why: outcome });
        continue;
      }
      asked.push(person);
      const payload = { id: outcome.id, companyId, at: now.toISOString() };
      await db.execute(sql`select enqueue_task(${askTask}, ${JSON.stringify(payload)}::jsonb)`);
    }
    await tellHistory(db, {
      companyId,
      applicationIds: asked.map(({ application }) => application.id),
      type: "shortlist_asked",
      words: list.isAnonymous ? "Without a name" : "By name",
      by: userId,
      now,
    });
    if (asked.length > 0) await logShortlist(db, worker, "shortlist.consents-asked", list, `${asked.length} asked`);
    return {
      shortlist: await readShortlist(db, id, now),
      asked: asked.map(({ candidate }) => nameOf(candidate)),
      leftOut,
    };
  });
  if (answer.asked.length > 0) nudge(askTask);
  return answer;
};
