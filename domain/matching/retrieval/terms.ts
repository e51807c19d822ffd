/**
 * Terms are what the index of candidates stores: 31-bit integers hashed from a kind and a name, so they stay the same when the
 * vocabulary grows. A collision only makes the scorer check a candidate needlessly.
 */
import { skillId } from "../../skills/skill-id.ts";

export type Term = number;
export type TermKind = "skill" | "occupation" | "degree" | "industry" | "place" | "circumstance";

export const termOf = (kind: TermKind, name: string): Term => {
  if (kind === "skill") return skillId(name);
  const text = `${kind}:${name.toLowerCase()}`;
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  // A final mix, because FNV alone leaves the high bits of short words alike.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c_1b_3c_6d);
  hash ^= hash >>> 12;
  return hash & 0x7f_ff_ff_ff;
};
