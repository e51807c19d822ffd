/** Sends a shortlist, extends it, adds readers, and revokes it. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { maxReaders } from "#domain/shortlists/shortlist-states.ts";
import type { newReader, Shortlist } from "#domain/shortlists/shortlist.ts";
import { asActor, type Database } from "../../db/client.ts";
import { shortlistReaders, shortlists } from "../../db/tables/shortlists.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { endOfDay } from "./edit-shortlist.service.ts";
import { candidatesOnList, readShortlist, type ShortlistRow } from "./read-shortlists.service.ts";
import {
  lockShortlist,
  limitEmails,
  logShortlist,
  requireNoIdentifyingText,
  requireDraft,
  type ShortlistDeps,
  recordActivities,
  titleOfJob,
} from "./shortlist-common.ts";

export const sendShortlistTask = "send-shortlist";

type ReaderInput = z.output<typeof newReader>;

const enqueueEmail = (db: Database, readerId: string, companyId: string) =>
  db.execute(sql`select enqueue_task(${sendShortlistTask}, ${JSON.stringify({ id: readerId, companyId })}::jsonb)`);

const readersOf = (db: Database, shortlistId: string) =>
  db
    .select()
    .from(shortlistReaders)
    .where(and(eq(shortlistReaders.shortlistId, shortlistId), isNull(shortlistReaders.revokedAt)));

/** Names the candidates without consent. The database checks again when the list is marked as sent. */
const requireConsents = (list: Shortlist): void => {
  const inactive = list.entries.filter(({ isActive }) => !isActive).map(({ name }) => name);
  if (inactive.length > 0)
    throw new AppError(
      "conflict",
      `No longer active: ${inactive.join(", ")}. Remove them before you send the shortlist.`,
      undefined,
      { lacking: inactive },
    );
  const lacking = list.entries.filter(({ consent }) => consent !== "agreed").map(({ name }) => name);
  if (lacking.length > 0)
    throw new AppError(
      "conflict",
      `Nothing was sent. ${lacking.join(", ")} ${lacking.length === 1 ? "hasn't" : "haven't"} agreed to share their details.`,
      undefined,
      { lacking },
    );
};

/** A consent was withdrawn between our check and the update. */
const isUnconsented = (error: unknown): boolean => {
  const { constraint, cause } = error as { constraint?: unknown; cause?: unknown };
  return constraint === "shortlists_consented" || (cause instanceof Error && isUnconsented(cause));
};

const markSent = async (db: Database, id: string, now: Date): Promise<void> => {
  try {
    await db.update(shortlists).set({ sentAt: now }).where(eq(shortlists.id, id));
  } catch (error) {
    if (!isUnconsented(error)) throw error;
    throw new AppError("conflict", "Nothing was sent. Someone on the shortlist hasn't agreed to share their details.");
  }
};

export const sendShortlist = async (
  { db, wakeWorker }: ShortlistDeps,
  context: WorkspaceContext,
  id: string,
  now: Date,
): Promise<Shortlist> => {
  const { companyId, userId } = context;
  await limitEmails(db, companyId);
  const sentList = await asActor(db, context, async (db) => {
    const row = await lockShortlist(db, id);
    requireDraft(row);
    if (row.expiresAt <= now) throw new AppError("conflict", "The end date has passed. Choose a new one first.");
    if ((await titleOfJob(db, row.jobId)).status === "closed")
      throw new AppError("conflict", "This job is closed. Reopen it before you send candidates.");
    const readers = await readersOf(db, id);
    if (readers.length === 0) {
      const message = "Add at least one reviewer";
      throw new AppError("validation_failed", message, { readers: message });
    }
    const people = await candidatesOnList(db, id);
    if (people.length === 0) throw new AppError("conflict", "There are no candidates left on this shortlist.");
    requireNoIdentifyingText(row, people);
    requireConsents(await readShortlist(db, id, now));
    await markSent(db, id, now);
    await db.update(shortlistReaders).set({ mailState: "waiting" }).where(eq(shortlistReaders.shortlistId, id));
    for (const reader of readers) await enqueueEmail(db, reader.id, companyId);
    await recordActivities(db, {
      companyId,
      applicationIds: people.map(({ application }) => application.id),
      type: "shortlist_sent",
      words: `To ${readers.map(({ name }) => name).join(", ")}${row.isAnonymous ? ", without names" : ""}`,
      by: userId,
      now,
    });
    await logShortlist(db, context, "shortlist.sent", row);
    return readShortlist(db, id, now);
  });
  wakeWorker(sendShortlistTask);
  return sentList;
};

/** From this moment on, none of its links opens. */
export const revokeShortlist = (db: Database, context: WorkspaceContext, id: string, now: Date): Promise<Shortlist> =>
  asActor(db, context, async (db) => {
    const row = await lockShortlist(db, id);
    if (row.revokedAt === null) {
      await db.update(shortlists).set({ revokedAt: now }).where(eq(shortlists.id, id));
      await logShortlist(db, context, "shortlist.revoked", row);
    }
    return readShortlist(db, id, now);
  });

const requireNotRevoked = ({ revokedAt }: ShortlistRow): void => {
  if (revokedAt !== null) throw new AppError("conflict", "This shortlist was revoked. Create a new one instead.");
};

/** Extends the links, not the consents: a candidate with a shorter consent leaves the list when it ends. */
export const extendShortlist = (
  db: Database,
  context: WorkspaceContext,
  id: string,
  lastDay: string,
  now: Date,
): Promise<Shortlist> =>
  asActor(db, context, async (db) => {
    const row = await lockShortlist(db, id);
    requireNotRevoked(row);
    await db
      .update(shortlists)
      .set({ expiresAt: endOfDay(lastDay, now) })
      .where(eq(shortlists.id, id));
    await logShortlist(db, context, "shortlist.extended", row);
    return readShortlist(db, id, now);
  });

/** If the list was sent already, the new reader gets the email at once. */
export const addReader = async (
  { db, wakeWorker }: ShortlistDeps,
  context: WorkspaceContext,
  id: string,
  reader: ReaderInput,
  now: Date,
): Promise<Shortlist> => {
  const { companyId } = context;
  await limitEmails(db, companyId);
  const updated = await asActor(db, context, async (db) => {
    const row = await lockShortlist(db, id);
    requireNotRevoked(row);
    if (row.expiresAt <= now) throw new AppError("conflict", "The end date has passed. Change it first.");
    const existing = await db.select().from(shortlistReaders).where(eq(shortlistReaders.shortlistId, id));
    if (existing.length >= maxReaders)
      throw new AppError("conflict", `A shortlist can have up to ${maxReaders} reviewers.`);
    if (existing.some(({ email }) => email.toLowerCase() === reader.email.toLowerCase())) {
      const message = "This email address already has a link to this shortlist";
      throw new AppError("conflict", message, { email: message });
    }
    const isSent = row.sentAt !== null;
    const [created] = await db
      .insert(shortlistReaders)
      .values({ ...reader, companyId, shortlistId: id, mailState: isSent ? "waiting" : null })
      .returning();
    if (isSent && created !== undefined) await enqueueEmail(db, created.id, companyId);
    await logShortlist(db, context, "shortlist.reader-added", row, reader.name);
    return readShortlist(db, id, now);
  });
  wakeWorker(sendShortlistTask);
  return updated;
};

/** Revokes one link; the others stay open. */
export const revokeReader = (
  db: Database,
  context: WorkspaceContext,
  { readerId, shortlistId }: { readonly readerId: string; readonly shortlistId: string },
  now: Date,
): Promise<Shortlist> =>
  asActor(db, context, async (db) => {
    const row = await lockShortlist(db, shortlistId);
    const [reader] = await db
      .update(shortlistReaders)
      .set({ revokedAt: sql`coalesce(${shortlistReaders.revokedAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(shortlistReaders.id, readerId))
      .returning();
    if (reader === undefined) throw new AppError("not_found");
    await logShortlist(db, context, "shortlist.reader-revoked", row, reader.name);
    return readShortlist(db, shortlistId, now);
  });
