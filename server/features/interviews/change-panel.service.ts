/** Who holds an interview that was agreed on, changed: those who come and those who go, the candidate and the history learn of it. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { interviewInvitations, interviewPanelists } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";
import type { InterviewRow } from "./interview-row.ts";
import { requirePanel } from "./panel.service.ts";
import { type InterviewTools, nameFor, over, requireRow, sayingWhoIsTaken } from "./schedule-interview.service.ts";

export const tellAboutPanelTask = "tell-about-panel";

interface Seats {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Whoever has written what they think was there. */
const requireNoCard = async (db: Database, { id, applicationId }: InterviewRow, removed: readonly string[]) => {
  const { rows } = await db.execute<{ interview_id: string; user_id: string }>(
    sql`select * from submitted_cards(${applicationId})`,
  );
  if (!rows.some((card) => card.interview_id === id && removed.includes(card.user_id))) return;
  const message = "Whoever has handed in a scorecard stays on the panel.";
  throw new AppError("conflict", message, { panel: message });
};

const wordsOf = async (db: Database, { added, removed }: Seats): Promise<string> => {
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
    ...(removed.length === 0 ? [] : [`${namesOf(removed)} taken off`]),
  ].join("; ");
};

const reseat = async (db: Database, row: InterviewRow, { added, removed }: Seats, panel: readonly string[]) => {
  const { id, companyId } = row;
  if (removed.length > 0)
    await db
      .delete(interviewPanelists)
      .where(and(eq(interviewPanelists.interviewId, id), inArray(interviewPanelists.userId, [...removed])));
  if (added.length > 0) {
    // The times stand in the row only until the trigger takes them from the interview.
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
  // Whoever moves it by their link chooses among the times of those whom they will meet.
  await db
    .update(interviewInvitations)
    .set({ panel: [...panel] })
    .where(eq(interviewInvitations.interviewId, id));
};

export const changePanel = async (
  { db, nudge }: InterviewTools,
  worker: Worker,
  { id, panel: wanted }: { readonly id: string; readonly panel: readonly string[] },
  now: Date,
) => {
  const { companyId, userId } = worker;
  const done = asActor(db, worker, async (db) => {
    // Two who change it at once come one after the other.
    const [row] = await db.select().from(interviews).where(eq(interviews.id, id)).for("update");
    if (row === undefined) throw new AppError("not_found");
    if (row.status !== "scheduled" || row.scheduledAt <= now) throw over();
    const panel = (await requirePanel(db, companyId, wanted)).map((each) => each.userId);
    const seated = await db
      .select({ userId: interviewPanelists.userId })
      .from(interviewPanelists)
      .where(eq(interviewPanelists.interviewId, id));
    const before = seated.map((seat) => seat.userId);
    const added = panel.filter((each) => !before.includes(each));
    const removed = before.filter((each) => !panel.includes(each));
    if (added.length === 0 && removed.length === 0) return { id, panel };
    await requireNoCard(db, row, removed);
    await reseat(db, row, { added, removed }, panel);
    const { application } = await requireRow(db, id);
    await db.insert(pipelineActivities).values({
      companyId,
      applicationId: row.applicationId,
      activityType: "interview_panel_changed",
      description: await wordsOf(db, { added, removed }),
      performedBy: userId,
      createdAt: now,
    });
    await db.update(jobApplications).set({ lastActivity: now }).where(eq(jobApplications.id, row.applicationId));
    const news = { id, companyId, added, removed, at: now.toISOString() };
    await db.execute(sql`select enqueue_task(${tellAboutPanelTask}, ${JSON.stringify(news)}::jsonb)`);
    const subject = await nameFor(db, application);
    await writeDown(db, { companyId, userId, deed: "interview.panel-changed", subject, subjectId: id });
    return { id, panel };
  });
  const changed = await sayingWhoIsTaken(done);
  nudge(tellAboutPanelTask);
  return changed;
};
