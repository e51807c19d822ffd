/** Creates, changes and deletes a shortlist before it is sent, and removes entries before or after. */
import { eq, inArray } from "drizzle-orm";
import { maxDaysOpen, shortlistStages } from "#domain/shortlists/shortlist-states.ts";
import type { Shortlist, ShortlistDraft } from "#domain/shortlists/shortlist.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { shortlistEntries, shortlistReaders, shortlists } from "../../db/tables/shortlists.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { nameOf, candidatesOnList, readShortlist } from "./read-shortlists.service.ts";
import { lockShortlist, logShortlist, requireNoIdentifyingText, requireDraft, titleOfJob } from "./shortlist-common.ts";

const dayMs = 86_400_000;

/** The end of that day in UTC. */
export const endOfDay = (day: string, now: Date): Date => {
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs - 1);
  if (end <= now || end.getTime() - now.getTime() > maxDaysOpen * dayMs + dayMs) {
    const message = `Choose a date within the next ${maxDaysOpen} days`;
    throw new AppError("validation_failed", message, { lastDay: message });
  }
  return end;
};

/** Checked here for a readable message; the database enforces the same rules. */
const requireListableCandidates = async (db: Database, jobId: string, { entries }: ShortlistDraft): Promise<void> => {
  const ids = entries.map(({ applicationId }) => applicationId);
  if (new Set(ids).size < ids.length) {
    const message = "A candidate is on the shortlist twice";
    throw new AppError("validation_failed", message, { entries: message });
  }
  const rows = await db
    .select({ application: jobApplications, candidate: candidates })
    .from(jobApplications)
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .where(inArray(jobApplications.id, ids));
  const ofJob = rows.filter(({ application }) => application.jobId === jobId);
  if (ofJob.length < ids.length) throw new AppError("not_found");
  const sample = ofJob.find(({ candidate }) => candidate.isSample);
  if (sample !== undefined) throw new AppError("conflict", "You can't put sample candidates on a shortlist.");
  const notListable = ofJob.filter(
    ({ application }) => application.status !== "active" || !shortlistStages.includes(application.stage as Stage),
  );
  if (notListable.length === 0) return;
  const names = notListable.map(({ candidate }) => nameOf(candidate)).join(", ");
  throw new AppError(
    "conflict",
    `Only candidates in Applied, Screening or Interview can be on a shortlist. Remove: ${names}.`,
  );
};

const insertReadersAndEntries = async (
  db: Database,
  companyId: string,
  shortlistId: string,
  { readers, entries }: ShortlistDraft,
): Promise<void> => {
  if (readers.length > 0)
    await db.insert(shortlistReaders).values(readers.map((reader) => ({ ...reader, companyId, shortlistId })));
  await db
    .insert(shortlistEntries)
    .values(entries.map((entry, place) => ({ ...entry, companyId, shortlistId, place })));
};

const columnsOf = ({ title, note, isAnonymous, lastDay }: ShortlistDraft, now: Date) => ({
  title,
  note,
  isAnonymous,
  expiresAt: endOfDay(lastDay, now),
});

export const createShortlist = (
  db: Database,
  context: WorkspaceContext,
  jobId: string,
  draft: ShortlistDraft,
  now: Date,
): Promise<Shortlist> => {
  const { companyId, userId } = context;
  return asActor(db, context, async (db) => {
    const { status, title } = await titleOfJob(db, jobId);
    if (status === "closed") throw new AppError("conflict", `${title} is closed. Reopen it to create a shortlist.`);
    await requireListableCandidates(db, jobId, draft);
    const [list] = await db
      .insert(shortlists)
      .values({ ...columnsOf(draft, now), companyId, jobId, createdBy: userId })
      .returning();
    if (list === undefined) throw new AppError("internal");
    await insertReadersAndEntries(db, companyId, list.id, draft);
    requireNoIdentifyingText(list, await candidatesOnList(db, list.id));
    await logShortlist(db, context, "shortlist.made", list);
    return readShortlist(db, list.id, now);
  });
};

export const changeShortlist = (
  db: Database,
  context: WorkspaceContext,
  id: string,
  draft: ShortlistDraft,
  now: Date,
): Promise<Shortlist> =>
  asActor(db, context, async (db) => {
    const list = await lockShortlist(db, id);
    requireDraft(list);
    await requireListableCandidates(db, list.jobId, draft);
    const columns = columnsOf(draft, now);
    await db.update(shortlists).set(columns).where(eq(shortlists.id, id));
    await db.delete(shortlistEntries).where(eq(shortlistEntries.shortlistId, id));
    await db.delete(shortlistReaders).where(eq(shortlistReaders.shortlistId, id));
    await insertReadersAndEntries(db, context.companyId, id, draft);
    requireNoIdentifyingText(columns, await candidatesOnList(db, id));
    await logShortlist(db, context, "shortlist.changed", { ...list, ...columns });
    return readShortlist(db, id, now);
  });

/** A sent shortlist stays, as the record of who was shown to whom. */
export const deleteShortlist = (db: Database, context: WorkspaceContext, id: string): Promise<{ id: string }> =>
  asActor(db, context, async (db) => {
    const list = await lockShortlist(db, id);
    if (list.sentAt !== null)
      throw new AppError(
        "conflict",
        "This shortlist was already sent. Revoke it instead. We keep a record of what was shown.",
      );
    await logShortlist(db, context, "shortlist.dropped", list);
    await db.delete(shortlists).where(eq(shortlists.id, id));
    return { id };
  });

/** Readers stop seeing the candidate at once. */
export const removeEntry = (
  db: Database,
  context: WorkspaceContext,
  { entryId, shortlistId }: { readonly entryId: string; readonly shortlistId: string },
  now: Date,
): Promise<Shortlist> =>
  asActor(db, context, async (db) => {
    const list = await lockShortlist(db, shortlistId);
    const person = (await candidatesOnList(db, shortlistId)).find(({ entry }) => entry.id === entryId);
    if (person === undefined) throw new AppError("not_found");
    await db.delete(shortlistEntries).where(eq(shortlistEntries.id, entryId));
    // Logged by application id, so that the name is erased with its candidate.
    await logShortlist(
      db,
      context,
      "shortlist.taken-off",
      { ...list, id: person.application.id },
      nameOf(person.candidate),
    );
    return readShortlist(db, shortlistId, now);
  });
