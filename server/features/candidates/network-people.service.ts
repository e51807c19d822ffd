/** People of the network, as the database shows them to the workspace that is open: hidden fields never leave it. */
import { sql } from "drizzle-orm";
import { networkCode, networkFirstName } from "#domain/privacy/network-name.ts";
import { type SeenProfile, seenNameOf } from "#domain/privacy/seen-profile.ts";
import type { Database } from "../../db/client.ts";

export interface NetworkPerson extends Omit<SeenProfile, "projects"> {
  readonly id: string;
  readonly createdAt: Date;
}

/** Whose workspace is open, and who looks: a member of a blocked company sees nothing in any workspace. */
export interface Looker {
  readonly companyId: string;
  readonly userId?: string;
}

export interface Before {
  readonly at: string;
  readonly id: string;
}

interface Asked {
  /** All of them where left out. */
  readonly ids?: readonly string[];
  readonly before?: Before | undefined;
  readonly most: number;
}

const idList = (ids: readonly string[]) => sql`${`{${ids.join(",")}}`}::uuid[]`;

/** Inside `asActor` of a looker. The newest first. */
export const networkPeople = async (db: Database, { ids, before, most }: Asked): Promise<readonly NetworkPerson[]> => {
  const { rows } = await db.execute<{ id: string; createdAt: string; seen: Omit<SeenProfile, "projects"> }>(sql`
    select id, created_at as "createdAt", seen
    from match_network_people(${ids === undefined ? sql`null` : idList(ids)}, ${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid, ${most})`);
  return rows.map(({ id, createdAt, seen }) => ({
    ...seen,
    // Whoever accepts becomes a candidate of the workspace, so nobody here has a name yet.
    firstName: networkFirstName,
    lastName: networkCode(id),
    id,
    createdAt: new Date(createdAt),
  }));
};

export const nameOf = seenNameOf;
