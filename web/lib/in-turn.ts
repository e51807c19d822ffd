/**
 * One tab at a time, for whatever may give a visitor their first session: two at once would open two, and what belongs to one of
 * them would be lost.
 */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request("first-session", work) : work();
