/** An employer asks, the person is asked, and a yes makes the profile a candidate of the workspace. */
import { and, eq, sql } from "drizzle-orm";
import { endedIntroduction, type IntroductionState } from "#domain/matching/introduction.ts";
import { asActor, type Database } from "../../db/client.ts";
import { introductionRequests } from "../../db/tables/matches.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { Nudge } from "../../infra/queue.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import type { Worker } from "../../infra/who.ts";
import { networkPeople } from "../candidates/network-people.service.ts";
import { introductionIdOf } from "./introduction-link.ts";
import type { AskedIntroduction } from "./introductions.emails.ts";
import { readJob } from "./match-job.ts";
import { introductionStateOf } from "./matched-people.ts";

export interface IntroductionTools {
  readonly db: Database;
  readonly nudge: Nudge;
  readonly secret: string;
}

/** Named here too, so that the service need not know the task that calls it. */
const askingTask = "ask-for-introduction";

/** People are asked by a person, for a reason; a workspace that asks everybody is not one of those. */
const mostADay = 50;

export const requestIntroduction = async (
  { db, nudge }: IntroductionTools,
  { companyId, userId }: Worker,
  { candidateId, jobId, message }: { readonly candidateId: string; readonly jobId: string; readonly message: string },
): Promise<IntroductionState> => {
  await countAgainst(db, [{ key: `introductions:${companyId}`, ceiling: mostADay, windowMs: 86_400_000 }]);
  const state = await asActor(db, { companyId, userId }, async (db) => {
    const job = await readJob(db, jobId);
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
    await db.execute(sql`select enqueue_task(${askingTask}, ${JSON.stringify({ id: made.id })}::jsonb)`);
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

const requireIdOf = (token: string, secret: string): string => {
  const id = introductionIdOf(token, secret);
  if (id === undefined) throw ended();
  return id;
};

export const openIntroduction = async ({ db, secret }: IntroductionTools, token: string): Promise<Asked> => {
  const asked = await readAskedIntroduction(db, requireIdOf(token, secret));
  if (asked === undefined) throw ended();
  return asked;
};

export const answerIntroduction = async (
  { db, secret }: IntroductionTools,
  token: string,
  answer: "accept" | "decline",
) => {
  const id = requireIdOf(token, secret);
  const { rows } = await db.execute<{ status: "accepted" | "declined"; company: string }>(
    sql`select status, company from answer_introduction(${id}::uuid, ${answer === "accept"})`,
  );
  const [answered] = rows;
  if (answered === undefined) throw ended();
  return answered;
};
