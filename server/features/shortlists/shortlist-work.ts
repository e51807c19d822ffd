/** What every change of a shortlist begins with and leaves behind. */
import { eq, inArray } from "drizzle-orm";
import type { Deed } from "#domain/companies/activity.ts";
import type { ActivityType } from "#domain/pipeline/activities.ts";
import { identifyingWords, tellsWho } from "#domain/shortlists/identifying-words.ts";
import type { Database } from "../../db/client.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { shortlists } from "../../db/tables/shortlists.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { Nudge } from "../../infra/queue.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import type { Worker } from "../../infra/who.ts";
import { type ListedPerson, nameOf, type ShortlistRow } from "./read-shortlists.service.ts";

export interface ShortlistTools {
  readonly db: Database;
  readonly nudge: Nudge;
}

const dayMs = 86_400_000;
const mailingsPerDay = 100;

/** Both ways of writing to people outside of the workspace count against one limit. */
export const limitMailings = (db: Database, companyId: string): Promise<void> =>
  countAgainst(db, [{ key: `shortlist:mailings:${companyId}`, ceiling: mailingsPerDay, windowMs: dayMs }]);

/** Held until the change is written: two who change a list wait for each other, and so does whoever answers it. */
export const holdShortlist = async (db: Database, id: string): Promise<ShortlistRow> => {
  const [row] = await db.select().from(shortlists).where(eq(shortlists.id, id)).for("update");
  if (row === undefined) throw new AppError("not_found");
  return row;
};

export const refuseUnlessDraft = ({ sentAt, revokedAt }: ShortlistRow): void => {
  if (revokedAt !== null) throw new AppError("conflict", "This shortlist was ended.");
  if (sentAt !== null) throw new AppError("conflict", "This shortlist was sent already. Make another one instead.");
};

export const titleOfJob = async (db: Database, jobId: string) => {
  const [job] = await db
    .select({ title: jobsEnhanced.title, status: jobsEnhanced.status, isSample: jobsEnhanced.isSample })
    .from(jobsEnhanced)
    .where(eq(jobsEnhanced.id, jobId));
  if (job === undefined) throw new AppError("not_found");
  return job;
};

/** In the log of the workspace, by the list's title and its job. */
export const logShortlist = async (
  db: Database,
  { companyId, userId }: Worker,
  deed: Deed,
  list: Pick<ShortlistRow, "id" | "title" | "jobId">,
  besides?: string,
): Promise<void> => {
  const { title } = await titleOfJob(db, list.jobId);
  const subject = [besides, list.title, title].filter((part) => part !== undefined).join(", ");
  await writeDown(db, { companyId, userId, deed, subject, subjectId: list.id });
};

interface Told {
  readonly companyId: string;
  readonly applicationIds: readonly string[];
  readonly type: ActivityType;
  readonly words: string | null;
  readonly by: string | null;
  readonly now: Date;
}

/** In the history of each application; open boards hear of it by a trigger. */
export const tellHistory = async (db: Database, told: Told): Promise<void> => {
  const { companyId, applicationIds, type, words, by, now } = told;
  if (applicationIds.length === 0) return;
  await db.insert(pipelineActivities).values(
    applicationIds.map((applicationId) => ({
      companyId,
      applicationId,
      activityType: type,
      description: words,
      performedBy: by,
      createdAt: now,
    })),
  );
  await db
    .update(jobApplications)
    .set({ lastActivity: now })
    .where(inArray(jobApplications.id, [...applicationIds]));
};

interface Written {
  readonly title: string;
  readonly note: string;
  readonly isAnonymous: boolean;
}

/** What is written for readers of an anonymous list must not say who it is about; it is refused, never changed. */
export const refuseTelling = (list: Written, people: readonly ListedPerson[]): void => {
  if (!list.isAnonymous) return;
  const errors: Record<string, string> = {};
  for (const [at, { entry, candidate }] of people.entries()) {
    const telling = identifyingWords(candidate);
    const message = `This tells who ${nameOf(candidate)} is: a name, an address, an employer or a school. The list is anonymous.`;
    if (tellsWho(entry.why, telling)) errors[`entries.${at}.why`] = message;
    if (tellsWho(list.title, telling)) errors["title"] ??= message;
    if (tellsWho(list.note, telling)) errors["note"] ??= message;
  }
  const [first] = Object.values(errors);
  if (first !== undefined) throw new AppError("validation_failed", first, errors);
};
