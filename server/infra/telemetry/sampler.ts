/** Returns true for the first use of a key per time window, in this process; bounded in memory. */
export interface SamplerOptions {
  readonly windowMs: number;
  /** Beyond this many keys the oldest is evicted first. */
  readonly maxKeys: number;
  readonly now?: () => number;
}

export const createSampler = ({ windowMs, maxKeys, now = Date.now }: SamplerOptions) => {
  const until = new Map<string, number>();
  return (key: string): boolean => {
    const sampledAt = now();
    if ((until.get(key) ?? 0) > sampledAt) return false;
    until.delete(key);
    until.set(key, sampledAt + windowMs);
    const [oldest] = until.keys();
    if (until.size > maxKeys && oldest !== undefined) until.delete(oldest);
    return true;
  };
};
