/** An employer asks, the person is asked, and a yes makes the profile a candidate of the workspace. */
import { and, eq, ne, sql } from "drizzle-orm";
import { endedIntroduction, type IntroductionState } from "#domain/matching/introduction.ts";
import type { WaitingIntroduction } from "#domain/profiles/introductions.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { introductionRequests } from "../../db/tables/matches.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { Keyring } from "../../infra/keyring.ts";
import type { Nudge } from "../../infra/queue.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import type { Worker } from "../../infra/who.ts";
import { networkPeople } from "../candidates/network-people.service.ts";
import { introductionIn, type LinkedRequest } from "./introduction-link.ts";
import type { AnsweredIntroduction, AskedIntroduction } from "./introductions.emails.ts";
import { readJobRecord } from "./match-job.ts";
import { introductionStateOf } from "./matched-people.ts";

export interface IntroductionTools {
  readonly db: Database;
  readonly nudge: Nudge;
  readonly keys: Keyring;
}

/** Named here, so that the service need not know the tasks that call it. */
export const askingTask = "ask-for-introduction";
export const tellingTask = "tell-of-introduction";

/** People are asked by a person, for a reason; a workspace that asks everybody is not one of those. */
const mostADay = 50;

export const requestIntroduction = async (
  { db, nudge }: IntroductionTools,
  { companyId, userId }: Worker,
  { candidateId, jobId, message }: { readonly candidateId: string; readonly jobId: string; readonly message: string },
): Promise<IntroductionState> => {
  await countAgainst(db, [{ key: `introductions:${companyId}`, ceiling: mostADay, windowMs: 86_400_000 }]);
  const state = await asActor(db, { companyId, userId }, async (db) => {
    const job = await readJobRecord(db, jobId);
    const [person] = await networkPeople(db, { ids: [candidateId], most: 1 });
    if (person === undefined) throw new AppError("not_found");
    const [made] = await db
      .insert(introductionRequests)
      .values({ companyId, profileId: candidateId, jobId, requestedBy: userId, message })
      .onConflictDoNothing()
      .returning();
    if (made === undefined) {
      // Asked before, whatever came of it: nobody is asked twice by the same company.
      const [asked] = await db
        .select()
        .from(introductionRequests)
        .where(and(eq(introductionRequests.profileId, candidateId), eq(introductionRequests.companyId, companyId)));
      if (asked === undefined) throw new AppError("not_found");
      return introductionStateOf(asked);
    }
    await db.execute(sql`select enqueue_task(${askingTask}, ${JSON.stringify({ id: made.id, companyId })}::jsonb)`);
    await writeDown(db, {
      companyId,
      userId,
      deed: "introduction.requested",
      subject: job.row.title,
      subjectId: made.id,
    });
    return introductionStateOf(made);
  });
  nudge(askingTask);
  return state;
};

type Asked = AskedIntroduction & { readonly email: string; readonly requestedAt: string };

/** A request that waits for its answer; by id, which only a signed link or the task knows. */
export const readAskedIntroduction = async (db: Database, id: string): Promise<Asked | undefined> => {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select email, first_name as "firstName", company, company_website as "companyWebsite", job_title as "jobTitle",
      job_location as "jobLocation", message, requested_at as "requestedAt" from introduction_by_link(${id}::uuid)`);
  const [row] = rows;
  if (row === undefined) return undefined;
  return { ...(row as unknown as Asked), requestedAt: new Date(String(row["requestedAt"])).toISOString() };
};

/** Answered, ended and never there answer alike, so that an old link tells nothing. */
const ended = () => new AppError("not_found", endedIntroduction);

const requireIn = (token: string, keys: Keyring): LinkedRequest => {
  const linked = introductionIn(token, keys);
  if (linked === undefined) throw ended();
  return linked;
};

export const openIntroduction = async ({ db, keys }: IntroductionTools, token: string): Promise<Asked> => {
  const asked = await readAskedIntroduction(db, requireIn(token, keys).id);
  if (asked === undefined) throw ended();
  return asked;
};

export type IntroductionAnswer = "accept" | "decline";

/** In a transaction: the answer and the mail about it are one, there is no answer that nobody hears of. */
const giveAnswer = async (db: Database, linked: LinkedRequest, answer: IntroductionAnswer) => {
  const { rows } = await db.execute<{ status: "accepted" | "declined"; company: string }>(
    sql`select status, company from answer_introduction(${linked.id}::uuid, ${answer === "accept"})`,
  );
  const [row] = rows;
  if (row === undefined) throw ended();
  const { id, companyId } = linked;
  await db.execute(sql`select enqueue_task(${tellingTask}, ${JSON.stringify({ id, companyId })}::jsonb)`);
  return row;
};

export const answerIntroduction = async (
  { db, nudge, keys }: IntroductionTools,
  token: string,
  answer: IntroductionAnswer,
) => {
  const linked = requireIn(token, keys);
  const answered = await db.transaction((db) => giveAnswer(db, linked, answer));
  nudge(tellingTask);
  return answered;
};

interface Waiting extends Record<string, unknown>, WaitingIntroduction {
  readonly companyId: string;
}

/** Inside the person's own wall. */
const readWaiting = async (db: Database): Promise<readonly Waiting[]> => {
  const { rows } = await db.execute<Waiting>(sql`
    select id, company_id as "companyId", company, company_website as "companyWebsite", job_title as "jobTitle",
      job_location as "jobLocation", message, requested_at as "requestedAt" from own_introductions()`);
  return rows.map((row) => ({ ...row, requestedAt: new Date(row.requestedAt).toISOString() }));
};

/** Who waits for this person's answer. */
export const listWaitingIntroductions = (db: Database, userId: string): Promise<readonly WaitingIntroduction[]> =>
  asActor(db, { userId }, readWaiting);

/** The same answer as by the link; to anybody else's request there is none. */
export const answerOwnIntroduction = async (
  { db, nudge }: Pick<IntroductionTools, "db" | "nudge">,
  userId: string,
  id: string,
  answer: IntroductionAnswer,
): Promise<readonly WaitingIntroduction[]> => {
  const left = await asActor(db, { userId }, async (db) => {
    const asked = (await readWaiting(db)).find((each) => each.id === id);
    if (asked === undefined) throw new AppError("not_found");
    await giveAnswer(db, asked, answer);
    return readWaiting(db);
  });
  nudge(tellingTask);
  return left;
};

type Answered = AnsweredIntroduction & { readonly email: string };

/** An answered request with the address of whoever asked, as long as they work there. */
export const readAnsweredIntroduction = (db: Database, companyId: string, id: string): Promise<Answered | undefined> =>
  asActor(db, { companyId }, async (db) => {
    const [row] = await db
      .select({
        status: introductionRequests.status,
        jobTitle: jobsEnhanced.title,
        email: users.username,
        firstName: candidates.firstName,
        lastName: candidates.lastName,
        candidateEmail: candidates.email,
        phone: candidates.phone,
      })
      .from(introductionRequests)
      .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, introductionRequests.jobId))
      .innerJoin(users, eq(users.id, introductionRequests.requestedBy))
      .innerJoin(companyMembers, and(eq(companyMembers.userId, users.id), eq(companyMembers.companyId, companyId)))
      .leftJoin(candidates, eq(candidates.id, introductionRequests.candidateId))
      .where(and(eq(introductionRequests.id, id), ne(introductionRequests.status, "requested")));
    if (row === undefined) return undefined;
    const { status, jobTitle, email, firstName, lastName, candidateEmail, phone } = row;
    const name = `${firstName ?? ""} ${lastName ?? ""}`.trim();
    return {
      isAccepted: status === "accepted",
      jobTitle,
      email,
      name: name === "" ? "The person you asked" : name,
      candidateEmail: candidateEmail ?? "",
      phone,
    };
  });
