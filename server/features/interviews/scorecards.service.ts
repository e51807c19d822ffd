/** Scorecards: draft, submit, and amend with a visible history. The policy of the table decides who may read which. */
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { ScorecardDraft, Scorecard } from "#domain/interviews/scorecard.ts";
import type { Recommendation, ScorecardStatus } from "#domain/interviews/scorecard-values.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { interviewPanelists, scorecardAmendments, scorecards } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { pipelineActivities } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

/** All scorecards of these interviews that the caller may read. */
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
    author: author ?? "Former team member",
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

/** A caller who is not on the panel gets "not found". */
const requirePanelist = async (db: Database, interviewId: string, userId: string) => {
  const [seat] = await db
    .select({ interview: interviews })
    .from(interviewPanelists)
    .innerJoin(interviews, eq(interviews.id, interviewPanelists.interviewId))
    .where(and(eq(interviewPanelists.interviewId, interviewId), eq(interviewPanelists.userId, userId)));
  if (seat === undefined) throw new AppError("not_found");
  if (seat.interview.status === "cancelled") throw new AppError("conflict", "This interview was canceled.");
  return seat.interview;
};

const alreadySubmittedError = () =>
  new AppError("conflict", "You've already submitted your scorecard. To change it, edit it and give a reason.");

const notStartedError = () =>
  new AppError(
    "conflict",
    "This interview hasn't started yet. Save a draft now and submit it after the interview starts.",
  );

type ScorecardValues = ScorecardDraft & { readonly status: ScorecardStatus; readonly submittedAt: Date | null };

const upsertDraft = async (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  interviewId: string,
  card: ScorecardValues,
) => {
  const interview = await requirePanelist(db, interviewId, userId);
  if (card.submittedAt !== null && interview.scheduledAt > card.submittedAt) throw notStartedError();
  const [row] = await db
    .insert(scorecards)
    .values({ ...card, companyId, interviewId, userId })
    .onConflictDoUpdate({
      target: [scorecards.interviewId, scorecards.userId],
      set: card,
      setWhere: eq(scorecards.status, "draft"),
    })
    .returning({ id: scorecards.id });
  if (row === undefined) throw alreadySubmittedError();
  return interview;
};

const readOwnCard = async (db: Database, interviewId: string, userId: string): Promise<Scorecard> => {
  const card = await ownCard(db, interviewId, userId);
  if (card === null) throw new AppError("internal");
  return card;
};

export const saveCard = (
  db: Database,
  context: WorkspaceContext,
  interviewId: string,
  card: ScorecardDraft,
): Promise<Scorecard> =>
  asActor(db, context, async (db) => {
    await upsertDraft(db, context, interviewId, { ...card, status: "draft", submittedAt: null });
    return readOwnCard(db, interviewId, context.userId);
  });

export const submitCard = (
  db: Database,
  context: WorkspaceContext,
  interviewId: string,
  card: ScorecardDraft,
  now: Date,
): Promise<Scorecard> =>
  asActor(db, context, async (db) => {
    const { companyId, userId } = context;
    const interview = await upsertDraft(db, context, interviewId, { ...card, status: "submitted", submittedAt: now });
    // A submitted scorecard means that the interview took place.
    await db
      .update(interviews)
      .set({ status: "completed" })
      .where(and(eq(interviews.id, interviewId), eq(interviews.status, "scheduled")));
    // The activity is visible to the whole workspace, so it does not include the content.
    await db.insert(pipelineActivities).values({
      companyId,
      applicationId: interview.applicationId,
      activityType: "scorecard_submitted",
      performedBy: userId,
      createdAt: now,
    });
    return readOwnCard(db, interviewId, userId);
  });

/** A database trigger stores the earlier version. */
export const amendCard = (
  db: Database,
  context: WorkspaceContext,
  interviewId: string,
  { reason, ...card }: ScorecardDraft & { readonly reason: string },
): Promise<Scorecard> =>
  asActor(db, context, async (db) => {
    const { userId } = context;
    await requirePanelist(db, interviewId, userId);
    const [row] = await db
      .update(scorecards)
      .set({ ...card, reason })
      .where(
        and(eq(scorecards.interviewId, interviewId), eq(scorecards.userId, userId), eq(scorecards.status, "submitted")),
      )
      .returning({ id: scorecards.id });
    if (row === undefined) throw new AppError("conflict", "There's no submitted scorecard to edit.");
    return readOwnCard(db, interviewId, userId);
  });
