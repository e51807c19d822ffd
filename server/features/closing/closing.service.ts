/** Starts and cancels the closing of a workspace. Public job posts leave the site, and return to it, in the same transaction. */
import { asc, eq, sql } from "drizzle-orm";
import { type Closing, type ClosingState, isSameName, type RowCounts } from "#domain/closing/closing.ts";
import { asActor, type Database } from "../../db/client.ts";
import { workspaceClosings } from "../../db/tables/closing.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

/** The task name is here so that the service does not import the task. */
export const notifyClosingTask = "notify-closing";

const findClosing = async (db: Database, companyId: string): Promise<Closing | null> => {
  const [row] = await db
    .select({ closing: workspaceClosings, by: users.name })
    .from(workspaceClosings)
    .leftJoin(users, eq(users.id, workspaceClosings.begunBy))
    .where(eq(workspaceClosings.companyId, companyId));
  if (row === undefined) return null;
  const { id, begunAt, endsAt, hiddenCards } = row.closing;
  return {
    id,
    begunAt: begunAt.toISOString(),
    begunBy: row.by,
    endsAt: endsAt.toISOString(),
    hiddenPostings: hiddenCards.length,
  };
};

const requireCompany = async (db: Database, companyId: string, lock: boolean) => {
  const query = db.select().from(companies).where(eq(companies.id, companyId));
  const [company] = await (lock ? query.for("update") : query);
  if (company === undefined) throw new AppError("not_found");
  return company;
};

const countOf = async (db: Database, what: ReturnType<typeof sql>): Promise<number> =>
  (await db.execute<{ n: number }>(sql`select count(*)::integer as n from ${what}`)).rows[0]?.n ?? 0;

export const readClosing = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  graceDays: number,
): Promise<ClosingState> =>
  asActor(db, { companyId, userId }, async (db) => {
    const { name } = await requireCompany(db, companyId, false);
    const { rows } = await db.execute<{ counts: RowCounts }>(sql`select own_workspace_counts() as counts`);
    return {
      name,
      graceDays,
      closing: await findClosing(db, companyId),
      counts: rows[0]?.counts ?? {},
      publicPostings: await countOf(db, sql`jobs j join jobs_enhanced e on e.id = j.position_id where j.is_active`),
      waitingApplicants: await countOf(
        db,
        sql`(select distinct lower(s.email) from application_submissions s join job_applications a on a.id = s.application_id
          where a.status = 'active' and a.stage not in ('hired', 'rejected')) as waiting`,
      ),
    };
  });

/** Notifies every member of the workspace, at any level. */
const notifyMembers = async (db: Database, closingId: string, companyId: string, about: "begun" | "cancelled") => {
  const members = await db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.joinedAt));
  for (const { userId } of members) {
    const payload = JSON.stringify({ closingId, companyId, userId, about });
    await db.execute(sql`select enqueue_task(${notifyClosingTask}, ${payload}::jsonb)`);
  }
};

const idsOf = async (db: Database, query: ReturnType<typeof sql>): Promise<string[]> =>
  (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id);

export const beginClosing = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  typedName: string,
  graceDays: number,
): Promise<Closing> =>
  asActor(db, { companyId, userId }, async (db) => {
    // Locks jobs before the company, in the same order as publishing, so that the two cannot deadlock.
    await db.execute(sql`select 1 from jobs_enhanced where status = 'active' order by id for update`);
    const company = await requireCompany(db, companyId, true);
    if (company.isSample) throw new AppError("forbidden");
    if (!isSameName(typedName, company.name)) {
      const message = `Enter the name exactly as shown: ${company.name}`;
      throw new AppError("validation_failed", message, { name: message });
    }
    if ((await findClosing(db, companyId)) !== null)
      throw new AppError("conflict", "This workspace is already closing.");
    // Keeps the date of change, so that a canceled closing restores everything as it was.
    const pausedJobs = await idsOf(
      db,
      sql`update jobs_enhanced set status = 'paused' where status = 'active' returning id`,
    );
    const hiddenCards = await idsOf(
      db,
      sql`update jobs j set is_active = false from jobs_enhanced e where e.id = j.position_id and j.is_active returning j.id`,
    );
    const [row] = await db
      .insert(workspaceClosings)
      .values({
        companyId,
        begunBy: userId,
        endsAt: sql`now() + make_interval(days => ${graceDays})`,
        pausedJobs,
        hiddenCards,
      })
      .returning({ id: workspaceClosings.id });
    const closing = await findClosing(db, companyId);
    if (row === undefined || closing === null) throw new Error("the closing was not stored");
    await recordAudit(db, { companyId, userId, action: "workspace.closing", subject: closing.endsAt.slice(0, 10) });
    await notifyMembers(db, row.id, companyId, "begun");
    return closing;
  });

const idList = (ids: readonly string[]) =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Publishing sets a new date, and job alerts would announce the card again, so the previous date is restored. */
const restoreCards = async (db: Database, cards: readonly string[]): Promise<void> => {
  const { rows } = await db.execute(
    sql`select id, published_at::text as published_at from jobs where id in ${idList(cards)}`,
  );
  await db.execute(sql`update jobs set is_active = true where id in ${idList(cards)}`);
  await db.execute(sql`update jobs j set published_at = was.published_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as was(id uuid, published_at timestamptz) where j.id = was.id`);
};

/** Fails after the workspace was erased. A job post that expired in the meantime is paused by its own task. */
export const cancelClosing = (db: Database, { companyId, userId }: WorkspaceContext): Promise<void> =>
  asActor(db, { companyId, userId }, async (db) => {
    await requireCompany(db, companyId, true);
    const [row] = await db.delete(workspaceClosings).where(eq(workspaceClosings.companyId, companyId)).returning();
    if (row === undefined) throw new AppError("conflict", "This workspace isn't closing.");
    const { id, pausedJobs, hiddenCards } = row;
    await db.execute(
      sql`update jobs_enhanced set status = 'active' where status = 'paused' and id in ${idList(pausedJobs)}`,
    );
    await restoreCards(db, hiddenCards);
    await recordAudit(db, { companyId, userId, action: "workspace.kept" });
    await notifyMembers(db, id, companyId, "cancelled");
  });

/** Checked before an invitation is sent or accepted. */
export const isClosing = async (db: Database, companyId: string): Promise<boolean> =>
  (await db.$count(workspaceClosings, eq(workspaceClosings.companyId, companyId))) > 0;
