/** An employer requests an introduction; if the person accepts, their profile becomes a candidate of the workspace. */
import { and, eq, ne, sql } from "drizzle-orm";
import { invalidIntroductionLinkMessage, type IntroductionState } from "#domain/matching/endpoints/introduction.ts";
import type { WaitingIntroduction } from "#domain/profiles/introductions.ts";
import { asActor, type Database } from "../../../db/client.ts";
import { candidates } from "../../../db/tables/candidates.ts";
import { companyMembers } from "../../../db/tables/companies.ts";
import { users } from "../../../db/tables/identity.ts";
import { jobsEnhanced } from "../../../db/tables/jobs.ts";
import { introductionRequests } from "../../../db/tables/matches.ts";
import { recordAudit } from "../../../infra/auth/audit.ts";
import { AppError } from "../../../infra/http/errors.ts";
import type { Keyring } from "../../../infra/crypto/keyring.ts";
import type { WakeWorker } from "../../../infra/work/queue.ts";
import { countAgainst } from "../../../infra/http/rate-limit.ts";
import type { WorkspaceContext } from "../../../infra/auth/auth-context.ts";
import { readEmailedAd } from "../../jobs/emailed-ad.service.ts";
import { readNetworkCandidates } from "../../candidates/network-candidates.service.ts";
import { introductionIn, type LinkedRequest } from "./introduction-link.ts";
import type { IntroductionAnswerEmailInput, IntroductionEmailInput } from "./introductions.emails.ts";
import { readJobRecord } from "../match-job.ts";
import { introductionStateOf } from "../retrieval/matched-people.ts";

export interface IntroductionDeps {
  readonly db: Database;
  readonly wakeWorker: WakeWorker;
  readonly keys: Keyring;
}

/** Declared here, so that the service does not import the tasks that call it. */
export const introductionRequestTask = "ask-for-introduction";
export const introductionAnswerTask = "notify-of-introduction";

/** Requests are written one by one, for a reason; this stops mass requests. */
const maxRequestsPerDay = 50;

export const requestIntroduction = async (
  { db, wakeWorker }: IntroductionDeps,
  { companyId, userId }: WorkspaceContext,
  { candidateId, jobId, message }: { readonly candidateId: string; readonly jobId: string; readonly message: string },
): Promise<IntroductionState> => {
  await countAgainst(db, [{ key: `introductions:${companyId}`, ceiling: maxRequestsPerDay, windowMs: 86_400_000 }]);
  const state = await asActor(db, { companyId, userId }, async (db) => {
    const job = await readJobRecord(db, jobId);
    const [person] = await readNetworkCandidates(db, { ids: [candidateId], limit: 1 });
    if (person === undefined) throw new AppError("not_found");
    const [created] = await db
      .insert(introductionRequests)
      .values({ companyId, profileId: candidateId, jobId, requestedBy: userId, message })
      .onConflictDoNothing()
      .returning();
    if (created === undefined) {
      // Asked before, with any outcome: a company can ask a person only once.
      const [existing] = await db
        .select()
        .from(introductionRequests)
        .where(and(eq(introductionRequests.profileId, candidateId), eq(introductionRequests.companyId, companyId)));
      if (existing === undefined) throw new AppError("not_found");
      return introductionStateOf(existing);
    }
    await db.execute(
      sql`select enqueue_task(${introductionRequestTask}, ${JSON.stringify({ id: created.id, companyId })}::jsonb)`,
    );
    await recordAudit(db, {
      companyId,
      userId,
      action: "introduction.requested",
      subject: job.row.title,
      subjectId: created.id,
    });
    return introductionStateOf(created);
  });
  wakeWorker(introductionRequestTask);
  return state;
};

type PendingIntroduction = IntroductionEmailInput & { readonly email: string; readonly requestedAt: string };

/** A request that waits for its answer; the id is known only to a signed link or the task. */
export const readPendingIntroduction = async (db: Database, id: string): Promise<PendingIntroduction | undefined> => {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select email, first_name as "firstName", company, company_website as "companyWebsite", job_title as "jobTitle",
      job_location as "jobLocation", message, requested_at as "requestedAt" from introduction_by_link(${id}::uuid)`);
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    ...(row as unknown as PendingIntroduction),
    requestedAt: new Date(String(row["requestedAt"])).toISOString(),
  };
};

/** The public ad of the job that a request is about. */
export const readIntroductionAd = (db: Database, { id, companyId }: LinkedRequest, origin: string) =>
  asActor(db, { companyId }, async (db) => {
    const [row] = await db
      .select({ jobId: introductionRequests.jobId })
      .from(introductionRequests)
      .where(eq(introductionRequests.id, id));
    return row === undefined ? null : readEmailedAd(db, row.jobId, origin);
  });

/** Answered, ended and unknown requests get the same answer, so that an old link reveals nothing. */
const linkEnded = () => new AppError("not_found", invalidIntroductionLinkMessage);

const requireLink = (token: string, keys: Keyring): LinkedRequest => {
  const linked = introductionIn(token, keys);
  if (linked === undefined) throw linkEnded();
  return linked;
};

export const openIntroduction = async ({ db, keys }: IntroductionDeps, token: string): Promise<PendingIntroduction> => {
  const pending = await readPendingIntroduction(db, requireLink(token, keys).id);
  if (pending === undefined) throw linkEnded();
  return pending;
};

export type IntroductionAnswer = "accept" | "decline";

/** Call inside a transaction: the answer commits together with its email task. */
const saveAnswer = async (db: Database, linked: LinkedRequest, answer: IntroductionAnswer) => {
  const { rows } = await db.execute<{ status: "accepted" | "declined"; company: string }>(
    sql`select status, company from answer_introduction(${linked.id}::uuid, ${answer === "accept"})`,
  );
  const [row] = rows;
  if (row === undefined) throw linkEnded();
  const { id, companyId } = linked;
  await db.execute(sql`select enqueue_task(${introductionAnswerTask}, ${JSON.stringify({ id, companyId })}::jsonb)`);
  return row;
};

export const answerIntroduction = async (
  { db, wakeWorker, keys }: IntroductionDeps,
  token: string,
  answer: IntroductionAnswer,
) => {
  const linked = requireLink(token, keys);
  const answered = await db.transaction((db) => saveAnswer(db, linked, answer));
  wakeWorker(introductionAnswerTask);
  return answered;
};

interface WaitingRow extends Record<string, unknown>, WaitingIntroduction {
  readonly companyId: string;
}

/** Call inside the person's own `asActor`. */
const readWaiting = async (db: Database): Promise<readonly WaitingRow[]> => {
  const { rows } = await db.execute<WaitingRow>(sql`
    select id, company_id as "companyId", company, company_website as "companyWebsite", job_title as "jobTitle",
      job_location as "jobLocation", message, requested_at as "requestedAt" from own_introductions()`);
  return rows.map((row) => ({ ...row, requestedAt: new Date(row.requestedAt).toISOString() }));
};

/** Requests that wait for this person's answer. */
export const listWaitingIntroductions = (db: Database, userId: string): Promise<readonly WaitingIntroduction[]> =>
  asActor(db, { userId }, readWaiting);

/** The same answer as by the link; only the person's own requests can be answered. */
export const answerOwnIntroduction = async (
  { db, wakeWorker }: Pick<IntroductionDeps, "db" | "wakeWorker">,
  userId: string,
  id: string,
  answer: IntroductionAnswer,
): Promise<readonly WaitingIntroduction[]> => {
  const remaining = await asActor(db, { userId }, async (db) => {
    const pending = (await readWaiting(db)).find((each) => each.id === id);
    if (pending === undefined) throw new AppError("not_found");
    await saveAnswer(db, pending, answer);
    return readWaiting(db);
  });
  wakeWorker(introductionAnswerTask);
  return remaining;
};

type AnsweredRequest = IntroductionAnswerEmailInput & { readonly email: string };

/** An answered request with the requester's address, while they are still a member. */
export const readAnsweredIntroduction = (
  db: Database,
  companyId: string,
  id: string,
): Promise<AnsweredRequest | undefined> =>
  asActor(db, { companyId }, async (db) => {
    const [row] = await db
      .select({
        status: introductionRequests.status,
        jobTitle: jobsEnhanced.title,
        email: users.username,
        reader: users.name,
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
    const { status, jobTitle, email, reader, firstName, lastName, candidateEmail, phone } = row;
    const name = `${firstName ?? ""} ${lastName ?? ""}`.trim();
    return {
      isAccepted: status === "accepted",
      jobTitle,
      email,
      reader,
      name: name === "" ? "The candidate you asked to meet" : name,
      candidateEmail: candidateEmail ?? "",
      phone,
    };
  });
