/** The five fields by which a match is resolved to a name: the workspace's own people first, then the network's. */
import { and, desc, inArray, sql } from "drizzle-orm";
import { candidatesPerAnswer, type ListedCandidate } from "#domain/matching/list-candidates.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { type Before, type Looker, networkPeople, type NetworkPerson } from "./network-people.service.ts";

interface Page {
  readonly people: readonly ListedCandidate[];
  readonly next: string | null;
}

/** "own:2026-11-03T14:12:00.000Z:0190…": which of the two lists, and after whom. */
const readCursor = (cursor: string): { readonly list: "own" | "network"; readonly before?: Before } => {
  const found = /^(own|network)(?::(.+Z):([0-9a-f-]{36}))?$/.exec(cursor);
  const list = found?.[1] === "network" ? "network" : "own";
  if (found?.[2] === undefined || Number.isNaN(Date.parse(found[2]))) return { list };
  return { list, before: { at: found[2], id: found[3] ?? "" } };
};

const columns = {
  id: candidates.id,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  currentTitle: candidates.currentTitle,
  location: candidates.location,
  at: sql<string>`to_char(${candidates.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
};

const listed = ({ id, firstName, lastName, title, location }: NetworkPerson): ListedCandidate => ({
  id,
  firstName,
  lastName,
  currentTitle: title,
  location,
});

const ownPage = async (db: Database, most: number, before?: Before) =>
  db
    .select(columns)
    .from(candidates)
    .where(
      before === undefined
        ? undefined
        : sql`(${candidates.createdAt}, ${candidates.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`,
    )
    .orderBy(desc(candidates.createdAt), desc(candidates.id))
    .limit(most);

export const listCandidates = (
  db: Database,
  looker: Looker,
  { ids, cursor }: { readonly ids: readonly string[]; readonly cursor: string },
): Promise<Page> =>
  asActor(db, looker, async (db) => {
    if (ids.length > 0) {
      const own = await db
        .select(columns)
        .from(candidates)
        .where(and(inArray(candidates.id, [...ids])));
      const network = await networkPeople(db, { ids, most: ids.length });
      return { people: [...own, ...network.map(listed)], next: null };
    }
    const { list, before } = readCursor(cursor);
    const own = list === "network" ? [] : await ownPage(db, candidatesPerAnswer + 1, before);
    if (own.length > candidatesPerAnswer) {
      const last = own[candidatesPerAnswer - 1];
      return { people: own.slice(0, candidatesPerAnswer), next: `own:${last?.at}:${last?.id}` };
    }
    const room = candidatesPerAnswer - own.length;
    const network = await networkPeople(db, { most: room + 1, before: list === "network" ? before : undefined });
    const people = [...own, ...network.slice(0, room).map(listed)];
    if (network.length <= room) return { people, next: null };
    const last = network[room - 1];
    return { people, next: last === undefined ? "network" : `network:${last.createdAt.toISOString()}:${last.id}` };
  });
