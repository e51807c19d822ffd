/**
 * Every term of the index is joined with the pool it is held in, so that a look into the index finds one workspace's people
 * and nobody else's, however many share the table.
 */
import type { Term } from "#domain/matching/terms.ts";

/** The network is a pool of its own, under an id that no company has; the same as in `match_network_id()`. */
export const networkId = "00000000-0000-7000-8000-000000000001";

/** The random end of the pool's id, in 31 bits. Ids that share it only bring rows that the pool's id then sorts out. */
const saltOf = (poolId: string): number => Number.parseInt(poolId.slice(-8), 16) & 0x7f_ff_ff_ff;

export const keysFor = (poolId: string): ((term: Term) => number) => {
  const salt = Math.imul(saltOf(poolId), 0x9e_37_79_b1) & 0x7f_ff_ff_ff;
  return (term) => term ^ salt;
};
