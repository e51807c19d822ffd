/** What a workspace may publish, read as that workspace; and the plans of all workspaces, which staff set. */
import { eq, sql } from "drizzle-orm";
import { type Allowance, allowanceOf, type PlanInUse, publishDenialReason } from "#domain/plans/allowance.ts";
import type { NetworkDecision, NetworkState } from "#domain/companies/network-access.ts";
import type { Client, PlanSetting } from "#domain/plans/client-plans.ts";
import type { PlanKey } from "#domain/plans/plans.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companies, workspacePlans } from "../../db/tables/companies.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import { databaseActorOf, type SignedIn } from "../../infra/auth/auth-context.ts";
import type { EnqueueAccountEmail } from "../accounts/email-address/account-email-queue.service.ts";
import { decideNetworkAccess } from "../companies/network-access.service.ts";

/** Samples are never public, so they don't count against a plan. */
const activePostings = async (db: Database, companyId: string): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from jobs_enhanced where company_id = ${companyId} and status = 'active' and not is_sample`,
  );
  return rows[0]?.n ?? 0;
};

const allowanceIn = async (db: Database, companyId: string, now: Date): Promise<Allowance> => {
  const [company] = await db
    .select({ createdAt: companies.createdAt, plan: workspacePlans.plan, endsOn: workspacePlans.endsOn })
    .from(companies)
    .leftJoin(workspacePlans, eq(workspacePlans.companyId, companies.id))
    .where(eq(companies.id, companyId));
  if (company === undefined) throw new AppError("not_found");
  const { createdAt, plan, endsOn } = company;
  return allowanceOf(createdAt, plan === null ? null : { plan: plan as PlanKey, endsOn }, now);
};

/** Call inside `asActor`. */
export const readPlan = async (db: Database, companyId: string, now: Date): Promise<PlanInUse> => ({
  ...(await allowanceIn(db, companyId, now)),
  active: await activePostings(db, companyId),
});

/**
 * Call inside the transaction that activates a posting, before it does. The workspace's row stays locked until the end, so that
 * the second of two simultaneous posts counts the first.
 */
export const requirePostingAllowance = async (db: Database, companyId: string, now: Date): Promise<void> => {
  await db.execute(sql`select 1 from companies where id = ${companyId} for no key update`);
  const { active, ...allowance } = await readPlan(db, companyId, now);
  const denialReason = publishDenialReason(allowance, active);
  if (denialReason !== null) throw new AppError("conflict", denialReason);
};

interface ClientRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly plan: PlanKey | null;
  readonly ends_on: string | null;
  readonly set_at: Date | null;
  readonly set_by: string | null;
  readonly active_postings: number;
  readonly website: string | null;
  readonly network: NetworkState;
}

const clientOf = (row: ClientRow, now: Date): Client => {
  const booking = row.plan === null ? null : { plan: row.plan, endsOn: row.ends_on };
  const createdAt = new Date(row.created_at);
  return {
    id: row.id,
    name: row.name,
    createdAt: createdAt.toISOString(),
    booking,
    setAt: row.set_at === null ? null : new Date(row.set_at).toISOString(),
    setBy: row.set_by,
    website: row.website,
    network: row.network,
    plan: { ...allowanceOf(createdAt, booking, now), active: row.active_postings },
  };
};

const readClient = async (db: Database, companyId: string, now: Date): Promise<Client> => {
  const { rows } = await db.execute<ClientRow>(sql`
    select id, name, created_at, plan, ends_on::text, set_at, set_by, active_postings, website, network
    from client_workspaces() where id = ${companyId}`);
  const [row] = rows;
  if (row === undefined) throw new AppError("not_found");
  return clientOf(row, now);
};

const maxClients = 1000;

export const listClients = (db: Database, staff: SignedIn, query: string, now: Date): Promise<Client[]> =>
  asActor(db, databaseActorOf(staff), async (db) => {
    const like = `%${query.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const { rows } = await db.execute<ClientRow>(sql`
      select id, name, created_at, plan, ends_on::text, set_at, set_by, active_postings, website, network
      from client_workspaces() where name ilike ${like} order by network <> 'requested', created_at desc, id limit ${maxClients}`);
    return rows.map((row) => clientOf(row, now));
  });

/** Without a plan, the trial or its end applies again. Published jobs stay published. */
export const setPlan = (
  db: Database,
  staff: SignedIn,
  companyId: string,
  setting: PlanSetting,
  now: Date,
): Promise<Client> =>
  asActor(db, { ...databaseActorOf(staff), companyId }, async (db) => {
    const { rows: existing } = await db.execute<ClientRow>(
      sql`select 1 from client_workspaces() where id = ${companyId}`,
    );
    if (existing.length === 0) throw new AppError("not_found");
    const { plan, endsOn } = setting;
    if (plan === null) await db.delete(workspacePlans).where(eq(workspacePlans.companyId, companyId));
    else {
      const values = { plan, endsOn, setBy: staff.id, setAt: now };
      await db
        .insert(workspacePlans)
        .values({ companyId, ...values })
        .onConflictDoUpdate({ target: workspacePlans.companyId, set: values });
    }
    const subject = plan === null ? "none" : endsOn === null ? plan : `${plan} until ${endsOn}`;
    await recordAudit(db, { companyId, userId: staff.id, action: "plan.set", subject });
    return readClient(db, companyId, now);
  });

export const decideNetwork = (
  { db, enqueueEmail }: { readonly db: Database; readonly enqueueEmail: EnqueueAccountEmail },
  staff: SignedIn,
  companyId: string,
  { state }: NetworkDecision,
  now: Date,
): Promise<Client> =>
  asActor(db, { ...databaseActorOf(staff), companyId }, async (db) => {
    await readClient(db, companyId, now);
    await decideNetworkAccess(db, enqueueEmail, { companyId, staffId: staff.id, state });
    return readClient(db, companyId, now);
  });
