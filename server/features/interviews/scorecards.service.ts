/** Scorecards: begun, handed in, amended in sight of all. Who may read whose is decided by the policy of the table. */
import { and, asc, desc, eq, inArray, lte } from "drizzle-orm";
import type { CardDraft, Scorecard } from "#domain/interviews/scorecard.ts";
import type { Recommendation, ScorecardStatus } from "#domain/interviews/scorecard-words.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { interviewPanelists, scorecardAmendments, scorecards } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";

/** All that whoever asks may read of these interviews. */
export const readCards = async (db: Database, interviewIds: readonly string[]): Promise<Scorecard[]> => {
  if (interviewIds.length === 0) return [];
  const rows = await db
    .select({ card: scorecards, author: users.name })
    .from(scorecards)
    .leftJoin(users, eq(users.id, scorecards.userId))
    .where(inArray(scorecards.interviewId, [...interviewIds]))
    .orderBy(asc(scorecards.submittedAt), asc(scorecards.id));
  const ids = rows.map(({ card }) => card.id);
  const amended =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(scorecardAmendments)
          .where(inArray(scorecardAmendments.scorecardId, ids))
          .orderBy(desc(scorecardAmendments.createdAt), desc(scorecardAmendments.id));
  return rows.map(({ card, author }) => ({
    id: card.id,
    interviewId: card.interviewId,
    userId: card.userId,
    author: author ?? "Somebody who has left",
    status: card.status as ScorecardStatus,
    ratings: [...card.ratings],
    notes: card.notes,
    recommendation: card.recommendation as Recommendation | null,
    submittedAt: card.submittedAt?.toISOString() ?? null,
    amendments: amended
      .filter(({ scorecardId }) => scorecardId === card.id)
      .map(({ createdAt, reason, before }) => ({ at: createdAt.toISOString(), reason, before })),
  }));
};

export const ownCard = async (db: Database, interviewId: string, userId: string): Promise<Scorecard | null> =>
  (await readCards(db, [interviewId])).find((card) => card.userId === userId) ?? null;

/** Whoever is not on its panel is told that there is no such card. */
const requireSeat = async (db: Database, interviewId: string, userId: string) => {
  const [seat] = await db
    .select({ interview: interviews })
    .from(interviewPanelists)
    .innerJoin(interviews, eq(interviews.id, interviewPanelists.interviewId))
    .where(and(eq(interviewPanelists.interviewId, interviewId), eq(interviewPanelists.userId, userId)));
  if (seat === undefined) throw new AppError("not_found");
  if (seat.interview.status === "cancelled") throw new AppError("conflict", "This interview was cancelled.");
  return seat.interview;
};

const submitted = () => new AppError("conflict", "Your scorecard is in already. Amend it, with a reason.");

type Written = CardDraft & { readonly status: ScorecardStatus; readonly submittedAt: Date | null };

const write = async (db: Database, { companyId, userId }: Worker, interviewId: string, card: Written) => {
  await requireSeat(db, interviewId, userId);
  const [row] = await db
    .insert(scorecards)
    .values({ ...card, companyId, interviewId, userId })
    .onConflictDoUpdate({
      target: [scorecards.interviewId, scorecards.userId],
      set: card,
      setWhere: eq(scorecards.status, "draft"),
    })
    .returning({ id: scorecards.id });
  if (row === undefined) throw submitted();
};

const readBack = async (db: Database, interviewId: string, userId: string): Promise<Scorecard> => {
  const card = await ownCard(db, interviewId, userId);
  if (card === null) throw new AppError("internal");
  return card;
};

export const saveCard = (db: Database, worker: Worker, interviewId: string, card: CardDraft): Promise<Scorecard> =>
  asActor(db, worker, async (db) => {
    await write(db, worker, interviewId, { ...card, status: "draft", submittedAt: null });
    return readBack(db, interviewId, worker.userId);
  });

export const submitCard = (
  db: Database,
  worker: Worker,
  interviewId: string,
  card: CardDraft,
  now: Date,
): Promise<Scorecard> =>
  asActor(db, worker, async (db) => {
    const { companyId, userId } = worker;
    await write(db, worker, interviewId, { ...card, status: "submitted", submittedAt: now });
    const [interview] = await db.select().from(interviews).where(eq(interviews.id, interviewId));
    if (interview === undefined) throw new AppError("internal");
    // Whoever writes a card after the hour has been there.
    await db
      .update(interviews)
      .set({ status: "completed" })
      .where(and(eq(interviews.id, interviewId), eq(interviews.status, "scheduled"), lte(interviews.scheduledAt, now)));
    // What it says is for those who may read it; the history is read by all.
    await db.insert(pipelineActivities).values({
      companyId,
      applicationId: interview.applicationId,
      activityType: "scorecard_submitted",
      performedBy: userId,
      createdAt: now,
    });
    return readBack(db, interviewId, userId);
  });

/** The database keeps what stood there before. */
export const amendCard = (
  db: Database,
  worker: Worker,
  interviewId: string,
  { reason, ...card }: CardDraft & { readonly reason: string },
): Promise<Scorecard> =>
  asActor(db, worker, async (db) => {
    const { userId } = worker;
    await requireSeat(db, interviewId, userId);
    const [row] = await db
      .update(scorecards)
      .set({ ...card, reason })
      .where(
        and(eq(scorecards.interviewId, interviewId), eq(scorecards.userId, userId), eq(scorecards.status, "submitted")),
      )
      .returning({ id: scorecards.id });
    if (row === undefined) throw new AppError("conflict", "There is no submitted scorecard to amend.");
    return readBack(db, interviewId, userId);
  });
