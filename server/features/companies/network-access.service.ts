/** A workspace asks for the candidate network; staff decide. Whether it is open is worked out in the database. */
import { and, eq, sql } from "drizzle-orm";
import type { NetworkDecision, NetworkState } from "#domain/companies/network-access.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companies, companyMembers, networkAccess } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { writeDown } from "../../infra/audit.ts";
import type { Worker } from "../../infra/who.ts";
import type { Post } from "../accounts/account-mail.service.ts";

/** Inside `asActor` of the company. */
const stateIn = async (db: Database): Promise<NetworkState> => {
  const { rows } = await db.execute<{ state: NetworkState }>(sql`select own_network_state() as state`);
  return rows[0]?.state ?? "none";
};

export const readNetworkState = (db: Database, { companyId }: Pick<Worker, "companyId">): Promise<NetworkState> =>
  asActor(db, { companyId }, stateIn);

export const requestNetworkAccess = (db: Database, { companyId, userId }: Worker): Promise<NetworkState> =>
  asActor(db, { companyId, userId }, async (db) => {
    if ((await stateIn(db)) !== "none") return stateIn(db);
    const made = await db
      .insert(networkAccess)
      .values({ companyId, state: "requested", requestedBy: userId, requestedAt: sql`now()` })
      .onConflictDoNothing();
    if (made.rowCount === 1) await writeDown(db, { companyId, userId, deed: "network.requested" });
    return stateIn(db);
  });

/** Inside staff's transaction. Confirmed admins hear of an approval by email. */
export const decideNetworkAccess = async (
  db: Database,
  post: Post,
  { companyId, staffId, state }: NetworkDecision & { readonly companyId: string; readonly staffId: string },
): Promise<void> => {
  const [before] = await db
    .select({ state: networkAccess.state })
    .from(networkAccess)
    .where(eq(networkAccess.companyId, companyId))
    .for("update");
  if (before?.state === state) return;
  const values = { state, decidedBy: staffId, decidedAt: sql`now()` };
  await db
    .insert(networkAccess)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: networkAccess.companyId, set: values });
  await writeDown(db, { companyId, userId: staffId, deed: `network.${state}` });
  if (state !== "approved") return;
  const admins = await db
    .select({ to: users.username, name: users.name, company: companies.name })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.permissions, "admin"),
        eq(users.emailVerified, true),
      ),
    );
  for (const admin of admins) {
    await post(db, { kind: "network-approved", ...admin });
  }
};
