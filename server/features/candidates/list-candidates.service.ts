/** The five fields that resolve a match to a name: the workspace's own candidates first, then the network's. */
import { and, desc, inArray, sql } from "drizzle-orm";
import { maxCandidatesPerResponse, type ListedCandidate } from "#domain/matching/endpoints/list-candidates.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import {
  type CursorPosition,
  type Viewer,
  readNetworkCandidates,
  type NetworkCandidate,
} from "./network-candidates.service.ts";

interface Page {
  readonly candidates: readonly ListedCandidate[];
  readonly next: string | null;
}

/** "own:2026-11-03T14:12:00.000Z:0190…": the list, and the last candidate of the previous page. */
const readCursor = (cursor: string): { readonly list: "own" | "network"; readonly before?: CursorPosition } => {
  const match = /^(own|network)(?::(.+Z):([0-9a-f-]{36}))?$/.exec(cursor);
  const list = match?.[1] === "network" ? "network" : "own";
  if (match?.[2] === undefined || Number.isNaN(Date.parse(match[2]))) return { list };
  return { list, before: { at: match[2], id: match[3] ?? "" } };
};

const columns = {
  id: candidates.id,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  currentTitle: candidates.currentTitle,
  location: candidates.location,
  at: sql<string>`to_char(${candidates.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
};

const listNetworkCandidate = ({ id, firstName, lastName, title, location }: NetworkCandidate): ListedCandidate => ({
  id,
  firstName,
  lastName,
  currentTitle: title,
  location,
});

const ownPage = async (db: Database, limit: number, before?: CursorPosition) =>
  db
    .select(columns)
    .from(candidates)
    .where(
      before === undefined
        ? undefined
        : sql`(${candidates.createdAt}, ${candidates.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`,
    )
    .orderBy(desc(candidates.createdAt), desc(candidates.id))
    .limit(limit);

export const listCandidates = (
  db: Database,
  viewer: Viewer,
  { ids, cursor }: { readonly ids: readonly string[]; readonly cursor: string },
): Promise<Page> =>
  asActor(db, viewer, async (db): Promise<Page> => {
    if (ids.length > 0) {
      const rows = await db
        .select(columns)
        .from(candidates)
        .where(and(inArray(candidates.id, [...ids])));
      const network = await readNetworkCandidates(db, { ids, limit: ids.length });
      return { candidates: [...rows, ...network.map(listNetworkCandidate)], next: null };
    }
    const { list, before } = readCursor(cursor);
    const ownCandidates = list === "network" ? [] : await ownPage(db, maxCandidatesPerResponse + 1, before);
    if (ownCandidates.length > maxCandidatesPerResponse) {
      const last = ownCandidates[maxCandidatesPerResponse - 1];
      return { candidates: ownCandidates.slice(0, maxCandidatesPerResponse), next: `own:${last?.at}:${last?.id}` };
    }
    const room = maxCandidatesPerResponse - ownCandidates.length;
    const network = await readNetworkCandidates(db, {
      limit: room + 1,
      before: list === "network" ? before : undefined,
    });
    const listedCandidates = [...ownCandidates, ...network.slice(0, room).map(listNetworkCandidate)];
    if (network.length <= room) return { candidates: listedCandidates, next: null };
    const last = network[room - 1];
    return {
      candidates: listedCandidates,
      next: last === undefined ? "network" : `network:${last.createdAt.toISOString()}:${last.id}`,
    };
  });
