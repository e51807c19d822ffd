/** Who can join a panel, their hours, and when they are free. Call inside `asActor` of the workspace. */
import { eq, sql } from "drizzle-orm";
import type { WorkingHours } from "#domain/interviews/working-hours.ts";
import { defaultWorkingHours } from "#domain/interviews/working-hours.ts";
import type { PanelTimes } from "#domain/interviews/panel-times.ts";
import { asActor, type Database } from "../../../db/client.ts";
import { memberHours } from "../../../db/tables/interview-panels.ts";
import { AppError } from "../../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../../infra/auth/auth-context.ts";
import { missingFor, panelSlots, type Span } from "./panel-slots.ts";

export interface Interviewer {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly position: string | null;
  readonly hours: WorkingHours;
  readonly hasSetHours: boolean;
}

/** Members of the workspace, and recruiters of the firm with access to it. */
export const readInterviewers = async (db: Database, companyId: string): Promise<readonly Interviewer[]> => {
  const { rows } = await db.execute<{ userId: string; name: string; email: string; position: string | null }>(sql`
    select u.id as "userId", u.name, u.username as email, min(inside.position) as position
    from (select user_id, position from company_members where company_id = ${companyId}
      union all select user_id, null from recruiter_access where company_id = ${companyId} and dismissed_at is null) inside
    join users u on u.id = inside.user_id group by u.id, u.name, u.username order by u.name, u.id`);
  const set = await db.select().from(memberHours).where(eq(memberHours.companyId, companyId));
  return rows.map((row) => {
    const memberHoursRow = set.find(({ userId }) => userId === row.userId);
    const hours =
      memberHoursRow === undefined
        ? defaultWorkingHours
        : { timeZone: memberHoursRow.timeZone, week: memberHoursRow.week };
    return { ...row, hours, hasSetHours: memberHoursRow !== undefined };
  });
};

/** Sorted in the order in which rows are written, so that two panels that share people cannot deadlock. */
export const requirePanel = async (
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<readonly Interviewer[]> => {
  const interviewers = await readInterviewers(db, companyId);
  const panel = interviewers.filter(({ userId }) => ids.includes(userId));
  if (panel.length === ids.length) return panel.toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
  const message = "Choose people from this workspace";
  throw new AppError("not_found", message, { panel: message });
};

/** Busy times by user id, without the interview that is being moved. */
const readBusy = async (
  db: Database,
  ids: readonly string[],
  { from, to }: Span,
  excludedInterviewId: string | null = null,
): Promise<ReadonlyMap<string, readonly Span[]>> => {
  const { rows } = await db.execute<{ user_id: string; starts: string; ends: string }>(sql`
    select user_id, extract(epoch from starts_at) * 1000 as starts, extract(epoch from ends_at) * 1000 as ends
    from panel_busy(${sql.param([...ids])}::uuid[], ${new Date(from).toISOString()}, ${new Date(to).toISOString()}, ${excludedInterviewId})`);
  return new Map(
    ids.map((id) => [
      id,
      rows.filter((row) => row.user_id === id).map(({ starts, ends }) => ({ from: Number(starts), to: Number(ends) })),
    ]),
  );
};

export interface SlotQuery {
  readonly asked: Span;
  readonly durationMinutes: number;
  readonly bufferMinutes: number;
  readonly excludedInterviewId?: string | null;
  /** The candidate's interviews elsewhere. */
  readonly candidateBusy?: readonly Span[];
}

/** Milliseconds around the range: interviews just outside it count with their buffers. */
const maxBufferMs = 4 * 3_600_000;

export const findFreeSlots = async (db: Database, panel: readonly Interviewer[], query: SlotQuery) => {
  const { asked, excludedInterviewId = null, candidateBusy = [] } = query;
  const ids = panel.map(({ userId }) => userId);
  const busy = await readBusy(
    db,
    ids,
    { from: asked.from - maxBufferMs, to: asked.to + maxBufferMs },
    excludedInterviewId,
  );
  const slots = panelSlots(
    panel.map(({ userId, hours }) => ({ hours, busy: [...(busy.get(userId) ?? []), ...candidateBusy] })),
    query,
  );
  return { busy, slots };
};

const dayMs = 86_400_000;
const iso = (index: number): string => new Date(index).toISOString();

export const findPanelTimes = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  request: {
    readonly panel: readonly string[];
    readonly from: string;
    readonly days: number;
    readonly duration: number;
    readonly exceptInterviewId?: string | undefined;
  },
  now: Date,
): Promise<PanelTimes> =>
  asActor(db, { companyId, userId }, async (db) => {
    const panel = await requirePanel(db, companyId, request.panel);
    const from = Math.max(Date.parse(request.from), now.getTime());
    const range = { from, to: Date.parse(request.from) + request.days * dayMs };
    const rules = { asked: range, durationMinutes: request.duration, bufferMinutes: 0 };
    const { busy, slots } = await findFreeSlots(db, panel, {
      ...rules,
      excludedInterviewId: request.exceptInterviewId ?? null,
    });
    return {
      members: panel.map(({ userId, name, hours, hasSetHours }) => ({
        userId,
        name,
        timeZone: hours.timeZone,
        hasSetHours,
        busy: (busy.get(userId) ?? []).map((span) => ({ startsAt: iso(span.from), endsAt: iso(span.to) })),
        lacks: slots.length > 0 ? null : missingFor({ hours, busy: busy.get(userId) ?? [] }, rules),
      })),
      slots: slots.map((slot) => slot.toISOString()),
    };
  });

export const listInterviewers = (db: Database, { companyId, userId }: WorkspaceContext) =>
  asActor(db, { companyId, userId }, async (db) => ({
    people: (await readInterviewers(db, companyId)).map(({ hours, email: _email, ...person }) => ({
      ...person,
      timeZone: hours.timeZone,
      isMe: person.userId === userId,
    })),
  }));

export const readOwnHours = (db: Database, { companyId, userId }: WorkspaceContext) =>
  asActor(db, { companyId, userId }, async (db) => {
    const [ownHours] = await db.select().from(memberHours).where(eq(memberHours.userId, userId));
    if (ownHours === undefined) return { hours: defaultWorkingHours, isSet: false };
    return { hours: { timeZone: ownHours.timeZone, week: ownHours.week }, isSet: true };
  });

export const saveOwnHours = (db: Database, context: WorkspaceContext, { timeZone, week }: WorkingHours) =>
  asActor(db, context, async (db) => {
    const { companyId, userId } = context;
    await db
      .insert(memberHours)
      .values({ companyId, userId, timeZone, week })
      .onConflictDoUpdate({ target: [memberHours.companyId, memberHours.userId], set: { timeZone, week } });
    return { hours: { timeZone, week }, isSet: true };
  });
