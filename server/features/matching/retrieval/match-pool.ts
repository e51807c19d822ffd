/** The pool of a workspace as the index knows it. Call inside `asActor`: the database functions check the caller. */
import { sql } from "drizzle-orm";
import type { CandidateFacts } from "#domain/matching/facts/candidate-facts.ts";
import type { Pool } from "#domain/matching/retrieval/pool.ts";
import type { BoundInputs } from "#domain/matching/retrieval/search-row.ts";
import type { Term } from "#domain/matching/retrieval/terms.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
import type { Database } from "../../../db/client.ts";
import { keysFor, networkId } from "./match-keys.ts";

const integers = (values: readonly number[]) => sql`${`{${values.join(",")}}`}::integer[]`;
/** The database compares these with every row, so they are sorted once here. */
const sorted = (values: readonly number[]) => integers(values.toSorted((a, b) => a - b));
const uuids = (values: readonly string[]) => sql`${`{${values.join(",")}}`}::uuid[]`;

export interface PoolSize {
  readonly own: number;
  readonly network: number;
  /** Network members hidden from this workspace; no count includes them. */
  readonly hidden: readonly string[];
}

export const readPoolSize = async (db: Database): Promise<PoolSize> => {
  const { rows } = await db.execute<{ own: number; network: number; hidden: string[] }>(
    sql`select own, network, hidden from match_pool()`,
  );
  return rows[0] ?? { own: 0, network: 0, hidden: [] };
};

/** How many hold each term: the basis of a search's cost. */
export const readPool = async (
  db: Database,
  companyId: string,
  size: PoolSize,
  terms: readonly Term[],
): Promise<Pool> => {
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select match_counts_of_keys(${integers(terms.map(keysFor(companyId)))}, ${integers(terms.map(keysFor(networkId)))}, ${uuids(size.hidden)}) as counts`,
  );
  const counts = rows[0]?.counts ?? [];
  return {
    size: size.own + size.network,
    holders: new Map(
      terms.map((term, index) => [term, counts[index] ?? 0] as const).filter(([, holders]) => holders > 0),
    ),
  };
};

export interface NarrowRow {
  readonly id: string;
  readonly isNetwork: boolean;
  readonly terms: ReadonlySet<Term>;
  readonly brief: BoundInputs;
}

/** "{12,7}" as numbers, each passed through `as`. */
const numbersIn = (text: string, as: (value: number) => number): ReadonlySet<number> => {
  const numbers = new Set<number>();
  let value = 0;
  for (let index = 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
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

export interface HolderQuery {
  /** Rows must hold a term of each clause… */
  readonly clauses: readonly (readonly Term[])[];
  /** …and none of these. */
  readonly except: readonly Term[];
}

/** All matching rows of the pool, or a limited sample of one part of it, with the terms of `all` that each holds. */
export const findHolders = async (
  db: Database,
  companyId: string,
  { clauses, except }: HolderQuery,
  all: readonly Term[],
  sampleLimit?: number,
): Promise<readonly NarrowRow[]> => {
  const [ownKeys, network] = [keysFor(companyId), keysFor(networkId)];
  const clausesParam = (key: (term: Term) => number) =>
    sql`${JSON.stringify(clauses.map((clause) => `{${clause.map(key).join(",")}}`))}::jsonb`;
  const { rows } = await db.execute<{ subject_id: string; is_network: boolean; held: string; brief: string }>(
    sql`select subject_id, is_network, held, brief from match_find(array(select jsonb_array_elements_text(${clausesParam(ownKeys)})),
      array(select jsonb_array_elements_text(${clausesParam(network)})), ${sorted(except.map(ownKeys))}, ${sorted(except.map(network))}, ${sorted(all.map(ownKeys))}, ${sorted(all.map(network))}, ${engineVersion}, ${sampleLimit ?? null}::integer)`,
  );
  return rows.map((row) => ({
    id: row.subject_id,
    isNetwork: row.is_network,
    // Applying the pool key twice gives the term again.
    terms: numbersIn(row.held, row.is_network ? network : ownKeys),
    brief: JSON.parse(row.brief) as BoundInputs,
  }));
};

export interface StoredFacts {
  readonly isNetwork: boolean;
  readonly facts: CandidateFacts;
  /** The stored text, for the hash of a run. */
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
