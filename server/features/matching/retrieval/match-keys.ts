/**
 * Every term of the index is combined with the id of its pool, so that an index lookup finds one workspace's candidates only, even
 * though all workspaces share the table.
 */
import type { Term } from "#domain/matching/retrieval/terms.ts";

/** The network is a pool of its own, under an id that no company has; it equals `match_network_id()`. */
export const networkId = "00000000-0000-7000-8000-000000000001";

/** The random end of the pool's id, in 31 bits. Collisions only return rows that the pool id filter then drops. */
const saltOf = (poolId: string): number => Number.parseInt(poolId.slice(-8), 16) & 0x7f_ff_ff_ff;

export const keysFor = (poolId: string): ((term: Term) => number) => {
  const salt = Math.imul(saltOf(poolId), 0x9e_37_79_b1) & 0x7f_ff_ff_ff;
  return (term) => term ^ salt;
};
