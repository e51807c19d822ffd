/** The pool of a workspace as the index knows it. Everything here runs inside `asActor`, in functions that ask who is asking. */
import { sql } from "drizzle-orm";
import type { CandidateFacts } from "#domain/matching/candidate-facts.ts";
import type { Pool } from "#domain/matching/pool-weights.ts";
import type { CandidateBrief } from "#domain/matching/search-row.ts";
import type { Term } from "#domain/matching/terms.ts";
import { engineVersion } from "#domain/matching/trace.ts";
import type { Database } from "../../db/client.ts";
import { keysFor, networkId } from "./match-keys.ts";

const integers = (values: readonly number[]) => sql`${`{${values.join(",")}}`}::integer[]`;
/** What the database compares with every row is sorted once here, and not by it each time. */
const sorted = (values: readonly number[]) => integers(values.toSorted((a, b) => a - b));
const uuids = (values: readonly string[]) => sql`${`{${values.join(",")}}`}::uuid[]`;

export interface PoolSize {
  readonly own: number;
  readonly network: number;
  /** Those of the network who are kept from this workspace; none of them is counted anywhere. */
  readonly hidden: readonly string[];
}

export const readPoolSize = async (db: Database): Promise<PoolSize> => {
  const { rows } = await db.execute<{ own: number; network: number; hidden: string[] }>(
    sql`select own, network, hidden from match_pool()`,
  );
  return rows[0] ?? { own: 0, network: 0, hidden: [] };
};

/** How many hold each of the terms: what the weights of a job's needs rest on, and what a search costs. */
export const readPool = async (
  db: Database,
  companyId: string,
  size: PoolSize,
  terms: readonly Term[],
): Promise<Pool> => {
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select match_holders_of(${integers(terms.map(keysFor(companyId)))}, ${integers(terms.map(keysFor(networkId)))}, ${uuids(size.hidden)}) as counts`,
  );
  const counts = rows[0]?.counts ?? [];
  return {
    size: size.own + size.network,
    holders: new Map(terms.map((term, at) => [term, counts[at] ?? 0] as const).filter(([, holders]) => holders > 0)),
  };
};

export interface NarrowRow {
  readonly id: string;
  readonly isNetwork: boolean;
  readonly terms: ReadonlySet<Term>;
  readonly brief: CandidateBrief;
}

/** "{12,7}" as numbers, each passed through `as`. */
const numbersIn = (text: string, as: (value: number) => number): ReadonlySet<number> => {
  const numbers = new Set<number>();
  let value = 0;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48) {
      if (code <= 57) value = value * 10 + code - 48;
      else if (text.length > 2) numbers.add(as(value));
    } else {
      numbers.add(as(value));
      value = 0;
    }
  }
  return numbers;
};

export interface Asked {
  /** Whoever holds a term of each of these… */
  readonly clauses: readonly (readonly Term[])[];
  /** …and none of these. */
  readonly except: readonly Term[];
}

/** Everybody of the pool who is asked for, or so many at most of one part of it, with those of `all` that they hold. */
export const findHolders = async (
  db: Database,
  companyId: string,
  { clauses, except }: Asked,
  all: readonly Term[],
  mostOfPart?: number,
): Promise<readonly NarrowRow[]> => {
  const [own, network] = [keysFor(companyId), keysFor(networkId)];
  const asked = (key: (term: Term) => number) =>
    sql`${JSON.stringify(clauses.map((clause) => `{${clause.map(key).join(",")}}`))}::jsonb`;
  const { rows } = await db.execute<{ subject_id: string; is_network: boolean; held: string; brief: string }>(
    sql`select subject_id, is_network, held, brief from match_find(array(select jsonb_array_elements_text(${asked(own)})),
      array(select jsonb_array_elements_text(${asked(network)})), ${sorted(except.map(own))}, ${sorted(except.map(network))}, ${sorted(all.map(own))}, ${sorted(all.map(network))}, ${engineVersion}, ${mostOfPart ?? null}::integer)`,
  );
  return rows.map((row) => ({
    id: row.subject_id,
    isNetwork: row.is_network,
    // A key turned with the pool once more is the term again.
    terms: numbersIn(row.held, row.is_network ? network : own),
    brief: JSON.parse(row.brief) as CandidateBrief,
  }));
};

export interface StoredFacts {
  readonly isNetwork: boolean;
  readonly facts: CandidateFacts;
  /** As it is stored, for the hash of a run. */
  readonly text: string;
}

export const readFacts = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, StoredFacts>> => {
  const { rows } = await db.execute<{ subject_id: string; is_network: boolean; facts: string }>(
    sql`select subject_id, is_network, facts from match_facts(${uuids(ids)}, ${engineVersion})`,
  );
  return new Map(
    rows.map((row) => [
      row.subject_id,
      { isNetwork: row.is_network, facts: JSON.parse(row.facts) as CandidateFacts, text: row.facts },
    ]),
  );
};
