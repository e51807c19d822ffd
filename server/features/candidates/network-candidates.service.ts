/** Candidates of the network, as the database shows them to the open workspace. Hidden fields never leave the database. */
import { sql } from "drizzle-orm";
import { networkCode, networkFirstName } from "#domain/privacy/network-name.ts";
import { type VisibleProfile, visibleNameOf } from "#domain/privacy/visible-profile.ts";
import type { Database } from "../../db/client.ts";

export interface NetworkCandidate extends Omit<VisibleProfile, "projects"> {
  readonly id: string;
  readonly createdAt: Date;
}

/** The open workspace and the viewing person: a member of a blocked company sees nothing in any workspace. */
export interface Viewer {
  readonly companyId: string;
  readonly userId?: string;
}

export interface CursorPosition {
  readonly at: string;
  readonly id: string;
}

interface NetworkQuery {
  /** All candidates if omitted. */
  readonly ids?: readonly string[];
  readonly before?: CursorPosition | undefined;
  readonly limit: number;
}

const idList = (ids: readonly string[]) => sql`${`{${ids.join(",")}}`}::uuid[]`;

/** Inside `asActor` of a viewer. Newest first. */
export const readNetworkCandidates = async (
  db: Database,
  { ids, before, limit }: NetworkQuery,
): Promise<readonly NetworkCandidate[]> => {
  const { rows } = await db.execute<{ id: string; createdAt: string; seen: Omit<VisibleProfile, "projects"> }>(sql`
    select id, created_at as "createdAt", seen
    from match_network_people(${ids === undefined ? sql`null` : idList(ids)}, ${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid, ${limit})`);
  return rows.map(({ id, createdAt, seen }) => ({
    ...seen,
    // A person who accepts becomes a candidate of the workspace, so network candidates have no real name here.
    firstName: networkFirstName,
    lastName: networkCode(id),
    id,
    createdAt: new Date(createdAt),
  }));
};

export const nameOf = visibleNameOf;
