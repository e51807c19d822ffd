/** A workspace requests the candidate network; staff decide. The database computes whether it is open. */
import { and, eq, sql } from "drizzle-orm";
import type { NetworkDecision, NetworkState } from "#domain/companies/network-access.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companies, companyMembers, networkAccess } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import type { EnqueueAccountEmail } from "../accounts/email-address/account-email-queue.service.ts";

/** Inside `asActor` of the company. */
const readState = async (db: Database): Promise<NetworkState> => {
  const { rows } = await db.execute<{ state: NetworkState }>(sql`select own_network_state() as state`);
  return rows[0]?.state ?? "none";
};

export const readNetworkState = (
  db: Database,
  { companyId }: Pick<WorkspaceContext, "companyId">,
): Promise<NetworkState> => asActor(db, { companyId }, readState);

export const requestNetworkAccess = (db: Database, { companyId, userId }: WorkspaceContext): Promise<NetworkState> =>
  asActor(db, { companyId, userId }, async (db) => {
    if ((await readState(db)) !== "none") return readState(db);
    const inserted = await db
      .insert(networkAccess)
      .values({ companyId, state: "requested", requestedBy: userId, requestedAt: sql`now()` })
      .onConflictDoNothing();
    if (inserted.rowCount === 1) await recordAudit(db, { companyId, userId, action: "network.requested" });
    return readState(db);
  });

/** Inside staff's transaction. Confirmed admins get an email about an approval. */
export const decideNetworkAccess = async (
  db: Database,
  enqueueEmail: EnqueueAccountEmail,
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
  await recordAudit(db, { companyId, userId: staffId, action: `network.${state}` });
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
    await enqueueEmail(db, { kind: "network-approved", ...admin });
  }
};
