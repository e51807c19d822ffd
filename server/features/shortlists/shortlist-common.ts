/** Helpers that every change of a shortlist shares. */
import { eq, inArray } from "drizzle-orm";
import type { AuditAction } from "#domain/companies/activity.ts";
import type { ActivityType } from "#domain/pipeline/activities.ts";
import { identifyingWords, identifiesPerson } from "#domain/shortlists/identifying-words.ts";
import type { Database } from "../../db/client.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { shortlists } from "../../db/tables/shortlists.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { type ListedCandidate, nameOf, type ShortlistRow } from "./read-shortlists.service.ts";

export interface ShortlistDeps {
  readonly db: Database;
  readonly wakeWorker: WakeWorker;
}

const dayMs = 86_400_000;
const emailsPerDay = 100;

/** Consent questions and shortlist emails count against one limit. */
export const limitEmails = (db: Database, companyId: string): Promise<void> =>
  countAgainst(db, [{ key: `shortlist:mailings:${companyId}`, ceiling: emailsPerDay, windowMs: dayMs }]);

/** Locked until the change is written, against simultaneous changes and answers. */
export const lockShortlist = async (db: Database, id: string): Promise<ShortlistRow> => {
  const [row] = await db.select().from(shortlists).where(eq(shortlists.id, id)).for("update");
  if (row === undefined) throw new AppError("not_found");
  return row;
};

export const requireDraft = ({ sentAt, revokedAt }: ShortlistRow): void => {
  if (revokedAt !== null) throw new AppError("conflict", "This shortlist was revoked.");
  if (sentAt !== null) throw new AppError("conflict", "This shortlist was already sent. Create a new one instead.");
};

export const titleOfJob = async (db: Database, jobId: string) => {
  const [job] = await db
    .select({ title: jobsEnhanced.title, status: jobsEnhanced.status, isSample: jobsEnhanced.isSample })
    .from(jobsEnhanced)
    .where(eq(jobsEnhanced.id, jobId));
  if (job === undefined) throw new AppError("not_found");
  return job;
};

/** Records the audit entry with the title of the list and its job. */
export const logShortlist = async (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  action: AuditAction,
  list: Pick<ShortlistRow, "id" | "title" | "jobId">,
  detail?: string,
): Promise<void> => {
  const { title } = await titleOfJob(db, list.jobId);
  const subject = [detail, list.title, title].filter((part) => part !== undefined).join(", ");
  await recordAudit(db, { companyId, userId, action, subject, subjectId: list.id });
};

interface ActivityRecord {
  readonly companyId: string;
  readonly applicationIds: readonly string[];
  readonly type: ActivityType;
  readonly words: string | null;
  readonly by: string | null;
  readonly now: Date;
}

/** Writes an activity per application. A trigger notifies open boards. */
export const recordActivities = async (db: Database, record: ActivityRecord): Promise<void> => {
  const { companyId, applicationIds, type, words, by, now } = record;
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

interface ShortlistTexts {
  readonly title: string;
  readonly note: string;
  readonly isAnonymous: boolean;
}

/** Texts for readers of an anonymous list must not identify a candidate. They are rejected, never changed. */
export const requireNoIdentifyingText = (list: ShortlistTexts, people: readonly ListedCandidate[]): void => {
  if (!list.isAnonymous) return;
  const errors: Record<string, string> = {};
  for (const [index, { entry, candidate }] of people.entries()) {
    const identifying = identifyingWords(candidate);
    const message = `This text identifies ${nameOf(candidate)} by a name, address, employer or school. Names are hidden on this shortlist.`;
    if (identifiesPerson(entry.why, identifying)) errors[`entries.${index}.why`] = message;
    if (identifiesPerson(list.title, identifying)) errors["title"] ??= message;
    if (identifiesPerson(list.note, identifying)) errors["note"] ??= message;
  }
  const [first] = Object.values(errors);
  if (first !== undefined) throw new AppError("validation_failed", first, errors);
};
