/** A shortlist goes out, gets more time or more readers, and ends. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { mostReaders } from "#domain/shortlists/shortlist-words.ts";
import type { newReader, Shortlist } from "#domain/shortlists/shortlist.ts";
import { asActor, type Database } from "../../db/client.ts";
import { shortlistReaders, shortlists } from "../../db/tables/shortlists.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";
import { endOfDay } from "./make-shortlist.service.ts";
import { peopleOf, readShortlist, type ShortlistRow } from "./read-shortlists.service.ts";
import {
  holdShortlist,
  limitMailings,
  logShortlist,
  refuseTelling,
  refuseUnlessDraft,
  type ShortlistTools,
  tellHistory,
  titleOfJob,
} from "./shortlist-work.ts";

export const sendTask = "send-shortlist";

type ReaderInput = z.output<typeof newReader>;

const enqueueMail = (db: Database, readerId: string, companyId: string) =>
  db.execute(sql`select enqueue_task(${sendTask}, ${JSON.stringify({ id: readerId, companyId })}::jsonb)`);

const readersOf = (db: Database, shortlistId: string) =>
  db
    .select()
    .from(shortlistReaders)
    .where(and(eq(shortlistReaders.shortlistId, shortlistId), isNull(shortlistReaders.revokedAt)));

/** Whose agreement is missing is said by name; the database asks once more when the list is marked as sent. */
const refuseWithoutConsent = (list: Shortlist): void => {
  const over = list.entries.filter(({ isActive }) => !isActive).map(({ name }) => name);
  if (over.length > 0)
    throw new AppError(
      "conflict",
      `Not considered any more: ${over.join(", ")}. Take them off the list before it is sent.`,
      undefined,
      { lacking: over },
    );
  const lacking = list.entries.filter(({ consent }) => consent !== "agreed").map(({ name }) => name);
  if (lacking.length > 0)
    throw new AppError(
      "conflict",
      `Nothing was sent. ${lacking.join(", ")} ${lacking.length === 1 ? "has" : "have"} not agreed to be shown.`,
      undefined,
      { lacking },
    );
};

/** Somebody has taken an agreement back in this very moment. */
const isUnconsented = (error: unknown): boolean => {
  const { constraint, cause } = error as { constraint?: unknown; cause?: unknown };
  return constraint === "shortlists_consented" || (cause instanceof Error && isUnconsented(cause));
};

const markSent = async (db: Database, id: string, now: Date): Promise<void> => {
  try {
    await db.update(shortlists).set({ sentAt: now }).where(eq(shortlists.id, id));
  } catch (error) {
    if (!isUnconsented(error)) throw error;
    throw new AppError("conflict", "Nothing was sent. Somebody on it has not agreed to be shown.");
  }
};

export const sendShortlist = async (
  { db, nudge }: ShortlistTools,
  worker: Worker,
  id: string,
  now: Date,
): Promise<Shortlist> => {
  const { companyId, userId } = worker;
  await limitMailings(db, companyId);
  const sent = await asActor(db, worker, async (db) => {
    const row = await holdShortlist(db, id);
    refuseUnlessDraft(row);
    if (row.expiresAt <= now) throw new AppError("conflict", "Its last day has passed. Choose another one first.");
    if ((await titleOfJob(db, row.jobId)).status === "closed")
      throw new AppError("conflict", "The job is closed. Open it again before you send people for it.");
    const readers = await readersOf(db, id);
    if (readers.length === 0) {
      const message = "Please say who should read it";
      throw new AppError("validation_failed", message, { readers: message });
    }
    const people = await peopleOf(db, id);
    if (people.length === 0) throw new AppError("conflict", "Nobody is on this shortlist any more.");
    refuseTelling(row, people);
    refuseWithoutConsent(await readShortlist(db, id, now));
    await markSent(db, id, now);
    await db.update(shortlistReaders).set({ mailState: "waiting" }).where(eq(shortlistReaders.shortlistId, id));
    for (const reader of readers) await enqueueMail(db, reader.id, companyId);
    await tellHistory(db, {
      companyId,
      applicationIds: people.map(({ application }) => application.id),
      type: "shortlist_sent",
      words: `To ${readers.map(({ name }) => name).join(", ")}${row.isAnonymous ? ", without a name" : ""}`,
      by: userId,
      now,
    });
    await logShortlist(db, worker, "shortlist.sent", row);
    return readShortlist(db, id, now);
  });
  nudge(sendTask);
  return sent;
};

/** Every link of it opens no more, from this moment on. */
export const revokeShortlist = (db: Database, worker: Worker, id: string, now: Date): Promise<Shortlist> =>
  asActor(db, worker, async (db) => {
    const row = await holdShortlist(db, id);
    if (row.revokedAt === null) {
      await db.update(shortlists).set({ revokedAt: now }).where(eq(shortlists.id, id));
      await logShortlist(db, worker, "shortlist.revoked", row);
    }
    return readShortlist(db, id, now);
  });

const refuseRevoked = ({ revokedAt }: ShortlistRow): void => {
  if (revokedAt !== null) throw new AppError("conflict", "This shortlist was ended. Make another one instead.");
};

/** More time for the links, not for agreements: whoever agreed for a shorter time leaves the list when that is over. */
export const extendShortlist = (
  db: Database,
  worker: Worker,
  id: string,
  lastDay: string,
  now: Date,
): Promise<Shortlist> =>
  asActor(db, worker, async (db) => {
    const row = await holdShortlist(db, id);
    refuseRevoked(row);
    await db
      .update(shortlists)
      .set({ expiresAt: endOfDay(lastDay, now) })
      .where(eq(shortlists.id, id));
    await logShortlist(db, worker, "shortlist.extended", row);
    return readShortlist(db, id, now);
  });

/** Of a list that was sent already they get the mail at once. */
export const addReader = async (
  { db, nudge }: ShortlistTools,
  worker: Worker,
  id: string,
  reader: ReaderInput,
  now: Date,
): Promise<Shortlist> => {
  const { companyId } = worker;
  await limitMailings(db, companyId);
  const shown = await asActor(db, worker, async (db) => {
    const row = await holdShortlist(db, id);
    refuseRevoked(row);
    if (row.expiresAt <= now) throw new AppError("conflict", "Its last day has passed. Give it more time first.");
    const known = await db.select().from(shortlistReaders).where(eq(shortlistReaders.shortlistId, id));
    if (known.length >= mostReaders) throw new AppError("conflict", `A shortlist has at most ${mostReaders} readers.`);
    if (known.some(({ email }) => email.toLowerCase() === reader.email.toLowerCase())) {
      const message = "This address has a link of this list already";
      throw new AppError("conflict", message, { email: message });
    }
    const isSent = row.sentAt !== null;
    const [made] = await db
      .insert(shortlistReaders)
      .values({ ...reader, companyId, shortlistId: id, mailState: isSent ? "waiting" : null })
      .returning();
    if (isSent && made !== undefined) await enqueueMail(db, made.id, companyId);
    await logShortlist(db, worker, "shortlist.reader-added", row, reader.name);
    return readShortlist(db, id, now);
  });
  nudge(sendTask);
  return shown;
};

/** One link ends, the others stay. */
export const revokeReader = (
  db: Database,
  worker: Worker,
  { readerId, shortlistId }: { readonly readerId: string; readonly shortlistId: string },
  now: Date,
): Promise<Shortlist> =>
  asActor(db, worker, async (db) => {
    const row = await holdShortlist(db, shortlistId);
    const [reader] = await db
      .update(shortlistReaders)
      .set({ revokedAt: sql`coalesce(${shortlistReaders.revokedAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(shortlistReaders.id, readerId))
      .returning();
    if (reader === undefined) throw new AppError("not_found");
    await logShortlist(db, worker, "shortlist.reader-revoked", row, reader.name);
    return readShortlist(db, shortlistId, now);
  });
