/** A shortlist before it is sent: made, changed, dropped; and whoever is taken off it, before or after. */
import { eq, inArray } from "drizzle-orm";
import { furthestDaysOpen, shortlistStages } from "#domain/shortlists/shortlist-words.ts";
import type { Shortlist, ShortlistDraft } from "#domain/shortlists/shortlist.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { shortlistEntries, shortlistReaders, shortlists } from "../../db/tables/shortlists.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";
import { nameOf, peopleOf, readShortlist } from "./read-shortlists.service.ts";
import { holdShortlist, logShortlist, refuseTelling, refuseUnlessDraft, titleOfJob } from "./shortlist-work.ts";

const dayMs = 86_400_000;

/** The end of that day in Greenwich. */
export const endOfDay = (day: string, now: Date): Date => {
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs - 1);
  if (end <= now || end.getTime() - now.getTime() > furthestDaysOpen * dayMs + dayMs) {
    const message = `Please choose a day within the next ${furthestDaysOpen} days`;
    throw new AppError("validation_failed", message, { lastDay: message });
  }
  return end;
};

/** Said in words before the database would refuse it. */
const requirePeople = async (db: Database, jobId: string, { entries }: ShortlistDraft): Promise<void> => {
  const ids = entries.map(({ applicationId }) => applicationId);
  if (new Set(ids).size < ids.length) {
    const message = "Somebody is on the list twice";
    throw new AppError("validation_failed", message, { entries: message });
  }
  const found = await db
    .select({ application: jobApplications, candidate: candidates })
    .from(jobApplications)
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .where(inArray(jobApplications.id, ids));
  const ofJob = found.filter(({ application }) => application.jobId === jobId);
  if (ofJob.length < ids.length) throw new AppError("not_found");
  const sample = ofJob.find(({ candidate }) => candidate.isSample);
  if (sample !== undefined) throw new AppError("conflict", "Sample people are shown to nobody.");
  const over = ofJob.filter(
    ({ application }) => application.status !== "active" || !shortlistStages.includes(application.stage as Stage),
  );
  if (over.length === 0) return;
  const names = over.map(({ candidate }) => nameOf(candidate)).join(", ");
  throw new AppError(
    "conflict",
    `Only people who are at Applied, Screening or Interview can be put on a shortlist. Please leave out: ${names}.`,
  );
};

const fill = async (
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

export const makeShortlist = (
  db: Database,
  worker: Worker,
  jobId: string,
  draft: ShortlistDraft,
  now: Date,
): Promise<Shortlist> => {
  const { companyId, userId } = worker;
  return asActor(db, worker, async (db) => {
    const { status, title } = await titleOfJob(db, jobId);
    if (status === "closed") throw new AppError("conflict", `${title} is closed. Open it again to make a shortlist.`);
    await requirePeople(db, jobId, draft);
    const [list] = await db
      .insert(shortlists)
      .values({ ...columnsOf(draft, now), companyId, jobId, createdBy: userId })
      .returning();
    if (list === undefined) throw new AppError("internal");
    await fill(db, companyId, list.id, draft);
    refuseTelling(list, await peopleOf(db, list.id));
    await logShortlist(db, worker, "shortlist.made", list);
    return readShortlist(db, list.id, now);
  });
};

export const changeShortlist = (
  db: Database,
  worker: Worker,
  id: string,
  draft: ShortlistDraft,
  now: Date,
): Promise<Shortlist> =>
  asActor(db, worker, async (db) => {
    const list = await holdShortlist(db, id);
    refuseUnlessDraft(list);
    await requirePeople(db, list.jobId, draft);
    const columns = columnsOf(draft, now);
    await db.update(shortlists).set(columns).where(eq(shortlists.id, id));
    await db.delete(shortlistEntries).where(eq(shortlistEntries.shortlistId, id));
    await db.delete(shortlistReaders).where(eq(shortlistReaders.shortlistId, id));
    await fill(db, worker.companyId, id, draft);
    refuseTelling(columns, await peopleOf(db, id));
    await logShortlist(db, worker, "shortlist.changed", { ...list, ...columns });
    return readShortlist(db, id, now);
  });

/** What was sent stays, for those who ask later who was shown to whom. */
export const dropShortlist = (db: Database, worker: Worker, id: string): Promise<{ id: string }> =>
  asActor(db, worker, async (db) => {
    const list = await holdShortlist(db, id);
    if (list.sentAt !== null)
      throw new AppError("conflict", "This shortlist was sent. End it instead; what was shown stays on record.");
    await logShortlist(db, worker, "shortlist.dropped", list);
    await db.delete(shortlists).where(eq(shortlists.id, id));
    return { id };
  });

/** Readers stop seeing them at once. */
export const takeOff = (
  db: Database,
  worker: Worker,
  { entryId, shortlistId }: { readonly entryId: string; readonly shortlistId: string },
  now: Date,
): Promise<Shortlist> =>
  asActor(db, worker, async (db) => {
    const list = await holdShortlist(db, shortlistId);
    const person = (await peopleOf(db, shortlistId)).find(({ entry }) => entry.id === entryId);
    if (person === undefined) throw new AppError("not_found");
    await db.delete(shortlistEntries).where(eq(shortlistEntries.id, entryId));
    // By the application, so that the name goes when its person is erased.
    await logShortlist(
      db,
      worker,
      "shortlist.taken-off",
      { ...list, id: person.application.id },
      nameOf(person.candidate),
    );
    return readShortlist(db, shortlistId, now);
  });
