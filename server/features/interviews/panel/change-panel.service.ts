/** Changes the panel of a scheduled interview; notifies added and removed panelists and the candidate, and records it. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { asActor, type Database } from "../../../db/client.ts";
import { users } from "../../../db/tables/identity.ts";
import { interviewInvitations, interviewPanelists } from "../../../db/tables/interview-panels.ts";
import { interviews } from "../../../db/tables/interviews.ts";
import { jobApplications, pipelineActivities } from "../../../db/tables/pipeline.ts";
import { recordAudit } from "../../../infra/auth/audit.ts";
import { AppError } from "../../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../../infra/auth/auth-context.ts";
import type { InterviewRow } from "../interview-row.ts";
import { requirePanel } from "./panel.service.ts";
import {
  type InterviewDeps,
  subjectOf,
  alreadyEnded,
  requireRow,
  explainOverlap,
} from "../schedule-interview.service.ts";

export const notifyAboutPanelTask = "notify-about-panel";

interface PanelChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** A panelist who has submitted a scorecard must have attended. */
const requireNoScorecard = async (db: Database, { id, applicationId }: InterviewRow, removed: readonly string[]) => {
  const { rows } = await db.execute<{ interview_id: string; user_id: string }>(
    sql`select * from submitted_scorecards(${applicationId})`,
  );
  if (!rows.some((card) => card.interview_id === id && removed.includes(card.user_id))) return;
  const message = "You can't remove someone who has submitted a scorecard.";
  throw new AppError("conflict", message, { panel: message });
};

const describeChange = async (db: Database, { added, removed }: PanelChange): Promise<string> => {
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...added, ...removed]))
    .orderBy(users.name, users.id);
  const namesOf = (ids: readonly string[]): string =>
    people
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(", ");
  return [
    ...(added.length === 0 ? [] : [`${namesOf(added)} added`]),
    ...(removed.length === 0 ? [] : [`${namesOf(removed)} removed`]),
  ].join("; ");
};

const updateSeats = async (
  db: Database,
  row: InterviewRow,
  { added, removed }: PanelChange,
  panel: readonly string[],
) => {
  const { id, companyId } = row;
  if (removed.length > 0)
    await db
      .delete(interviewPanelists)
      .where(and(eq(interviewPanelists.interviewId, id), inArray(interviewPanelists.userId, [...removed])));
  if (added.length > 0) {
    // The trigger replaces these times with those of the interview.
    const times = { startsAt: row.scheduledAt, endsAt: row.endsAt ?? row.scheduledAt };
    await db
      .insert(interviewPanelists)
      .values(added.map((userId) => ({ companyId, interviewId: id, userId, ...times })));
  }
  const { interviewerId } = row;
  if (interviewerId === null || !panel.includes(interviewerId))
    await db
      .update(interviews)
      .set({ interviewerId: panel[0] ?? null })
      .where(eq(interviews.id, id));
  // The candidate's link offers times at which the new panel is free.
  await db
    .update(interviewInvitations)
    .set({ panel: [...panel] })
    .where(eq(interviewInvitations.interviewId, id));
};

export const changePanel = async (
  { db, wakeWorker }: InterviewDeps,
  context: WorkspaceContext,
  { id, panel: requestedPanel }: { readonly id: string; readonly panel: readonly string[] },
  now: Date,
) => {
  const { companyId, userId } = context;
  const work = asActor(db, context, async (db) => {
    // The lock makes simultaneous changes run one after the other.
    const [row] = await db.select().from(interviews).where(eq(interviews.id, id)).for("update");
    if (row === undefined) throw new AppError("not_found");
    if (row.status !== "scheduled" || row.scheduledAt <= now) throw alreadyEnded();
    const panel = (await requirePanel(db, companyId, requestedPanel)).map((each) => each.userId);
    const seats = await db
      .select({ userId: interviewPanelists.userId })
      .from(interviewPanelists)
      .where(eq(interviewPanelists.interviewId, id));
    const before = seats.map((seat) => seat.userId);
    const added = panel.filter((each) => !before.includes(each));
    const removed = before.filter((each) => !panel.includes(each));
    if (added.length === 0 && removed.length === 0) return { id, panel };
    await requireNoScorecard(db, row, removed);
    await updateSeats(db, row, { added, removed }, panel);
    const { application } = await requireRow(db, id);
    await db.insert(pipelineActivities).values({
      companyId,
      applicationId: row.applicationId,
      activityType: "interview_panel_changed",
      description: await describeChange(db, { added, removed }),
      performedBy: userId,
      createdAt: now,
    });
    await db.update(jobApplications).set({ lastActivity: now }).where(eq(jobApplications.id, row.applicationId));
    const news = { id, companyId, added, removed, at: now.toISOString() };
    await db.execute(sql`select enqueue_task(${notifyAboutPanelTask}, ${JSON.stringify(news)}::jsonb)`);
    const subject = await subjectOf(db, application);
    await recordAudit(db, { companyId, userId, action: "interview.panel-changed", subject, subjectId: id });
    return { id, panel };
  });
  const changedInterview = await explainOverlap(work);
  wakeWorker(notifyAboutPanelTask);
  return changedInterview;
};
