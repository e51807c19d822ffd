/** A seeded random generator: the same seed gives the same results. */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  some<T>(from: readonly T[], count: number): T[];
}

/** mulberry32: small, fast and good enough for sample data. */
export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => {
    const item = from[Math.floor(next() * from.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  const some = <T>(from: readonly T[], count: number): T[] => {
    const remaining = [...from];
    const sample: T[] = [];
    while (sample.length < count && remaining.length > 0)
      sample.push(...remaining.splice(Math.floor(next() * remaining.length), 1));
    return sample;
  };
  return { next, between, pick, some };
};
