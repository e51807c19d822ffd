/** What a workspace may publish, read inside its wall; and the plans of all workspaces, which staff set. */
import { eq, sql } from "drizzle-orm";
import { type Allowance, allowanceOf, type PlanInUse, refusalOf } from "#domain/plans/allowance.ts";
import type { NetworkDecision, NetworkState } from "#domain/companies/network-access.ts";
import type { Client, PlanSetting } from "#domain/plans/client-plans.ts";
import type { PlanKey } from "#domain/plans/plans.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companies, workspacePlans } from "../../db/tables/companies.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import { actorOf, type SignedIn } from "../../infra/who.ts";
import type { Post } from "../accounts/account-mail.service.ts";
import { decideNetworkAccess } from "../companies/network-access.service.ts";

/** Samples are shown to nobody outside, so they take no place of a plan. */
const activePostings = async (db: Database, companyId: string): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from jobs_enhanced where company_id = ${companyId} and status = 'active' and not is_sample`,
  );
  return rows[0]?.n ?? 0;
};

const allowanceIn = async (db: Database, companyId: string, now: Date): Promise<Allowance> => {
  const [found] = await db
    .select({ createdAt: companies.createdAt, plan: workspacePlans.plan, endsOn: workspacePlans.endsOn })
    .from(companies)
    .leftJoin(workspacePlans, eq(workspacePlans.companyId, companies.id))
    .where(eq(companies.id, companyId));
  if (found === undefined) throw new AppError("not_found");
  const { createdAt, plan, endsOn } = found;
  return allowanceOf(createdAt, plan === null ? null : { plan: plan as PlanKey, endsOn }, now);
};

/** Inside `asActor`. */
export const readPlan = async (db: Database, companyId: string, now: Date): Promise<PlanInUse> => ({
  ...(await allowanceIn(db, companyId, now)),
  active: await activePostings(db, companyId),
});

/**
 * Inside the transaction that makes a posting active, before it does. The workspace's row is held until the end, so that of two
 * who publish at the limit the second counts the first one's posting.
 */
export const requireRoomForPosting = async (db: Database, companyId: string, now: Date): Promise<void> => {
  await db.execute(sql`select 1 from companies where id = ${companyId} for no key update`);
  const { active, ...allowance } = await readPlan(db, companyId, now);
  const refusal = refusalOf(allowance, active);
  if (refusal !== null) throw new AppError("conflict", refusal);
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

const mostClients = 200;

export const listClients = (db: Database, me: SignedIn, words: string, now: Date): Promise<Client[]> =>
  asActor(db, actorOf(me), async (db) => {
    const like = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const { rows } = await db.execute<ClientRow>(sql`
      select id, name, created_at, plan, ends_on::text, set_at, set_by, active_postings, website, network
      from client_workspaces() where name ilike ${like} order by network <> 'requested', created_at desc, id limit ${mostClients}`);
    return rows.map((row) => clientOf(row, now));
  });

/** No plan means that the trial, or its end, counts again. What is published stays, whatever is set. */
export const setPlan = (
  db: Database,
  me: SignedIn,
  companyId: string,
  setting: PlanSetting,
  now: Date,
): Promise<Client> =>
  asActor(db, { ...actorOf(me), companyId }, async (db) => {
    const { rows: known } = await db.execute<ClientRow>(sql`select 1 from client_workspaces() where id = ${companyId}`);
    if (known.length === 0) throw new AppError("not_found");
    const { plan, endsOn } = setting;
    if (plan === null) await db.delete(workspacePlans).where(eq(workspacePlans.companyId, companyId));
    else {
      const values = { plan, endsOn, setBy: me.id, setAt: now };
      await db
        .insert(workspacePlans)
        .values({ companyId, ...values })
        .onConflictDoUpdate({ target: workspacePlans.companyId, set: values });
    }
    const subject = plan === null ? "none" : endsOn === null ? plan : `${plan} until ${endsOn}`;
    await writeDown(db, { companyId, userId: me.id, deed: "plan.set", subject });
    return readClient(db, companyId, now);
  });

export const decideNetwork = (
  { db, post }: { readonly db: Database; readonly post: Post },
  me: SignedIn,
  companyId: string,
  { state }: NetworkDecision,
  now: Date,
): Promise<Client> =>
  asActor(db, { ...actorOf(me), companyId }, async (db) => {
    await readClient(db, companyId, now);
    await decideNetworkAccess(db, post, { companyId, staffId: me.id, state });
    return readClient(db, companyId, now);
  });
